/**
 * What somebody at the table has in hand but has not done yet: the chosen card, "my building", a
 * marker, a lot looked at closely; and what is just being shown of what others did. Board and dock
 * share it.
 */
import { moving } from "../../settings.svelte";
import type { At, Change } from "../../table/at.svelte";
import { deeds, numbered, type ChainStep, type Claim, type Deed } from "./chain";
import { CLUES, type Clue } from "./town";
import { viewOf, type BuildingView, type CardView, type GadsHillView, type PlayView, type TakeView } from "./view";

export type Mode = "play" | "discard" | "buy" | "claim";
export interface Marker {
  building: string;
  lot: string;
}
/** A claim with the board it was made on. */
export interface Proof {
  claim: Claim;
  buildings: readonly BuildingView[];
}
/** One picture of a chain that is being shown: the board before it, and its steps so far. */
interface Frame {
  buildings: readonly BuildingView[];
  deed: Deed;
  /** How many steps of the deed are done. */
  step: number;
  locomotive: number;
}

/** How long each step of a chain is looked at. */
const STEP = 360;
/** So many entries of the log are searched for the last thing done on the board. */
const LOOK_BACK = 60;
/** With more than this waiting, the older pictures are left out. */
const MOST = 14;

export function clueOf(number: number): Clue {
  return CLUES[number - 1]!;
}

