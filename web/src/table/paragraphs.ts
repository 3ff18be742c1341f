import { pluginOf, type Paragraph } from "../games/plugins";
import { chapters } from "../replay/chapters";
import type { Said } from "../words/words";
import type { LogEntry } from "./log.svelte";

/** A paragraph of the log: a lot, an event, a turn, or a single move. */
export interface Para {
  /** The entry it begins with, and the one after its last. */
  first: number;
  end: number;
  /** Which of the paragraphs of the same entries it is. */
  part: number;
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

/** Paragraphs by their last entries: as long as none comes to them, they stay the same and are not drawn anew. */
const written = new WeakMap<LogEntry, { own: number | null; first: number; paras: Para[] }>();

/** The log in paragraphs, as the game parts it; how the table was set up is one folded line. */
export function paragraphs(game: string, log: readonly LogEntry[], own: number | null): Para[] {
  const told = log.map((entry) => ({ by: entry.by, asked: false, say: entry.say }));
  const parts = chapters(game, told);
  return parts.flatMap(({ first: number, title }, index) => {
    const first = number - 1;
    const end = parts[index + 1] ? parts[index + 1]!.first - 1 : log.length;
    const last = log[end - 1];
    const known = last && written.get(last);
    if (index > 0 && known && known.own === own && known.first === first) return known.paras;
    const entries = log.slice(first, end);
    const all = entries.flatMap((entry) => entry.say);
    if (!all.length) return [];
    const plugin = pluginOf(game);
    const made =
      index === 0 && plugin ? setUp(entries, parts.length > 1) : (plugin?.paragraph?.(entries) ?? { text: all });
    const mine = index > 0 && concerns(entries, own);
    const paras = [{ ...paraOf(made, title), first, end, part: 0, mine }];
    if (made.then) paras.push({ ...paraOf(made.then, made.then.head), first, end, part: 1, mine });
    written.set(last!, { own, first, paras });
    return paras;
  });
}

function paraOf(
  { text, folded = [], label = null }: Paragraph,
  head: Said | null,
): Omit<Para, "first" | "end" | "part" | "mine"> {
  const named = head?.[1].seat ?? text.at(-1)?.[1].seat;
  const seat = typeof named === "number" ? named : null;
  return { head, seat, text, folded, label, clauses: clausesOf([...text, ...folded]) };
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
        part: 0,
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
function setUp(entries: readonly LogEntry[], on: boolean): Paragraph {
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
