/** A curve is drawn in so large a field; the last entry stands at its right edge. */
export const WIDTH = 340;
export const HEIGHT = 120;

/** How the line of each seat is broken, where it is not the one looked at. */
export const DASHES = ["9 4", "6 4", "2 4", "8 3 2 3", "12 4", "8 3 2 3 2 3"];

type Points = readonly (readonly number[])[];

export interface Laid {
  /** A path for each seat, from the left edge to the right. */
  lines: string[];
  rungs: { value: number; y: number }[];
  /** Where a seat stood at an entry. */
  at(seat: number, step: number): { x: number; y: number };
}

/** Lay curves into the field, up to `most` or to the highest there is; `stairs` stay until they change. */
export function laid(curves: readonly Points[], most: number | null, stairs: boolean, width = WIDTH): Laid {
  const all = curves.flat();
  const last = Math.max(1, ...all.map(([step]) => step!));
  const top = most ?? Math.max(1, ...all.map(([, value]) => value!));
  const x = (step: number) => round((step / last) * width);
  const y = (value: number) => round(HEIGHT - (value / top) * HEIGHT);
  const line = (points: Points) => {
    if (!points.length) return `M0 ${HEIGHT}`;
    const [first, ...rest] = points;
    const to = ([step, value]: readonly number[]) => `${stairs ? `H${x(step!)}V` : `L${x(step!)} `}${y(value!)}`;
    return `M0 ${y(first![1]!)}H${x(first![0]!)}${rest.map(to).join("")}H${width}`;
  };
  return {
    lines: curves.map(line),
    rungs: [0, top / 2, top].filter(Number.isInteger).map((value) => ({ value, y: y(value) })),
    at(seat, step) {
      const before = (curves[seat] ?? []).filter(([when]) => when! <= step);
      return { x: x(step), y: y(before.at(-1)?.[1] ?? 0) };
    },
  };
}

const round = (length: number): number => Math.round(length * 10) / 10;
