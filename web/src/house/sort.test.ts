import { expect, test } from "vitest";
import type { MyTable } from "../api/api";
import { inOrder } from "./sort";

const table = (id: string, status: MyTable["status"], asked: number[], last: number) =>
  ({ id, status, asked, last }) as Partial<MyTable> as MyTable;

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
