import type { Now, View } from "../api/api";
import { pluginOf } from "../games/plugins";
import type { Said } from "../words/words";
import type { LogEntry } from "./log.svelte";

/** How long a message stands: as a card or a die, as a move, as a beat, or until somebody goes on. */
export type Stand = "card" | "move" | "beat" | "wait";

/** One moment of the story: the table as it was, the log so far, and what is told with it. */
export interface Moment {
  now: Now;
  log: LogEntry[];
  /** What the log gained with this moment. */
  entries: LogEntry[];
  said: Said | null;
  stand: Stand | null;
}

/** What the stream told in one event. */
export interface Step {
  game: string;
  seat: number | null;
  before: Now;
  after: Now;
  /** The log as it was before. */
  log: LogEntry[];
  entries: LogEntry[];
}

/**
 * Part an event into the moments it is told in; each shows what the server saw after its entry.
 *
 * A game names the messages that stand; those between go with the next one of their entry, or with its
 * last. Before a result the last moment waits.
 */
export function moments({ game, seat, before, after, log, entries }: Step): Moment[] {
  const plugin = pluginOf(game);
  const story = plugin?.story;
  const prelude = plugin?.prelude ?? [];
  const found: Moment[] = [];
  let untold: LogEntry[] = [];
  let view = before.view;
  entries.forEach((entry, index) => {
    const then = (entry.view ?? after.view) as Now["view"];
    const named = onceEach(entry.say, seat, (key) => standOf(story, key, entry));
    const told = [...log, ...entries.slice(0, index)];
    let from = 0;
    named.forEach((at, turn) => {
      const last = turn === named.length - 1;
      const said = entry.say[at]!;
      const stand = standOf(story, said[0], entry)!;
      // At the end of an entry only what stands long is told before the table changes.
      const early = prelude.includes(said[0]) && (!last || stand === "beat" || stand === "wait");
      const seen = early ? view : then;
      const upTo = last && !early ? entry.say.length : at + 1;
      found.push({
        now: past(after, seen, entry.by),
        log: [...told, { ...entry, say: entry.say.slice(0, upTo) }],
        entries: [...untold, { ...entry, say: entry.say.slice(from, upTo) }],
        said,
        stand: entry.by === seat && stand === "move" ? "card" : stand,
      });
      untold = [];
      from = upTo;
    });
    if (from < entry.say.length || !named.length) untold.push({ ...entry, say: entry.say.slice(from) });
    view = then;
  });
  const present: Moment = { now: after, log: [...log, ...entries], entries: untold, said: null, stand: null };
  const end = found.at(-1);
  if (!end) return [present];
  if (after.result && !before.result) end.stand = "wait";
  // What stands only briefly is the present already: whoever is asked need not wait for it.
  if (end.stand === "card" || end.stand === "move") {
    found[found.length - 1] = { ...present, entries: [...end.entries, ...untold], said: end.said, stand: end.stand };
    return found;
  }
  return [...found, present];
}

/** Which messages stand; of equal beats that follow each other one, ours rather than another's. */
function onceEach(say: readonly Said[], own: number | null, stand: (key: string) => Stand | undefined): number[] {
  const found: number[] = [];
  say.forEach(([key, { seat }], at) => {
    const stands = stand(key);
    if (!stands) return;
    const before = say[found.at(-1) ?? -1];
    if (before?.[0] !== key || stands === "card" || stands === "move") found.push(at);
    else if (own === null || before[1].seat !== own || seat === own) found[found.length - 1] = at;
  });
  return found;
}

function standOf(story: Readonly<Record<string, Stand>> | undefined, key: string, entry: LogEntry): Stand | undefined {
  return story ? story[key] : entry.by === "chance" ? "card" : "move";
}

/** A table at which nothing is asked. */
export function quiet(position: number, view: View, more: Partial<Now> = {}): Now {
  return {
    position,
    view,
    waiting: [],
    moves: [],
    interjections: [],
    undo: false,
    takeback: null,
    clocks: null,
    still: 0,
    closes: null,
    result: null,
    ...more,
  };
}

/** The table as it was: nothing of it can be acted on. */
function past(after: Now, view: Now["view"], by: number | "chance"): Now {
  const waiting = by === "chance" ? [] : [by];
  return {
    ...after,
    view,
    waiting,
    moves: [],
    interjections: [],
    undo: false,
    takeback: null,
    closes: null,
    result: null,
  };
}
