import type { Turn } from "./story";
import { valueOf, type View } from "./view";

/** A line of the bidding: what stands, or would stand if the reader bid what is picked up. */
export interface Line {
  seat: number;
  value: number | null;
  debts: readonly string[];
  /** Who picks when, from 1; 0 for none. */
  rank: number;
  standing: "pick" | "picked" | "without" | "unable" | "next" | "later";
}

/** What the cards picked up for a bid come to. */
export function sumOf(debts: readonly string[]): number {
  return debts.reduce((sum, debt) => sum + valueOf(debt), 0);
}

/** The bidders in the order that the server tells; those who have not bid follow in their turn. */
export function ranking(view: View, turn: Turn, you: number | null, tentative: readonly string[]): Line[] {
  const told = view.advice.bidding;
  const made = new Map(view.bids.map(({ seat, value, debts }) => [seat, { value, debts }]));
  const order = [...(told?.order ?? [])];
  const place = told?.places[sumOf(tentative)];
  if (you !== null && tentative.length && place !== undefined) {
    made.set(you, { value: sumOf(tentative), debts: [...tentative] });
    order.splice(place, 0, you);
  }
  const lines = order.map((seat, index): Line => {
    const gets = index < (told?.picks ?? 0);
    const has = index < (told?.picked ?? 0);
    return {
      seat,
      ...made.get(seat)!,
      rank: gets ? index + 1 : 0,
      standing: has ? "picked" : gets ? "pick" : "without",
    };
  });
  const first = view.active ?? 0;
  const round = Array.from({ length: view.players }, (_, index) => (first + index) % view.players);
  for (const seat of round.filter((each) => !made.has(each))) {
    const shown = turn.unable.find((each) => each.seat === seat);
    const standing = view.unable.includes(seat) ? "unable" : view.turns.includes(seat) ? "next" : "later";
    lines.push({ seat, value: null, debts: shown?.debts ?? [], rank: 0, standing });
  }
  return lines;
}

/** Where the bids would be laid, as things stand: in their order, the reader's by their number. */
export function landing(
  view: View,
  lines: readonly Line[],
  you: number | null,
): { slot: string; seat: number; text: string }[] {
  const told = view.advice.bidding;
  if (!told) return [];
  return lines
    .slice(told.laid, told.picks)
    .flatMap(({ seat, debts }) => debts.map((_, index) => ({ seat, text: seat === you ? String(index + 1) : "" })))
    .map((card, index) => ({ slot: view.advice.free[index]!, ...card }));
}
