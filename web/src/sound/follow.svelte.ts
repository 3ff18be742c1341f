/** What happens at a table, turned into sounds. */
import { pluginOf } from "../games/plugins";
import type { At, Change } from "../table/at.svelte";
import { play, type SoundName } from "./sound";

/** More than so many at once would be noise. */
const MOST = 2;

/** The sounds of one change for a seat: what happened, then whether it is our turn or our win. */
export function heard(game: string, { before, after, entries }: Change, seat: number | null): SoundName[] {
  const sounds = pluginOf(game)?.sounds ?? {};
  const found = new Set<SoundName>();
  for (const entry of entries) {
    for (const [key] of entry.say) {
      const sound = sounds[key];
      if (sound && found.size < MOST) found.add(sound);
    }
  }
  const ended = after.result !== null && before !== null && before.result === null;
  if (ended) return won(after.result!, seat) ? ["win"] : [...found];
  if (before && !before.moves.length && after.moves.length) found.add("turn");
  return [...found];
}

/** Spectators hear whoever won. */
function won(result: Record<string, unknown>, seat: number | null): boolean {
  const ranks = result.ranks as number[];
  return seat === null || ranks[seat] === Math.min(...ranks);
}

/** Let a table be heard; gives the way to stop. In its frame: `$effect(() => listen(at));`. */
export function listen(at: At): () => void {
  $effect(() => {
    if (at.refusal) play("wrong");
  });
  return at.follow((change) => {
    for (const sound of heard(at.table.game, change, at.seat)) play(sound);
  });
}
