import { turns } from "../../replay/chapters";
import { folding } from "../folding";
import type { GamePlugin } from "../plugins";
import file from "./poster.svg?url";

const plugin: GamePlugin = {
  name: "gadshill",
  usual: { players: 3, minutes: 40 },
  poster: { file, tall: "130 130 110 140", wide: "60 140 280 116" },
  line: "gh-screen-poster-line",
  kind: "gh-screen-poster-kind",
  credits: { author: "Stephan Riedel", publisher: "Clicker Spiele", year: "2016", note: "gh-screen-poster-note" },
  sounds: {
    "gh-played": "card",
    "gh-played-mine": "card",
    "gh-discarded": "card",
    "gh-placed": "coin",
    "gh-claimed": "stop",
    "gh-claim-wrong": "wrong",
  },
  marks: { "gh-placed": "placed", "gh-claimed": "stop" },
  story: {
    "gh-drafted": "card",
    "gh-played": "move",
    "gh-played-mine": "move",
    "gh-discarded": "move",
    "gh-took": "move",
    "gh-bought": "move",
    "gh-passed": "card",
    "gh-placed": "beat",
    "gh-claimed": "beat",
    "gh-claim-wrong": "beat",
  },
  // Where markers go, who has nothing to claim, and what is drawn.
  paragraph: folding(
    "gh-put",
    "gh-spare",
    "gh-removed",
    "gh-cleared",
    "gh-quiet",
    "gh-done",
    "gh-pile-chosen",
    "gh-drew",
    "gh-drew-you",
    "gh-reshuffled",
    "gh-undrawn",
    "gh-turn",
  ),
  chapters: (entries) => turns(entries, "gh-turn"),
  table: () => import("./index"),
  figure: () => import("./Figure.svelte"),
  puzzle: () => import("./puzzle/Puzzle.svelte"),
};
export default plugin;
