import type { LogEntry } from "../../table/log.svelte";
import type { Said } from "../../words/words";

/** What is told of a turn only to whoever unfolds it. */
const FOLDED = new Set([
  "gn-chose",
  "gn-chose-you",
  "gn-offered",
  "gn-reshuffled",
  "gn-bid",
  "gn-laid",
  "gn-laid-you",
  "gn-took-back",
  "gn-left-over",
  "gn-moved",
  "gn-slid",
  "gn-returned",
  "gn-dealt",
  "gn-dealt-you",
  "gn-stocked",
  "gn-rolled",
]);

/** A turn as a paragraph: what came of it; cards, bids and rolls are folded. */
export function paragraph(entries: readonly LogEntry[]): { text: Said[]; folded: Said[]; label: Said } {
  const all = entries.flatMap(({ say }) => say);
  const folded = all.filter(([key]) => FOLDED.has(key));
  return {
    text: all.filter(([key]) => !FOLDED.has(key)),
    folded,
    label: ["gn-screen-log-more", { number: folded.length }, ""],
  };
}
