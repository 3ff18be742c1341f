import { moving } from "../../settings.svelte";
import type { At, Change } from "../../table/at.svelte";
import type { Said } from "../../words/words";
import { newTurn, turnsOf, type Turn } from "./story";
import { viewOf, type View } from "./view";

/** How long a message stays before the next one is shown, in milliseconds; others take no time. */
const BEATS: Record<string, number> = {
  "gn-undertaker": 500,
  "gn-revealed": 120,
  "gn-earned": 420,
  "gn-poker-won": 420,
  "gn-poker-lost": 420,
  "gn-all-equal": 700,
  "gn-discarded": 300,
  "gn-shot": 300,
  "gn-took": 260,
  "gn-took-you": 260,
  "gn-moved": 280,
  "gn-slid": 200,
  "gn-bought": 420,
  "gn-bid": 200,
  "gn-picked": 240,
  "gn-laid": 240,
  "gn-laid-you": 240,
  "gn-payday": 700,
  "gn-payday-last": 700,
  "gn-payday-roll": 460,
  "gn-turned-up": 340,
  "gn-paid": 640,
  "gn-vulture": 1600,
  "gn-column-used-up": 1400,
  "gn-returned": 300,
};

/** What is said before anything lies otherwise: until then the table is shown as it was. */
const PRELUDE = new Set(["gn-revealed", "gn-payday", "gn-payday-last", "gn-payday-roll"]);

/** The table at one message, and how many messages of the log are told by then. */
export interface Frame {
  view: View;
  said: Said;
  upTo: number;
  beat: number;
  payday: boolean;
}

/**
 * Shows what happened message by message, while the table itself may be further on.
 *
 * Nothing waits for it but a payday's die: whoever acts, or asks to skip, sees the present at once.
 */
export class Show {
  readonly at: At;
  frame: Frame | null = $state.raw(null);
  held = $state(false);
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;
  #left = 0;

  constructor(at: At) {
    this.at = at;
  }

  /** What the board draws. */
  get view(): View {
    return this.frame?.view ?? viewOf(this.at);
  }

  /** The turns as far as they are shown, the present one last. */
  readonly turns: Turn[] = $derived.by(() => turnsOf(this.at.log, this.at.seat, this.frame?.upTo));

  get turn(): Turn {
    return this.turns.at(-1) ?? newTurn();
  }

  /** Whether a payday is being shown that is over already. */
  get payday(): boolean {
    return this.frame?.payday ?? false;
  }

  /** The message being shown. */
  get said(): Said | null {
    return this.frame?.said ?? null;
  }

  follow(): () => void {
    const stop = this.at.follow((change) => this.take(change));
    return () => {
      stop();
      this.skip();
    };
  }

  take({ before, after, entries }: Change): void {
    if (!before || !entries.length || !this.at.live || !moving() || document.hidden) {
      if (entries.length || !this.at.live) this.skip();
      return;
    }
    const total = this.at.log.reduce((sum, entry) => sum + entry.say.length, 0);
    let upTo = total - entries.reduce((sum, entry) => sum + entry.say.length, 0);
    let view = before.view as View;
    let payday = false;
    // Whoever is behind sees what is new; only a payday is shown to its end.
    this.#queue = this.#queue.filter((each) => each.payday);
    for (const entry of entries) {
      const then = (entry.view ?? after.view) as View;
      for (const said of entry.say) {
        if (!PRELUDE.has(said[0])) view = then;
        upTo++;
        if (said[0].startsWith("gn-payday")) payday = true;
        if (said[0] === "gn-turn" || said[0] === "gn-moved" || said[0] === "gn-slid") payday = false;
        const beat = BEATS[said[0]] ?? 0;
        if (beat) this.#queue.push({ view, said, upTo, beat, payday });
      }
      view = then;
    }
    if (!this.frame?.payday) this.next();
  }

  /** Go to the next message at once. */
  next = (): void => {
    clearTimeout(this.#timer);
    this.held = false;
    this.frame = this.#queue.shift() ?? null;
    if (this.frame) this.#wait(this.frame.beat);
  };

  /** Go to the next throw of the die. */
  nextThrow = (): void => {
    let found = this.#queue.findIndex((each) => each.said[0] === "gn-payday-roll" || !each.payday);
    if (found < 0) found = this.#queue.length;
    this.#queue.splice(0, found);
    this.next();
  };

  /** Show the present. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.held = false;
    this.frame = null;
  };

  /** Stop and look, or go on. */
  hold = (): void => {
    if (this.held) {
      this.held = false;
      this.#wait(Math.max(200, this.#left));
    } else {
      clearTimeout(this.#timer);
      this.#left = this.#due - performance.now();
      this.held = true;
    }
  };

  #wait(beat: number): void {
    this.#due = performance.now() + beat;
    this.#timer = setTimeout(this.next, beat);
  }
}

const shows = new WeakMap<At, Show>();

/** The show of a table: board, dock and sentence look at the same one. */
export function showOf(at: At): Show {
  let show = shows.get(at);
  if (!show) shows.set(at, (show = new Show(at)));
  return show;
}
