import type { Ending } from "../../end/ending";
import { apart, ranksOf } from "../../end/places";
import type { At } from "../../table/at.svelte";

/** How a game ended, in a line; mice decide, then jokers. */
export function ending(at: At): Ending {
  const { scores } = at.now!.result!;
  const ranks = ranksOf(at);
  const best = Math.max(...scores);
  const shared = ranks.filter((rank) => rank === 1).length > 1;
  const tied = !shared && scores.filter((score) => score === best).length > 1;
  return {
    why: tied ? ["kb-screen-end-tie", {}, ""] : ["kb-screen-end-score", { score: best }, ""],
    margin: (seat) => {
      if (shared && ranks[seat] === 1) return null;
      const number = apart(scores, seat);
      if (number === 0) return ["kb-screen-end-jokers", {}, ""];
      return number < 0 ? ["kb-screen-end-short", { number: -number }, ""] : ["kb-screen-end-ahead", { number }, ""];
    },
    score: (seat) => ["kb-screen-end-mice", { number: scores[seat]! }, ""],
  };
}
