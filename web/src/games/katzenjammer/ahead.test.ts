import { describe, expect, test } from "vitest";
import type { Now } from "../../api/api";
import type { At } from "../../table/at.svelte";
import { Ahead } from "./ahead.svelte";
import { paragraph } from "./chapters";
import type { View } from "./view";

interface Asked {
  moves: string[];
  phase?: string;
}

const offered = (moves: string[]): At["moves"] => moves.map((move) => ({ move, label: ["", {}, ""] }));

/** A table as far as wishes look at it; what is sent and ordered is noted. */
function table({ moves, phase = "auction" }: Asked): { at: At; sent: string[]; ordered: string[][] } {
  const sent: string[] = [];
  const ordered: string[][] = [];
  const view = { phase, seat: 0, passed: [false, false] } as Partial<View> as View;
  const at: Partial<At> = {
    live: true,
    over: false,
    mine: [0],
    asked: moves.length > 0,
    moves: offered(moves),
    now: { position: 7 } as Partial<Now> as Now,
    log: [{ number: 1, by: "chance", say: [["kb-turned", { card: 3 }, ""]] }],
    view,
    orders: [],
    play: (move: string) => Promise.resolve(sent.push(move) > 0),
    order: (orders: string[]) => {
      ordered.push(orders);
      at.orders = orders;
      return Promise.resolve();
    },
  };
  return { at: at as At, sent, ordered };
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
  test("is paid and laid by the server, as ordered", async () => {
    const { at, ordered } = table({ moves: [] });
    const ahead = new Ahead(at);
    await ahead.order("lay", true);
    await ahead.order("pay", true);
    expect([ahead.ordered("pay"), ahead.ordered("lay")]).toEqual([true, true]);
    await ahead.order("lay", false);
    expect(ordered).toEqual([["lay"], ["lay", "pay"], ["pay"]]);
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
  expect(told.folded?.map(([key]) => key)).toEqual(["kb-bid", "kb-passed"]);
  expect(told.label).toEqual(["kb-screen-log-bids", { number: 1 }, ""]);
});
