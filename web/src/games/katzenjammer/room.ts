import { size } from "../../table/size.svelte";

/** How little room there is, as classes: `kb-flat` for a low board, `kb-small` for one that is narrow too. */
export function roomClass(): string {
  const found = size();
  if (found === "desk" || found === "tablet") return "";
  return found === "low" ? "kb-flat" : "kb-flat kb-small";
}
