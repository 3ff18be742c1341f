import type { Said } from "../words/words";
import type { Paragraph } from "./plugins";

/** Makes paragraphs that tell what came of a turn; messages of some keys are told only to whoever unfolds them. */
export function folding(...keys: readonly string[]): (entries: readonly { say: readonly Said[] }[]) => Paragraph {
  const away = new Set(keys);
  return (entries) => {
    const all = entries.flatMap(({ say }) => say);
    const folded = all.filter(([key]) => away.has(key));
    return {
      text: all.filter(([key]) => !away.has(key)),
      folded,
      label: ["web-log-more", { number: folded.length }, ""],
    };
  };
}
