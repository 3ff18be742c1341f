import type { At } from "../../table/at.svelte";
import type { Said } from "../../words/words";
import { viewOf, type EventCard, type View } from "./view";

/** While all choose, what they choose for counts. */
type Moment = View["phase"] | EventCard["kind"];

function momentOf(at: At): Moment {
  const { phase, event } = viewOf(at);
  return phase === "choosing" ? (event?.kind ?? phase) : phase;
}

const CLAUSES: Readonly<Partial<Record<Moment, string>>> = {
  gold: "GN-58",
  "high-noon": "GN-53",
  poker: "GN-56",
  buying: "GN-66",
  bidding: "GN-81",
  picking: "GN-78",
  laying: "GN-79",
  taking: "GN-51",
  tidying: "GN-89",
};

/** What is decided now, and what people overlook there. */
export function coach(at: At): Said | null {
  const moment = momentOf(at);
  const clause = CLAUSES[moment];
  return clause ? [`gn-screen-coach-${moment}`, {}, clause] : null;
}

/** Where the rules of each phase begin. */
const CHAPTERS: Readonly<Record<Moment, string>> = {
  dealing: "GN-12",
  stocking: "GN-12",
  pairing: "GN-25",
  rolling: "GN-12",
  event: "GN-34",
  choosing: "GN-34",
  gold: "GN-41",
  "high-noon": "GN-44",
  poker: "GN-54",
  taking: "GN-44",
  drawing: "GN-44",
  tidying: "GN-83",
  buying: "GN-65",
  offering: "GN-68",
  bidding: "GN-68",
  picking: "GN-68",
  laying: "GN-68",
  payday: "GN-86",
  over: "GN-105",
};

export const chapter = (at: At): string => CHAPTERS[momentOf(at)];
