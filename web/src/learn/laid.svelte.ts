import type { Refusal, Schemas, TableView, View } from "../api/api";
import { At } from "../table/at.svelte";
import type { LogEntry } from "../table/log.svelte";

/** A learner's table that is on its way or on the screen. */
export interface Sitting {
  readonly at: LaidAt;
  readonly view: { table: TableView } | null;
  /** Why it cannot be shown at all. */
  readonly trouble: Refusal | null;
  open(): Promise<void>;
  close(): void;
  /** Say it again in the language that was chosen meanwhile. */
  speakAnew(): void;
}

/** A table that is laid for one learner: a move that is made there is answered by the lesson or the exercise. */
export class LaidAt extends At {
  override readonly lesson = true;
  override readonly blank: string;
  readonly #answer: (move: string) => Promise<boolean>;
  readonly #hint: () => Promise<unknown>;

  constructor(
    id: string,
    answer: (move: string) => Promise<boolean>,
    hint: () => Promise<unknown>,
    blank = "web-table-log-empty",
  ) {
    super(id, "", 0);
    this.guided = true;
    this.#answer = answer;
    this.#hint = hint;
    this.blank = blank;
  }

  override async play(move: string): Promise<boolean> {
    if (this.sending !== null) return false;
    this.sending = move;
    try {
      return await this.#answer(move);
    } finally {
      this.sending = null;
    }
  }

  override async ask<T>(what: string): Promise<T | null> {
    return what === "hint" ? ((await this.#hint()) as T | null) : null;
  }
}

/** Names a game that is played alone, so that it goes on as it began. */
export const newDeal = (): string => crypto.randomUUID?.() ?? String(Date.now());

/** The log of what was played; what is new in it has the table as it was seen then. */
export function logOf({ entries, views }: Schemas["LessonView"] | Schemas["ExerciseView"]): LogEntry[] {
  let view: View | undefined;
  return entries.map((entry, index) => {
    const changed = views[index - (entries.length - views.length)];
    if (changed) view = { ...view, ...changed } as View;
    return { number: index + 1, ...entry, view };
  });
}
