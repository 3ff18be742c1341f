import type { MoveView } from "../../api/api";
import { settings } from "../../settings.svelte";
import type { At } from "../../table/at.svelte";
import { meant, paying, readAll, sorted, type Offer } from "./offers";
import { seen, type Kind } from "./view";

/**
 * What somebody is about to do, not yet done: a window, a payment, a quartet. Board and dock share
 * it; it lasts as long as the position.
 */
export class Pick {
  readonly #at: At;
  #position = $state(-1);
  #move: string | null = $state(null);
  #cards: Kind[] | null = $state.raw(null);
  /** The moves that were read last, and what they are: every window asks. */
  #read: { moves: readonly MoveView[]; offers: Offer[] } = { moves: [], offers: [] };

  constructor(at: At) {
    this.#at = at;
  }

  get offers(): Offer[] {
    const { moves } = this.#at;
    if (this.#read.moves !== moves) this.#read = { moves, offers: readAll(moves) };
    return this.#read.offers;
  }

  get #here(): boolean {
    return this.#position === this.#at.now?.position;
  }

  /** The chosen offer; a payment is always proposed, the usual one. */
  get offer(): Offer | null {
    const offers = this.offers;
    if (this.#here) return offers.find((offer) => offer.move.move === this.#move) ?? null;
    return this.#proposed(offers);
  }

  /** The cards that are picked up in the hand. */
  get cards(): Kind[] {
    if (this.#here && this.#cards) return this.#cards;
    const offer = this.offer;
    if (!offer) return [];
    return offer.act === "bid" ? paying(seen(this.#at), offer.number, offer.value) : offer.cards;
  }

  #proposed(offers: readonly Offer[]): Offer | null {
    const { usual } = seen(this.#at).advice;
    return offers.find((offer) => offer.act === "pay" && offer.move.move === usual) ?? null;
  }

  /** Whether something is chosen or picked up that was not proposed. */
  get held(): boolean {
    return this.#here && (this.#move !== null || this.#cards !== null);
  }

  /** Choose an offer; the same again lets go of it. Whoever confirms nothing plays it at once. */
  choose(offer: Offer): void {
    if (!settings.confirm && offer.act !== "pay") {
      void this.play(offer);
      return;
    }
    const same = this.#here && this.#move === offer.move.move;
    this.#set(same && offer.act !== "pay" ? null : offer.move.move, null);
  }

  /** Pick up other cards; if they mean an offer, that is chosen. */
  pickUp(cards: readonly Kind[]): void {
    this.#set(meant(this.offers, cards)?.move.move ?? null, sorted(cards));
  }

  clear(): void {
    this.#position = -1;
  }

  #set(move: string | null, cards: Kind[] | null): void {
    this.#position = this.#at.now?.position ?? -1;
    this.#move = move;
    this.#cards = cards;
  }

  async play(offer: Offer | null = this.offer): Promise<void> {
    if (offer && (await this.#at.play(offer.move.move))) this.#position = -1;
  }
}

const picks = new WeakMap<At, Pick>();

/** What is picked at a table. */
export function pickAt(at: At): Pick {
  let found = picks.get(at);
  if (!found) {
    found = new Pick(at);
    picks.set(at, found);
  }
  return found;
}
