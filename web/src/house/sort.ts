import type { MyTable } from "../api/api";

/**
 * Tables that wait for us first, the most urgent before all; then those being played, then those that
 * gather, the latest first.
 */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable) => (table.asked.length ? 0 : table.status === "running" ? 1 : 2);
  return tables
    .filter((table) => table.status === "open" || table.status === "running")
    .sort((one, other) => rank(one) - rank(other) || urgency(one) - urgency(other) || other.last - one.last);
}

/** What is left to us, where we are waited for; without a clock there is all the time there is. */
function urgency(table: MyTable): number {
  return table.asked.length ? (table.left ?? Number.MAX_SAFE_INTEGER) : 0;
}

/** The table to go to after this one: the most urgent of those that wait for us. */
export function nextOf(tables: readonly MyTable[], here: string): MyTable | null {
  return inOrder(tables).find((table) => table.asked.length > 0 && table.id !== here) ?? null;
}
