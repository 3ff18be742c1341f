/** How far somebody has come in a lesson; what was done there is all that is needed to lay the table again. */
export interface Place {
  made: string[];
  own: string[];
  alone: boolean;
  /** Names the game that is played alone, so that it goes on as it began. */
  deal: string;
}

/** What this device knows about learning; kept on it and nowhere else. */
interface Kept {
  /** Games whose lesson was walked to its end. */
  done: string[];
  /** Games whose lesson was waved away. */
  waved: string[];
  places: Record<string, Place>;
  /** Kinds of decisions that the coach has spoken about. */
  met: string[];
  /** Exercises that were solved, by the mark of their position, and at which try. */
  solved: Record<string, number>;
}

const KEY = "saloon.learn";

function read(): Kept {
  const fresh: Kept = { done: [], waved: [], places: {}, met: [], solved: {} };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

const kept: Kept = $state(read());

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}

function note(list: "done" | "waved" | "met", what: string): void {
  if (kept[list].includes(what)) return;
  kept[list] = [...kept[list], what];
  keep();
}

/** Whether a game's lesson was neither done nor waved away. */
export const isNew = (game: string): boolean => !kept.done.includes(game) && !kept.waved.includes(game);
export const begun = (game: string): boolean => (kept.places[game]?.made.length ?? 0) > 0;
export const done = (game: string): void => note("done", game);
export const waveAway = (game: string): void => note("waved", game);
export const hasMet = (kind: string): boolean => kept.met.includes(kind);
export const meet = (kind: string): void => note("met", kind);

export const placeIn = (game: string): Place => kept.places[game] ?? { made: [], own: [], alone: false, deal: "" };

export function keepPlace(game: string, place: Place): void {
  kept.places = { ...kept.places, [game]: place };
  keep();
}

/** At which try an exercise was solved; 0 where it was not. */
export const tries = (mark: string): number => kept.solved[mark] ?? 0;

/** Note that an exercise was solved; what was done better before stays. */
export function solve(mark: string, tried: number): void {
  const before = tries(mark);
  if (before && before <= tried) return;
  kept.solved = { ...kept.solved, [mark]: tried };
  keep();
}
