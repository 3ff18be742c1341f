/** The sheet of a puzzle as a map: ink for what stands, pencil for what may. */
import type { LotDrawing, Mark, TownDrawing } from "../map/drawing";
import { LOTS, type Clue } from "../town";
import { left, sought, standing, type Given, type Sheet } from "./sheet";

/** What is said of the sheet just now. */
export interface Light {
  /** The clue that is looked at. */
  clue: Clue | null;
  /** Answers that are not right. */
  wrong: readonly string[];
  /** By building: the lots that a deduction strikes out. */
  struck: Readonly<Record<string, readonly string[]>>;
  /** The building in the hand. */
  hand: string | null;
}

/** So many markers fit on a lot. */
const MOST_MARKS = 4;
/** A building without marks shows where a deduction leaves it, once that is so few lots. */
const FEW = 8;

export function drawSheet(given: Given, sheet: Sheet, light: Light): TownDrawing {
  const rest = remaining(given, sheet, light);
  const targets = Object.values(rest).flatMap((lots) => (lots.length === 1 ? lots : []));
  const drawn: Record<string, LotDrawing> = {};
  for (const { id: lot } of LOTS) {
    const there = standing(given, sheet, lot);
    const drawing: LotDrawing = { hint: light.clue?.lots.includes(lot) ? light.clue.kind : null };
    if (there) {
      drawing.standing = { building: there, kind: given[there] ? "" : "answer" };
      if (light.wrong.includes(there) && !given[there]) drawing.frame = "blocked";
    } else {
      drawing.marks = crowded(marksOn(lot, given, sheet, light, rest));
      if (targets.includes(lot)) drawing.frame = "target";
    }
    drawn[lot] = drawing;
  }
  return drawn;
}

/** By building that a deduction is about: the lots that it leaves. */
function remaining(given: Given, sheet: Sheet, { struck }: Light): Record<string, string[]> {
  const open = left(given, sheet);
  return Object.fromEntries(
    Object.entries(struck).map(([building, lots]) => [
      building,
      (open[building] ?? []).filter((lot) => !lots.includes(lot)),
    ]),
  );
}

function marksOn(
  lot: string,
  given: Given,
  sheet: Sheet,
  { struck, hand }: Light,
  rest: Readonly<Record<string, readonly string[]>>,
): Mark[] {
  return sought(given).flatMap((building): Mark[] => {
    if (sheet.answers[building]) return [];
    if (sheet.marks[building]?.includes(lot)) {
      const goes = struck[building]?.includes(lot) ?? false;
      return [{ building, kind: goes ? "goes" : building === hand ? "member" : "" }];
    }
    const few = rest[building] ?? [];
    return few.length <= FEW && few.includes(lot) ? [{ building, kind: "down" }] : [];
  });
}

/** What matters just now comes first; the last one that fits says how many do not. */
function crowded(marks: readonly Mark[]): Mark[] {
  const shown = [...marks.filter((each) => each.kind), ...marks.filter((each) => !each.kind)];
  if (shown.length <= MOST_MARKS) return shown;
  const fit = shown.slice(0, MOST_MARKS);
  return fit.map((each, at) => (at === MOST_MARKS - 1 ? { ...each, badge: `+${shown.length - MOST_MARKS}` } : each));
}
