import { expect, test } from "vitest";
import { linked } from "./words";

const glossary = [
  { id: "quartet", term: "quartet" },
  { id: "joker", term: "joker" },
  { id: "joker-quartet", term: "joker quartet" },
  { id: "pile", term: "Stapel (offen)" },
];
const words = (text: string) =>
  linked(text, glossary)
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
      linked(text, glossary)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  }
});
