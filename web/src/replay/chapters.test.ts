import { expect, test } from "vitest";
import { chapterAfter, chapterAt, chapterBefore, chapters, decision, decisionsOf, marks, type Told } from "./chapters";

function told(by: number | "chance", ...keys: string[]): Told {
  return { by, asked: by !== "chance", say: keys.map((key) => [key, { seat: 1 }, ""] as const) };
}

const BLUES = [
  told("chance", "kb-dealt"),
  told("chance", "kb-turned"),
  told("chance", "kb-turned"),
  told("chance", "kb-bonus"),
  told("chance", "kb-turned"),
  told(0, "kb-bid"),
  told(1, "kb-passed", "kb-won"),
  told(0, "kb-laid"),
  told("chance", "kb-turned"),
  told(1, "kb-bid"),
];

test("an auction is a chapter, however many cards are turned up for its lot", () => {
  const found = chapters("katzenjammer", BLUES);
  expect(found.map((each) => each.first)).toEqual([1, 2, 9]);
  expect(found[2]!.title).toEqual(["kb-screen-lot-number", { number: 2 }, ""]);
});

test("a turn is a chapter that begins after its announcement", () => {
  const entries = [
    told("chance", "gh-dealt", "gh-turn"),
    told(1, "gh-played"),
    told(1, "gh-done", "gh-turn"),
    told(0, "gh-played"),
  ];
  const found = chapters("gadshill", entries);
  expect(found.map((each) => each.first)).toEqual([1, 2, 4]);
  expect(found[1]!.title).toEqual(["web-replay-turn", { number: 1, seat: 1 }, ""]);
});

test("quartets mark the scrubber", () => {
  expect(marks("katzenjammer", BLUES)).toEqual([{ step: 8, sign: "quartet" }]);
});

test("chapters and decisions can be jumped to from anywhere", () => {
  const found = chapters("katzenjammer", BLUES);
  expect(chapterAt(found, 0)).toBe(0);
  expect(chapterAt(found, 8)).toBe(1);
  expect(chapterBefore(found, 2)).toBe(1);
  expect(chapterBefore(found, 1)).toBe(0);
  expect(chapterBefore(found, 5)).toBe(2);
  expect(chapterAfter(found, 5, 10)).toBe(9);
  expect(chapterAfter(found, 9, 10)).toBe(10);
  expect(decision(BLUES, 0, 1)).toBe(6);
  expect(decision(BLUES, 8, 1)).toBe(10);
  expect(decision(BLUES, 10, 1)).toBe(10);
  expect(decision(BLUES, 6, -1)).toBe(6);
});

test("the decisions of one seat are told apart from the others'", () => {
  const entries = [0, 1, 0].map((by) => ({ ...told(by, "x"), asked: true }));
  expect(decision(entries, 0, 1, 1)).toBe(2);
  expect(decision(entries, 1, 1, 0)).toBe(3);
  expect(decisionsOf(entries, 0, 1)).toEqual({ all: 2, so: 1 });
});
