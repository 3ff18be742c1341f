import { expect, test } from "vitest";
import type { Now } from "../api/api";
import type { StreamEvent } from "./at.svelte";
import { Log } from "./log.svelte";

const now = (view: Record<string, unknown>): Now => ({ position: 1, view }) as unknown as Now;
const play = (number: number, more: Partial<StreamEvent> = {}): StreamEvent => ({
  number,
  kind: "play",
  at: 0,
  entries: [
    { by: 0, say: [["one", {}, ""]] },
    { by: "chance", say: [["two", {}, ""]] },
  ],
  ...more,
});

test("each entry has the table as it was after it, the last as it is", () => {
  const log = new Log();
  log.note(play(1, { now: now({ bank: 3, turn: 2 }), was: [{ bank: 5 }] }));
  expect(log.entries.map((entry) => entry.view)).toEqual([
    { bank: 5, turn: 2 },
    { bank: 3, turn: 2 },
  ]);
});

test("what was missed is told without pictures", () => {
  const log = new Log();
  expect(log.note(play(1)).map((entry) => entry.view)).toEqual([undefined, undefined]);
});

test("an event is written once, and an undo takes entries back", () => {
  const log = new Log();
  log.note(play(1));
  expect(log.note(play(1))).toEqual([]);
  log.note(play(2));
  log.note({ number: 3, kind: "undo", at: 0, to: 2, seat: 0 });
  expect(log.entries.map((entry) => entry.number)).toEqual([1, 1]);
});
