import type { GameTable } from "../../table/game";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import Facts from "./Facts.svelte";
import "./gnadenlos.css";
import { ending } from "./places";
import { sentence, stance } from "./sentence";
import { showOf } from "./show.svelte";

const table: GameTable = {
  Board,
  Dock,
  Facts,
  End,
  ending,
  sentence,
  stance,
  draws: () => true,
  showing: (at) => showOf(at).payday,
  dockShowsYou: true,
};
export default table;
