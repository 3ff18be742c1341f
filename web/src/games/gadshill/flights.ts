import type { Change } from "../../table/at.svelte";
import type { Flight } from "../../table/motion";
import { SIGNS } from "./art";

/** A marker as it goes through the air. */
function marker(building: string): () => HTMLElement {
  return () => {
    const disc = document.createElement("span");
    disc.style.cssText =
      "display:grid;place-items:center;width:32px;height:32px;border:2px solid #33251a;border-radius:50%;background:#fbf5e6;color:#2a1c12;--cut:#fbf5e6";
    disc.innerHTML = `<svg viewBox="0 0 32 32" width="20" height="20" fill="currentColor">${SIGNS[building] ?? ""}</svg>`;
    return disc;
  };
}

/** The ways of markers in one change: from whoever played down onto the lots, and from there to whoever takes them. */
export function flights(change: Change): Flight[] {
  const found: Flight[] = [];
  let seat = 0;
  for (const [key, params] of change.entries.flatMap((entry) => entry.say)) {
    if (typeof params.seat === "number") seat = params.seat;
    const lots = (params.lots as readonly string[] | undefined) ?? [String(params.lot)];
    const picture = marker(String(params.building));
    for (const lot of lots) {
      const [here, there] = [`seat-${seat}`, `lot-${lot}`];
      if (key === "gh-put") found.push({ from: here, to: there, picture, turn: found.length });
      else if (["gh-removed", "gh-cleared", "gh-took"].includes(key))
        found.push({ from: there, to: here, picture, turn: found.length });
    }
  }
  return found;
}
