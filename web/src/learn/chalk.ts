/** Where something lies on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So far a ring keeps from what it is drawn round. */
const APART = 5;

/** A ring as a hand draws it: round corners, a little crooked, its ends crossing. Alike each time. */
export function ring({ left, top, width, height }: Box): string {
  let seed = 7;
  const wobble = (): number => ((seed = (seed * 16807) % 2147483647) / 2147483647 - 0.5) * 3.2;
  const [x, y, w, h] = [left - APART, top - APART, width + 2 * APART, height + 2 * APART];
  const r = Math.min(14, w / 2, h / 2);
  const p = (a: number, b: number): string => `${(a + wobble()).toFixed(1)} ${(b + wobble()).toFixed(1)}`;
  return [
    `M${p(x + r * 0.6, y - 1)}`,
    `Q${p(x + w / 2, y - 2)} ${p(x + w - r, y)}`,
    `Q${p(x + w, y)} ${p(x + w, y + r)}`,
    `Q${p(x + w + 2, y + h / 2)} ${p(x + w, y + h - r)}`,
    `Q${p(x + w, y + h)} ${p(x + w - r, y + h)}`,
    `Q${p(x + w / 2, y + h + 2)} ${p(x + r, y + h)}`,
    `Q${p(x, y + h)} ${p(x, y + h - r)}`,
    `Q${p(x - 2, y + h / 2)} ${p(x, y + r)}`,
    `Q${p(x, y)} ${p(x + r * 1.7, y - 3)}`,
  ].join("");
}
