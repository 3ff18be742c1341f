import { get, type GameView } from "../api/api";

let found: Promise<GameView[]> | null = null;

/** What can be played here; asked once, and again after a failure. */
export function games(): Promise<GameView[]> {
  found ??= get<GameView[]>("games").catch((problem: unknown) => {
    found = null;
    throw problem;
  });
  return found;
}
