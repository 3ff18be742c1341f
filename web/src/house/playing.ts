import { post, type GameFace, type MadeTable } from "../api/api";
import { comeIn } from "../api/me.svelte";
import { go, link } from "../route.svelte";
import { usualBot, usualPlayers } from "./usual";

/** One tap: a guest, a table against bots, and there we are. */
export async function playNow(game: GameFace): Promise<void> {
  await comeIn();
  const bot = { kind: "bot", bot: usualBot(game) };
  const seats = [{ kind: "me" }, ...Array<typeof bot>(usualPlayers(game) - 1).fill(bot)];
  const made = await post<MadeTable>("tables", { game: game.name, seats });
  go(link("table", made.table.id));
}
