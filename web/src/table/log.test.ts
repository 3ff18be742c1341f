import { expect, test } from "vitest";
import type { Now, Schemas, View } from "../api/api";
import { Log } from "./log.svelte";

const seen = (view: Record<string, unknown>) => view as Partial<View> as View;
const now = (view: Record<string, unknown>) => ({ position: 1, view }) as Partial<Now> as Now;
const play = (number: number, more: Partial<Schemas["PlayMade"]> = {}): Schemas["PlayMade"] => ({
  number,
  kind: "play",
  at: 0,
  result: null,
  entries: [
    { by: 0, say: [["one", {}, ""]] },
    { by: "chance", say: [["two", {}, ""]] },
  ],
  ...more,
});

test("each entry has the table as it was after it, the last as it is", () => {
  const log = new Log();
  log.seen = seen({ bank: 6, turn: 1 });
  log.note(play(1, { now: now({ bank: 3, turn: 2 }), views: [{ bank: 5 }] }));
  log.note(play(2, { now: now({ bank: 1, turn: 2 }), views: [{ bank: 2 }] }));
  expect(log.entries.map((entry) => entry.view)).toEqual([
    { bank: 5, turn: 1 },
    { bank: 3, turn: 2 },
    { bank: 2, turn: 2 },
    { bank: 1, turn: 2 },
  ]);
});

test("what was missed long ago is told in words, and the last of it with the table as it was", () => {
  const log = new Log();
  log.note(play(1));
  log.note(play(2, { views: [{ bank: 6, turn: 1 }, { bank: 5 }] }));
  log.note(play(3, { views: [{ turn: 2 }, { bank: 4 }] }));
  expect(log.entries.map((entry) => entry.view)).toEqual([
    undefined,
    undefined,
    { bank: 6, turn: 1 },
    { bank: 5, turn: 1 },
    { bank: 5, turn: 2 },
    { bank: 4, turn: 2 },
  ]);
});

test("an event is written once, and an undo takes entries back", () => {
  const log = new Log();
  log.note(play(1));
  expect(log.note(play(1))).toEqual([]);
  log.note(play(2));
  log.note({ number: 3, kind: "undo", at: 0, to: 2, kept: false, seat: 0 });
  expect(log.entries.map((entry) => entry.number)).toEqual([1, 1]);
});
