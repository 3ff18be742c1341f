import { turns } from "../../replay/chapters";
import type { GamePlugin } from "../plugins";
import file from "./poster.svg?url";

const plugin: GamePlugin = {
  name: "gnadenlos",
  usual: { players: 4, minutes: 45 },
  poster: { file, tall: "150 170 100 130", wide: "60 146 280 112" },
  line: "gn-screen-poster-line",
  kind: "gn-screen-poster-kind",
  credits: { author: "Klaus Teuber", publisher: "Kosmos", year: "2001" },
  sounds: {
    "gn-revealed": "card",
    "gn-offered": "card",
    "gn-laid": "card",
    "gn-rolled": "die",
    "gn-payday-roll": "die",
    "gn-earned": "coin",
    "gn-paid": "coin",
    "gn-vulture": "wrong",
    "gn-shot": "stop",
  },
  marks: { "gn-payday": "payday", "gn-vulture": "vulture", "gn-shot": "shot" },
  chapters: (entries) => turns(entries, "gn-turn"),
  table: () => import("./index"),
};
export default plugin;