export class Desk {
  readonly at: At;
  mode: Mode = $state("play");
  card: number | null = $state(null);
  mine: string | null = $state(null);
  pair: number[] = $state([]);
  building: string | null = $state(null);
  marker: Marker | null = $state(null);
  lot: string | null = $state(null);
  proof: Proof | null = $state.raw(null);
  /** The last claim that was made before our eyes, with the board it was made on. */
  seen: Proof | null = $state.raw(null);
  #frames: Frame[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(at: At) {
    this.at = at;
  }

  get view(): GadsHillView {
    return viewOf(this.at);
  }

  /** Everything that can be done or said now, in the notation of moves. */
  readonly offers: ReadonlySet<string> = $derived.by(
    () => new Set([...this.at.moves, ...this.at.interjections].map((move) => move.move)),
  );

  readonly claims: boolean = $derived.by(() => [...this.offers].some((move) => move.startsWith("claim ")));
  readonly discards: boolean = $derived.by(() => [...this.offers].some((move) => move.startsWith("discard ")));
  readonly buys: readonly string[] = $derived.by(() => named(this.offers, "buy "));
  readonly drafts: readonly string[] = $derived.by(() => named(this.offers, "draft "));
  readonly piles: readonly string[] = $derived.by(() => named(this.offers, "draw "));

  /** Whether the step on our seat is to act in its own turn. */
  get acting(): boolean {
    return this.view.phase === "turn" && this.view.turn === this.at.seat && this.at.moves.length > 0;
  }

  get held(): CardView | null {
    return this.view.hand.find((card) => card.number === this.card) ?? null;
  }

  /** What the chosen card would do with the chosen building. */
  get plan(): PlayView | null {
    const held = this.held;
    if (!held || this.mode !== "play") return null;
    if (held.plays.length === 1 && held.plays[0]!.building === null) return held.plays[0]!;
    return held.plays.find((play) => play.building === this.mine) ?? null;
  }

  get take(): TakeView | null {
    const marker = this.marker;
    if (!marker) return null;
    return this.view.takes.find((each) => each.building === marker.building && each.lot === marker.lot) ?? null;
  }

  /** The move that the desk's choices amount to; empty while something is still to be chosen. */
  get move(): string {
    const move = this.#composed();
    return this.offers.has(move) ? move : "";
  }

  #composed(): string {
    const { phase } = this.view;
    if (this.mode === "claim") return this.marker ? `claim ${this.marker.building} ${this.marker.lot}` : "";
    if (phase === "draft") return `draft ${this.building}`;
    if (phase === "take") return this.marker ? `take ${this.marker.building} ${this.marker.lot}` : "";
    if (this.mode === "buy") return `buy ${this.building}`;
    if (this.mode === "discard") return `discard ${[...this.pair].sort((a, b) => a - b).join(" ")}`;
    if (this.card === null) return "";
    return this.mine && clueOf(this.card).kind !== "building" ? `play ${this.card} ${this.mine}` : `play ${this.card}`;
  }

  /** Steps that would follow from what is chosen now. */
  get planned(): readonly ChainStep[] {
    if (this.view.phase === "take") return numbered(this.take?.effects ?? []);
    return this.plan && !this.plan.reason ? numbered(this.plan.effects) : [];
  }

  /** Choose a card; the first "my building" that fits best comes with it. */
  choose(number: number): void {
    this.skip();
    if (this.mode === "discard") {
      if (this.pair.includes(number)) this.pair = this.pair.filter((card) => card !== number);
      else this.pair = [...this.pair, number].slice(-2);
      return;
    }
    if (this.card === number) {
      this.putBack();
      return;
    }
    this.proof = null;
    this.mode = "play";
    this.building = null;
    this.card = number;
    const plays = this.held?.plays ?? [];
    const fits = plays.filter((play) => play.building && !play.reason);
    const best = fits.reduce<PlayView | null>((a, b) => (a && a.points >= b.points ? a : b), null);
    this.mine = (best ?? plays[0])?.building ?? null;
  }

  putBack(): void {
    this.card = null;
    this.mine = null;
    this.pair = [];
    this.building = null;
    this.marker = null;
    this.mode = "play";
  }

  enter(mode: Mode): void {
    this.skip();
    this.putBack();
    this.proof = null;
    this.lot = null;
    this.mode = mode;
  }

  /** Whether a marker can be chosen now, to be taken or claimed. */
  pickable({ building, lot }: Marker): boolean {
    if (this.mode === "claim") return this.offers.has(`claim ${building} ${lot}`);
    return this.view.phase === "take" && this.offers.has(`take ${building} ${lot}`);
  }

  get picking(): boolean {
    return this.mode === "claim" || (this.view.phase === "take" && this.at.moves.length > 0);
  }

  async go(move = this.move): Promise<void> {
    if (!move) return;
    this.skip();
    this.lot = null;
    if (await this.at.play(move)) this.putBack();
  }

  // What is shown of what happened

  get showing(): Frame | null {
    return this.#frames[0] ?? null;
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
  }

  /** What was done last on the board. */
  readonly deed: Deed | null = $derived.by(() => deeds(this.at.log.slice(-LOOK_BACK)).at(-1) ?? null);

  follow(): () => void {
    const stop = this.at.follow((change) => this.#changed(change));
    return () => {
      stop();
      this.skip();
    };
  }

  #changed({ before, after, entries }: Change): void {
    const then = before ? (before.view as GadsHillView) : null;
    const view = after.view as GadsHillView;
    if (!then || then.phase !== view.phase || then.turn !== view.turn) {
      this.mode = "play";
      this.marker = null;
      this.building = null;
      this.pair = [];
    }
    if (this.card !== null && !view.hand.some((card) => card.number === this.card)) {
      this.card = null;
      this.mine = null;
    }
    if (!then) return;
    let seen: GadsHillView = then;
    const frames: Frame[] = [];
    for (const entry of entries) {
      const { buildings, locomotive } = seen;
      for (const deed of deeds([entry])) {
        deed.steps.forEach((_, index) => frames.push({ buildings, deed, step: index + 1, locomotive }));
        this.seen = deed.claim && { claim: deed.claim, buildings };
        this.proof = deed.claim?.seat === this.at.seat ? this.seen : null;
      }
      seen = (entry.view ?? after.view) as GadsHillView;
    }
    if (!moving() || !this.at.live || document.visibilityState !== "visible") return;
    const waiting = this.#frames.length > 0;
    this.#frames = [...this.#frames, ...frames].slice(-MOST);
    if (!waiting) this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (!this.#frames.length) return;
    this.#timer = setTimeout(() => {
      this.#frames = this.#frames.slice(1);
      this.#run();
    }, STEP);
  }
}

function named(offers: ReadonlySet<string>, beginning: string): string[] {
  return [...offers].filter((move) => move.startsWith(beginning)).map((move) => move.slice(beginning.length));
}

const desks = new WeakMap<At, Desk>();

export function deskOf(at: At): Desk {
  // The root keeps what is made here from belonging to whoever happens to ask first.
  if (!desks.has(at)) $effect.root(() => void desks.set(at, new Desk(at)));
  return desks.get(at)!;
}
