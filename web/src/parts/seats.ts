import type { Colour } from "./drawings";

/**
 * A seat keeps its colour and hat in every game and on every screen. The order is fixed:
 * logs name the colours.
 */
export const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green", "plum", "stone"];

export function colour(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}

/** A letter for each seat: the first of the name, or a later one where two would be alike. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const found = [...name.toUpperCase()].find((each) => /\p{L}|\p{N}/u.test(each) && !taken.has(each));
    const letter = found ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}
