import { describe, expect, test } from "vitest";
import type { Now } from "../../api/api";
import type { At } from "../../table/at.svelte";
import { Ahead } from "./ahead.svelte";
import { paragraph } from "./chapters";
import type { Advice, View } from "./view";

type Verdict = Advice["ending"][number];

interface Asked {
  moves: string[];
  phase?: string;
  usual?: string;
  /** Of the quartets of each value, whether it ends the round. */
  ends?: boolean[];
}

const offered = (moves: string[]): At["moves"] => moves.map((move) => ({ move, label: ["", {}, ""] }));

/** A table as far as wishes look at it; what is sent is noted. */
function table({ moves, phase = "auction", usual = "", ends = [] }: Asked): { at: At; sent: string[] } {
  const sent: string[] = [];
  const ending = ends.map((each) => ({ ends: each }) as Partial<Verdict> as Verdict);
  const advice = { usual, ending } as Partial<Advice> as Advice;
  const view = { phase, seat: 0, passed: [false, false], advice } as Partial<View> as View;
  const at: Partial<At> = {
    live: true,
    over: false,
    mine: [0],
    asked: moves.length > 0,
    moves: offered(moves),
    now: { position: 7 } as Partial<Now> as Now,
    log: [{ number: 1, by: "chance", say: [["kb-turned", { card: 3 }, ""]] }],
    view,
    play: (move: string) => Promise.resolve(sent.push(move) > 0),
  };
  return { at: at as At, sent };
}

describe("what was wished for ahead", () => {
  test("passes this lot once it is our turn, and only once in a position", () => {
    const waiting = table({ moves: [] });
    const ahead = new Ahead(waiting.at);
    ahead.passes = true;
    ahead.send();
    expect(waiting.sent).toEqual([]);
    Object.assign(waiting.at, { asked: true, moves: offered(["pass", "bid 1x3"]) });
    ahead.send();
    ahead.send();
    expect(waiting.sent).toEqual(["pass"]);
  });
  test("passes no other lot", () => {
    const { at, sent } = table({ moves: ["pass", "bid 1x3"] });
    const ahead = new Ahead(at);
    ahead.passes = true;
    Object.assign(at, { log: [...at.log, { number: 2, by: 1, say: [["kb-took", {}, ""]] }, ...at.log] });
    ahead.send();
    expect(sent).toEqual([]);
    expect(ahead.passes).toBe(false);
  });
  test("is the next lot's while this one is paid", () => {
    expect(new Ahead(table({ moves: [] }).at).lot).toBe(1);
    expect(new Ahead(table({ moves: [], phase: "paying" }).at).lot).toBe(2);
  });
  test("pays the usual way", () => {
    const { at, sent } = table({ moves: ["pay 3 J", "pay 3 3"], phase: "paying", usual: "pay 3 3" });
    const ahead = new Ahead(at);
    ahead.send();
    ahead.wishes.pay = true;
    ahead.send();
    expect(sent).toEqual(["pay 3 3"]);
  });
  test("lays the highest quartet that does not end the round", () => {
    const ends = [false, false, false, false, true];
    const moves = ["lay 2: 2 2 2 2", "lay 5: 5 5 5 5", "lay 4: 4 4 4 J", "stop"];
    const { at, sent } = table({ moves, phase: "laying", ends });
    const ahead = new Ahead(at);
    ahead.wishes.lay = true;
    ahead.send();
    expect(sent).toEqual(["lay 4: 4 4 4 J"]);
  });
  test("asks before a quartet that ends it", () => {
    const { at, sent } = table({ moves: ["lay 1: 1 1 1 1", "stop"], phase: "laying", ends: [true] });
    const ahead = new Ahead(at);
    ahead.wishes.lay = true;
    ahead.send();
    expect(sent).toEqual([]);
  });
  test("is nobody's at one screen for several", () => {
    const { at } = table({ moves: ["pass"] });
    Object.assign(at, { mine: [0, 1] });
    expect(new Ahead(at).possible).toBe(false);
  });
});

test("a lot is one paragraph, its bids folded", () => {
  const told = paragraph([
    { say: [["kb-turned", { card: 3 }, "KB-13"]] },
    { say: [["kb-turned", { card: 3 }, "KB-13"]] },
    { say: [["kb-bid", { seat: 1, number: 1, value: 4 }, "KB-26"]] },
    {
      say: [
        ["kb-passed", { seat: 0 }, "KB-30"],
        ["kb-won", { seat: 1, number: 1, value: 4 }, "KB-33"],
      ],
    },
  ]);
  expect(told.text.map(([key]) => key)).toEqual(["kb-screen-log-turned", "kb-won"]);
  expect(told.text[0]![1]).toEqual({ cards: [3, 3] });
  expect(told.folded.map(([key]) => key)).toEqual(["kb-bid", "kb-passed"]);
  expect(told.label).toEqual(["kb-screen-log-bids", { number: 1 }, ""]);
});
