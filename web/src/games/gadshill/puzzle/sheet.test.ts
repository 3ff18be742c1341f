import { expect, test } from "vitest";
import { clock, conclude, EMPTY, found, left, mark, place, rub, sought, standing, takeBack, written } from "./sheet";
import { BUILDINGS } from "../town";

/** All but four stand. */
const HIDDEN = ["bank", "doc", "hotel", "saloon"];
const FREE = ["A2", "B1", "C5", "E5"];
const TAKEN = [
  "A3",
  "A4",
  "B2",
  "B3",
  "B4",
  "B5",
  "C1",
  "C2",
  "C3",
  "C4",
  "D1",
  "D2",
  "D3",
  "D4",
  "D5",
  "E2",
  "E3",
  "E4",
];
const GIVEN = Object.fromEntries(
  BUILDINGS.filter((each) => !HIDDEN.includes(each)).map((each, at) => [each, TAKEN[at]!]),
);

test("a lot has one building, and a building one lot", () => {
  let sheet = place(EMPTY, "bank", "A2");
  sheet = place(sheet, "doc", "A2");
  expect(sheet.answers).toEqual({ doc: "A2" });
  sheet = place(sheet, "doc", "B1");
  expect(sheet.answers).toEqual({ doc: "B1" });
  expect(standing(GIVEN, sheet, "B1")).toBe("doc");
  expect(standing(GIVEN, sheet, "A2")).toBeNull();
  expect(standing(GIVEN, sheet, "A3")).not.toBeNull();
  expect(found(takeBack(sheet, "doc"))).toBe(0);
});

test("pencil marks come and go", () => {
  let sheet = mark(mark(EMPTY, "bank", "C5"), "bank", "A2");
  expect(sheet.marks.bank).toEqual(["A2", "C5"]);
  sheet = mark(sheet, "doc", "C5");
  expect(rub(sheet, "C5", "bank").marks).toEqual({ bank: ["A2"], doc: ["C5"] });
  expect(rub(sheet, "C5", null).marks).toEqual({ bank: ["A2"] });
  expect(mark(mark(sheet, "bank", "A2"), "bank", "C5").marks.bank).toBeUndefined();
  expect(rub(place(sheet, "doc", "C5"), "C5", null)).toEqual(sheet);
});

test("nothing is left where another building stands", () => {
  const sheet = mark(mark(place(EMPTY, "bank", "A2"), "doc", "A2"), "doc", "B1");
  expect(sought(GIVEN)).toEqual(HIDDEN);
  expect(left(GIVEN, sheet)).toEqual({ bank: ["A2"], doc: ["B1"], hotel: FREE.slice(1), saloon: FREE.slice(1) });
  expect(written(GIVEN, sheet)).toEqual({ bank: ["A2"], doc: ["A2", "B1"] });
});

test("a conclusion strikes out, and the last lot left is the answer", () => {
  const sheet = conclude(GIVEN, EMPTY, { bank: ["A2", "B1"], doc: ["A2", "B1", "C5"] });
  expect(sheet.marks).toEqual({ bank: ["C5", "E5"] });
  expect(sheet.answers).toEqual({ doc: "E5" });
});

test("time reads as on a watch", () => {
  expect([clock(0), clock(380.9), clock(3980)]).toEqual(["0:00", "6:20", "1:06:20"]);
});
