import type { At } from "../../table/at.svelte";
import type { Said } from "../../words/words";
import { viewOf } from "./view";

const CLAUSES: Readonly<Record<string, string>> = {
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
  const { phase, event } = viewOf(at);
  const kind = phase === "choosing" ? (event?.kind ?? "") : phase;
  const clause = CLAUSES[kind];
  return clause ? [`gn-screen-coach-${kind}`, {}, clause] : null;
}
