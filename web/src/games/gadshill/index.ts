import type { GameTable } from "../../table/game";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import Facts from "./Facts.svelte";

const table: GameTable = {
  Board,
  Dock,
  Facts,
  End,
  sentence: (at) => [`gh-phase-${String(at.view.phase)}`, {}, ""],
};
export default table;
