import type { Said } from "../../words/words";
import { COLUMNS, ownerOf, placeOf, bySlot, type EventCard, type Slot, type View } from "./view";

type Told = Readonly<Record<string, unknown>>;
const number = (told: Told, name: string) => Number(told[name] ?? 0);
const text = (told: Told, name: string) => String(told[name] ?? "");
const list = (told: Told, name: string) => ((told[name] as unknown[]) ?? []).map(String);

function put<T>(all: readonly T[], index: number, value: T): T[] {
  return all.map((each, at) => (at === index ? value : each));
}

function add(all: readonly number[], index: number, by: number): number[] {
  return put(all, index, (all[index] ?? 0) + by);
}

function arranged(slots: Slot[]): Slot[] {
  return slots.sort((one, other) => bySlot(one.slot, other.slot));
}

function turned(view: View, event: EventCard): View {
  const left = Math.max(0, view.event_deck - 1);
  return { ...view, event, event_deck: left, event_discard: [...view.event_discard, event] };
}

function laid(view: View, seat: number, slots: string[], debts: string[]): View {
  const cards = slots.map((slot, index) => ({ slot, debt: null, known: debts[index] ? [debts[index]] : [] }));
  return {
    ...view,
    market: arranged([...view.market.filter((each) => !slots.includes(each.slot)), ...cards]),
    debt_counts: add(view.debt_counts, seat, -slots.length),
  };
}

function taken(view: View, seat: number, slot: string): View {
  return {
    ...view,
    market: view.market.filter((each) => each.slot !== slot),
    debt_counts: add(view.debt_counts, seat, 1),
  };
}

function slid(view: View, row: number): View {
  let column = 0;
  const market = view.market.map((each) =>
    placeOf(each.slot).row === row ? { ...each, slot: `${row}.${++column}` } : each,
  );
  return { ...view, market };
}

function stood(view: View, told: Told, cost: number): View {
  const seat = number(told, "seat");
  return {
    ...view,
    positions: put(view.positions, seat, number(told, "position")),
    nuggets: add(view.nuggets, seat, -cost),
    bank: view.bank + cost,
  };
}

