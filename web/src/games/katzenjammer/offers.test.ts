import { describe, expect, test } from "vitest";
import { floors, meant, needsJoker, paying, read, readAll, sorted, without } from "./offers";
import type { Advice, Kind, View } from "./view";

const offers = (...texts: string[]) => readAll(texts.map((move) => ({ move, label: ["", {}, ""] })));
const advice = (more: Partial<Advice>): Advice => ({
  all_mice: 20,
  closed: "",
  scarce: false,
  totals: [0, 0, 0],
  counted: [0, 0, 0],
  rounds: [],
  ways: [],
  usual: "",
  order: [],
  beaten: [],
  jokers: null,
  shed: null,
  ending: [],
  ...more,
});
const view = (more: Partial<View>): View => ({
  seat: 0,
  players: 3,
  phase: "auction",
  turn: 0,
  round: 1,
  rounds: 1,
  leader: 0,
  pile: 40,
  pool: 20,
  lot: [],
  high: null,
  bids: [],
  passed: [],
  hand: [],
  hand_sizes: [0, 0, 0],
  rows: [0, 0, 0],
  mice: [0, 0, 0],
  discard: [0, 0, 0, 0, 0, 0],
  known: [[], [], []],
  played: [],
  advice: advice({}),
  ...more,
});

describe("moves are read from their notation", () => {
  test.each([
    ["bid 3x4", "bid", 3, 4, []],
    ["bid 3 mixed", "bid", 3, 0, []],
    ["pay 2 2 J", "pay", 3, 0, [2, 2, 0]],
    ["lay 3: 3 3 3 J", "lay", 4, 3, [3, 3, 3, 0]],
    ["shed", "shed", 4, 0, [0, 0, 0, 0]],
    ["pass", "pass", 0, 0, []],
  ])("%s", (text, act, number, value, cards) => {
    expect(read({ move: text, label: ["", {}, ""] })).toMatchObject({ act, number, value, cards });
  });
  test("what it does not know is left to the list", () => {
    expect(read({ move: "dance", label: ["", {}, ""] })).toBeNull();
  });
});

describe("the usual payment", () => {
  const hand: Kind[] = [1, 3, 3, 4, 4, 4, 0];
  const order: Kind[][] = [[1, 3, 4, 0], [1, 0], [0], [3, 3, 0], [4, 4, 4, 0], [0]];
  const held = view({ hand, advice: advice({ order }) });
  test("is as many cards as are bid, in the server's order", () => {
    expect(paying(held, 3, 4)).toEqual([4, 4, 4]);
    expect(paying(held, 4, 4)).toEqual([4, 4, 4, 0]);
    expect(paying(held, 2, 0)).toEqual([1, 3]);
  });
  test("knows when a joker is needed", () => {
    expect(needsJoker(held, 3, 0)).toBe(false);
    expect(needsJoker(held, 4, 0)).toBe(true);
  });
});

describe("picked cards mean an offer", () => {
  const all = offers("bid 1x5", "bid 2 mixed", "bid 2x3", "bid 2x5", "bid 3x3", "pass");
  test("equal cards a value", () => expect(meant(all, [3, 3])?.move.move).toBe("bid 2x3"));
  test("a joker joins them", () => expect(meant(all, [3, 3, 0])?.move.move).toBe("bid 3x3"));
  test("different cards a mixed bid", () => expect(meant(all, [1, 3])?.move.move).toBe("bid 2 mixed"));
  test("jokers the highest value", () => expect(meant(all, [0, 0])?.move.move).toBe("bid 2x5"));
  test("a pair and one more are nothing", () => expect(meant(all, [3, 3, 4])).toBeNull());
  test("a payment by its very cards", () => {
    const payments = offers("pay 2 2 2", "pay 2 2 J");
    expect(meant(payments, [0, 2, 2])?.move.move).toBe("pay 2 2 J");
    expect(meant(payments, [2, 2])).toBeNull();
  });
});

test("hands are sorted with jokers last, and cards leave them one by one", () => {
  expect(sorted([0, 5, 1, 0, 3])).toEqual([1, 3, 5, 0, 0]);
  expect(without([1, 3, 3, 0], [3, 0])).toEqual([1, 3]);
});

describe("the floors of the house", () => {
  test("five at first", () => expect(floors(view({}), []).shown).toEqual([5, 4, 3, 2, 1]));
  test("as high as one can bid", () => {
    expect(floors(view({}), offers("bid 7x4")).shown).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });
  test("those that are beaten go under where there are more than five", () => {
    const high = { seat: 1, number: 4, value: 2 };
    const beaten = advice({ beaten: [5, 5, 5, 2] });
    expect(floors(view({ high, advice: beaten }), [])).toEqual({ shown: [5, 4, 3, 2, 1], hidden: 0 });
    expect(floors(view({ high, advice: beaten }), offers("bid 7x4"))).toEqual({ shown: [7, 6, 5, 4, 3], hidden: 2 });
    expect(floors(view({ high, advice: beaten }), offers("bid 9x4")).shown).toEqual([9, 8, 7, 6, 5, 4]);
  });
});
