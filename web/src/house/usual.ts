import type { GameView } from "../api/api";
import { pluginOf } from "../games/plugins";

/** So many players as is usual, or as near to it as the game allows. */
export function usualPlayers(game: GameView): number {
  const wish = pluginOf(game.name)?.usual.players ?? 4;
  return game.players.includes(wish) ? wish : Math.max(...game.players);
}

/** How many minutes a game takes about. */
export function usualMinutes(game: GameView): number {
  return pluginOf(game.name)?.usual.minutes ?? 30;
}

/** Bots that are there for those who write bots; a program may still ask for them. */
const FOR_TESTS = ["random", "sensible", "searcher", "champion"];

/** The bots that people choose from, the weakest first; all where a game has no others. */
export function levels(game: GameView): string[] {
  const found = game.bots.filter((bot) => !FOR_TESTS.includes(bot));
  return found.length ? found : game.bots;
}

/** The bot that a tap seats: neither a pushover nor the house's best. */
export function usualBot(game: GameView): string {
  const found = levels(game);
  return found.includes("regular") ? "regular" : found.at(-1)!;
}
