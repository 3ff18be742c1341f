import type { At } from "../../table/at.svelte";
import type { Said } from "../../words/words";
import { seen, type Kind } from "./view";

/** A lot that has just gone to somebody, as far as it was told. */
export interface Sale {
  seat: number;
  bid: { number: number; value: number } | null;
  paid: readonly Kind[];
  took: readonly Kind[];
}

/** What the last entry of the log says of a sale; null where it tells of something else. */
export function saleAt(at: At): Sale | null {
  const said = at.log.at(-1)?.say ?? [];
  const find = (key: string): Said | undefined => said.find((each) => each[0] === key);
  const paid = find("kb-paid");
  const won = find("kb-won");
  if (paid) {
    return {
      seat: paid[1].seat as number,
      bid: null,
      paid: paid[1].cards as Kind[],
      took: (find("kb-took")?.[1].cards ?? []) as Kind[],
    };
  }
  if (!won) return null;
  const bid = { number: won[1].number as number, value: won[1].value as number };
  return { seat: won[1].seat as number, bid, paid: [], took: seen(at).lot };
}
