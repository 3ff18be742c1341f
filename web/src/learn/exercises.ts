import type { Schemas } from "../api/api";
import { link } from "../route.svelte";

export type Named = Schemas["ExerciseName"];

/** Where the next exercise is; after the last comes the list. */
export function after({ game, number, last }: Named): string {
  return number < last ? link("learn", game, "exercises", number + 1) : link("learn", game, "exercises");
}
