import type { Ending } from "../../end/ending";
import { apart, ranksOf } from "../../end/places";
import type { At } from "../../table/at.svelte";
import { viewOf } from "./view";

/** How a game ended, in a line; points decide. */
export function ending(at: At): Ending {
  const points = viewOf(at).seats.map((seat) => seat.points);
  const shared = ranksOf(at).filter((rank) => rank === 1).length > 1;
  return {
    why: [`gh-over-${viewOf(at).reason ?? "locomotive"}`, {}, ""],
    margin: (seat) => {
      const number = apart(points, seat);
      if (number === 0 || (shared && ranksOf(at)[seat] === 1)) return null;
      return number < 0 ? ["gh-screen-end-short", { number: -number }, ""] : ["gh-screen-end-ahead", { number }, ""];
    },
    score: (seat) => ["gh-screen-end-score", { number: points[seat]! }, ""],
  };
}
