import type { At } from "../../table/at.svelte";

/** A card: 1 to 5, or the joker. */
export type Kind = 0 | 1 | 2 | 3 | 4 | 5;
export const JOKER = 0;
export const VALUES = [1, 2, 3, 4, 5] as const;

export interface Bid {
  seat: number;
  number: number;
  /** 0 for different cards. */
  value: number;
}

export interface Round {
  reason: "mice" | "deck";
  hands: Kind[][];
  mice: number[];
  jokers: number[];
  scores: number[];
}

/** The table from one chair, as the server tells it (games/katzenjammer/view.py). */
export interface View {
  seat: number | null;
  players: number;
  phase: "leader" | "deal" | "reveal" | "bonus" | "auction" | "paying" | "laying" | "over";
  turn: number | null;
  round: number;
  rounds: number;
  leader: number | null;
  pile: number;
  pool: number;
  lot: Kind[];
  high: Bid | null;
  bids: Bid[];
  passed: boolean[];
  hand: Kind[];
  hand_sizes: number[];
  rows: number[];
  mice: number[];
  discard: number[];
  known: Kind[][];
  played: Round[];
}

export function seen(at: At): View {
  return at.view as unknown as View;
}
