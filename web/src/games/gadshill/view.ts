/** What the server shows a seat of Gads Hill 1874; a test holds it to games/gadshill/view.py. */
import type { At } from "../../table/at.svelte";

export interface BuildingView {
  id: string;
  state: "unmarked" | "marked" | "placed";
  lots: readonly string[];
  holder: number | null;
}

export interface EffectView {
  kind: "put" | "spare" | "remove" | "place" | "clear";
  building: string;
  lots: readonly string[];
  points: number;
}

export interface PlayView {
  building: string | null;
  reason: string;
  lots: readonly string[];
  buildings: readonly string[];
  effects: readonly EffectView[];
  points: number;
  clause: string;
}

export interface TakeView {
  building: string;
  lot: string;
  effects: readonly EffectView[];
  points: number;
}

export interface CardView {
  number: number;
  plays: readonly PlayView[];
}

export interface SeatView {
  points: number;
  bought: number;
  lost: number;
  building_cards: number;
  district_cards: number;
  condition_cards: number;
  may_claim: boolean;
}

export type Phase = "tiles" | "first" | "deal" | "draft" | "turn" | "take" | "draw" | "card" | "window" | "over";

export interface GadsHillView {
  seat: number | null;
  players: number;
  phase: Phase;
  turn: number | null;
  active: number | null;
  first: number | null;
  locomotive: number;
  tiles: readonly string[];
  buildings: readonly BuildingView[];
  seats: readonly SeatView[];
  hand: readonly CardView[];
  takes: readonly TakeView[];
  piles: readonly number[];
  shown: readonly number[];
  discard: readonly number[] | null;
  discarded: number;
  cards_left: number;
  bought_now: number;
  window: boolean;
  passes: number;
  undrawn: number;
  reason: string | null;
}

/** What the rulebook adds (games/gadshill/advice.py). */
export interface Advice {
  drafted: number;
}

export function viewOf(at: At): GadsHillView & { advice: Advice } {
  return at.view as unknown as GadsHillView & { advice: Advice };
}
