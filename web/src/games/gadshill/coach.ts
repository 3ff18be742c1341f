import type { At } from "../../table/at.svelte";
import type { Said } from "../../words/words";
import { viewOf, type GadsHillView } from "./view";

type Phase = GadsHillView["phase"];

const CLAUSES: Readonly<Partial<Record<Phase, string>>> = {
  draft: "GH-34",
  turn: "GH-26",
  draw: "GH-29",
  take: "GH-55",
  window: "GH-77",
};

/** What is decided now, and what people overlook there. */
export function coach(at: At): Said | null {
  const { phase } = viewOf(at);
  const clause = CLAUSES[phase];
  return clause ? [`gh-screen-coach-${phase}`, {}, clause] : null;
}

/** Where the rules of each phase begin. */
const CHAPTERS: Readonly<Record<Phase, string>> = {
  tiles: "GH-14",
  first: "GH-14",
  deal: "GH-14",
  draft: "GH-20",
  turn: "GH-26",
  take: "GH-65",
  draw: "GH-74",
  card: "GH-74",
  window: "GH-77",
  over: "GH-84",
};

export const chapter = (at: At): string => CHAPTERS[viewOf(at).phase];
