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

/** The cards that would most likely pay a bid: few jokers, and of different cards the rarest. */
export function usual(hand: readonly Kind[], number: number, value: number): Kind[] {
  const held = (kind: number): number => count(hand, kind);
  const natural: Kind[] =
    value > 0
      ? Array<Kind>(Math.min(number, held(value))).fill(value as Kind)
      : VALUES.filter((each) => held(each) > 0)
          .sort((a, b) => held(a) - held(b) || a - b)
          .slice(0, number);
  return sorted([...natural, ...Array<Kind>(number - natural.length).fill(JOKER)]);
}

/** Whether a bid cannot be paid without a joker. */
export function needsJoker(hand: readonly Kind[], number: number, value: number): boolean {
  return usual(hand, number, value).includes(JOKER);
}

/** The same payment with one joker more, where the hand has it. */
export function dearer(hand: readonly Kind[], number: number, value: number): Kind[] | null {
  const cards = usual(hand, number, value);
  const natural = cards.filter((each) => each !== JOKER);
  if (!natural.length || count(hand, JOKER) <= count(cards, JOKER)) return null;
  return sorted([...natural.slice(0, -1), ...cards.filter((each) => each === JOKER), JOKER]);
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

/** The jokers of a seat that everybody can see: its row, and those it took in lots. */
export function openJokers(view: View, seat: number): number {
  return view.rows[seat]! + count(view.known[seat] ?? [], JOKER);
}

export interface Standing {
  own: number;
  used: number;
  held: number;
  /** The most that any other shows, and who. */
  most: number;
  who: number[];
  /** Whether we have most, or as many as those who have most, by what is open. */
  risk: boolean;
}

/** How we stand in jokers, by what is open; `shed` as if so many were gone. */
export function standing(view: View, shed = 0): Standing | null {
  const seat = view.seat;
  if (seat === null) return null;
  const used = view.rows[seat]!;
  const held = count(view.hand, JOKER) - shed;
  const own = used + held;
  const others = view.rows.map((_, other) => other).filter((other) => other !== seat);
  const most = Math.max(0, ...others.map((other) => openJokers(view, other)));
  const who = others.filter((other) => openJokers(view, other) === most);
  return { own, used, held, most, who, risk: own > 0 && own >= most };
}

export interface Rung {
  number: number;
  /** Every bid of this number is beaten. */
  low: boolean;
}

/** Which floors of the house are shown, from the top; those left out are beaten and empty. */
export function floors(view: View, offers: readonly Offer[]): { shown: Rung[]; hidden: number } {
  const bids = offers.filter((offer) => offer.act === "bid");
  const high = view.high?.number ?? 0;
  const top = Math.max(5, high + (bids.length ? 0 : 1), ...bids.map((bid) => bid.number));
  const shown: Rung[] = [];
  let hidden = 0;
  for (let number = top; number >= 1; number--) {
    const low = number < high;
    const bidden = view.bids.some((bid) => bid.number === number);
    if (low && !bidden && number < high - 1 && high > 3) hidden++;
    else shown.push({ number, low });
  }
  return { shown, hidden };
}
