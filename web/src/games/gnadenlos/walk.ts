import { COLUMNS, placeOf } from "./view";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Let arrow keys go from card to card of the market. */
export function walk(event: KeyboardEvent, table: HTMLElement, rows: number): void {
  const step = STEPS[event.key];
  const here = (event.target as HTMLElement).closest<HTMLElement>("[data-slot]")?.dataset.slot;
  if (!step || !here) return;
  event.preventDefault();
  let { row, column } = placeOf(here);
  for (;;) {
    row += step[0];
    column += step[1];
    if (row < 1 || column < 1 || row > rows || column > COLUMNS) return;
    const found = table.querySelector<HTMLElement>(`[data-slot="${row}.${column}"] button:not(:disabled)`);
    if (found) return found.focus();
  }
}
