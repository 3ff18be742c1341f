import { settings } from "../settings.svelte";
import type { At } from "../table/at.svelte";
import type { GameTable } from "../table/game";
import type { Said } from "../words/words";
import { hasMet, meet } from "./kept.svelte";

/** Speaks up among bots, at each kind of decision once, until somebody turns it off. */
export class Coach {
  readonly #at: At;
  readonly #game: GameTable;

  constructor(at: At, game: GameTable) {
    this.#at = at;
    this.#game = game;
  }

  /** What there is to say about the decision that is asked for now. */
  get line(): Said | null {
    const at = this.#at;
    if (!settings.coach || at.guided || !at.live || !at.moves.length || at.over) return null;
    const alone = at.table.seats.every((each, seat) => seat === at.seat || each.kind === "bot");
    const line = alone ? (this.#game.coach?.(at) ?? null) : null;
    return line && !hasMet(line[0]) ? line : null;
  }

  /** Whoever has decided has met that kind of decision. Call inside an effect. */
  follow(): () => void {
    let shown = "";
    $effect(() => {
      shown = this.line?.[0] ?? shown;
    });
    return this.#at.follow(({ before, after }) => {
      if (shown && before?.position !== after.position) meet(shown);
      shown = "";
    });
  }
}
