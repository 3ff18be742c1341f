import { settings, type Pace } from "../settings.svelte";
import type { Said } from "../words/words";
import { thereafter } from "./drawn";
import type { Moment, Stand } from "./moments";

/** How long each stands, in milliseconds; Infinity waits for somebody to go on. */
const TIMES: Record<Pace, Record<Stand, number>> = {
  calm: { card: 700, move: 1400, beat: Infinity, wait: Infinity },
  normal: { card: 500, move: 900, beat: 2500, wait: Infinity },
  quick: { card: 200, move: 400, beat: 1000, wait: Infinity },
  instant: { card: 0, move: 0, beat: 0, wait: 0 },
};
/** Whoever is further behind, as after a lost connection, sees the older moments pass at once. */
const MOST = 40;

/**
 * Tells what happened moment by moment, while the server may be further on.
 *
 * What a table shows is always one moment; the present is shown when the story has caught up.
 */
export class Story {
  /** The moment being told; null while the present stands. */
  moment: Moment | null = $state.raw(null);
  /** How long it stands, for those who draw the time left. */
  time = $state(0);
  held = $state(false);
  #waiting: Moment[] = $state.raw([]);
  #told: Moment[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;
  #left = 0;
  #present: Moment | null = null;
  readonly #show: (moment: Moment) => void;

  constructor(show: (moment: Moment) => void) {
    this.#show = show;
  }

  /** Whether the table shows less than has happened. */
  get telling(): boolean {
    return this.#waiting.length > 0;
  }

  get said(): Said | null {
    return this.moment?.said ?? null;
  }

  get stand(): Stand | null {
    return this.moment?.stand ?? null;
  }

  /** Whether somebody has to go on. */
  get waits(): boolean {
    return this.telling && (this.held || this.time === Infinity);
  }

  /** Tell more; what we did ourselves, from seat `own`, begins what is new to us. */
  tell(moments: Moment[], own: number | null): void {
    const ours = ({ entries }: Moment): boolean => entries.some((each) => each.by === own);
    if (moments.some(ours)) this.#told = [];
    const fresh = moments.filter((each) => each.said && !ours(each));
    this.#told = [...this.#told, ...fresh].slice(-MOST);
    this.#present = moments.at(-1)!;
    if (settings.pace === "instant" || document.hidden) return this.#rush(moments);
    this.#waiting = [...this.#waiting, ...moments];
    while (this.#waiting.length > MOST) this.#pass();
    this.#go();
  }

  /** Show the present at once, whatever was still to be told. */
  jump(present: Moment): void {
    this.#stop();
    this.#waiting = [];
    this.#present = present;
    this.moment = null;
    this.#show(present);
  }

  /** Go on to the next moment. */
  next = (): void => {
    this.#stop();
    this.#due = 0;
    this.#go();
  };

  /** Go on as somebody asked to, unless the story went on by itself meanwhile. */
  goOn = (): void => {
    const { moment } = this;
    thereafter(() => this.moment === moment && this.next());
  };

  /** Tell all the rest at once; its entries come as one change. */
  toEnd = (): void => this.#rush([]);

  /** Stop and look, or go on. */
  hold = (): void => {
    if (!this.telling) return;
    if (this.held) {
      this.held = false;
      this.#due = performance.now() + Math.max(200, this.#left);
      this.#go();
    } else {
      this.#left = this.#due - performance.now();
      this.#stop();
      this.held = true;
    }
  };

  /** What has been told since our last move, to be looked up or told again. */
  since(): readonly Moment[] {
    return this.#told;
  }

  /** What was told did not happen after all: somebody went back. */
  forget(): void {
    this.#told = [];
  }

  /** Tell again what happened since our last move. */
  replay = (): void => {
    if (this.telling || !this.#told.length || !this.#present) return;
    const present = { ...this.#present, entries: [], said: null, stand: null };
    this.#waiting = [...this.#told.map((each) => ({ ...asPast(each), entries: [] })), present];
    this.next();
  };

  close(): void {
    this.#stop();
    this.#waiting = [];
  }

  #rush(more: Moment[]): void {
    const rest = [...this.#waiting, ...more];
    const present = rest.at(-1);
    if (present) this.jump({ ...present, entries: rest.flatMap((each) => each.entries) });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.held = false;
  }

  /** Show the next moment as soon as the one before has stood long enough. */
  #go(): void {
    if (this.held || this.#timer !== undefined) return;
    while (this.#waiting.length) {
      const left = this.#due - performance.now();
      if (left > 0) {
        if (left < Infinity) this.#timer = setTimeout(this.next, left);
        return;
      }
      this.#pass();
    }
  }

  #pass(): void {
    const [moment, ...rest] = this.#waiting;
    this.#waiting = rest;
    const pace = this.#behind() && settings.pace !== "instant" ? "quick" : settings.pace;
    this.time = moment!.stand ? TIMES[pace][moment!.stand] : 0;
    this.#due = performance.now() + this.time;
    this.moment = moment!.said ? moment! : null;
    this.#show(moment!);
  }

  /** Whether we are asked, and more than one beat away from seeing it. */
  #behind(): boolean {
    const asked = this.#present && this.#present.now.moves.length + this.#present.now.interjections.length > 0;
    return !!asked && this.#waiting.filter((each) => each.stand === "beat").length > 1;
  }
}

function asPast(moment: Moment): Moment {
  return { ...moment, now: { ...moment.now, moves: [], interjections: [], undo: false, result: null } };
}
