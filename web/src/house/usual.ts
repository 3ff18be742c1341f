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

/** Bots that play a fair game, the one to seat unasked first. */
const FAIR = ["regular", "sensible"];

/** The bot that a tap seats: neither a pushover nor the house's best. */
export function usualBot(game: GameView): string {
  return FAIR.find((bot) => game.bots.includes(bot)) ?? game.bots.at(-1)!;
}
