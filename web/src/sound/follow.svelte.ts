/** What happens at a table, turned into sounds. */
import type { At, Change } from "../table/at.svelte";
import { play, type SoundName } from "./sound";

/** Which message of the log sounds how; what is not named here makes no sound. */
const HEARD: Readonly<Record<string, SoundName>> = {
  "kb-turned": "card",
  "kb-paid": "card",
  "kb-laid": "coin",
  "gn-revealed": "card",
  "gn-offered": "card",
  "gn-laid": "card",
  "gn-rolled": "die",
  "gn-payday-roll": "die",
  "gn-earned": "coin",
  "gn-paid": "coin",
  "gn-vulture": "wrong",
  "gn-shot": "stop",
  "gh-played": "card",
  "gh-played-mine": "card",
  "gh-discarded": "card",
  "gh-placed": "coin",
  "gh-claimed": "stop",
  "gh-claim-wrong": "wrong",
};

/** More than so many at once would be noise. */
const MOST = 2;

/** The sounds of one change for a seat: what happened, then whether it is our turn or our win. */
export function heard({ before, after, entries }: Change, seat: number | null): SoundName[] {
  const found = new Set<SoundName>();
  for (const entry of entries) {
    for (const [key] of entry.say) {
      const sound = HEARD[key];
      if (sound && found.size < MOST) found.add(sound);
    }
  }
  const ended = after.result !== null && before !== null && before.result === null;
  if (ended) return won(after.result!, seat) ? ["win"] : [...found];
  if (before && !before.moves.length && after.moves.length) found.add("turn");
  return [...found];
}

/** Onlookers hear whoever won. */
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
    for (const sound of heard(change, at.seat)) play(sound);
  });
}
