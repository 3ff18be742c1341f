import type { At } from "../../table/at.svelte";
import { newTurn, turnsOf, type Payday, type Turn } from "./story";
import { viewOf, type View } from "./view";

/** What has been told of the game so far: board, seats, dock and sentence look at the same moment. */
export class Told {
  readonly at: At;
  /** The last turns, the present one last. */
  readonly turns: Turn[] = $derived.by(() => turnsOf(this.at.log, this.at.seat));

  constructor(at: At) {
    this.at = at;
  }

  /** The table at the moment that is told. */
  get view(): View {
    return viewOf(this.at);
  }

  /** Whether a payday is being told, which can be held and skipped. */
  get paying(): boolean {
    return this.at.story.telling && this.payday !== null;
  }

  get turn(): Turn {
    return this.turns.at(-1) ?? newTurn();
  }

  /** The payday that is being held, or that ended the game. */
  get payday(): Payday | null {
    const { phase } = this.view;
    return phase === "payday" || phase === "over" ? (this.turn.paydays.at(-1) ?? null) : null;
  }

  /** Whether the payday decides the game. */
  get deciding(): boolean {
    return this.payday !== null && (this.payday.last || this.view.ending !== "");
  }
}

const kept = new WeakMap<At, Told>();

export function toldOf(at: At): Told {
  let told = kept.get(at);
  if (!told) kept.set(at, (told = new Told(at)));
  return told;
}
