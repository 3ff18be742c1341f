import type { Kind } from "../town";

/** How a marker is shown: as it lies, about to come down or go, or speaking in a proof. */
export type MarkKind = "" | "down" | "goes" | "picked" | "member" | "stay";

/** A round marker: a building that may stand on the lot. */
export interface Mark {
  building: string;
  kind?: MarkKind;
  /** It is of one of the reader's own buildings. */
  own?: boolean;
  badge?: string;
}

/** What the map shows on one lot. */
export interface LotDrawing {
  /** A square tile: certain, only planned, or the answer of somebody who solves a puzzle. */
  standing?: { building: string; kind?: "" | "planned" | "answer" } | null;
  marks?: readonly Mark[];
  /** The lot is on the plan of the chosen card, of this kind. */
  hint?: Kind | null;
  frame?: "group" | "target" | "blocked" | "";
  /** Numbers that match those of the steps told under the map. */
  steps?: readonly number[];
}

export type TownDrawing = Readonly<Record<string, LotDrawing>>;

/** A drawing anew, with the lots of the one before wherever nothing changed: those need not be drawn again. */
export function kept(before: TownDrawing, after: TownDrawing): TownDrawing {
  const lots = Object.entries(after).map(([lot, drawn]) => {
    const was = before[lot];
    return [lot, was && JSON.stringify(was) === JSON.stringify(drawn) ? was : drawn];
  });
  return Object.fromEntries(lots) as TownDrawing;
}
