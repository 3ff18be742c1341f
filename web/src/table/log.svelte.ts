import type { Schemas, StreamEvent, View } from "../api/api";
import { tookBack } from "../fair/notes";
import type { Said } from "../words/words";

/** One entry of the log: who did what, in the words this seat may hear. */
export interface LogEntry {
  number: number;
  by: Schemas["EntryView"]["by"];
  say: Said[];
  /** The table as this seat saw it right after the entry; only entries long before we came are without. */
  view?: View;
}

/** What happened so far, as numbered events tell it; none is written twice. */
export class Log {
  entries: LogEntry[] = $state.raw([]);
  /** The last event that is written here. */
  told = 0;
  /** The table as the server last showed it to us, for what comes next to change. */
  seen: View | undefined;

  /** Write the log anew from its events. */
  rewrite(events: readonly StreamEvent[], told: number): void {
    this.entries = [];
    this.told = 0;
    for (const event of events) this.note(event);
    this.told = told;
  }

  /** Write an event into the log; give what it added. */
  note(event: StreamEvent): LogEntry[] {
    const before = this.seen;
    if ("now" in event && event.now) this.seen = event.now.view;
    if (event.number <= this.told) return [];
    this.told = event.number;
    if (event.kind === "play") {
      const views = viewsOf(event, event.now ? before : this.entries.at(-1)?.view);
      const added = event.entries.map((entry, index) => ({
        number: event.number,
        ...entry,
        view: views[index],
      }));
      this.entries = [...this.entries, ...added];
      return added;
    }
    if (event.kind === "undo") this.entries = this.entries.slice(0, event.to);
    return [];
  }
}

/**
 * What was seen after each entry of an event: each changes the view before it, and the last is as it is now.
 * Of what was missed the first view is whole.
 */
function viewsOf({ entries, now, views = [] }: Schemas["PlayMade"], before?: View): (View | undefined)[] {
  let view = before;
  return entries.map((_, index) => {
    if (now && index === entries.length - 1) return now.view;
    return views[index] && (view = { ...view, ...views[index] } as View);
  });
}

/** Keep for the check at the end what was taken back; `waiting` where a secret choice of ours goes with it. */
export function noteBack(table: string, event: StreamEvent, waiting: number | null): void {
  if ((event.kind !== "undo" && event.kind !== "unchose") || event.seat === undefined) return;
  if (event.kind === "undo") {
    if (waiting !== null) tookBack(table, event.number - 0.5, waiting, false);
    tookBack(table, event.number, event.seat, event.kept);
  } else {
    tookBack(table, event.number, event.seat, false);
  }
}
