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

test("parts of a word are not torn apart", () => {
  expect(shown("Mietstall, Kutschenstation, Stadtrand, Telegrafenamt", "de")).toBe(
    "Miet-stall, Kut-schen-sta-tion, Stadt-rand, Te-le-gra-fen-amt",
  );
  expect(shown("Beanspruchen, widerspricht, Zurücklegen, gegenüber", "de")).toBe(
    "Be-an-spru-chen, wi-der-spricht, Zu-rück-le-gen, ge-gen-über",
  );
  expect(shown("Südosten, Zugüberfalls, erinnerte, verändert", "de")).toBe(
    "Süd-os-ten, Zug-über-falls, er-in-ner-te, ver-än-dert",
  );
  expect(shown("zuidoosten, oosteinde, noordoosten, zuidrand", "nl")).toBe(
    "zuid-oos-ten, oost-ein-de, noord-oos-ten, zuid-rand",
  );
  expect(shown("achteraf, tegenover, treinoverval, buitenste", "nl")).toBe(
    "ach-ter-af, te-gen-over, trein-over-val, bui-ten-ste",
  );
  expect(shown("BEGRAFENISONDERNEMER, herinnerde, Terugleggen", "nl")).toBe(
    "BE-GRA-FE-NIS-ON-DER-NE-MER, her-in-ner-de, Te-rug-leg-gen",
  );
});
