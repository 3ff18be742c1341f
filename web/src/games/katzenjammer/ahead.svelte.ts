import type { At } from "../../table/at.svelte";
import { chapters } from "./chapters";
import { readAll, type Offer } from "./offers";
import { seen } from "./view";

/** What the server does for us without asking: pay the usual way, lay quartets as long as none ends the round. */
export type Order = "pay" | "lay";

/** The number of the lot that lies there, or was last there. */
export function lotNumber(at: At): number {
  return chapters(at.log).length - 1;
}

/**
 * What somebody wants done when their turn comes, and nobody else learns of. A pass stays in this browser and is
 * sent as a move like any other once it may be; orders are kept and carried out by the server, browser or not.
 */
export class Ahead {
  readonly #at: At;
  #pass: number | null = $state(null);
  #tried = -1;

  constructor(at: At) {
    this.#at = at;
  }

  /** At one screen for several it would be the wish of all of them; what is asked in a lesson is for the learner. */
  get possible(): boolean {
    return this.#at.live && !this.#at.guided && this.#at.mine.length === 1 && !this.#at.over;
  }

  /** The lot that can be passed ahead: this one as long as we are in it, else the next. */
  get lot(): number {
    const { phase, seat, passed } = seen(this.#at);
    const turned = phase === "reveal" || phase === "bonus" || phase === "auction";
    const out = seat !== null && passed[seat];
    return lotNumber(this.#at) + (turned && !out ? 0 : 1);
  }

  get passes(): boolean {
    return this.#pass === this.lot;
  }

  set passes(wish: boolean) {
    this.#pass = wish ? this.lot : null;
  }

  ordered(name: Order): boolean {
    return this.#at.orders.includes(name);
  }

  order(name: Order, wanted: boolean): Promise<void> {
    const others = this.#at.orders.filter((each) => each !== name);
    return this.#at.order(wanted ? [...others, name] : others);
  }

  /** The pass that was wished for, where it is our turn. */
  get due(): Offer | null {
    if (!this.possible || !this.#at.asked || this.#pass !== lotNumber(this.#at)) return null;
    return readAll(this.#at.moves).find((offer) => offer.act === "pass") ?? null;
  }

  /** Send what is due; once in a position, lest a refusal be repeated. */
  send(): void {
    const { due } = this;
    const position = this.#at.now?.position ?? -1;
    if (!due || position === this.#tried) return;
    this.#tried = position;
    void this.#at.play(due.move.move);
  }
}

const wishes = new WeakMap<At, Ahead>();

/** What is wished for at a table. */
export function aheadAt(at: At): Ahead {
  let found = wishes.get(at);
  if (!found) {
    found = new Ahead(at);
    wishes.set(at, found);
  }
  return found;
}
