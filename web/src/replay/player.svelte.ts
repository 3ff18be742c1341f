import { chapterAfter, chapterBefore, decision } from "./chapters";
import type { Replay } from "./tape.svelte";

/** How long a step is shown, in milliseconds; what chance does passes sooner. */
const PACE = 1400;
const SPEEDS = [1, 2, 4];

/** Walks through a replay: step by step, by chapter, by decision, or by itself. */
export class Player {
  readonly replay: Replay;
  playing = $state(false);
  speed = $state(1);
  /** Whether the end is shown in place of the board. */
  ending = $state(false);

  constructor(replay: Replay) {
    this.replay = replay;
    $effect(() => this.#play());
  }

  to(step: number): void {
    this.playing = false;
    this.ending = false;
    void this.replay.show(step);
  }

  by(steps: number): void {
    this.to(this.replay.step + steps);
  }

  chapter(direction: 1 | -1): void {
    const { chapters, step, last } = this.replay;
    this.to(direction > 0 ? chapterAfter(chapters, step, last) : chapterBefore(chapters, step));
  }

  /** To the next decision of whose eyes we look through, or of anybody. */
  decision(direction: 1 | -1): void {
    const { entries, step, seat } = this.replay;
    this.to(decision(entries, step, direction, seat));
  }

  toggle(): void {
    if (!this.playing && this.replay.step >= this.replay.last) void this.replay.show(0);
    this.ending = false;
    this.playing = !this.playing;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  async result(): Promise<void> {
    this.playing = false;
    if (this.replay.step !== this.replay.last) await this.replay.show(this.replay.last);
    this.ending = !this.ending;
  }

  #play(): (() => void) | undefined {
    if (!this.playing) return;
    const here = this.replay.step;
    if (here >= this.replay.last) {
      this.playing = false;
      return;
    }
    const quick = this.replay.entries[here]!.by === "chance" ? 0.4 : 1;
    const timer = setTimeout(() => void this.replay.show(here + 1), (PACE * quick) / this.speed);
    return () => clearTimeout(timer);
  }

  /** Keys for the whole page; fields and the slider keep their own. */
  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest("input, select, textarea, dialog")) return;
    if (event.key === " " && target.closest("button, a, summary")) return;
    const done: Record<string, () => void> = {
      ArrowLeft: () => (event.shiftKey ? this.chapter(-1) : this.by(-1)),
      ArrowRight: () => (event.shiftKey ? this.chapter(1) : this.by(1)),
      Home: () => this.to(0),
      End: () => this.to(this.replay.last),
      " ": () => this.toggle(),
      d: () => this.decision(1),
      D: () => this.decision(-1),
    };
    const act = done[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}
