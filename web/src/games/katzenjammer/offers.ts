/**
 * What is offered, read from the notation of moves, and sums over cards on the screen.
 *
 * Which moves there are comes from the server alone; here they are only sorted for drawing.
 */
import type { MoveView } from "../../api/api";
import { JOKER, VALUES, type Kind, type View } from "./view";

export interface Offer {
  move: MoveView;
  act: "bid" | "pass" | "pay" | "lay" | "shed" | "stop";
  number: number;
  /** The value of a bid or quartet; 0 for different cards. */
  value: number;
  cards: Kind[];
}

const card = (text: string): Kind => (text === "J" ? JOKER : (Number(text) as Kind));

/** Read a move's notation: `bid 3x4`, `bid 3 mixed`, `pay 2 2 J`, `lay 3: 3 3 3 J`, `pass` … */
export function read(move: MoveView): Offer | null {
  const [act = "", ...rest] = move.move.split(" ");
  switch (act) {
    case "pass":
    case "stop":
      return { move, act, number: 0, value: 0, cards: [] };
    case "shed":
      return { move, act, number: 4, value: 0, cards: [JOKER, JOKER, JOKER, JOKER] };
    case "bid": {
      const [number, value] = rest[1] === "mixed" ? [rest[0], "0"] : (rest[0] ?? "").split("x");
      return { move, act, number: Number(number), value: Number(value), cards: [] };
    }
    case "pay":
      return { move, act, number: rest.length, value: 0, cards: rest.map(card) };
    case "lay":
      return { move, act, number: 4, value: parseInt(rest[0] ?? "", 10), cards: rest.slice(1).map(card) };
    default:
      return null;
  }
}

export function readAll(moves: readonly MoveView[]): Offer[] {
  return moves.map(read).filter((offer) => offer !== null);
}

export function count(cards: readonly Kind[], kind: number): number {
  return cards.filter((each) => each === kind).length;
}

/** The cards as they are shown: by value, jokers last. */
export function sorted(cards: readonly Kind[]): Kind[] {
  return [...cards].sort((a, b) => (a || 9) - (b || 9));
}

/** Take cards out of a hand. */
export function without(hand: readonly Kind[], cards: readonly Kind[]): Kind[] {
  const left = [...hand];
  for (const each of cards) {
    const index = left.indexOf(each);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

export function alike(a: readonly Kind[], b: readonly Kind[]): boolean {
  return sorted(a).join() === sorted(b).join();
}

/** The cards that would most likely pay a bid, as the server orders them. */
export function paying(view: View, number: number, value: number): Kind[] {
  return sorted((view.advice.order[value] ?? []).slice(0, number));
}

/** Whether a bid cannot be paid without a joker. */
export function needsJoker(view: View, number: number, value: number): boolean {
  return paying(view, number, value).includes(JOKER);
}

/** Find the offer that means the cards somebody has picked up. */
export function meant(offers: readonly Offer[], cards: readonly Kind[]): Offer | null {
  if (!cards.length) return null;
  const exact = offers.find((offer) => offer.cards.length && alike(offer.cards, cards));
  if (exact) return exact;
  const natural = cards.filter((each) => each !== JOKER);
  const kinds = new Set(natural);
  const bids = offers.filter((offer) => offer.act === "bid" && offer.number === cards.length);
  if (kinds.size <= 1) {
    const value = natural[0];
    // Jokers alone stand for what they like: the highest.
    return bids.filter((bid) => bid.value > 0 && (value === undefined || bid.value === value)).at(-1) ?? null;
  }
  return kinds.size === natural.length ? (bids.find((bid) => bid.value === 0) ?? null) : null;
}

/** So many floors are seen at once. */
export const FLOORS = 5;

/**
 * Which floors of the house are shown, from the top. Where they are more than are seen at once, the lowest
 * go under whose every bid is beaten.
 */
export function floors(view: View, offers: readonly Offer[]): { shown: number[]; hidden: number } {
  const numbers = offers.filter((offer) => offer.act === "bid").map((bid) => bid.number);
  const top = Math.max(FLOORS, view.high?.number ?? 0, ...numbers);
  const highest = VALUES.at(-1)!;
  let hidden = 0;
  while (top - hidden > FLOORS && (view.advice.beaten[hidden] ?? 0) >= highest) hidden++;
  return { shown: Array.from({ length: top - hidden }, (_, index) => top - index), hidden };
}
