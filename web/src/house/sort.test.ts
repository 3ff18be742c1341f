import { expect, test } from "vitest";
import type { MyTable } from "../api/api";
import { inOrder, nextOf } from "./sort";

const table = (id: string, status: MyTable["status"], asked: number[], last: number, left: number | null = null) =>
  ({ id, status, asked, last, left }) as Partial<MyTable> as MyTable;

test("my move comes before all, then the latest; what is over is left out", () => {
  const found = inOrder([
    table("open", "open", [], 9),
    table("theirs", "running", [], 5),
    table("mine", "running", [0], 1),
    table("over", "finished", [], 10),
    table("theirs later", "running", [], 6),
  ]);
  expect(found.map((each) => each.id)).toEqual(["mine", "theirs later", "theirs", "open"]);
});

test("of those that wait for us, the one with least time comes first, and is the next one", () => {
  const tables = [
    table("no clock", "running", [0], 9),
    table("days", "running", [0], 1, 5000),
    table("hours", "running", [0], 2, 300),
    table("theirs", "running", [], 10, 1),
  ];
  expect(inOrder(tables).map((each) => each.id)).toEqual(["hours", "days", "no clock", "theirs"]);
  expect(nextOf(tables, "hours")?.id).toBe("days");
  expect(nextOf([tables[3]!], "")).toBeNull();
});
