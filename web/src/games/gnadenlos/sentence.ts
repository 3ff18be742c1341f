import type { At } from "../../table/at.svelte";
import type { Said } from "../../words/words";
import { showOf } from "./show.svelte";
import { viewOf } from "./view";

/** The one sentence that asks, or says whom we wait for. */
export function sentence(at: At): Said {
  const view = viewOf(at);
  const show = showOf(at);
  if (show.payday && show.said) {
    const [key, params, clause] = show.said;
    if (key !== "gn-returned" && key !== "gn-payday-roll") return [key, params, clause];
    return show.turn.paydays.at(-1)?.last ? ["gn-screen-ask-payday-last", {}, ""] : ["gn-screen-ask-payday", {}, ""];
  }
  if (view.phase === "over") return ["gn-phase-over", {}, ""];
  const asked = at.moves.length > 0;
  if (view.phase === "choosing" && view.event) {
    if (asked) return [`gn-screen-ask-choosing-${view.event.kind}`, {}, "GN-36"];
    return ["gn-screen-wait-choosing", { seats: at.now?.waiting ?? [] }, "GN-36"];
  }
  const seat = view.turns[0];
  if (asked) {
    if (view.phase === "bidding") {
      const taken = view.bids.map((bid) => bid.value).join(", ") || "none";
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
  const view = viewOf(at);
  const show = showOf(at);
  if (show.payday) {
    const payer = show.turn.paydays.at(-1)?.throws.at(-1)?.seat;
    return payer === seat ? ["gn-screen-pays", { seat }, ""] : null;
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
