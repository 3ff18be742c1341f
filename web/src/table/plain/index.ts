import type { GameTable } from "../game";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import Nothing from "./Nothing.svelte";

/** A game that brings no drawings: the log, and the list of moves that the frame has for all. */
const table: GameTable = {
  Board,
  Dock,
  Facts: Nothing,
  End,
  sentence(at) {
    if (at.over) return ["cli-final", {}, ""];
    if (at.moves.length) return ["web-moves", {}, ""];
    const seats = at.now?.waiting ?? [];
    return seats.length ? ["web-plain-wait", { seats }, ""] : ["web-loading", {}, ""];
  },
  draws: () => false,
};
export default table;
