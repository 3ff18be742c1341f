import type { MyTable } from "../api/api";

/** Tables that wait for us first, then those being played, then those that gather; the latest first. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable) => (table.asked.length ? 0 : table.status === "running" ? 1 : 2);
  return tables
    .filter((table) => table.status === "open" || table.status === "running")
    .sort((one, other) => rank(one) - rank(other) || other.last - one.last);
}
