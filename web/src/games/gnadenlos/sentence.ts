import { words } from "../../settings.svelte";
import type { At } from "../../table/at.svelte";
import type { Said } from "../../words/words";
import { toldOf } from "./told.svelte";

/** "2 or 6", in the reader's language. */
function either(values: readonly string[]): string {
  return new Intl.ListFormat(words().lang, { type: "disjunction" }).format(values);
}

/** The one sentence that asks, or says whom we wait for. */
export function sentence(at: At): Said {
  const told = toldOf(at);
  const { view } = told;
  if (at.over) return ["gn-phase-over", {}, ""];
  if (told.payday) return [told.deciding ? "gn-screen-ask-payday-last" : "gn-screen-ask-payday", {}, ""];
  const asked = at.moves.length > 0;
  if (view.phase === "choosing" && view.event) {
    if (asked) return [`gn-screen-ask-choosing-${view.event.kind}`, {}, "GN-36"];
    const seats = at.now?.waiting ?? [];
    return seats.length ? ["gn-screen-wait-choosing", { seats }, "GN-36"] : ["gn-phase-choosing", {}, ""];
  }
  const seat = view.turns[0];
  if (asked) {
    if (view.phase === "bidding") {
      const taken =
        either(
          view.bids
            .map((bid) => bid.value)
            .sort((a, b) => a - b)
            .map(String),
        ) || "none";
      return ["gn-screen-ask-bidding", { taken }, "GN-75"];
    }
    if (view.phase === "picking" && view.opening) return ["gn-screen-ask-pair", {}, "GN-29"];
    return [`gn-screen-ask-${view.phase}`, {}, ""];
  }
  if (seat === undefined) return [`gn-phase-${view.phase}`, {}, ""];
  return [`gn-screen-wait-${view.phase}`, { seat }, ""];
}

/** What a player has just done or stands for, in a word or two. */
export function stance(at: At, seat: number): Said | null {
  const { view, payday } = toldOf(at);
  if (payday) {
    const thrown = payday.throws.at(-1);
    if (thrown?.seat !== seat) return null;
    if (thrown.vulture) return ["gn-screen-vulture-number", { vultures: thrown.vulture.vultures }, ""];
    return thrown.paid ? ["gn-screen-minus", { nuggets: thrown.paid }, ""] : null;
  }
  const waited = at.now?.waiting.includes(seat) ?? false;
  if (view.phase === "choosing") {
    if (!view.contest.includes(seat)) return ["gn-screen-out", {}, ""];
    return waited ? null : ["gn-screen-chosen", {}, ""];
  }
  const bid = view.bids.find((each) => each.seat === seat);
  if (bid) return ["gn-table-bid", { value: bid.value }, ""];
  if (view.unable.includes(seat)) return ["gn-screen-standing-unable", {}, ""];
  return null;
}
