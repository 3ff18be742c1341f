import { expect, test } from "vitest";
import { matches, needles, pieces } from "./search";

const BOOK = [
  "A mixed bid names only a number.",
  "Der Höchstbietende zahlt. Ein Gebot genügt.",
  "Pay the bid, mixed or not.",
];

test("words that stand together are looked for together", () => {
  const found = needles("mixed  bid", BOOK);
  expect(found).toEqual(["mixed bid"]);
  expect(BOOK.filter((text) => matches(text, found))).toHaveLength(1);
});

test("words that never stand together are looked for one by one", () => {
  const found = needles("number mixed", BOOK);
  expect(found).toEqual(["number", "mixed"]);
  expect(BOOK.filter((text) => matches(text, found))).toEqual([BOOK[0]]);
});

test("case and accents make no difference, and the places stay right", () => {
  const found = needles("HOCHST", BOOK);
  expect(pieces(BOOK[1]!, found).filter((piece) => piece.hit)).toEqual([{ text: "Höchst", hit: true }]);
  expect(
    pieces(BOOK[1]!, found)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(BOOK[1]);
});

test("nothing typed finds nothing", () => {
  expect(needles("  ", BOOK)).toEqual([]);
  expect(matches(BOOK[0]!, [])).toBe(false);
  expect(pieces(BOOK[0]!, [])).toEqual([{ text: BOOK[0], hit: false }]);
});
