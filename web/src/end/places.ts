import type { At } from "../table/at.svelte";

/** The places, by seat; the best is 1. */
export function ranksOf(at: At): number[] {
  return at.now?.result?.ranks ?? [];
}

/** The seats, best first. */
export function inPlaces(ranks: readonly number[]): number[] {
  return ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]! || one - other);
}

/** How far a seat's figure is from the best of the others': below zero it was short of it. */
export function apart(figures: readonly number[], seat: number): number {
  return figures[seat]! - Math.max(...figures.filter((_, other) => other !== seat));
}
