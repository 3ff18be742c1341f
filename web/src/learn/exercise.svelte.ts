import { post, Refusal, refusalIn, type Schemas } from "../api/api";
import { settings } from "../settings.svelte";
import { solve } from "./kept.svelte";
import { LaidAt, logOf, newDeal } from "./laid.svelte";

export type ExerciseView = Schemas["ExerciseView"];
type Verdict = Schemas["ExerciseVerdict"];

/** An exercise on the screen: a position, the moves that were tried, and what they are worth. */
export class Exercise {
  readonly game: string;
  readonly number: number;
  readonly at: LaidAt;
  view: ExerciseView | null = $state.raw(null);
  answer: Verdict | null = $state.raw(null);
  /** Whether all is told: the best move was found, or given up. */
  told = $state(false);
  /** Why it cannot be shown at all. */
  trouble: Refusal | null = $state.raw(null);
  /** How many moves were tried at this sitting. */
  tried = $state(0);
  /** The game that is played on from the exercise: its name, where there is one. */
  #deal = $state("");
  #laid = 0;
  #gaveUp = false;
  #asked = 0;

  constructor(game: string, number: number) {
    this.game = game;
    this.number = number;
    this.at = new LaidAt(
      `exercise-${game}`,
      (move) => (this.alone ? this.#ask({ move }) : this.#try(move)),
      () => this.#ask({ hint: true }).then(() => this.view?.hint ?? null),
      "web-exercise-log",
    );
  }

  async open(): Promise<void> {
    await this.#ask();
  }

  get alone(): boolean {
    return this.#deal !== "";
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

  /** Play on from this very position, against easy bots. */
  playOn = (): void => {
    this.#deal = newDeal();
    void this.#ask().then((begun) => {
      if (!begun && !this.view?.alone) this.#deal = "";
    });
  };

  /** Back to the exercise, as it was laid. */
  back = (): void => {
    this.#deal = "";
    this.told = false;
    void this.#ask();
  };

  /** Say it again in the language that was chosen meanwhile. */
  speakAnew = (): void => {
    if (this.view && this.at.sending === null) void this.#ask(this.alone ? {} : { move: this.answer?.tried });
  };

  async #try(move: string): Promise<boolean> {
    if (this.answer || !(await this.#ask({ move }))) return false;
    this.tried += 1;
    if (this.view?.answer?.right) {
      if (!this.#gaveUp) solve(this.view.exercise.mark, this.tried);
      this.told = true;
    }
    return true;
  }

  async #ask(step: { move?: string; hint?: boolean } = {}): Promise<boolean> {
    const number = ++this.#asked;
    this.trouble = null;
    this.at.refusal = null;
    const { own = [], entries = [], alone = false } = this.view ?? {};
    const place = this.alone ? { alone: true, deal: this.#deal, own: alone ? own : [] } : {};
    try {
      const path = `exercises/${encodeURIComponent(this.game)}/${this.number}?lang=${settings.lang}`;
      const view = await post<ExerciseView>(path, { ...place, ...step, seen: alone ? entries.length : 0 });
      if (number !== this.#asked) return false; // something else was asked since
      this.view = view;
      this.answer = view.answer;
      this.at.guided = !view.alone;
      this.#lay();
      return true;
    } catch (problem) {
      const refused = refusalIn(problem);
      if (this.view) this.at.refusal = refused;
      else this.trouble = refused;
      return false;
    }
  }

  /** Lay the table; what was lifted lies down each time an exercise is tried. */
  #lay(): void {
    const view = this.view!;
    const { table, seat, now } = view;
    if (view.alone) this.at.take(table, seat, now, logOf(view), view.views.length);
    else this.at.take(table, seat, { ...now, position: now.position + this.#laid++ }, [], 0);
  }
}
