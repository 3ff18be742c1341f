import type { GamePlugin } from "../plugins";
import { chapters, paragraph } from "./chapters";
import file from "./poster.svg?url";

const plugin: GamePlugin = {
  name: "katzenjammer",
  usual: { players: 4, minutes: 20 },
  poster: { file, tall: "236 170 100 130", wide: "60 158 300 108", dark: true },
  line: "kb-screen-poster-line",
  kind: "kb-screen-poster-kind",
  credits: { author: "Reiner Knizia", publisher: "Goldsieber", year: "1998" },
  sounds: { "kb-turned": "card", "kb-paid": "card", "kb-laid": "coin" },
  marks: { "kb-laid": "quartet", "kb-round-over-deck": "end", "kb-round-over-mice": "end" },
  story: {
    "kb-turned": "card",
    "kb-bonus": "card",
    "kb-bonus-you": "card",
    "kb-bid": "move",
    "kb-passed": "move",
    "kb-unsold": "move",
    "kb-won": "move",
    "kb-took": "beat",
    "kb-laid": "beat",
    "kb-shed": "beat",
    "kb-round-over-mice": "beat",
    "kb-round-over-deck": "beat",
  },
  chapters,
  paragraph,
  table: () => import("./index"),
  figure: () => import("./Figure.svelte"),
};
export default plugin;
