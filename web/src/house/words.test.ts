import { expect, test } from "vitest";
import { linked, linkedInTurn } from "./words";

const glossary = [
  { id: "quartet", term: "quartet" },
  { id: "joker", term: "joker" },
  { id: "joker-quartet", term: "joker quartet" },
  { id: "pile", term: "Stapel (offen)" },
];
const words = (text: string) =>
  linked(text, glossary, "en")
    .filter(({ word }) => word)
    .map(({ text, word }) => [text, word]);

test("words of the glossary are found whole, in any case and number, the first time", () => {
  expect(words("Quartets beat quartettos; a quartet is four.")).toEqual([["Quartets", "quartet"]]);
});

test("the longer word wins over those within it", () => {
  expect(words("A joker quartet takes four jokers.")).toEqual([
    ["joker quartet", "joker-quartet"],
    ["jokers", "joker"],
  ]);
});

test("nothing of the text is lost", () => {
  for (const text of ["", "plain", "joker", "A joker, a quartet", "Stapel (offen)!"]) {
    expect(
      linked(text, glossary, "en")
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  }
});

test.each([
  ["en", "mouse", "24 mice"],
  ["en", "die", "the die faces"],
  ["en", "city", "two cities"],
  ["de", "Bauplatz", "auf zwei Bauplätzen"],
  ["de", "Maus", "24 Mäuse"],
  ["de", "Ereignis", "der Ereignisse"],
  ["de", "letzter Zahltag", "nach dem letzten Zahltag"],
  ["fr", "chapeau", "quatre chapeaux"],
  ["fr", "carte chiffrée", "deux cartes chiffrées"],
  ["fr", "chef d’orchestre", "les chefs d’orchestre"],
  ["it", "edificio", "22 edifici"],
  ["it", "riga", "le righe piene"],
  ["it", "buco", "chiude i buchi"],
  ["it", "fila dei jolly", "le file dei jolly"],
  ["it", "cambiale", "13 cambiali"],
  ["nl", "muis", "24 muizen"],
  ["nl", "schuldbrief", "13 schuldbrieven"],
  ["nl", "plek", "zes plekken"],
  ["nl", "dobbelsteen", "twee dobbelstenen"],
  ["nl", "kolom", "de kolommen"],
  ["nl", "gebeurtenis", "de gebeurtenissen"],
])("in %s %s is found in “%s”", (lang, term, text) => {
  expect(linked(text, [{ id: "it", term }], lang).some(({ word }) => word)).toBe(true);
});

test.each([
  ["de", "Würfel", "alle würfeln"],
  ["it", "punto", "la punta"],
  ["it", "offerta", "ha offerto"],
  ["nl", "rij", "rijden"],
  ["en", "lot", "lottery"],
  ["fr", "dé", "des dettes"],
])("in %s %s is not found in “%s”", (lang, term, text) => {
  expect(linked(text, [{ id: "it", term }], lang).some(({ word }) => word)).toBe(false);
});

const inTurn = (words: Parameters<typeof linkedInTurn>[1], ...texts: string[]) =>
  linkedInTurn(
    texts.map((text, number) => ({ id: `KB-${number}`, text })),
    words,
    "en",
  ).map((parts) => parts.map(({ word }) => word).filter(Boolean));

test("in clauses that follow each other a word leads there once", () => {
  expect(inTurn(glossary, "A joker.", "Two jokers and a quartet.")).toEqual([["joker"], ["quartet"]]);
});

test("where a word means something else it leads nowhere, and the next one does", () => {
  const start = [{ id: "start", term: "start", elsewhere: ["KB-0"] }];
  expect(inTurn(start, "A start space.", "All hats begin at the start.")).toEqual([[], ["start"]]);
});
