/** What the server shows a seat of Gads Hill 1874, as its description says (games/gadshill/view.py and advice.py). */
import type { Schemas } from "../../api/api";
import type { At } from "../../table/at.svelte";

export type BuildingView = Readonly<Schemas["Gadshill.BuildingView"]>;
export type EffectView = Readonly<Schemas["Gadshill.EffectView"]>;
export type PlayView = Readonly<Schemas["Gadshill.PlayView"]>;
export type TakeView = Readonly<Schemas["Gadshill.TakeView"]>;
export type CardView = Readonly<Schemas["Gadshill.CardView"]>;
export type PlayerView = Readonly<Schemas["Gadshill.PlayerView"]>;
export type GadsHillView = Readonly<Schemas["Gadshill.View"]>;

export function viewOf(at: At): GadsHillView {
  return at.view as GadsHillView;
}
