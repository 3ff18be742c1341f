import { settings } from "../settings.svelte";

/** A day as people write it: 14 November 2026. */
export function day(at: number): string {
  const locale = settings.lang === "en" ? "en-GB" : settings.lang;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(at);
}
