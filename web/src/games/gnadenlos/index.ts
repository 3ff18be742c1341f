import type { GameTable } from "../../table/game";
import Board from "./Board.svelte";
import { chalk } from "./chalk";
import { chapter, coach } from "./coach";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import Facts from "./Facts.svelte";
import "./gnadenlos.css";
import { ending } from "./places";
import { sentence, stance } from "./sentence";
import Strip from "./Strip.svelte";
import Tale from "./Tale.svelte";

const table: GameTable = {
  Board,
  chalk,
  chapter,
  coach,
  Dock,
  Facts,
  End,
  ending,
  sentence,
  stance,
  draws: () => true,
  Strip,
  Tale,
  dockShowsYou: true,
};
export default table;
