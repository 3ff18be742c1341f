import type { Ending } from "../../end/ending";
import { apart, ranksOf } from "../../end/places";
import type { At } from "../../table/at.svelte";
import type { Said } from "../../words/words";
import { viewOf } from "./view";

/** How a game ended, in a line: the foremost hat wins, then the most nuggets. */
export function ending(at: At): Ending {
  const { positions, nuggets } = viewOf(at);
  const ranks = ranksOf(at);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const won = winners[0]!;
  const level = positions.map((position, seat) => (position === positions[won] ? nuggets[seat]! : -1));
  const tied = level.filter((each) => each >= 0).length > 1;
  return {
    why: why(winners, tied, positions[won]!, nuggets[won]!),
    margin: (seat) => {
      if (!positions[seat]) return ["gn-screen-end-lost", {}, ""];
      if (winners.length > 1 && winners.includes(seat)) return null;
      const number = apart(positions, seat);
      if (number < 0) return ["gn-screen-end-short", { number: -number }, ""];
      if (number > 0) return ["gn-screen-end-ahead", { number }, ""];
      const gold = apart(level, seat);
      if (gold < 0) return ["gn-screen-end-nuggets-short", { number: -gold }, ""];
      return ["gn-screen-end-nuggets-ahead", { number: gold }, ""];
    },
    score: (seat) =>
      positions[seat] ? ["gn-table-position", { position: positions[seat]! }, ""] : ["gn-table-out", {}, ""],
  };
}

function why(winners: readonly number[], tied: boolean, position: number, nuggets: number): Said {
  if (winners.length > 1) return ["gn-screen-end-shared", {}, ""];
  return tied ? ["gn-screen-end-tied", { position, nuggets }, ""] : ["gn-screen-end-foremost", { position }, ""];
}
