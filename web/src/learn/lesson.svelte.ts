import { untrack } from "svelte";
import { post, Refusal, refusalIn, type Schemas } from "../api/api";
import { settings } from "../settings.svelte";
import { done, keepPlace, placeIn, type Place } from "./kept.svelte";
import { LaidAt, logOf, newDeal } from "./laid.svelte";

type LessonView = Schemas["LessonView"];
/** Nothing is told that happened before so many entries of the log: more than any game has. */
const ALL = 10_000;
const TOP: Place = { made: [], own: [], alone: false, deal: "" };

/** A guided first game on the screen. */
export class Lesson {
  readonly game: string;
  readonly at: LaidAt;
  view: LessonView | null = $state.raw(null);
  /** A move that is legal and weaker: it was answered, and waits for a word. */
  weaker: string | null = $state(null);
  /** Why the lesson cannot be shown at all. */
  trouble: Refusal | null = $state.raw(null);
  busy = $state(false);
  #place: Place;

  constructor(game: string) {
    this.game = game;
    this.#place = untrack(() => placeIn(game));
    this.at = new LaidAt(
      `lesson-${game}`,
      (move) => this.#ask({ move }),
      () => this.#ask({ hint: true }, false).then(() => this.view?.hint ?? null),
    );
  }

  /**
   * Open it where it was left. A game of our own that cannot be laid again, or is over, gives way to the lesson;
   * a lesson that has changed since begins anew, and says so.
   */
  async open(): Promise<void> {
    const { made, alone } = this.#place;
    await this.#ask({}, false);
    if (alone && this.#changed) await this.#ask({}, false, { ...TOP, made });
    if (this.#changed) {
      const reason = this.trouble;
      await this.#ask({}, false, TOP);
      if (this.view) this.at.refusal = reason;
    }
    if (this.view?.alone && this.view.now.result) {
      await this.#ask({}, false, { ...TOP, made: this.last ? [] : made });
    }
  }

  get #changed(): boolean {
    return !this.view && this.trouble?.status === 422;
  }

  close(): void {
    this.at.close();
  }

  get last(): boolean {
    return !!this.view && this.view.number === this.view.last;
  }

  goOn = (): void => {
    if (this.at.story.telling) this.at.story.toEnd();
    void this.#ask({ go_on: true });
  };

  /** One moment back; from a game of our own, back to where the lesson was left. */
  back = (): void => {
    const { made, alone } = this.#place;
    void this.#ask({}, false, { ...TOP, made: alone ? made : made.slice(0, -1) });
  };

  chooseAgain = (): void => {
    this.weaker = null;
  };

  /** Play the weaker move for real: from here the game is our own, and the lesson waits. */
  anyway = (): void => {
    const move = this.weaker!;
    this.alone(move);
  };

  /** Go on without the lesson, from this very position. */
  alone = (move = ""): void => {
    void this.#ask({ move }, true, { ...this.#place, own: [], alone: true, deal: newDeal() });
  };

  /** Say it again in the language that was chosen meanwhile. */
  speakAnew = (): void => {
    if (this.view) void this.#ask({}, false);
  };

  /** Tell the server what is done, and show what came of it; what is new is told moment by moment. */
  async #ask(
    step: { move?: string; go_on?: boolean; hint?: boolean },
    tell = true,
    place = this.#place,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.at.refusal = null;
    this.trouble = null;
    try {
      const seen = tell ? (this.view?.entries.length ?? ALL) : ALL;
      const view = await post<LessonView>(`lessons/${this.game}?lang=${settings.lang}`, {
        ...place,
        ...step,
        seen,
      });
      this.weaker = view.but ? step.move! : null;
      this.view = view;
      if (!view.but) this.#show(view, place);
      return !view.but;
    } catch (problem) {
      const refused = refusalIn(problem);
      if (this.view) this.at.refusal = refused;
      else this.trouble = refused;
      return false;
    } finally {
      this.busy = false;
    }
  }

  #show(view: LessonView, place: Place): void {
    const { made, own, alone } = view;
    this.#place = { ...place, made, own, alone };
    keepPlace(this.game, this.#place);
    if (this.last) done(this.game);
    this.at.guided = !alone;
    this.at.take(view.table, 0, view.now, logOf(view), view.views.length);
  }
}
