import { expect, test } from "vitest";
import { hyphenated } from "./hyphens";

const shown = (text: string, lang: "de" | "fr" | "it" | "nl" | "en") =>
  hyphenated(text, lang).replaceAll("\u00ad", "-");

test("long words can break where a syllable begins", () => {
  expect(shown("die Schmiede", "de")).toBe("die Schmie-de");
  expect(shown("ausspielen, unspielbare", "de")).toBe("aus-spie-len, un-spiel-ba-re");
  expect(shown("Gefängnis, Sägewerk, Bestatter, Kutschen", "de")).toBe(
    "Ge-fäng-nis, Sä-ge-werk, Be-stat-ter, Kut-schen",
  );
  expect(shown("maestria", "it")).toBe("mae-stria");
  expect(shown("mercoledì", "it")).toBe("mer-co-le-dì");
  expect(shown("contredit, manœuvre", "fr")).toBe("con-tre-dit, ma-nœu-vre");
  expect(hyphenated("marqueur", "fr", 10)).toBe("marqueur");
  expect(shown("tweede", "nl")).toBe("tweede");
  expect(shown("unplayable", "en")).toBe("unplayable");
});
