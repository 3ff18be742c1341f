/** How long a flight takes, and how far apart two set out at most; in milliseconds. */
export const FLIGHT = 320;
const APART = 30;
/** No flight is over later than this after the change. */
const LATEST = 400;

/** The way from one box to another, as a transform of what stands in the first. */
export function way(from: DOMRect, to: DOMRect): string {
  const grow = from.width && from.height ? Math.min(1.5, to.width / from.width, to.height / from.height) : 1;
  const x = to.left + (to.width - from.width * grow) / 2 - from.left;
  const y = to.top + (to.height - from.height * grow) / 2 - from.top;
  return `translate(${x}px, ${y}px) scale(${grow})`;
}

/** When a flight sets out, so that all of a change are over in time. */
export function delay(turn: number, turns: number): number {
  const apart = turns > 1 ? Math.min(APART, (LATEST - FLIGHT) / (turns - 1)) : 0;
  return turn * apart;
}
