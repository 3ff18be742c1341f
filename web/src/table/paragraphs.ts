import { pluginOf } from "../games/plugins";
import { chapters } from "../replay/chapters";
import type { Said } from "../words/words";
import type { LogEntry } from "./log.svelte";

/** A paragraph of the log: a lot, an event, a turn, or a single move. */
export interface Para {
  /** The entry it begins with, and the one after its last. */
  first: number;
  end: number;
  head: Said | null;
  /** Whose hat stands beside it. */
  seat: number | null;
  text: readonly Said[];
  folded: readonly Said[];
  label: Said | null;
  /** Whether it concerns us. */
  mine: boolean;
  clauses: readonly string[];
}

/** Paragraphs by their last entries: as long as none comes to it, a paragraph stays the same and is not drawn anew. */
const written = new WeakMap<LogEntry, { own: number | null; para: Para }>();

/** The log in paragraphs, as the game parts it; how the table was set up is one folded line. */
export function paragraphs(game: string, log: readonly LogEntry[], own: number | null): Para[] {
  const told = log.map((entry) => ({ by: entry.by, asked: false, say: entry.say }));
  const parts = chapters(game, told);
  return parts.flatMap(({ first, title }, index) => {
    const from = first - 1;
    const end = parts[index + 1] ? parts[index + 1]!.first - 1 : log.length;
    const last = log[end - 1];
    const known = last && written.get(last);
    if (index > 0 && known && known.own === own && known.para.first === from) return [known.para];
    const entries = log.slice(from, end);
    if (!entries.some((entry) => entry.say.length)) return [];
    const all = entries.flatMap((entry) => entry.say);
    const plugin = pluginOf(game);
    const made =
      index === 0 && plugin ? setUp(entries, parts.length > 1) : (plugin?.paragraph?.(entries) ?? { text: all });
    const named = made.text.at(-1)?.[1].seat;
    const para: Para = {
      first: from,
      end,
      head: title,
      seat: typeof named === "number" ? named : null,
      text: made.text,
      folded: made.folded ?? [],
      label: made.label ?? null,
      mine: index > 0 && concerns(entries, own),
      clauses: clausesOf(all),
    };
    written.set(last!, { own, para });
    return [para];
  });
}

/** The log move by move. */
export function moves(log: readonly LogEntry[], own: number | null): Para[] {
  return log.flatMap((entry, index) => {
    if (!entry.say.length) return [];
    const named = entry.say.map((said) => said[1].seat).find((seat) => typeof seat === "number");
    const by = entry.by === "chance" ? null : entry.by;
    return [
      {
        first: index,
        end: index + 1,
        head: null,
        seat: named ?? by,
        text: entry.say,
        folded: [],
        label: null,
        mine: concerns([entry], own),
        clauses: clausesOf(entry.say),
      },
    ];
  });
}

/** What was dealt is folded, and what was decided in it as well, once the game is on. */
function setUp(entries: readonly LogEntry[], on: boolean): { text: Said[]; folded: Said[]; label: Said } {
  const decided = (entry: LogEntry): boolean => !on && entry.by !== "chance";
  const text = entries.filter(decided).flatMap((entry) => entry.say);
  const folded = entries.filter((entry) => !decided(entry)).flatMap((entry) => entry.say);
  return { text, folded, label: ["web-log-setup", { number: folded.length }, ""] };
}

function concerns(entries: readonly LogEntry[], own: number | null): boolean {
  if (own === null) return false;
  return entries.some(
    ({ by, say }) =>
      by === own ||
      say.some(([, { seat, seats }]) => seat === own || (Array.isArray(seats) && (seats as number[]).includes(own))),
  );
}

function clausesOf(say: readonly Said[]): string[] {
  return [...new Set(say.map((said) => said[2]).filter(Boolean))];
}
