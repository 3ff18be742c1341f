import type { At } from "../../table/at.svelte";
import { chapters } from "./chapters";
import { readAll, type Offer } from "./offers";
import { seen } from "./view";

const KEY = "saloon.katzenjammer.ahead";

interface Wishes {
  /** Pay the usual way without being asked. */
  pay: boolean;
  /** Lay quartets as long as none ends the round. */
  lay: boolean;
}

function kept(): Wishes {
  try {
    return { pay: false, lay: false, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>) };
  } catch {
    return { pay: false, lay: false };
  }
}

/** The number of the lot that lies there, or was last there. */
export function lotNumber(at: At): number {
  return chapters(at.log).length - 1;
}

/**
 * What somebody wants done when their turn comes. It stays in this browser and is sent as a move like any
 * other once it may be, so nobody learns of it.
 */
export class Ahead {
  readonly #at: At;
  readonly wishes: Wishes = $state(kept());
  #pass: number | null = $state(null);
  #tried = -1;

  constructor(at: At) {
    this.#at = at;
  }

  /** At one screen for several it would be the wish of all of them. */
  get possible(): boolean {
    return this.#at.live && this.#at.mine.length === 1 && !this.#at.over;
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

  wish(name: keyof Wishes, wanted: boolean): void {
    this.wishes[name] = wanted;
    localStorage.setItem(KEY, JSON.stringify(this.wishes));
  }

  /** The offer that was wished for, where it is our turn. */
  get due(): Offer | null {
    if (!this.possible || !this.#at.asked) return null;
    const offers = readAll(this.#at.moves);
    const { advice } = seen(this.#at);
    if (this.#pass === lotNumber(this.#at)) return offers.find((offer) => offer.act === "pass") ?? null;
    if (this.wishes.pay) {
      const usual = offers.find((offer) => offer.move.move === advice.usual);
      if (usual) return usual;
    }
    if (!this.wishes.lay) return null;
    const going = offers.filter((offer) => offer.act === "lay" && !advice.ending[offer.value - 1]?.ends);
    return going.sort((a, b) => b.value - a.value)[0] ?? null;
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
