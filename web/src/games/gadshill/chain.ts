/** What a play does, step by step: as it is planned, and as the log tells it. */
import type { LogEntry } from "../../table/log.svelte";
import type { Said } from "../../words/words";
import type { Mark, LotDrawing, TownDrawing } from "./map/drawing";
import { LOTS } from "./town";
import type { BuildingView, EffectView } from "./view";

/** A step under the map: the markers that come down have a plus, all that follows is numbered. */
export interface ChainStep {
  /** 0 for a plus. */
  number: number;
  kind: EffectView["kind"];
  building: string;
  lots: readonly string[];
  /** Markers that were not needed. */
  spare: number;
  points: number;
}

/** Number the steps; spare markers belong to the step that puts the others down. */
export function numbered(effects: readonly EffectView[]): ChainStep[] {
  const steps: ChainStep[] = [];
  let number = 0;
  for (const effect of effects) {
    const before = steps.find((step) => step.kind === "put" && step.building === effect.building);
    if (effect.kind === "spare" && before) {
      before.spare += effect.points;
      before.points += effect.points;
      continue;
    }
    const { kind, building, lots, points } = effect;
    const quiet = kind === "put" || kind === "spare";
    steps.push({ number: quiet ? 0 : ++number, kind, building, lots, spare: kind === "spare" ? points : 0, points });
  }
  return steps;
}

/** Read a step back from the log, which tells the points of all steps together; null where a line tells none. */
function effectTold([key, params]: Said): EffectView | null {
  const kind = TOLD[key];
  if (!kind) return null;
  const told = (params.lots as readonly string[] | undefined) ?? (params.lot === undefined ? [] : [String(params.lot)]);
  const spare = kind === "spare" ? Number(params.number) : 0;
  return { kind, building: String(params.building), lots: kind === "spare" ? [] : [...told], points: spare };
}

const TOLD: Readonly<Record<string, EffectView["kind"]>> = {
  "gh-put": "put",
  "gh-spare": "spare",
  "gh-removed": "remove",
  "gh-placed": "place",
  "gh-cleared": "clear",
};

/** A claim of STOP with what came of it. */
export interface Claim {
  seat: number;
  building: string;
  lot: string;
  /** The lots that are closed, and the buildings that fill them; none where the claim is wrong. */
  lots: readonly string[];
  buildings: readonly string[];
  holds: boolean;
}

/** Something done that changed the board, as the log tells it. */
export interface Deed {
  seat: number;
  /** The line that says what was done. */
  said: Said;
  steps: ChainStep[];
  points: number;
  claim: Claim | null;
}

const DEEDS = new Set(["gh-played", "gh-played-mine", "gh-took", "gh-claimed", "gh-claim-wrong", "gh-concluded"]);

/** What was done in some entries of the log, each with its steps. */
export function deeds(entries: readonly LogEntry[]): Deed[] {
  const found: Deed[] = [];
  let effects: EffectView[] = [];
  for (const said of entries.flatMap((entry) => entry.say)) {
    const [key, params] = said;
    if (DEEDS.has(key)) {
      effects = [];
      const claimed = key === "gh-claimed" || key === "gh-claim-wrong";
      found.push({
        seat: Number(params.seat),
        said,
        steps: [],
        points: 0,
        claim: claimed
          ? {
              seat: Number(params.seat),
              building: String(params.building),
              lot: String(params.lot),
              lots: (params.lots as readonly string[] | undefined) ?? [],
              buildings: (params.buildings as readonly string[] | undefined) ?? [],
              holds: key === "gh-claimed",
            }
          : null,
      });
      continue;
    }
    const effect = effectTold(said);
    const deed = found.at(-1);
    if (deed && key === "gh-gained") deed.points = Number(params.points);
    if (!effect || !deed) continue;
    effects.push(effect);
    deed.steps = numbered(effects);
  }
  return found;
}

/** The board as it is. */
export function drawBoard(buildings: readonly BuildingView[], seat: number | null): Record<string, LotDrawing> {
  const drawn: Record<string, LotDrawing> = Object.fromEntries(LOTS.map((lot) => [lot.id, {}]));
  for (const { id, state, lots } of buildings) {
    if (state === "placed") drawn[lots[0]!] = { standing: { building: id } };
  }
  for (const { id, state, lots, holder } of buildings) {
    if (state !== "marked") continue;
    for (const lot of lots) {
      const marks = drawn[lot]!.marks ?? [];
      drawn[lot] = { ...drawn[lot], marks: [...marks, { building: id, own: seat !== null && holder === seat }] };
    }
  }
  return drawn;
}

/** The board with steps that are planned, or just happening, drawn over it. */
export function drawSteps(
  buildings: readonly BuildingView[],
  steps: readonly ChainStep[],
  seat: number | null,
): Record<string, LotDrawing> {
  const drawn = drawBoard(buildings, seat);
  const own = (id: string) => seat !== null && buildings.some((each) => each.id === id && each.holder === seat);
  const change = (lot: string, building: string, how: Partial<Mark>, number: number) => {
    const { marks = [], steps: numbers = [], ...rest } = drawn[lot] ?? {};
    const there = marks.some((mark) => mark.building === building);
    drawn[lot] = {
      ...rest,
      marks: there
        ? marks.map((mark) => (mark.building === building ? { ...mark, ...how } : mark))
        : [...marks, { building, own: own(building), ...how }],
      steps: number && !numbers.includes(number) ? [...numbers, number] : numbers,
    };
  };
  for (const { kind, building, lots, number } of steps) {
    for (const lot of lots) {
      if (kind === "put") change(lot, building, { kind: "down", badge: "+" }, 0);
      else if (kind === "place") {
        const { marks = [], steps: numbers = [], ...rest } = drawn[lot] ?? {};
        const others = marks.filter((mark) => mark.building !== building);
        drawn[lot] = { ...rest, marks: others, standing: { building, kind: "planned" }, steps: [...numbers, number] };
      } else change(lot, building, { kind: "goes", badge: "+1" }, number);
    }
  }
  return drawn;
}

/** The proof of a claim: so many buildings fill so many lots, and leave no room for another. */
export function drawProof(buildings: readonly BuildingView[], claim: Claim, seat: number | null): TownDrawing {
  const drawn = drawBoard(buildings, seat);
  for (const [lot, drawing] of Object.entries(drawn)) {
    const closed = claim.lots.includes(lot);
    drawn[lot] = {
      ...drawing,
      frame: closed ? "group" : "",
      marks: drawing.marks?.map((mark) => {
        if (mark.building === claim.building) {
          return lot === claim.lot
            ? { ...mark, kind: "picked", badge: claim.holds ? "+1" : "" }
            : { ...mark, kind: "stay" };
        }
        return closed && claim.buildings.includes(mark.building) ? { ...mark, kind: "member" } : mark;
      }),
    };
  }
  return drawn;
}
