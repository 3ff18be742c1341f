import { expect, test } from "vitest";
import type { Now } from "../../api/api";
import type { Said } from "../../words/words";
import { flights } from "./flights";

test("markers come from whoever played and go to whoever takes them", () => {
  const say: Said[] = [
    ["gh-played", { seat: 2, clue: 7 }, ""],
    ["gh-put", { building: "bank", lots: ["A2", "B1"], number: 2 }, ""],
    ["gh-removed", { seat: 2, building: "hotel", lots: ["A2"], number: 1 }, ""],
    ["gh-placed", { building: "bank", lot: "B1", locomotive: 4 }, ""],
    ["gh-cleared", { seat: 2, building: "church", lot: "B1" }, ""],
  ];
  const after = {} as Now;
  const found = flights({ before: after, after, entries: [{ number: 1, by: 2, say }] });
  expect(found.map(({ from, to, turn }) => [from, to, turn])).toEqual([
    ["seat-2", "lot-A2", 0],
    ["seat-2", "lot-B1", 1],
    ["lot-A2", "seat-2", 2],
    ["lot-B1", "seat-2", 3],
  ]);
});
