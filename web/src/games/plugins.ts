import type { Component } from "svelte";
import type { Chapter, Sign, Told } from "../replay/chapters";
import type { SoundName } from "../sound/sound";
import type { GameTable } from "../table/game";
import type { Stand } from "../table/moments";
import type { Said } from "../words/words";

/** How a chapter of the log reads as one paragraph. */
export interface Paragraph {
  text: readonly Said[];
  /** What is folded away, as the bids for a lot, and what the fold is called. */
  folded?: readonly Said[];
  label?: Said | null;
  /** What stands apart from it under a head of its own, as the end of a round. */
  then?: Paragraph & { head: Said };
}

/** All that a game brings to the client, declared in `<game>/plugin.ts`. */
export interface GamePlugin {
  /** Its name on the server. */
  name: string;
  /** How many sit at a table that one tap opens, and how long a game takes about. */
  usual: { players: number; minutes: number };
  /** Its poster, the pieces of it that read at a small size, and whether its sky is dark. */
  poster: { file: string; tall: string; wide: string; dark?: boolean };
  /** The keys of its line and of its kind on the poster. */
  line: string;
  kind: string;
  /** Who made it; `note` is the key of a remark. */
  credits: { author: string; publisher: string; year: string; note?: string };
  /** Which message of the log sounds how; what is not named makes no sound. */
  sounds: Readonly<Record<string, SoundName>>;
  /** Which message of the log has a sign on the scrubber of a replay. */
  marks: Readonly<Record<string, Sign>>;
  /** Which message of the log stands how long; what is not named is told with the next that is. */
  story?: Readonly<Record<string, Stand>>;
  /** Messages that are told while the table still lies as before, as a die that rolls first. */
  prelude?: readonly string[];
  /** Makes a chapter one paragraph of the log; without it, its messages follow each other. */
  paragraph?(entries: readonly { by: number | "chance"; say: readonly Said[] }[]): Paragraph;
  /** Parts a game into chapters; the first one is how it is set up. */
  chapters(entries: readonly Told[]): Chapter[];
  /** Its board, fetched when a table needs it. */
  table(): Promise<{ default: GameTable }>;
  /** Draws the figures of its rulebook, where it has some. */
  figure?(): Promise<{ default: Component<{ pieces: readonly string[] }> }>;
  /** Its puzzles for one person, where it has some. */
  puzzle?(): Promise<{ default: Component }>;
}

const found = import.meta.glob<{ default: GamePlugin }>("./*/plugin.ts", { eager: true });

/** The games that the client was built with, the oldest first. */
export const PLUGINS: readonly GamePlugin[] = Object.values(found)
  .map((each) => each.default)
  .sort((one, other) => one.credits.year.localeCompare(other.credits.year));

/** What a game brings, if the client was built with it. */
export function pluginOf(game: string): GamePlugin | undefined {
  return PLUGINS.find((each) => each.name === game);
}
