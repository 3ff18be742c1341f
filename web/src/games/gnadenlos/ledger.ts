/** Figures of the rulebook that no view tells. They serve hints only; what is allowed, moves say. */

/** A bid is one to three debts (GN-72). */
export const MOST_DEBTS = 3;
/** A payday comes with as many full rows of six as there are players (GN-86). */
export const PAYDAY_ROW = 6;
/** A vulture throws the hat so many spaces back (GN-94). */
export const THROWN_BACK = 5;
/** Who has fewer nuggets than the highest debt may go broke (GN-93). */
export const HIGHEST_DEBT = 4;
