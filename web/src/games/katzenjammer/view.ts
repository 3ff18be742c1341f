import type { Schemas } from "../../api/api";
import type { At } from "../../table/at.svelte";

/** A card: 1 to 5, or the joker. */
export type Kind = number;
export const JOKER = 0;
export const VALUES = [1, 2, 3, 4, 5] as const;

/** What the server tells, as its description says (games/katzenjammer/view.py and advice.py). */
export type Bid = Schemas["Katzenjammer.BidView"];
export type Round = Schemas["Katzenjammer.RoundView"];
export type Tally = Schemas["Katzenjammer.Tally"];
export type Way = Schemas["Katzenjammer.Way"];
export type Advice = Schemas["Katzenjammer.Advice"];
export type View = Schemas["Katzenjammer.View"];

export function seen(at: At): View {
  return at.view as View;
}

/** A number with a true minus. */
export function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
