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

/** Order the bidders, highest bid first; those who have not bid follow in their turn. */
export function ranking(view: View, turn: Turn, you: number | null, tentative: readonly string[]): Line[] {
  const bids = new Map(view.bids.map((bid) => [bid.seat, { value: bid.value, debts: bid.debts }]));
  if (view.phase === "bidding" && you !== null && !bids.has(you) && tentative.length) {
    bids.set(you, { value: tentative.reduce((sum, debt) => sum + valueOf(debt), 0), debts: [...tentative] });
  }
  const picked = new Set(turn.picked.map(({ seat }) => seat));
  const offered = view.opening ? view.players : view.offer.length + picked.size;
  const first = view.active ?? 0;
  const round = Array.from({ length: view.players }, (_, index) => (first + index) % view.players);
  const bidders = round.filter((seat) => bids.has(seat)).sort((a, b) => bids.get(b)!.value - bids.get(a)!.value);
  const lines: Line[] = bidders.map((seat, index) => {
    const bid = bids.get(seat)!;
    const gets = index < offered;
    return {
      seat,
      ...bid,
      rank: gets ? index + 1 : 0,
      standing: picked.has(seat) ? "picked" : gets ? "pick" : "without",
    };
  });
  let next = true;
  for (const seat of round) {
    if (bids.has(seat)) continue;
    if (view.unable.includes(seat)) {
      const shown = turn.unable.find((each) => each.seat === seat);
      lines.push({ seat, value: null, debts: shown?.debts ?? [], rank: 0, standing: "unable" });
    } else {
      lines.push({ seat, value: null, debts: [], rank: 0, standing: next ? "next" : "later" });
      next = false;
    }
  }
  return lines;
}

/** Where the bids would be laid, as things stand: highest bid first, the reader's by their number. */
export function landing(
  view: View,
  lines: readonly Line[],
  you: number | null,
): { slot: string; seat: number; text: string }[] {
  const laying = (line: Line) =>
    line.standing === "picked" && view.phase === "laying" && view.turns.includes(line.seat);
  const cards = lines
    .filter((line) => line.standing === "pick" || laying(line))
    .flatMap(({ seat, debts }) => debts.map((_, index) => ({ seat, text: seat === you ? String(index + 1) : "" })));
  return cards.map((card, index) => ({ slot: view.advice.free[index]!, ...card }));
}
