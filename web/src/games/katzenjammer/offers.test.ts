import { describe, expect, test } from "vitest";
import { dearer, floors, meant, needsJoker, paying, read, readAll, sorted, without } from "./offers";
import type { Kind, View } from "./view";

const offers = (...texts: string[]) => readAll(texts.map((move) => ({ move, label: ["", {}, ""] })));
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
  advice: { order: [], beaten: [], jokers: null, shed: null, ending: [] },
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
  const held = view({ hand, advice: { order, beaten: [], jokers: null, shed: null, ending: [] } });
  test("is as many cards as are bid, in the server's order", () => {
    expect(paying(held, 3, 4)).toEqual([4, 4, 4]);
    expect(paying(held, 4, 4)).toEqual([4, 4, 4, 0]);
    expect(paying(held, 2, 0)).toEqual([1, 3]);
  });
  test("knows when a joker is needed", () => {
    expect(needsJoker(held, 3, 0)).toBe(false);
    expect(needsJoker(held, 4, 0)).toBe(true);
  });
  test("has a dearer one while there is a joker", () => {
    expect(dearer(held, 3, 4)).toEqual([4, 4, 0]);
    expect(dearer(held, 4, 4)).toBeNull();
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
  test("five at first", () => expect(floors(view({}), []).shown.map((each) => each.number)).toEqual([5, 4, 3, 2, 1]));
  test("as high as one can bid", () => {
    expect(floors(view({}), offers("bid 7x4")).shown[0]!.number).toBe(7);
  });
  test("empty beaten floors go under, those with a bid stay", () => {
    const high = { seat: 1, number: 6, value: 2 };
    const { shown, hidden } = floors(view({ high, bids: [{ seat: 0, number: 2, value: 1 }, high] }), []);
    expect(shown.map((each) => each.number)).toEqual([7, 6, 5, 2]);
    expect(hidden).toBe(3);
  });
});
