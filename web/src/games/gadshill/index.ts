import type { At } from "../../table/at.svelte";
import type { GameTable } from "../../table/game";
import type { Said } from "../../words/words";
import Board from "./Board.svelte";
import { chalk } from "./chalk";
import { chapter, coach } from "./coach";
import { deskOf } from "./desk.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import { ending } from "./ending";
import Facts from "./Facts.svelte";
import Strip from "./Strip.svelte";
import Tale from "./Tale.svelte";
import Tell from "./Tell.svelte";
import { viewOf, type GadsHillView } from "./view";

/** The sentence that asks, or says whom we wait for. */
function sentence(at: At): Said {
  const view = viewOf(at);
  const { phase, turn } = view;
  const desk = deskOf(at);
  if (phase === "over") return ["gh-screen-over", {}, ""];
  if (desk.mode === "claim") return ["gh-screen-ask-claim", {}, ""];
  if (turn === null || phase === "tiles" || phase === "first" || phase === "deal") {
    if (phase === "card" && view.active !== null) return ["gh-screen-wait-draw", { seat: view.active }, ""];
    return ["gh-screen-wait-setup", {}, ""];
  }
  if (turn === at.seat && !at.moves.length) return ["gh-screen-wait-you", {}, ""];
  if (turn !== at.seat) return waiting(view);
  switch (phase) {
    case "draft": {
      const number = view.buildings.filter((building) => building.holder === at.seat).length + 1;
      return ["gh-screen-ask-draft", { number, total: view.advice.drafted }, ""];
    }
    case "take":
      return ["gh-screen-ask-take", {}, ""];
    case "draw":
      return ["gh-screen-ask-draw", {}, ""];
    case "window":
      return view.active === null
        ? ["gh-screen-ask-claim", {}, ""]
        : ["gh-screen-ask-window", { seat: view.active }, ""];
    case "turn":
    case "card":
      return ownTurn(at);
  }
}

function waiting({ phase, turn, window }: GadsHillView): Said {
  const seat = turn!;
  if (phase === "draft") return ["gh-screen-wait-draft", { seat }, ""];
  if (phase === "take") return ["gh-screen-wait-take", { seat }, ""];
  if (phase === "draw") return ["gh-screen-wait-draw", { seat }, ""];
  if (phase === "window") return ["gh-screen-wait-window", { seat }, ""];
  return [window ? "gh-screen-wait-next" : "gh-screen-wait-turn", { seat }, ""];
}

function ownTurn(at: At): Said {
  const desk = deskOf(at);
  if (desk.mode === "buy") return ["gh-screen-ask-buy", {}, ""];
  if (desk.mode === "discard") {
    const any = at.table.options.discard === "any";
    return [any ? "gh-screen-ask-discard-any" : "gh-screen-ask-discard", {}, ""];
  }
  const clue = desk.card;
  if (clue !== null && desk.held?.plays.length) {
    if (desk.held.plays.every((play) => play.reason)) return ["gh-screen-ask-dead", { clue }, ""];
    return [desk.move ? "gh-screen-ask-confirm" : "gh-screen-ask-mine", { clue }, ""];
  }
  const { cards_left } = desk.view;
  if (cards_left === 0 || (desk.offers.has("done") && !desk.plays)) return ["gh-screen-ask-done", {}, ""];
  if (desk.offers.has("done")) return ["gh-screen-ask-second", {}, ""];
  return ["gh-screen-ask-turn", { number: cards_left }, ""];
}

/** The telling line carries the chain of the card in hand, and that of a card while it is told. */
function tells(at: At): boolean {
  const desk = deskOf(at);
  return desk.planned.length > 0 || (at.story.telling && (desk.deed?.steps.length ?? 0) > 0);
}

const table: GameTable = {
  Board,
  chalk,
  chapter,
  coach,
  Dock,
  Facts,
  End,
  ending,
  Strip,
  Tale,
  Tell,
  tells,
  sentence,
  draws: () => true,
  seatHeight: 104,
};
export default table;
