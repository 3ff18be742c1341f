import type { GameView } from "../api/api";
import { comeIn } from "../api/me.svelte";
import { found } from "../fair/attend";
import { go, link } from "../route.svelte";
import { usualBot, usualPlayers } from "./usual";

/** One tap: a guest, a table against bots, and there we are. */
export async function playNow(game: GameView): Promise<void> {
  await comeIn();
  const bot = { kind: "bot", bot: usualBot(game) };
  const seats = [{ kind: "me" }, ...Array<typeof bot>(usualPlayers(game) - 1).fill(bot)];
  const made = await found({ game: game.name, seats });
  go(link("table", made.table.id));
}
