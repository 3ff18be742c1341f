/** One screen for several people: whose cards may be on it. */
import type { Said } from "../words/words";
import type { At } from "./at.svelte";
import type { LogEntry } from "./log.svelte";

/** Whether several people of a running game share this screen. */
export function shared(at: At): boolean {
  return at.mine.length > 1 && at.table.status === "running" && !at.over;
}

/** The seats at this screen whose step it is; a bot in somebody's stead needs no screen. */
export function due(at: At): number[] {
  const waiting = at.now?.waiting ?? [];
  return at.mine.filter((seat) => waiting.includes(seat) && !at.table.seats[seat]?.absent);
}

/** So many sentences can be read while a screen is handed over. */
const TOLD = 4;

/** What happened since a seat last did something, as everybody heard it: the latest of it. */
export function happened(log: readonly LogEntry[], seat: number): Said[] {
  const last = log.map((entry) => entry.by).lastIndexOf(seat);
  return log
    .slice(last + 1)
    .flatMap((entry) => entry.say)
    .slice(-TOLD);
}

/**
 * Whether the cards on the screen must go, because the next step belongs to somebody else at it.
 * Who wished to look out of turn may, in the position it was wished in.
 */
export function handsOver(at: At, wished: number | null): boolean {
  if (at.seat === null || !shared(at)) return false;
  const next = due(at);
  return next.length > 0 && !next.includes(at.seat) && at.now?.position !== wished;
}
