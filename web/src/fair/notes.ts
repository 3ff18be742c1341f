import type { TableView } from "../api/api";
import { hex, seal } from "./sha256";

/**
 * What this browser saw and did of a table, kept on this device from the first look at it. Only what
 * was kept before the first card can prove anything after the last one.
 */
export interface Note {
  /** The house's own hash, as it was first seen. */
  commitment: string;
  at: number;
  /** The numbers that this browser added, by seat. */
  nonces: Record<number, string>;
  /** Which start the last of them was made for: how many had been called off before it. */
  made: number;
  /** What each seat had promised or given when the cards were dealt. */
  seals: (string | null)[] | null;
  given: (string | null)[] | null;
  /** The moves that this browser made, by seat, in order. */
  moves: Record<number, string[]>;
  /** The seats that took something back with everyone's consent. */
  back: number[];
  /** The last event that is in this note. */
  number: number;
  /** What was seen of the table that must not be. */
  broken: "commitment" | "dealt" | null;
}

const PREFIX = "saloon.deal.";
/** So many tables are remembered; the oldest goes first. */
const MOST = 200;

function fresh(commitment: string): Note {
  return {
    commitment,
    at: Date.now(),
    nonces: {},
    made: 0,
    seals: null,
    given: null,
    moves: {},
    back: [],
    number: 0,
    broken: null,
  };
}

export function read(id: string): Note | null {
  try {
    const kept = localStorage.getItem(PREFIX + id);
    return kept === null ? null : { ...fresh(""), ...(JSON.parse(kept) as Partial<Note>) };
  } catch {
    return null; // no storage, or not ours
  }
}

function write(id: string, note: Note): void {
  try {
    if (localStorage.getItem(PREFIX + id) === null) makeRoom();
    localStorage.setItem(PREFIX + id, JSON.stringify(note));
  } catch {
    // A browser that keeps nothing proves nothing; it plays all the same.
  }
}

function makeRoom(): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (kept.length < MOST) return;
  const age = (key: string): number => read(key.slice(PREFIX.length))?.at ?? 0;
  kept.sort((one, other) => age(one) - age(other));
  for (const key of kept.slice(0, kept.length - MOST + 1)) localStorage.removeItem(key);
}

/** Look at a table: the hash that the house showed first must stay. */
export function see(table: TableView): Note {
  const note = read(table.id) ?? fresh(table.commitment);
  if (note.commitment !== table.commitment) note.broken = "commitment";
  if (table.status === "open") {
    note.seals = note.given = null;
  } else if (note.seals === null) {
    note.seals = table.seats.map((seat) => seat.seal ?? null);
    note.given = table.seats.map((seat) => seat.nonce ?? null);
    if (tooEarly(table, note)) note.broken = "dealt";
  }
  write(table.id, note);
  return note;
}

/** Whether cards were dealt although a number that this browser promised had not been asked for. */
function tooEarly(table: TableView, note: Note): boolean {
  return table.seats.some((seat, number) => {
    const own = note.nonces[number];
    return own !== undefined && seat.adds === "sealed" && seat.seal === seal(own) && seat.nonce !== own;
  });
}

/** Make a number for a seat; only its seal leaves this browser for now. */
export function make(): { nonce: string; seal: string } {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { nonce, seal: seal(nonce) };
}

/** Keep the number of a seat, before it is promised to anyone. */
export function keep(table: TableView, seat: number, nonce: string): void {
  const note = see(table);
  note.nonces[seat] = nonce;
  write(table.id, note);
}

/** The number of a seat for the next start, once one was called off; one that was sent is never used again. */
export function anew(table: TableView, seat: number, lost: boolean): string {
  const note = see(table);
  const known = note.nonces[seat];
  if (known !== undefined && note.made === table.called_off && !lost) return known;
  const { nonce } = make();
  note.nonces[seat] = nonce;
  note.made = table.called_off + (lost && table.sealing ? 1 : 0);
  write(table.id, note);
  return nonce;
}

/** A move of ours was entered. */
export function moved(id: string, seat: number, move: string): void {
  const note = read(id);
  if (!note) return;
  (note.moves[seat] ??= []).push(move);
  write(id, note);
}

/** Something was taken back: alone it never was; with everyone's consent it stays in the record. */
export function tookBack(id: string, number: number, seat: number, kept: boolean): void {
  const note = read(id);
  if (!note || number <= note.number) return;
  note.number = number;
  if (kept) note.back.push(seat);
  else note.moves[seat]?.pop();
  write(id, note);
}

/** Read hex digits aloud: the first so many, in groups. */
export function short(text: string, digits = 8): string {
  return (
    text
      .slice(0, digits)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join(" ");
}
