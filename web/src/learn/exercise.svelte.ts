import { post, Refusal, type Schemas } from "../api/api";
import { settings } from "../settings.svelte";
import { solve } from "./kept.svelte";
import { LaidAt } from "./laid.svelte";

export type ExerciseView = Schemas["ExerciseView"];
type Answer = Schemas["ExerciseAnswer"];

/** An exercise on the screen: a position, the moves that were tried, and what they are worth. */
export class Exercise {
  readonly game: string;
  readonly number: number;
  readonly at: LaidAt;
  view: ExerciseView | null = $state.raw(null);
  answer: Answer | null = $state.raw(null);
  /** Whether all is told: the best move was found, or given up. */
  told = $state(false);
  /** Why it cannot be shown at all. */
  trouble: Refusal | null = $state.raw(null);
  /** How many moves were tried at this sitting. */
  tried = $state(0);
  #laid = 0;
  #gaveUp = false;
  #asked = 0;

  constructor(game: string, number: number) {
    this.game = game;
    this.number = number;
    this.at = new LaidAt(`exercise-${game}`, (move) => this.#try(move), undefined, "web-exercise-log");
  }

  async open(): Promise<void> {
    await this.#ask("");
  }

  close(): void {
    this.at.close();
  }

  /** Three for the first try, two for the second, one for a later one; none once the answer was shown. */
  get stars(): number {
    return this.#gaveUp ? 0 : Math.max(1, 4 - this.tried);
  }

  again = (): void => {
    this.answer = null;
    this.told = false;
    this.#lay();
  };

  giveUp = (): void => {
    this.#gaveUp = true;
    this.told = true;
  };

  /** Say it again in the language that was chosen meanwhile. */
  speakAnew = (): void => {
    if (this.view) void this.#ask(this.answer?.tried ?? "");
  };

  async #try(move: string): Promise<boolean> {
    if (this.answer || !(await this.#ask(move))) return false;
    this.tried += 1;
    if (this.view?.answer?.right) {
      if (!this.#gaveUp) solve(this.game, this.number, this.tried);
      this.told = true;
    }
    return true;
  }

  async #ask(move: string): Promise<boolean> {
    const number = ++this.#asked;
    this.trouble = null;
    this.at.refusal = null;
    try {
      const path = `exercises/${encodeURIComponent(this.game)}/${this.number}?lang=${settings.lang}`;
      const view = await post<ExerciseView>(path, { move });
      if (number !== this.#asked) return false; // something else was asked since
      this.view = view;
      this.answer = this.view.answer;
      this.#lay();
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (this.view) this.at.refusal = problem;
      else this.trouble = problem;
      return false;
    }
  }

  /** Lay the table; what was lifted lies down each time. */
  #lay(): void {
    const { table, seat, now } = this.view!;
    this.at.take(table, seat, { ...now, position: now.position + this.#laid++ }, [], 0);
  }
}
