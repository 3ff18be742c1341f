import { words } from "../settings.svelte";
import type { At } from "../table/at.svelte";
import type { Said } from "../words/words";
import { inPlaces, ranksOf } from "./places";

/** How a game ended, in its own words: for the banner and for the picture to share. */
export interface Ending {
  /** Why, in one line. */
  why: Said;
  /** What parted a seat from the winner, or the winner from the others ("one mouse short"). */
  margin(seat: number): Said | null;
  /** What a seat has in the end ("7 mice"). */
  score(seat: number): Said;
}

/** How a game went for somebody in a list: our own place, and who won. */
export function outcome(ranks: readonly number[], names: readonly string[], mine: readonly number[]): string {
  const winners = inPlaces(ranks).filter((each) => ranks[each] === 1);
  const you = mine.length === 1 ? mine[0]! : null;
  const won = words().say(place(winners[0]!, ranks, winners), names, you);
  if (you === null || winners.includes(you)) return won;
  return `${words().say(place(you, ranks, winners), names, you)} · ${won}`;
}

/** The sentence about a seat, or about the winners; said to `you`, or about everybody by name. */
export function headline(at: At, ending: Ending | null, seat: number | null, you: number | null): string {
  const say = (said: Said) => words().say(said, at.names, you);
  const ranks = ranksOf(at);
  const winners = inPlaces(ranks).filter((each) => ranks[each] === 1);
  const about = seat ?? winners[0]!;
  const margin = ending?.margin(about);
  const head = say(place(about, ranks, winners));
  return margin ? say(["web-end-line", { head, margin: say(margin) }, ""]) : head;
}

/** Who won, where the headline is about somebody else; nothing where it says so already. */
export function winner(at: At): string {
  const ranks = ranksOf(at);
  if (at.seat === null || ranks[at.seat] === 1) return "";
  const winners = inPlaces(ranks).filter((each) => ranks[each] === 1);
  return `${at.say(place(winners[0]!, ranks, winners))}. `;
}

function place(seat: number, ranks: readonly number[], winners: readonly number[]): Said {
  if (!winners.includes(seat)) return ["web-end-place", { seat, place: ranks[seat]! }, ""];
  if (winners.length > 1) return ["web-end-shared", { seats: [...winners] }, ""];
  return ["web-end-won", { seat }, ""];
}
