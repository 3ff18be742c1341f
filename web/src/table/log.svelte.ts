import { tookBack } from "../fair/notes";
import type { Said } from "../words/words";
import type { StreamEvent } from "./at.svelte";

/** One entry of the log: who did what, in the words this seat may hear. */
export interface LogEntry {
  number: number;
  by: number | "chance";
  say: Said[];
  /** The table as this seat saw it right after the entry; only where it was told as it happened. */
  view?: Record<string, unknown>;
}

/** What happened so far, as numbered events tell it; none is written twice. */
export class Log {
  entries: LogEntry[] = $state.raw([]);
  /** The last event that is written here. */
  told = 0;

  /** Write the log anew from its events. */
  rewrite(events: readonly StreamEvent[], told: number): void {
    this.entries = [];
    this.told = 0;
    for (const event of events) this.note(event);
    this.told = told;
  }

  /** Write an event into the log; give what it added. */
  note(event: StreamEvent): LogEntry[] {
    if (event.number <= this.told) return [];
    this.told = event.number;
    if (event.kind === "play") {
      const views = viewsOf(event);
      const added = (event.entries ?? []).map((entry, index) => ({
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

/** What was seen after each entry of an event: the last as it is now, those before as it was. */
function viewsOf({ entries = [], now, was = [] }: StreamEvent): (Record<string, unknown> | undefined)[] {
  return entries.map((_, index) => {
    if (!now || index === entries.length - 1) return now?.view;
    return was[index] && { ...now.view, ...was[index] };
  });
}

/** Keep for the check at the end what was taken back; `waiting` where a secret choice of ours goes with it. */
export function noteBack(table: string, event: StreamEvent, waiting: number | null): void {
  if (event.seat === undefined) return;
  if (event.kind === "undo") {
    if (waiting !== null) tookBack(table, event.number - 0.5, waiting, false);
    tookBack(table, event.number, event.seat, event.kept ?? false);
  } else if (event.kind === "unchose") {
    tookBack(table, event.number, event.seat, false);
  }
}
