import type { At } from "../../table/at.svelte";
import type { GameTable } from "../../table/game";
import { size } from "../../table/size.svelte";
import type { Said } from "../../words/words";
import Board from "./Board.svelte";
import { chalk } from "./chalk";
import { chapter, coach } from "./coach";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import { ending } from "./ending";
import Facts from "./Facts.svelte";
import Line from "./Line.svelte";
import { read } from "./offers";
import Strip from "./Strip.svelte";
import Tale from "./Tale.svelte";
import { seen } from "./view";
import "./kb.css";

function sentence(at: At): Said {
  const { phase, high, turn, leader, lot, seat } = seen(at);
  const asked = at.moves.length > 0;
  const who = turn ?? leader ?? 0;
  const bid = { number: high?.number ?? 0, value: high?.value ?? 0 };
  switch (phase) {
    case "auction":
      if (asked && !high) return ["kb-screen-ask-open", {}, ""];
      if (asked && at.moves.length === 1) return ["kb-screen-ask-pass", { seat: high!.seat, ...bid }, ""];
      if (asked) return ["kb-screen-ask-beat", { seat: high!.seat, ...bid }, ""];
      if (high && high.seat === seat) return ["kb-screen-wait-high", { ...bid }, ""];
      return ["kb-screen-wait-bid", { seat: who }, ""];
    case "paying":
      return asked ? ["kb-screen-ask-pay", bid, ""] : ["kb-screen-wait-pay", { seat: who, ...bid }, ""];
    case "laying":
      if (at.moves.length === 1) return ["kb-screen-ask-stop", {}, ""];
      return asked ? ["kb-screen-ask-lay", {}, ""] : ["kb-screen-wait-lay", { seat: who }, ""];
    case "over":
      return ["kb-screen-over", {}, ""];
    case "bonus":
      return ["kb-screen-wait-bonus", {}, ""];
    case "reveal":
      return ["kb-screen-wait-reveal", { seat: leader ?? 0, number: lot.length }, ""];
    case "leader":
    case "deal":
      return ["kb-screen-wait-deal", {}, ""];
  }
}

function stance(at: At, seat: number): Said | null {
  const { phase, high, bids, passed } = seen(at);
  if (phase !== "auction" && phase !== "paying") return null;
  if (high?.seat === seat) {
    const bid = { number: high.number, value: high.value };
    if (size() === "phone") return ["kb-bid-name", bid, ""];
    return [phase === "paying" ? "kb-screen-won" : "kb-screen-high", bid, ""];
  }
  if (passed[seat]) return ["kb-screen-passed", {}, ""];
  if (at.now?.waiting.includes(seat)) return null;
  const bid = bids.find((each) => each.seat === seat);
  return bid ? ["kb-bid-name", { number: bid.number, value: bid.value }, ""] : null;
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
  Line,
  Strip,
  Tale,
  sentence,
  stance,
  stands: (at, seat) => seen(at).high?.seat === seat,
  draws: (_at, move) => read(move) !== null,
  dockShowsYou: true,
};
export default table;