/** What each message changes at the table; what is not told stays as it was. */
const CHANGES: Record<string, (view: View, told: Told) => View> = {
  "gn-turn": (view, told) => ({
    ...view,
    active: number(told, "seat"),
    turn: number(told, "turn"),
    event: null,
    bids: [],
    unable: [],
    offer: [],
    phase: "event",
  }),
  "gn-event-gold": (view, told) => {
    const [first, second] = [number(told, "first"), number(told, "second")];
    return turned(view, { id: `gold-${first}-${second}`, kind: "gold", first, second });
  },
  "gn-event-high-noon": (view) => turned(view, { id: "high-noon", kind: "high-noon", first: 0, second: 0 }),
  "gn-event-poker": (view) => turned(view, { id: "poker", kind: "poker", first: 0, second: 0 }),
  "gn-events-shuffled": (view) => ({
    ...view,
    event: null,
    event_deck: view.event_deck + view.event_discard.length,
    event_discard: [],
  }),
  "gn-undertaker": (view, told) => ({ ...view, undertaker: number(told, "space") }),
  "gn-earned": (view, told) => ({
    ...view,
    nuggets: add(view.nuggets, number(told, "seat"), number(told, "nuggets")),
    bank: Math.max(0, view.bank - number(told, "nuggets")),
  }),
  "gn-poker-won": (view, told) => stood(view, told, 0),
  "gn-poker-lost": (view, told) => stood(view, told, 0),
  "gn-bought": (view, told) => stood(view, told, number(told, "spaces")),
  "gn-bought-last": (view, told) => stood(view, told, number(told, "spaces")),
  "gn-discarded": (view, told) => ({
    ...view,
    adventurer_counts: add(view.adventurer_counts, number(told, "seat"), -1),
  }),
  "gn-shot": (view, told) => ({ ...view, adventurer_counts: add(view.adventurer_counts, number(told, "seat"), -1) }),
  "gn-took": (view, told) => taken(view, number(told, "seat"), text(told, "slot")),
  "gn-took-you": (view, told) => taken(view, view.seat ?? 0, text(told, "slot")),
  "gn-moved": (view, told) => ({
    ...view,
    market: arranged(
      view.market.map((each) => (each.slot === text(told, "from") ? { ...each, slot: text(told, "to") } : each)),
    ),
  }),
  "gn-slid": (view, told) => slid(view, number(told, "row")),
  "gn-bid": (view, told) => ({
    ...view,
    bids: [...view.bids, { seat: number(told, "seat"), debts: list(told, "debts"), value: number(told, "value") }],
  }),
  "gn-unable": (view, told) => ({ ...view, unable: [...view.unable, number(told, "seat")] }),
  "gn-picked": (view, told) => ({
    ...view,
    offer: view.offer.filter((each) => each.id !== text(told, "adventurer")),
    adventurer_counts: add(view.adventurer_counts, number(told, "seat"), 1),
  }),
  "gn-picked-pair": (view, told) => ({
    ...view,
    offer: view.offer.filter((each) => !list(told, "adventurers").includes(each.id)),
    adventurer_counts: add(view.adventurer_counts, number(told, "seat"), 2),
  }),
  "gn-laid": (view, told) => laid(view, number(told, "seat"), list(told, "slots"), []),
  "gn-laid-you": (view, told) => laid(view, view.seat ?? 0, list(told, "slots"), list(told, "debts")),
  "gn-payday": (view) => ({ ...view, phase: "payday", bids: [], unable: [], offer: [] }),
  "gn-payday-last": (view) => ({ ...view, phase: "payday", bids: [], unable: [], offer: [] }),
  "gn-turned-up": (view, told) => ({
    ...view,
    market: view.market.map((each) =>
      each.slot === text(told, "slot") ? { ...each, debt: text(told, "debt"), known: [] } : each,
    ),
  }),
  "gn-paid": (view, told) => ({
    ...view,
    nuggets: add(view.nuggets, number(told, "seat"), -number(told, "nuggets")),
    bank: view.bank + number(told, "nuggets"),
  }),
  "gn-vulture": (view, told) => ({
    ...view,
    vultures: put(view.vultures, number(told, "seat"), number(told, "vultures")),
    positions: put(view.positions, number(told, "seat"), number(told, "position")),
  }),
  "gn-returned": (view, told) => {
    const seat = number(told, "seat");
    return {
      ...view,
      market: view.market.filter((each) => each.debt === null || ownerOf(each.debt, view) !== seat),
      debt_counts: add(view.debt_counts, seat, list(told, "debts").length),
    };
  },
  "gn-lost": (view, told) => ({ ...view, positions: put(view.positions, number(told, "seat"), 0) }),
};

/** Give the table as it is after a message; the last word is always the server's next view. */
export function tell(view: View, [key, told]: Said): View {
  return CHANGES[key]?.(view, told) ?? view;
}

/** The face-down debt of each column that lies furthest out: the die turns it up next. */
export function outermost(view: View): Set<string> {
  const found = new Map<number, string>();
  for (const { slot, debt } of view.market) {
    if (debt === null) found.set(placeOf(slot).column, slot);
  }
  return new Set(found.values());
}

/** The slots that the next debts will fill, in reading order, behind the last card. */
export function nextSlots(view: View, count: number): string[] {
  const last = view.market.at(-1)?.slot;
  let place = last ? (placeOf(last).row - 1) * COLUMNS + placeOf(last).column : 0;
  return Array.from({ length: count }, () => {
    const slot = `${Math.floor(place / COLUMNS) + 1}.${(place % COLUMNS) + 1}`;
    place++;
    return slot;
  });
}
