import type { At } from "../../table/at.svelte";
import type { Said } from "../../words/words";
import { JOKER, seen, type View } from "./view";

/** What is decided now, and what people overlook there. */
export function coach(at: At): Said | null {
  const { phase, lot } = seen(at);
  if (phase === "auction" && lot.includes(JOKER)) return ["kb-screen-coach-joker", {}, "KB-86"];
  if (phase === "auction") return ["kb-screen-coach-bid", {}, "KB-30"];
  if (phase === "paying") return ["kb-screen-coach-pay", {}, "KB-58"];
  if (phase === "laying") return ["kb-screen-coach-lay", {}, "KB-61"];
  return null;
}

/** Where the rules of each phase begin. */
const CHAPTERS: Readonly<Record<View["phase"], string>> = {
  leader: "KB-07",
  deal: "KB-07",
  reveal: "KB-13",
  bonus: "KB-13",
  auction: "KB-24",
  paying: "KB-52",
  laying: "KB-61",
  over: "KB-85",
};

export const chapter = (at: At): string => CHAPTERS[seen(at).phase];
