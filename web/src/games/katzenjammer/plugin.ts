import { setup, type Chapter, type Told } from "../../replay/chapters";
import type { GamePlugin } from "../plugins";
import file from "./poster.svg?url";

/** An auction begins where cards are turned up for a new lot. */
function chapters(entries: readonly Told[]): Chapter[] {
  const found: Chapter[] = [setup()];
  let number = 0;
  let turning = false;
  entries.forEach((entry, index) => {
    const turned = says(entry, "kb-turned");
    if (turned && !turning) found.push({ first: index + 1, title: ["web-replay-auction", { number: ++number }, ""] });
    turning = turned || (turning && says(entry, "kb-bonus"));
  });
  return found;
}

function says(entry: Told, key: string): boolean {
  return entry.say.some((said) => said[0] === key);
}

const plugin: GamePlugin = {
  name: "katzenjammer",
  usual: { players: 4, minutes: 20 },
  poster: { file, tall: "236 170 100 130", wide: "60 158 300 108", dark: true },
  line: "kb-screen-poster-line",
  kind: "kb-screen-poster-kind",
  credits: { author: "Reiner Knizia", publisher: "Goldsieber", year: "1998" },
  sounds: { "kb-turned": "card", "kb-paid": "card", "kb-laid": "coin" },
  marks: { "kb-laid": "quartet", "kb-round-over-deck": "end", "kb-round-over-mice": "end" },
  chapters,
  table: () => import("./index"),
};
export default plugin;
