import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, preferred, Words, type Said } from "./words";

const SALOON = "../src/saloon";
const GAMES = readdirSync(`${SALOON}/games`).filter((name) => !/^__|\.py$/.test(name));
const FOLDERS = ["words", ...GAMES.map((game) => `games/${game}/words`)];

const source = (lang: string) =>
  FOLDERS.map((folder) => readFileSync(`${SALOON}/${folder}/${lang}.ftl`, "utf-8")).join("\n");

describe("the catalogues", () => {
  test.each(LANGUAGES)("%s opens without a mistake", (lang) => {
    expect(new Words(lang, source(lang)).has("web-house")).toBe(true);
  });

  test("a missing key is an error, never a blank", () => {
    expect(() => new Words("en", source("en")).text("no-such-key")).toThrow("no-such-key");
  });
});

test("the browser's first wish that we speak is taken", () => {
  expect(preferred(["pt-BR", "it-CH", "en"])).toBe("it");
  expect(preferred([])).toBe("en");
});

/** Messages that the server put into words; see tests/web/test_words.py. */
const cases = process.env.SALOON_SAID
  ? (JSON.parse(readFileSync(process.env.SALOON_SAID, "utf-8")) as [string, Said, string[], number | null, string][])
  : [];

test.runIf(cases.length)("every message reads as on the server", () => {
  const words = new Map(LANGUAGES.map((lang) => [lang as string, new Words(lang, source(lang))]));
  for (const [lang, said, names, you, text] of cases) {
    expect(words.get(lang)!.say(said, names, you)).toBe(text);
  }
});
