import type { Stand } from "../table/moments";
import type { Said } from "../words/words";

/** Of all that was said in one entry, what tells best why somebody is ahead: the last about them, else what stood longest. */
export function deciding(say: readonly Said[], seat: number, story: Readonly<Record<string, Stand>> = {}): Said | null {
  const last = (fits: (said: Said) => boolean): Said | undefined => say.filter(fits).at(-1);
  const stood = ([key]: Said): boolean => story[key] === "beat" || story[key] === "wait";
  return last(([, params]) => params.seat === seat) ?? last(stood) ?? say.at(-1) ?? null;
}
