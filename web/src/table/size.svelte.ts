import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** The sizes of screen that the table has areas for; `areas.css` has their heights. */
export type Size = "desk" | "low" | "tablet" | "phone" | "land" | "zoom";

/** Which size a window has, in CSS pixels. */
export function sizeOf(width: number, height: number): Size {
  if (width >= 900 && height >= 720 && width > height) return "desk";
  if (width >= 900 && height >= 560 && height < 720) return "low";
  if (width >= 700 && height >= 720 && width <= height) return "tablet";
  if (width < 700 && height >= 560) return "phone";
  return width >= 700 ? "land" : "zoom";
}

/** What the sizes have in common, for styles to say it once: `[data-screen~="small"]`. */
export const SCREEN: Readonly<Record<Size, string>> = {
  desk: "",
  low: "short",
  tablet: "narrow",
  phone: "narrow small short",
  land: "narrow small short flat",
  zoom: "narrow small short flat",
};

/** The size of this window. */
export function size(): Size {
  return sizeOf(innerWidth.current ?? 1280, innerHeight.current ?? 800);
}

/** Whether log, chat and rules stand beside the board; else they are a sheet over it. */
export function beside(): boolean {
  return size() === "desk" || size() === "low";
}

/** Whether there is no height to give away, as on a phone that lies on its side. */
export function flat(): boolean {
  return size() === "land" || size() === "zoom";
}
