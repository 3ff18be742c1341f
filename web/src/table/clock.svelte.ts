import { t } from "../settings.svelte";
import type { At } from "./at.svelte";

/** A pulse that those who show time read from; it only beats while somebody does. */
let beat = $state(0);
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Let the clocks run on the screen. Call inside an effect; gives the way to stop. */
export function run(): () => void {
  if (readers++ === 0) timer = setInterval(() => beat++, 250);
  return () => {
    if (--readers === 0) clearInterval(timer);
  };
}

/** The milliseconds left to a seat, as far as we can tell without asking; null without clocks. */
export function left(at: At, seat: number): number | null {
  const clocks = at.latest?.clocks;
  const given = clocks?.[seat];
  if (given === undefined || given === null) return null;
  void beat;
  const runs = at.live && !at.over && at.latest!.waiting.includes(seat);
  const passed = performance.now() - at.clocksAt - at.latest!.still;
  return Math.max(0, given - (runs ? Math.max(0, passed) : 0));
}

/** Whether it gets tight. */
export function tight(ms: number): boolean {
  return ms < 20_000;
}

/** Write a time: `4:05`, or days and hours where there are days. */
export function written(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (number: number): string => String(number).padStart(2, "0");
  if (hours >= 24) return t("web-table-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
