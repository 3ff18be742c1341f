import { get, type GameFace } from "../api/api";

let found: Promise<GameFace[]> | null = null;

/** What can be played here; asked once, and again after a failure. */
export function games(): Promise<GameFace[]> {
  found ??= get<GameFace[]>("games").catch((problem: unknown) => {
    found = null;
    throw problem;
  });
  return found;
}
