import type { GameView } from "../api/api";
import { comeIn } from "../api/me.svelte";
import { found } from "../fair/attend";
import { go, link } from "../route.svelte";
import { usualPlayers } from "./usual";

/** One tap: a guest, a table against bots of one level, and there we are. Among bots hints hurt nobody. */
export async function playNow(game: GameView, level: string): Promise<void> {
  await comeIn();
  const bot = { kind: "bot", bot: level };
  const seats = [{ kind: "me" }, ...Array<typeof bot>(usualPlayers(game) - 1).fill(bot)];
  const made = await found({ game: game.name, seats, manners: { hints: true } });
  go(link("table", made.table.id));
}
