import { untrack } from "svelte";
import { settings } from "../../settings.svelte";
import type { At } from "../../table/at.svelte";
import { named, viewOf } from "./view";

/** What somebody has picked up but not yet done; forgotten when something else is asked. */
export class Choice {
  readonly at: At;
  /** The adventurer to send, or the first of the card or pair to hire. */
  adventurer: string | null = $state(null);
  /** Places in the hand of debts, in the order in which they were chosen. */
  debts: number[] = $state([]);
  /** The order in which a bid will be laid. */
  order: string[] = $state([]);
  /** Market slots to take. */
  slots: string[] = $state([]);
  /** The market card to be moved. */
  lifted: string | null = $state(null);
  spaces: number = $state(0);
  /** Whether the market is to be closed up without asking further. */
  quickly = $state(false);
  /** Whether the chosen bid is to be made as soon as it is our turn; that stays in this browser. */
  ahead = $state(false);
  #asked = "";

  constructor(at: At) {
    this.at = at;
  }

  /** The adventurer that was sent, while the others still think. */
  get sent(): string | null {
    return this.at.choices.own ? (named(this.at.choices.own)[0] ?? null) : null;
  }

  /** Begin anew when another thing is asked for. */
  attend(): void {
    const view = viewOf(this.at);
    const asked = `${this.at.seat}/${view.turn}/${view.phase}`;
    if (asked === this.#asked) return;
    const bidden = this.debts.map((place) => view.debts[place]).filter((debt) => debt !== undefined);
    const mine = view.bids.find((bid) => bid.seat === this.at.seat);
    if (view.phase === "picking" && !this.order.length && mine) {
      const same = [...bidden].sort().join() === [...mine.debts].sort().join();
      this.order = same ? bidden : [...mine.debts];
    }
    if (!["picking", "laying"].includes(view.phase)) this.order = [];
    if (view.phase === "laying" && !this.order.length && mine) this.order = [...mine.debts];
    this.#asked = asked;
    this.clear();
    this.quickly = false;
  }

  /** Put back what is picked up. */
  clear(): void {
    this.adventurer = null;
    this.debts = [];
    this.ahead = false;
    this.slots = [];
    this.lifted = null;
    this.spaces = 0;
  }

  /** The offered move with these words in any order, if there is one. */
  move(verb: string, words: readonly string[]): string | null {
    const wanted = [...words].sort().join(" ");
    const found = this.at.moves.find(
      ({ move }) => move.startsWith(verb + " ") && named(move).sort().join(" ") === wanted,
    );
    return found?.move ?? null;
  }

  /** The offered move that is written exactly so. */
  exactly(move: string): string | null {
    return this.at.moves.some((each) => each.move === move) ? move : null;
  }

  /** The most of its words that any offered move has. */
  most(verb: string): number {
    const numbers = this.at.moves
      .filter(({ move }) => move.startsWith(verb + " ") && !move.endsWith(" none"))
      .map(({ move }) => named(move).length);
    return Math.max(0, ...numbers);
  }

  /** Choose an adventurer to send or to hire, or spaces to buy. Whoever confirms nothing plays it at once. */
  take(name: "adventurer", value: string): void;
  take(name: "spaces", value: number): void;
  take(name: "adventurer" | "spaces", value: string | number): void {
    Object.assign(this, { [name]: value });
    const meant = this.at.moves.find(({ move }) => named(move).includes(String(value)));
    if (!settings.confirm && meant && this.at.asked) void this.at.play(meant.move);
  }

  toggleDebt(place: number): void {
    this.ahead = false;
    if (this.debts.includes(place)) this.debts = this.debts.filter((each) => each !== place);
    else this.debts = [...this.debts, place].slice(-(this.most("bid") || viewOf(this.at).advice.most_debts));
  }

  /** Bid what was chosen in advance, once it is our turn; if somebody else has bid as much, we are asked. */
  bidAhead(): void {
    if (!this.ahead || !this.at.asked) return;
    this.ahead = false;
    const { debts } = viewOf(this.at);
    const move = this.move(
      "bid",
      this.debts.map((place) => debts[place]!),
    );
    if (move) untrack(() => void this.at.play(move));
  }

  toggleSlot(slot: string): void {
    const most = this.most("take");
    if (this.slots.includes(slot)) this.slots = this.slots.filter((each) => each !== slot);
    else this.slots = [...this.slots, slot].slice(-most);
  }
}

const choices = new WeakMap<At, Choice>();

export function choiceOf(at: At): Choice {
  let choice = choices.get(at);
  if (!choice) choices.set(at, (choice = new Choice(at)));
  return choice;
}
