/**
 * The two geometries of one map. The broad one has room for names and the track's numbers; the
 * close one, for phones, gives its room to the lots. Neither is the other scaled.
 */
import { LOTS, OUTLYING, type Facing } from "../town";

export type Size = "broad" | "close";
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export class Geometry {
  readonly size: Size;
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** West edges of the columns 1 to 5, north edges of the rows A to E. */
  readonly columns: readonly number[];
  readonly rows: Readonly<Record<string, number>>;
  readonly lotWidth: number;
  readonly lotHeight: number;
  readonly main: { x: number; w: number };
  readonly rail: { x: number; w: number };
  readonly front: { x: number; w: number };
  readonly oak: { x: number; w: number };
  readonly iron: { y: number; h: number };
  readonly piedmont: { y: number; h: number };

  constructor(size: Size) {
    const broad = size === "broad";
    this.size = size;
    const [x, y, w, h] = broad ? [150, 18, 120, 75] : [0, 0, 62, 62];
    const [main, rail, front, oak] = broad ? [42, 58, 36, 42] : [15, 23, 13, 13];
    const [iron, piedmont] = broad ? [30, 30] : [17, 17];
    [this.width, this.height] = broad ? [940, 468] : [375, 344];
    this.lotWidth = w;
    this.lotHeight = h;
    const second = x + w + main;
    this.main = { x: x + w, w: main };
    this.rail = { x: second + w, w: rail };
    this.front = { x: this.rail.x + rail, w: front };
    const third = this.front.x + front;
    this.oak = { x: third + 2 * w, w: oak };
    const fifth = this.oak.x + oak;
    this.columns = [x, second, third, third + w, fifth];
    const b = y + h + iron;
    const d = b + 2 * h + piedmont;
    this.rows = { A: y, B: b, C: b + h, D: d, E: d + h };
    this.iron = { y: y + h, h: iron };
    this.piedmont = { y: b + 2 * h, h: piedmont };
    this.left = x;
    this.right = fifth + w;
    this.top = y;
    this.bottom = d + 2 * h;
  }

  get broad(): boolean {
    return this.size === "broad";
  }

  /** Where a lot lies. C5 and D5 share the end of Piedmont Street, which stops at Oak Street. */
  box(lot: string): Box {
    const x = this.columns[Number(lot[1]) - 1]!;
    const y = this.rows[lot[0]!]!;
    const half = this.piedmont.h / 2;
    if (lot === "C5") return { x, y, w: this.lotWidth, h: this.lotHeight + half };
    if (lot === "D5") return { x, y: y - half, w: this.lotWidth, h: this.lotHeight + half };
    return { x, y, w: this.lotWidth, h: this.lotHeight };
  }

  /** The printed entrance: a small wedge on the side the lot faces. */
  door(lot: string, facing: Facing): string {
    const { x, y, w, h } = this.box(lot);
    const [k, t] = this.broad ? [7, 6] : [4.5, 3.6];
    if (facing === "N") return `M${x + w / 2 - k} ${y}h${2 * k}l${-k} ${-t}z`;
    if (facing === "S") return `M${x + w / 2 - k} ${y + h}h${2 * k}l${-k} ${t}z`;
    if (facing === "W") return `M${x} ${y + h / 2 - k}v${2 * k}l${-t} ${-k}z`;
    return `M${x + w} ${y + h / 2 - k}v${2 * k}l${t} ${-k}z`;
  }

  /** The middles of so many markers side by side on a lot. */
  slots(lot: string, count: number): { x: number; y: number }[] {
    const { x, y, w, h } = this.box(lot);
    const apart = this.broad ? (count > 3 ? 29 : 37) : count > 3 ? 15 : count === 3 ? 20.3 : 27;
    return Array.from({ length: count }, (_, k) => ({
      x: x + w / 2 + apart * (k - (count - 1) / 2),
      y: y + h / 2 + 1,
    }));
  }

  /** The height of a space of the track, counted from 1. */
  space(number: number): number {
    return this.top + ((this.bottom - this.top) / 25) * (number - 0.5);
  }
}

export const GEOMETRIES: Readonly<Record<Size, Geometry>> = {
  broad: new Geometry("broad"),
  close: new Geometry("close"),
};

/** From this width on there is room for the broad map. */
const ROOM_FOR_NAMES = 780;

export function suited(width: number): Size {
  return width >= ROOM_FOR_NAMES ? "broad" : "close";
}

export type Way = "north" | "south" | "west" | "east";

const CELLS = new Set([...LOTS, ...OUTLYING].map((lot) => lot.id));
const BUILT = new Set(LOTS.map((lot) => lot.id));
const ROWS = "ABCDE";

/** The next lot in a direction, for the arrow keys; the same one at the edge of town. */
export function neighbour(lot: string, way: Way): string {
  let row = ROWS.indexOf(lot[0]!);
  let column = Number(lot[1]);
  for (;;) {
    if (way === "north") row -= 1;
    if (way === "south") row += 1;
    if (way === "west") column -= 1;
    if (way === "east") column += 1;
    const next = `${ROWS[row] ?? ""}${column}`;
    if (!CELLS.has(next)) return lot;
    if (BUILT.has(next)) return next;
  }
}
