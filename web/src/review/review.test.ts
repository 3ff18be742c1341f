import { expect, test } from "vitest";
import type { Said } from "../words/words";
import { cards, gain, skill, steps, verdict, type Review, type ReviewedMove } from "./review";

const NO_TURN: Review["turning"] = {
  seat: 0,
  step: null,
  stands: null,
  say: [],
  before: null,
  after: null,
  swings: [],
  scale: "points",
  curves: [],
};

function move(step: number, rival: { made: number; share: number; clear: boolean } | null, same = false): ReviewedMove {
  const label: Said = ["kb-label-pass", {}, ""];
  return {
    step,
    stands: step,
    kind: ["kb-phase-auction", {}, ""],
    move: [...label] as ReviewedMove["move"],
    chance: null,
    same,
    rival: rival && { move: [...label] as ReviewedMove["move"], ...rival },
  };
}

test("a card tells a swing, with the move it began with", () => {
  const swing = { step: 7, stands: 6, say: [], before: 60, after: 31 };
  const own = move(7, { made: 30, share: 50, clear: true });
  const review: Review = {
    seat: 0,
    champion: true,
    worlds: 48,
    turning: { ...NO_TURN, swings: [swing] },
    moves: [own],
    sum: null,
  };
  expect(cards(review)).toEqual([{ step: 7, stands: 6, by: -29, say: [], move: own }]);
});

test("without swings cards tell the three clearest differences, as they followed each other", () => {
  const moves = [
    move(1, { made: 40, share: 50, clear: true }),
    move(2, { made: 10, share: 90, clear: false }),
    move(3, null, true),
    move(4, { made: 60, share: 30, clear: true }),
    move(5, { made: 45, share: 50, clear: true }),
    move(6, { made: 30, share: 50, clear: true }),
  ];
  const review: Review = { seat: 0, champion: false, worlds: 48, turning: NO_TURN, moves, sum: null };
  expect(cards(review).map(({ step, by }) => [step, by])).toEqual([
    [1, -10],
    [4, 30],
    [6, -20],
  ]);
  expect(moves.map(verdict)).toEqual(
    ["worse", "equal", "same", "better", "worse", "worse"].map((each) => `web-review-${each}`),
  );
  expect(verdict(move(9, null))).toBe("web-review-other");
  expect(gain(moves[2]!)).toBe(0);
});

test("luck and skill lead from the start to the result, and fill the height, below zero too", () => {
  const kind = (name: string): [string, Record<string, number>, string] => [`kb-phase-${name}`, {}, ""];
  const sum: Review["sum"] = {
    start: 20,
    luck: -50,
    skill: [
      [kind("auction"), 0],
      [kind("paying"), 30],
    ],
    end: 0,
  };
  const bars = steps(sum!);
  expect(bars.map(({ of }) => of)).toEqual(["start", "luck", "skill", "end"]);
  expect(skill(sum!)).toBe(30);
  const at = (value: number): number => (value + 30) / 50;
  expect(bars.map(({ low, high }) => [low, high])).toEqual([
    [at(0), at(20)],
    [at(-30), at(20)],
    [at(-30), at(0)],
    [at(0), at(0)],
  ]);
});
