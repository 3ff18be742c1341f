import { pluginOf } from "../games/plugins";
import type { Said } from "../words/words";

/** One entry of the log, as a replay knows it. */
export interface Told {
  by: number | "chance";
  asked: boolean;
  say: readonly Said[];
}

/** A part of a game that players would name: an auction, a turn. It begins with step `first`. */
export interface Chapter {
  first: number;
  title: Said;
}

/** What is worth a sign on the scrubber, at its step. */
export type Sign = "quartet" | "payday" | "vulture" | "shot" | "placed" | "stop" | "end";
export interface Mark {
  step: number;
  sign: Sign;
}

/** Find the signs of a game; of two alike at one step one is enough. */
export function marks(game: string, entries: readonly Told[]): Mark[] {
  const marked = pluginOf(game)?.marks ?? {};
  return entries.flatMap((entry, index) => {
    const signs = new Set(entry.say.flatMap(([key]) => marked[key] ?? []));
    return [...signs].map((sign) => ({ step: index + 1, sign }));
  });
}

/** Part a game into chapters; the first one is how it is set up. */
export function chapters(game: string, entries: readonly Told[]): Chapter[] {
  return pluginOf(game)?.chapters(entries) ?? [setup()];
}

/** The first chapter of every game. */
export function setup(): Chapter {
  return { first: 1, title: ["web-replay-setup", {}, ""] };
}

/** A turn begins after the entry that announces it. */
export function turns(entries: readonly Told[], announced: string): Chapter[] {
  const found: Chapter[] = [setup()];
  let number = 0;
  entries.forEach((entry, index) => {
    const told = entry.say.find(([key]) => key === announced);
    if (!told || index + 1 >= entries.length) return;
    found.push({ first: index + 2, title: ["web-replay-turn", { number: ++number, seat: Number(told[1].seat) }, ""] });
  });
  return found;
}

/** The chapter a step belongs to; before the first step, the first. */
export function chapterAt(found: readonly Chapter[], step: number): number {
  let at = 0;
  found.forEach((chapter, index) => {
    if (chapter.first <= step) at = index;
  });
  return at;
}

/** The step at which the last chapter before this moment began; from its beginning, the one before. */
export function chapterBefore(found: readonly Chapter[], step: number): number {
  return found.filter((chapter) => chapter.first < step).at(-1)?.first ?? 0;
}

export function chapterAfter(found: readonly Chapter[], step: number, last: number): number {
  return found.find((chapter) => chapter.first > step)?.first ?? last;
}

/** The next decision of a seat (null: of anybody) after a step, or before it; without one, the step itself. */
export function decision(
  entries: readonly Told[],
  step: number,
  direction: 1 | -1,
  seat: number | null = null,
): number {
  for (let at = step + direction; at >= 1 && at <= entries.length; at += direction) {
    const entry = entries[at - 1]!;
    if (entry.asked && (seat === null || entry.by === seat)) return at;
  }
  return step;
}

/** How many decisions a seat made in all, and how many of them up to a step. */
export function decisionsOf(entries: readonly Told[], seat: number, step: number): { all: number; so: number } {
  const own = entries.flatMap((entry, index) => (entry.asked && entry.by === seat ? [index + 1] : []));
  return { all: own.length, so: own.filter((at) => at <= step).length };
}
