/** Names for eyes and ears, in the reader's language. */
import { settings, t } from "../../settings.svelte";
import type { LotDrawing } from "./map/drawing";
import { STREETS, type Lot } from "./town";

/** Two letters that stand for a building where a name has no room. */
export const code = (building: string): string => t("gh-screen-code", { building });
/** The name on a tile. */
export const short = (building: string): string => t("gh-screen-short", { building });

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** A building, and what is said of it. */
export const labelled = (building: string, text: string): string =>
  t("web-label", { name: capital(t("gh-building", { building })), text });

/** A lot in words: where it is, and what is known of it. */
export function describe(lot: Lot, { standing, marks = [] }: LotDrawing): string {
  const where = t("gh-screen-lot", { lot: lot.id, street: STREETS[lot.entrance], facing: lot.facing });
  const known = (text: string): string => `${t("web-label", { name: where, text })}.`;
  if (standing) return known(t("gh-screen-lot-stands", { buildings: [standing.building] }));
  if (!marks.length) return known(t("gh-screen-lot-empty"));
  return `${where}. ${capital(t("gh-screen-lot-may", { buildings: marks.map((mark) => mark.building) }))}.`;
}
