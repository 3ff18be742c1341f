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

/** How a seat stands in jokers, by what is open. */
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

/** What an experienced player reads off the view, as the server tells it (games/katzenjammer/advice.py). */
export interface Advice {
  order: Kind[][];
  beaten: number[];
  jokers: Standing | null;
  shed: Standing | null;
  ending: { gain: number; loss: number; total: number; shed: number | null }[];
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
  advice: Advice;
}

export function seen(at: At): View {
  return at.view as unknown as View;
}
