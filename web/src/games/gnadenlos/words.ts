import { t } from "../../settings.svelte";
import type { At } from "../../table/at.svelte";
import type { Params } from "../../words/words";
import { ownerOf, placeOf, type View } from "./view";

/** Say something in which `seat` is one of the players. */
export function tellOf(at: At, key: string, params: Params): string {
  return at.say([key, params, ""]);
}

/** A debt in words, with whoever pays it. */
export function debtLabel(at: At, debt: string, view: View): string {
  return tellOf(at, "gn-screen-debt", { debt, seat: ownerOf(debt, view) });
}

/** A slot in words. */
export function slotLabel(slot: string): string {
  const { row, column } = placeOf(slot);
  return t("gn-screen-slot", { row, column });
}

export function nameOf(at: At, seat: number): string {
  return at.names[seat] ?? "";
}

export function debtNames(debts: readonly string[]): string {
  return debts.map((debt) => t("gn-debt", { debt })).join(", ");
}
