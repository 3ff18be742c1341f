import type { GameView } from "../api/api";

/** How many sit at a table that one tap opens, and how long a game takes about. */
export const USUAL: Record<string, { players: number; minutes: number }> = {
  katzenjammer: { players: 4, minutes: 20 },
  gnadenlos: { players: 4, minutes: 45 },
  gadshill: { players: 3, minutes: 40 },
};

/** So many players as is usual, or as near to it as the game allows. */
export function usualPlayers(game: GameView): number {
  const wish = USUAL[game.name]?.players ?? 4;
  return game.players.includes(wish) ? wish : Math.max(...game.players);
}

/** Bots that play a fair game, the one to seat unasked first. */
const FAIR = ["regular", "sensible"];

/** The bot that a tap seats: neither a pushover nor the house's best. */
export function usualBot(game: GameView): string {
  return FAIR.find((bot) => game.bots.includes(bot)) ?? game.bots.at(-1)!;
}
