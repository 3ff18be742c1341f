import type { Schemas } from "../../api/api";
import type { At } from "../../table/at.svelte";
import type { Stat } from "./art/glyphs";

/** What the server tells, as its description says (games/gnadenlos/view.py and advice.py). */
export type Adventurer = Readonly<Schemas["Gnadenlos.AdventurerView"]>;
export type EventCard = Readonly<Schemas["Gnadenlos.EventView"]>;
export type Zone = Readonly<Schemas["Gnadenlos.ZoneView"]>;
export type Track = Readonly<Schemas["Gnadenlos.TrackView"]>;
export type Slot = Readonly<Schemas["Gnadenlos.SlotView"]>;
export type Bid = Readonly<Schemas["Gnadenlos.BidView"]>;
export type Place = Readonly<Schemas["Gnadenlos.Place"]>;
export type Advice = Readonly<Schemas["Gnadenlos.Advice"]>;
export type View = Readonly<Schemas["Gnadenlos.View"]>;

export const COLUMNS = 6;

/** Read the view of a table of Gnadenlos!. */
export function viewOf(at: At): View {
  return at.view as View;
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

const STAT_OF: Record<EventCard["kind"], Stat> = { gold: "gold", "high-noon": "gun", poker: "cards" };

/** The number that counts in an event. */
export function statOf(event: EventCard | null): Stat | null {
  return event ? STAT_OF[event.kind] : null;
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
