import { untrack } from "svelte";
import { go, link, place } from "../route.svelte";
import type { Player } from "./player.svelte";
import { readEyes } from "./tape.svelte";

/**
 * Keep the address at the moment that is shown, and the moment at the address. Call it while a
 * component is made; gives what writes this moment as a link.
 */
export function followAddress(player: Player): () => string {
  const replay = player.replay;
  let written = location.hash;

  function here(): string {
    const query = new URLSearchParams({ step: String(replay.step), seat: String(replay.eyes) });
    const invite = replay.story.invite ?? replay.tape.invite;
    if (invite) query.set("invite", invite);
    return `${link("replay", place().path[1] ?? "table", replay.tape.id)}?${query}`;
  }

  // The address follows a little later: browsers refuse to have it changed at every step.
  $effect(() => {
    void [replay.step, replay.eyes];
    const timer = setTimeout(() => {
      if (location.hash !== written) return;
      const [path, query] = here().split("?");
      const shown = new URLSearchParams(query);
      if (!replay.tape.invite) shown.delete("invite");
      written = `${path}?${shown}`;
      go(written, { replace: true });
    }, 300);
    return () => clearTimeout(timer);
  });
  // A link to another moment of the same game, opened here.
  $effect(() => {
    const query = place().query;
    untrack(() => {
      if (location.hash === written || place().path[0] !== "replay") return;
      written = location.hash;
      player.playing = false;
      void replay.show(
        Number(query.get("step") ?? 0) || 0,
        readEyes(query.get("seat"), replay.story.table.seats.length),
      );
    });
  });
  return here;
}
