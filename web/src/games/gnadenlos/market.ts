import { COLUMNS, placeOf, type View } from "./view";

/** The face-down debt of each column that lies furthest out: the die turns it up next. */
export function outermost(view: View): Set<string> {
  const found = new Map<number, string>();
  for (const { slot, debt } of view.market) {
    if (debt === null) found.set(placeOf(slot).column, slot);
  }
  return new Set(found.values());
}

/** The slots that the next debts will fill, in reading order, behind the last card. */
export function nextSlots(view: View, count: number): string[] {
  const last = view.market.at(-1)?.slot;
  let place = last ? (placeOf(last).row - 1) * COLUMNS + placeOf(last).column : 0;
  return Array.from({ length: count }, () => {
    const slot = `${Math.floor(place / COLUMNS) + 1}.${(place % COLUMNS) + 1}`;
    place++;
    return slot;
  });
}
