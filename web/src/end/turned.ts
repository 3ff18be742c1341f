import type { Stand } from "../table/moments";
import type { Said } from "../words/words";

/** Of all that happened, what tells best why a chance changed: a beat, of our own if there is one, else the last of ours. */
export function deciding(say: readonly Said[], seat: number, story: Readonly<Record<string, Stand>> = {}): Said | null {
  const last = (fits: (said: Said) => boolean): Said | undefined => say.filter(fits).at(-1);
  const ours = ([, params]: Said): boolean => params.seat === seat;
  const stood = ([key]: Said): boolean => story[key] === "beat" || story[key] === "wait";
  return last((each) => stood(each) && ours(each)) ?? last(stood) ?? last(ours) ?? say.at(-1) ?? null;
}
