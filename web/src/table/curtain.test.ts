import { expect, test } from "vitest";
import type { Now, PlaceView, TableView } from "../api/api";
import type { At } from "./at.svelte";
import { due, handsOver, happened, shared } from "./curtain";

function table(seat: number | null, mine: number[], waiting: number[], absent: number[] = [], over = false): At {
  const seats = [0, 1, 2, 3].map((each) => ({ absent: absent.includes(each) ? "left" : null }) as PlaceView);
  const now = { position: 7, waiting } as Partial<Now> as Now;
  const shown = { status: "running", seats } as Partial<TableView> as TableView;
  return { seat, mine, over, now, table: shown } as Partial<At> as At;
}

test("the curtain falls when the next step is another's at the same screen", () => {
  expect(handsOver(table(0, [0, 1], [1]), null)).toBe(true);
  expect(handsOver(table(0, [0, 1], [0]), null)).toBe(false);
});

test("bots and people elsewhere leave the cards where they are", () => {
  expect(handsOver(table(0, [0, 1], [2]), null)).toBe(false);
  expect(due(table(0, [0, 1], [1, 2]))).toEqual([1]);
});

test("of several who choose at the same time, each has the screen until the choice is made", () => {
  expect(handsOver(table(0, [0, 1], [0, 1, 3]), null)).toBe(false);
  expect(handsOver(table(0, [0, 1], [1, 3]), null)).toBe(true);
});

test("whoever looks out of turn may, until something happens", () => {
  expect(handsOver(table(0, [0, 1], [1]), 7)).toBe(false);
  expect(handsOver(table(0, [0, 1], [1]), 6)).toBe(true);
});

test("no curtain for one person, for a bot in somebody's stead, or after the end", () => {
  expect(shared(table(0, [0], [1]))).toBe(false);
  expect(handsOver(table(0, [0, 1], [1], [1]), null)).toBe(false);
  expect(handsOver(table(0, [0, 1], [1], [], true), null)).toBe(false);
});

test("the curtain tells what happened since the next one last did something", () => {
  const entry = (by: number | "chance", ...keys: string[]) => ({
    number: 1,
    by,
    say: keys.map((key) => [key, {}, ""] as const),
  });
  const log = [entry(1, "long-ago"), entry(0, "own"), entry(1, "bid"), entry("chance", "turned", "turned-too")];
  expect(happened(log, 0).map(([key]) => key)).toEqual(["bid", "turned", "turned-too"]);
  expect(happened([...log, entry(0, "own")], 0)).toEqual([]);
  expect(
    happened(
      Array.from({ length: 9 }, () => entry(1, "bid")),
      0,
    ),
  ).toHaveLength(4);
});
