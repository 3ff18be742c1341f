import type { Schemas } from "../api/api";
import type { Said } from "../words/words";

export type Review = Schemas["Review"];
export type ReviewedMove = Schemas["ReviewedMove"];

/** So many moments are told apart from the rest. */
const TOLD = 3;

/** A moment worth a card of its own: where a chance changed much, or else where two moves differ most. */
export interface Card {
  step: number;
  stands: number;
  /** What it brought or cost, in points of a hundred. */
  by: number;
  say: readonly Said[];
  move: ReviewedMove | null;
}

export function cards(review: Review): Card[] {
  const made = new Map(review.moves.map((each) => [each.step, each]));
  if (review.turning.swings.length)
    return review.turning.swings.map(({ step, stands, say, before, after }) => ({
      step,
      stands,
      by: after - before,
      say: say as Said[],
      move: made.get(step) ?? null,
    }));
  return review.moves
    .filter((each) => each.rival?.clear)
    .map((move) => ({ step: move.step, stands: move.stands, by: gain(move), say: [], move }))
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, TOLD)
    .sort((one, other) => one.step - other.step);
}

/** What a move brought against the one that the bot would have made. */
export function gain(move: ReviewedMove): number {
  return move.rival ? move.rival.made - move.rival.share : 0;
}

/** What is said of a move beside the bot's own: the key of a sentence. */
export function verdict(move: ReviewedMove): string {
  if (move.same) return "web-review-same";
  if (!move.rival) return "web-review-other";
  if (!move.rival.clear) return "web-review-equal";
  return gain(move) < 0 ? "web-review-worse" : "web-review-better";
}

/** A bar of the sum: from where to where it reaches, in parts of the whole height from below. */
export interface Bar {
  of: "start" | "luck" | "skill" | "end";
  label: Said | null;
  by: number;
  low: number;
  high: number;
}

/** Lay `start + luck + skill = end` out as steps; phases in which nothing was won or lost are left out. */
export function steps(sum: Schemas["Sum"]): Bar[] {
  const bars: Omit<Bar, "low" | "high">[] = [
    { of: "start", label: null, by: sum.start },
    { of: "luck", label: null, by: sum.luck },
    ...sum.skill.filter(([, by]) => by !== 0).map(([label, by]) => ({ of: "skill" as const, label, by })),
  ];
  let at = 0;
  const spans = bars.map(({ by }) => [at, (at += by)] as const);
  const all = [1, sum.end, ...spans.flat()];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const part = (value: number): number => (value - least) / (most - least);
  const laid = bars.map((bar, index) => {
    const [from, to] = spans[index]!;
    return { ...bar, low: part(Math.min(from, to)), high: part(Math.max(from, to)) };
  });
  return [...laid, { of: "end", label: null, by: sum.end, low: part(0), high: part(sum.end) }];
}

/** The whole of what skill brought. */
export function skill(sum: Schemas["Sum"]): number {
  return sum.skill.reduce((all, [, by]) => all + by, 0);
}
