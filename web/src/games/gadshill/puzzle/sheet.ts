/**
 * The sheet of somebody who solves a puzzle: answers in ink, possibilities in pencil. What follows
 * from the clues is the server's to say.
 */
import { BUILDINGS, LOTS } from "../town";

export interface Sheet {
  /** By building: the lot it was put on. */
  answers: Readonly<Record<string, string>>;
  /** By building: the lots it may stand on; a building without marks may stand anywhere. */
  marks: Readonly<Record<string, readonly string[]>>;
  /** Cards that are done with. */
  done: readonly number[];
  seconds: number;
  /** How many deductions were asked for. */
  helped: number;
  solved: boolean;
}

export const EMPTY: Sheet = { answers: {}, marks: {}, done: [], seconds: 0, helped: 0, solved: false };

export type Given = Readonly<Record<string, string>>;

const ORDER = LOTS.map((lot) => lot.id);

/** The buildings to be found, in the order of the town. */
export function sought(given: Given): string[] {
  return BUILDINGS.filter((building) => !given[building]);
}

/** Who stands on a lot: given, or as an answer. */
export function standing(given: Given, sheet: Sheet, lot: string): string | null {
  const found = Object.entries({ ...sheet.answers, ...given }).find(([, where]) => where === lot);
  return found ? found[0] : null;
}

/** Put a building on a lot; whatever answer was there goes back, and so does its own old one. */
export function place(sheet: Sheet, building: string, lot: string): Sheet {
  const answers = Object.fromEntries(Object.entries(sheet.answers).filter(([, where]) => where !== lot));
  return { ...sheet, answers: { ...answers, [building]: lot } };
}

export function takeBack(sheet: Sheet, building: string): Sheet {
  const { [building]: _, ...answers } = sheet.answers;
  return { ...sheet, answers };
}

/** Pencil a building in on a lot, or rub it out. */
export function mark(sheet: Sheet, building: string, lot: string): Sheet {
  const had = sheet.marks[building] ?? [];
  const lots = had.includes(lot) ? had.filter((each) => each !== lot) : sorted([...had, lot]);
  return { ...sheet, marks: withMarks(sheet.marks, building, lots) };
}

/** Rub out on a lot: one building, or all that is written there. */
export function rub(sheet: Sheet, lot: string, building: string | null): Sheet {
  const answered = Object.entries(sheet.answers).find(([, where]) => where === lot);
  if (answered) return takeBack(sheet, answered[0]);
  const meant = building ? [building] : Object.keys(sheet.marks);
  let marks = sheet.marks;
  for (const each of meant) {
    marks = withMarks(
      marks,
      each,
      (marks[each] ?? []).filter((where) => where !== lot),
    );
  }
  return { ...sheet, marks };
}

function withMarks(marks: Sheet["marks"], building: string, lots: readonly string[]): Sheet["marks"] {
  const { [building]: _, ...others } = marks;
  return lots.length ? { ...others, [building]: lots } : others;
}

function sorted(lots: readonly string[]): string[] {
  return [...lots].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** What was written down, for the server to check: a building without marks is not named. */
export function written(given: Given, sheet: Sheet): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const building of sought(given)) {
    const answer = sheet.answers[building];
    const marks = sheet.marks[building];
    if (answer) said[building] = [answer];
    else if (marks) said[building] = [...marks];
  }
  return said;
}

/** What is left for each building: its marks, or any lot, less the lots where another one stands. */
export function left(given: Given, sheet: Sheet): Record<string, string[]> {
  const taken = new Set([...Object.values(given), ...Object.values(sheet.answers)]);
  const open: Record<string, string[]> = {};
  for (const building of sought(given)) {
    const answer = sheet.answers[building];
    open[building] = answer ? [answer] : (sheet.marks[building] ?? ORDER).filter((lot) => !taken.has(lot));
  }
  return open;
}

/** Write down a conclusion: strike lots out, and put a building where only one is left. */
export function conclude(given: Given, sheet: Sheet, struck: Readonly<Record<string, readonly string[]>>): Sheet {
  const before = left(given, sheet);
  let after = sheet;
  for (const [building, lots] of Object.entries(struck)) {
    if (!before[building] || after.answers[building]) continue;
    const open = before[building].filter((lot) => !lots.includes(lot));
    after =
      open.length === 1
        ? place(after, building, open[0]!)
        : { ...after, marks: withMarks(after.marks, building, open) };
  }
  return after;
}

/** How many buildings have an answer. */
export function found(sheet: Sheet): number {
  return Object.keys(sheet.answers).length;
}

/** Time as people read it: 6:20, 1:06:20. */
export function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(Math.floor(seconds) % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
