import type { Chapter } from "../../replay/chapters";
import type { Paragraph } from "../plugins";
import type { Said } from "../../words/words";

interface Told {
  say: readonly Said[];
}

function says(entry: Told, key: string): boolean {
  return entry.say.some((said) => said[0] === key);
}

/** A lot begins where cards are turned up after something else. */
export function chapters(entries: readonly Told[]): Chapter[] {
  const found: Chapter[] = [{ first: 1, title: ["web-replay-setup", {}, ""] }];
  let number = 0;
  let turning = false;
  entries.forEach((entry, index) => {
    const turned = says(entry, "kb-turned");
    if (turned && !turning) found.push({ first: index + 1, title: ["kb-screen-lot-number", { number: ++number }, ""] });
    turning = turned || (turning && says(entry, "kb-bonus"));
  });
  return found;
}

const FOLDED = new Set(["kb-bid", "kb-passed", "kb-passed-empty", "kb-stopped"]);
const UNTOLD = new Set(["kb-turned", "kb-bonus"]);

/** A lot in one paragraph: what was turned, who took it, what was laid; bids are folded away. The end stands apart. */
export function paragraph(entries: readonly Told[]): Paragraph {
  const told = entries.flatMap((entry) => entry.say);
  const end = told.findIndex(([key]) => key.startsWith("kb-round-over-"));
  const all = end < 0 ? told : told.slice(0, end);
  const cards = all.filter(([key]) => key === "kb-turned").map(([, params]) => params.card as number);
  const folded = all.filter(([key]) => FOLDED.has(key));
  const bids = all.filter(([key]) => key === "kb-bid").length;
  const text = all.filter(([key]) => !FOLDED.has(key) && !UNTOLD.has(key));
  if (cards.length) text.unshift(["kb-screen-log-turned", { cards }, "KB-13"]);
  return {
    text,
    folded,
    label: folded.length ? ["kb-screen-log-bids", { number: bids }, ""] : null,
    then: end < 0 ? undefined : ending(told.slice(end)),
  };
}

/** How a round ended: the hands that were shown are folded away. */
function ending(told: readonly Said[]): Paragraph & { head: Said } {
  const shown = (said: Said): boolean => said[0] === "kb-shown";
  return {
    head: ["web-replay-mark-end", {}, ""],
    text: told.filter((said) => !shown(said)),
    folded: told.filter(shown),
    label: ["kb-screen-hands", {}, ""],
  };
}
