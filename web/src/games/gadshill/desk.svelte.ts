/**
 * What somebody at the table has in hand but has not done yet: the chosen card, "my building", a
 * marker, a lot looked at closely. Board and dock share it.
 */
import { untrack } from "svelte";
import { settings } from "../../settings.svelte";
import type { At, Change } from "../../table/at.svelte";
import { thereafter } from "../../table/drawn";
import { deeds, numbered, type ChainStep, type Claim, type Deed } from "./chain";
import { CLUES, type Clue, type Kind } from "./town";
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
/** So many entries of the log are searched for the last thing done on the board. */
const LOOK_BACK = 60;

export function clueOf(number: number): Clue {
  return CLUES[number - 1]!;
}

/** The card of a building that is in the own hand. */
export function cardOf(view: GadsHillView, building: string): number | null {
  const held = view.hand.map((card) => clueOf(card.number));
  return held.find((clue) => clue.kind === "building" && clue.building === building)?.number ?? null;
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
  /** The pile to draw from without being asked; that stays in this browser. */
  pile: Kind | "" = $state("");
  proof: Proof | null = $state.raw(null);
  /** The last claim that was made before our eyes, with the board it was made on. */
  seen: Proof | null = $state.raw(null);

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
  readonly plays: boolean = $derived.by(() => [...this.offers].some((move) => move.startsWith("play ")));
  readonly discards: boolean = $derived.by(() => [...this.offers].some((move) => move.startsWith("discard ")));
  readonly buys: readonly string[] = $derived.by(() => named(this.offers, "buy "));
  readonly drafts: readonly string[] = $derived.by(() => named(this.offers, "draft "));
  readonly piles: readonly string[] = $derived.by(() => named(this.offers, "draw "));

  /** Whether the step on our seat is to act in its own turn. */
  get acting(): boolean {
    return this.view.phase === "turn" && this.view.turn === this.at.seat && this.at.moves.length > 0;
  }

  /** Whether turns are played, after the draft and before the end. */
  get playing(): boolean {
    return !["tiles", "first", "deal", "draft", "over"].includes(this.view.phase);
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

  /** What they bring, as the server says. */
  get plannedPoints(): number {
    return (this.view.phase === "take" ? this.take?.points : this.plan?.points) ?? 0;
  }

  /** A card or a building that was tapped just now: it is up before what comes of it is drawn. */
  tapped: number | string | null = $state(null);

  tap(what: number | string, then: () => void): void {
    this.#late?.();
    const { mode } = this;
    const position = this.at.now?.position;
    const late = (): void => {
      if (this.#late !== late) return;
      this.#late = this.tapped = null;
      if (this.at.now?.position === position && this.mode === mode) then();
    };
    this.#late = late;
    this.tapped = what;
    thereafter(late);
  }

  /** What a tap still has to do: whatever is tapped next finds it done. */
  #late: (() => void) | null = null;

  /** Whether a card or a building is up. */
  up(what: number | string): boolean {
    const several = this.mode === "discard";
    const chosen = typeof what === "string" ? this.building : this.card;
    const held = several ? this.pair.includes(Number(what)) : chosen === what;
    if (this.tapped === what) return !held;
    return held && (this.tapped === null || several);
  }

  /** Choose a card; the first "my building" that fits best comes with it. */
  choose(number: number): void {
    if (this.mode === "discard") {
      if (this.pair.includes(number)) this.pair = this.pair.filter((card) => card !== number);
      else this.pair = [...this.pair, number].slice(-2);
      this.chosen();
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
    if (plays.length === 1) this.chosen();
  }

  /** Something was chosen: whoever confirms nothing plays it at once, if it is a move. A claim may cost points. */
  chosen(): void {
    if (!settings.confirm && this.mode !== "claim" && this.at.sending === null) void this.go();
  }

  /** Look at a building closely, and at its card; once more, and it is put back. */
  look(building: string): void {
    const same = this.building === building;
    this.building = same ? null : building;
    this.card = same ? null : cardOf(this.view, building);
    if (!same) this.chosen();
  }

  putBack(): void {
    this.#caller = null;
    if (this.#holding) void this.#hold(false);
    this.card = null;
    this.mine = null;
    this.pair = [];
    this.building = null;
    this.marker = null;
    this.mode = "play";
  }

  enter(mode: Mode): void {
    this.putBack();
    this.proof = null;
    this.lot = null;
    this.mode = mode;
  }

  /** Whether a pile can be chosen before we are asked: not for several on one screen, nor where a lesson asks. */
  get draws(): boolean {
    const { live, guided, mine, table } = this.at;
    return live && !guided && mine.length === 1 && this.playing && table.options.draw === "choice";
  }

  #drawn = -1;

  /** Draw as was chosen in advance, once in a position; from an empty pile we are asked. */
  drawAhead(): void {
    const move = `draw ${this.pile}`;
    const position = this.at.now?.position ?? -1;
    if (!this.draws || !this.at.asked || !this.offers.has(move) || position === this.#drawn) return;
    this.#drawn = position;
    untrack(() => void this.go(move));
  }

  // STOP

  /** Whether STOP may be called, as the server last said: its clock runs while the story is told. */
  get stops(): boolean {
    const { latest, replaced } = this.at;
    if (!latest || replaced || this.at.over) return false;
    return [...latest.moves, ...latest.interjections].some((each) => each.move.startsWith("claim "));
  }

  /** No turn comes any more, and all may call STOP; where they are asked in turn, it is so after every turn. */
  get lastStop(): boolean {
    return this.offers.has("quiet") && this.at.table.options.stop_order === "open";
  }

  /** When the house goes on by itself, by this page's clock; null where it does not. */
  get closesAt(): number | null {
    const closes = this.at.latest?.closes ?? null;
    return closes === null ? null : this.at.clocksAt + closes;
  }

  /** How long that was from the moment we heard of it. */
  get closesIn(): number {
    return Math.max(1, this.at.latest?.closes ?? 1);
  }

  /** Who may call from this screen; several sit at one. */
  get callers(): number[] {
    return this.at.mine.filter((seat) => this.view.seats[seat]?.may_claim);
  }

  #caller: number | null = $state(null);

  get caller(): number | null {
    return this.#caller ?? this.at.seat;
  }

  set caller(seat: number | null) {
    this.#caller = seat;
  }

  /** Call STOP: the house waits while the marker is chosen. */
  callStop(): void {
    const waits = this.closesAt !== null;
    this.at.story.toEnd();
    this.enter("claim");
    if (waits) void this.#hold(true);
  }

  #holding = false;

  async #hold(on: boolean): Promise<void> {
    this.#holding = on;
    await this.at.ask("hold", { on });
  }

  /** Whether a marker can be chosen now, to be taken or claimed. */
  pickable({ building, lot }: Marker): boolean {
    if (this.mode === "claim") return this.offers.has(`claim ${building} ${lot}`);
    return this.view.phase === "take" && this.offers.has(`take ${building} ${lot}`);
  }

  get picking(): boolean {
    return this.mode === "claim" || (this.view.phase === "take" && this.at.moves.length > 0);
  }

  async go(asked?: string): Promise<void> {
    if (asked === undefined) this.#late?.();
    const move = asked ?? this.move;
    if (!move) return;
    this.lot = null;
    this.#holding = false;
    const by = this.mode === "claim" ? this.caller : this.at.seat;
    if (await this.at.play(move, by)) this.putBack();
  }

  // What happened

  /** What was done last on the board. */
  readonly deed: Deed | null = $derived.by(() => deeds(this.at.log.slice(-LOOK_BACK)).at(-1) ?? null);

  follow(): () => void {
    return this.at.follow((change) => this.#changed(change));
  }

  #changed({ before, after, entries }: Change): void {
    const then = before ? (before.view as GadsHillView) : null;
    const view = after.view as GadsHillView;
    if (!then || then.phase !== view.phase || then.turn !== view.turn) {
      this.mode = "play";
      this.#holding = false;
      this.marker = null;
      this.building = null;
      this.pair = [];
    }
    if (this.card !== null && !view.hand.some((card) => card.number === this.card)) {
      this.card = null;
      this.mine = null;
    }
    let seen = then;
    for (const entry of then ? entries : []) {
      for (const { claim } of deeds([entry])) {
        this.seen = claim && { claim, buildings: seen!.buildings };
        this.proof = claim?.seat === this.at.seat ? this.seen : null;
      }
      seen = (entry.view ?? after.view) as GadsHillView;
    }
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
