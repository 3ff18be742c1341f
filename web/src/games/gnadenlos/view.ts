import type { At } from "../../table/at.svelte";
import type { Stat } from "./art/glyphs";

/** An adventurer's card. */
export interface Adventurer {
  id: string;
  name: string;
  gold: number;
  gun: number;
  cards: number;
}

export interface EventCard {
  id: string;
  kind: "gold" | "high-noon" | "poker";
  first: number;
  second: number;
}

export interface Zone {
  name: string;
  last: number;
  win: number;
  lose: number;
}

export interface Track {
  spaces: number;
  start: number;
  finish: number;
  undertaker: number;
  zones: readonly Zone[];
}

/** A market slot that holds a debt; `known` is what the memory aid grants. */
export interface Slot {
  slot: string;
  debt: string | null;
  known: readonly string[];
}

export interface Bid {
  seat: number;
  debts: readonly string[];
  value: number;
}

/** What an experienced player reads off the view, as the server tells it (games/gnadenlos/advice.py). */
export interface Advice {
  due: number;
  most_debts: number;
  highest: number;
  turning: readonly string[];
  free: readonly string[];
  risks: readonly { seat: number; nuggets: number; to: number }[];
  poker: { win: number; lose: number } | null;
}

/** The table from one chair, as the server tells it. */
export interface View {
  seat: number | null;
  players: number;
  colours: readonly string[];
  phase: string;
  opening: boolean;
  turns: readonly number[];
  active: number | null;
  turn: number;
  ending: string;
  track: Track;
  undertaker: number;
  nuggets: readonly number[];
  bank: number;
  positions: readonly number[];
  vultures: readonly number[];
  rolls: readonly number[];
  event: EventCard | null;
  event_deck: number;
  event_discard: readonly EventCard[];
  contest: readonly number[];
  chosen: readonly boolean[];
  choice: Adventurer | null;
  played: readonly (Adventurer | null)[];
  deck: number;
  discard: readonly Adventurer[];
  offer: readonly Adventurer[];
  bids: readonly Bid[];
  unable: readonly number[];
  market: readonly Slot[];
  adventurer_counts: readonly number[];
  debt_counts: readonly number[];
  adventurers: readonly Adventurer[];
  debts: readonly string[];
  advice: Advice;
}

export const COLUMNS = 6;

/** Read the view of a table of Gnadenlos!. */
export function viewOf(at: At): View {
  return at.view as unknown as View;
}

const LETTERS: Record<string, string> = { B: "blue", R: "red", Y: "yellow", G: "green" };

/** `R2` is red, of value 2. */
export function colourOf(debt: string): string {
  return LETTERS[debt[0] ?? ""] ?? "red";
}

export function valueOf(debt: string): number {
  return Number(debt.slice(1));
}

/** Who pays a debt: the player of its colour. */
export function ownerOf(debt: string, view: View): number {
  return view.colours.indexOf(colourOf(debt));
}

/** `3.2` is row 3, column 2. */
export function placeOf(slot: string): { row: number; column: number } {
  const [row = 0, column = 0] = slot.split(".").map(Number);
  return { row, column };
}

/** Put slots into reading order. */
export function bySlot(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.row - b.row || a.column - b.column;
}

const STAT_OF: Record<string, Stat> = { gold: "gold", "high-noon": "gun", poker: "cards" };

/** The number that counts in an event. */
export function statOf(event: EventCard | null): Stat | null {
  return event ? (STAT_OF[event.kind] ?? null) : null;
}

/** A zone of the track with its first space; the green finish comes after the last one. */
export interface Stretch {
  name: string;
  first: number;
  last: number;
  win: number;
  lose: number;
}

export function stretches(track: Track): Stretch[] {
  let first = 1;
  const zones = track.zones.map((zone) => {
    const stretch = { ...zone, first };
    first = zone.last + 1;
    return stretch;
  });
  return [...zones, { name: "green", first, last: track.spaces, win: 0, lose: 0 }];
}

export function zoneAt(position: number, track: Track): Stretch {
  const all = stretches(track);
  return all.find((zone) => position <= zone.last) ?? all[all.length - 1]!;
}

/** The words of a move behind its verb: `take 1.2 2.5` gives `["1.2", "2.5"]`. */
export function named(move: string): string[] {
  return move.split(" ").slice(1);
}
