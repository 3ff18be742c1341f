/** Puzzles that were begun on this device; nothing of them leaves it. */
import { EMPTY, type Sheet } from "./sheet";

const KEY = "saloon.puzzles";
const MOST = 40;

export interface Kept {
  puzzle: string;
  size: number;
  grade: number;
  /** When it was last written on. */
  at: number;
  sheet: Sheet;
}

/** All of them, the last one first. */
export function kept(): Kept[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as Kept[]).filter((each) => typeof each?.puzzle === "string" && each.sheet) : [];
  } catch {
    return [];
  }
}

export function sheetOf(puzzle: string): Sheet {
  const found = kept().find((each) => each.puzzle === puzzle);
  return found ? { ...EMPTY, ...found.sheet } : EMPTY;
}

/** Keep a sheet; false where the device keeps nothing. */
export function keep(puzzle: string, size: number, grade: number, sheet: Sheet): boolean {
  const others = kept().filter((each) => each.puzzle !== puzzle);
  try {
    const all = [{ puzzle, size, grade, at: Date.now(), sheet }, ...others].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

export function forget(puzzle: string): void {
  localStorage.setItem(KEY, JSON.stringify(kept().filter((each) => each.puzzle !== puzzle)));
}

/** The day of a puzzle of the day; null for any other. */
export function dayOf(puzzle: string): Date | null {
  const parts = /^\d+-day-(\d{4})-(\d\d)-(\d\d)$/.exec(puzzle);
  return parts ? new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : null;
}

/** Today as the server writes it, by this device's calendar. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
