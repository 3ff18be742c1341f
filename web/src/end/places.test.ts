import { expect, test } from "vitest";
import { apart, inPlaces } from "./places";
import { lines } from "./picture";

test("places are told best first, and equals by their seat", () => {
  expect(inPlaces([3, 1, 2])).toEqual([1, 2, 0]);
  expect(inPlaces([1, 3, 1])).toEqual([0, 2, 1]);
});

test("what parts a seat from the best of the others", () => {
  expect(apart([7, 6, 0], 1)).toBe(-1);
  expect(apart([7, 6, 0], 0)).toBe(1);
  expect(apart([7, 7], 0)).toBe(0);
});

test("a headline breaks after its colon and shrinks until it fits", () => {
  const narrow = (text: string, size: number) => text.length * size * 0.5;
  expect(lines("Mara came third: one mouse short", narrow).lines).toEqual(["Mara came third:", "one mouse short"]);
  expect(lines("Mara won", narrow)).toEqual({ size: 52, lines: ["Mara won"] });
  expect(lines("A name that goes on and on and on came second", narrow).size).toBeLessThan(52);
});
