import type { Component } from "svelte";
import type { MoveView } from "../api/api";
import type { Ending } from "../end/ending";
import { pluginOf } from "../games/plugins";
import type { Said } from "../words/words";
import type { At } from "./at.svelte";

/**
 * What a game brings to the table's frame. The frame has the bar, the sentence that asks, players,
 * log, chat, clocks and menus; the game draws its board, its dock and its end.
 *
 * A game's parts draw `at.view` and offer `at.moves`; they know no rule. In a replay `at.moves` is
 * empty and `at.live` is false.
 */
export interface GameTable {
  /** Fills the area it is given, and fits into it. */
  Board: Component<{ at: At }>;
  /** Hand and controls, in an area that is as high from the first card to the last. */
  Dock: Component<{ at: At }>;
  /** The counts beside a player's name, as inline pieces. */
  Facts: Component<{ at: At; seat: number }>;
  /** The result's own sheet, with clauses; the banner over it and the buttons under it are the house's. */
  End: Component<{ at: At }>;
  /** How it ended in a line or two, for the banner and the picture to share. */
  ending?(at: At): Ending;
  /** A line of the log, where a game draws more than words. */
  Line?: Component<{ at: At; said: Said }>;
  /**
   * The one sentence that asks, or says whom we wait for; a message of the catalogue.
   * What stands between asterisks is set off.
   */
  sentence(at: At): Said;
  /** What a player has just done or stands for, in a word or two ("passed", "high bid 3×4"). */
  stance?(at: At, seat: number): Said | null;
  /** Whether a player stands out just now, as the high bidder does. */
  stands?(at: At, seat: number): boolean;
  /** Whether the game's own parts have a control for a move; the frame lists all others in words. */
  draws?(at: At, move: MoveView): boolean;
  /** Whether the board still shows how the game came to its end; the frame waits with the end. */
  showing?(at: At): boolean;
  /** What a lesson points at: for each of its moments, what to look for on the table. */
  chalk?: Readonly<Record<string, readonly string[]>>;
  /** The clause at which the rules of what is being played begin. */
  chapter?(at: At): string;
  /** What is decided now and what people overlook there; a key for each kind of decision. */
  coach?(at: At): Said | null;
  /** How high a player's row is beside the board at a desk, where 60 px are not enough. */
  seatHeight?: number;
  /** On a phone the dock shows our own counts, so the strip of players leaves us out. */
  dockShowsYou?: boolean;
  /** What the telling line draws in place of words, as long as `tells` says so. */
  Tell?: Component<{ at: At }>;
  tells?(at: At): boolean;
  /** On a phone: our hand, folded to a strip of 52 px at the foot of the dock while others act. */
  Strip?: Component<{ at: At }>;
  /** On a phone: what has just happened, drawn above that strip. */
  Tale?: Component<{ at: At }>;
}

const opened = new Map<string, Promise<GameTable>>();

/**
 * Fetch a game's drawings when a table needs them; a game without any is played from the list. The same promise
 * each time: whoever waits for it is not shown anew because a view has changed.
 */
export function openGame(name: string): Promise<GameTable> {
  const known = opened.get(name);
  if (known) return known;
  const found = pluginOf(name);
  const coming = (found ? found.table() : import("./plain")).then((each) => each.default);
  opened.set(name, coming);
  coming.catch(() => opened.delete(name));
  return coming;
}
