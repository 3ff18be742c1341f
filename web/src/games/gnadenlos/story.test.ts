import { describe, expect, test } from "vitest";
import type { Now } from "../../api/api";
import type { LogEntry } from "../../table/log.svelte";
import { moments } from "../../table/moments";
import type { Said } from "../../words/words";
import { endingOf } from "./ending";
import game from "./game.fixture.json";
import { landing, ranking } from "./ranking";
import { lastPayday, newTurn, turnsOf } from "./story";
import type { View } from "./view";

const log = (...say: Said[]): LogEntry[] => [{ number: 1, by: "chance", say }];
const whole = (game.steps as { say: unknown }[] as { say: Said[] }[]).map(({ say }, number): LogEntry => ({
  number,
  by: "chance",
  say,
}));

describe("the turns of a log", () => {
  test("an event with its cards and what came of it", () => {
    const turn = turnsOf(
      log(
        ["gn-turn", { seat: 1, turn: 4 }, ""],
        ["gn-event-poker", {}, ""],
        ["gn-revealed", { seat: 0, adventurer: "ida-crowe", number: 4 }, ""],
        ["gn-revealed", { seat: 1, adventurer: "silver-pike", number: 6 }, ""],
        ["gn-poker-lost", { seat: 0, spaces: 1, position: 7 }, ""],
        ["gn-poker-won", { seat: 1, spaces: 4, position: 12 }, ""],
        ["gn-discarded", { seat: 1, adventurer: "silver-pike" }, ""],
      ),
      0,
    ).at(-1);
    expect(turn).toMatchObject({ number: 4, seat: 1, event: { kind: "poker" } });
    expect(turn!.shown.map((each) => each.number)).toEqual([4, 6]);
    expect(turn!.outcomes.get(0)).toMatchObject({ moved: -1, position: 7, fate: "" });
    expect(turn!.outcomes.get(1)).toMatchObject({ moved: 4, fate: "discarded" });
  });
  test("what was told to oneself counts for one's own seat", () => {
    const turn = turnsOf(
      log(["gn-turn", { seat: 2, turn: 1 }, ""], ["gn-took-you", { slot: "1.2", debt: "R2" }, ""]),
      2,
    ).at(-1);
    expect(turn!.outcomes.get(2)?.took).toBe(1);
  });
  test("a payday that somebody cannot pay", () => {
    const payday = lastPayday(
      log(
        ["gn-payday", { seat: 0 }, ""],
        ["gn-payday-roll", { seat: 0, roll: 3 }, ""],
        ["gn-turned-up", { slot: "4.3", debt: "R3" }, ""],
        ["gn-paid", { seat: 1, nuggets: 3 }, ""],
        ["gn-payday-roll", { seat: 0, roll: 1 }, ""],
        ["gn-turned-up", { slot: "4.1", debt: "R4" }, ""],
        ["gn-vulture", { seat: 1, value: 4, vultures: 1, position: 8 }, ""],
        ["gn-returned", { seat: 1, debts: ["R3", "R4"] }, ""],
      ),
      0,
    );
    expect(payday?.throws.map(({ die, paid }) => [die, paid])).toEqual([
      [3, 3],
      [1, null],
    ]);
    expect(payday).toMatchObject({ ended: "vulture", last: false });
    expect(payday?.throws[1]?.vulture).toEqual({ vultures: 1, position: 8, value: 4 });
  });
  test("every turn of a whole game is told once", () => {
    const turns = turnsOf(whole, 0, Infinity).slice(1);
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index + 2));
    expect(turnsOf(whole, 0).map(({ number }) => number)).toEqual(turns.slice(-2).map(({ number }) => number));
  });
  test("a game that ends by vultures has no last payday, and its loser is named", () => {
    const end = endingOf(whole, 0, 3);
    expect(end.payday).toBeNull();
    expect(end.lost).toHaveLength(1);
    expect(end.bought[end.lost[0]!]).toBe(0);
  });
});

describe("bids as things stand", () => {
  const view = (more: Partial<View>): View => ({
    ...(game.first as object as View),
    phase: "bidding",
    active: 1,
    opening: false,
    unable: [],
    offer: [
      { id: "a", name: "A", gold: 1, gun: 1, cards: 1 },
      { id: "b", name: "B", gold: 1, gun: 1, cards: 1 },
    ],
    market: [],
    advice: {
      ...(game.first as object as View).advice,
      free: ["1.1", "1.2", "1.3"],
      bidding: { order: [1, 2], picks: 2, picked: 0, laid: 0, places: [2, 2, 2, 1, 1, 0] },
    },
    ...more,
  });
  const bids = [
    { seat: 1, debts: ["R4"], value: 4 },
    { seat: 2, debts: ["Y2"], value: 2 },
  ];
  test("what is picked up counts as a bid, and the lowest goes without", () => {
    const lines = ranking(view({ bids }), newTurn(), 0, ["B3", "B0"]);
    expect(lines.map(({ seat, standing, rank }) => [seat, standing, rank])).toEqual([
      [1, "pick", 1],
      [0, "pick", 2],
      [2, "without", 0],
    ]);
  });
  test("who has hired, and who is next, is told by the server", () => {
    const bidding = { order: [1, 2], picks: 2, picked: 1, laid: 0, places: [] };
    const shown = view({ bids, phase: "laying", turns: [1] });
    const lines = ranking({ ...shown, advice: { ...shown.advice, bidding } }, newTurn(), 0, []);
    expect(lines.map(({ seat, standing }) => [seat, standing])).toEqual([
      [1, "picked"],
      [2, "pick"],
      [0, "later"],
    ]);
  });
  test("who cannot bid shows the hand and comes last", () => {
    const turn = { ...newTurn(), unable: [{ seat: 0, debts: ["B2"] }] };
    expect(ranking(view({ bids, unable: [0] }), turn, 0, []).at(-1)).toMatchObject({
      seat: 0,
      standing: "unable",
      debts: ["B2"],
    });
  });
  test("the highest bid is laid first, one's own by its order", () => {
    const shown = view({ bids });
    expect(landing(shown, ranking(shown, newTurn(), 0, ["B3", "B0"]), 0)).toEqual([
      { slot: "1.1", seat: 1, text: "" },
      { slot: "1.2", seat: 0, text: "1" },
      { slot: "1.3", seat: 0, text: "2" },
    ]);
  });
});

describe("a payday as it is told", () => {
  const at = (phase: string, more: Partial<Now> = {}): Now =>
    ({
      position: 1,
      view: { phase },
      moves: [],
      interjections: [],
      waiting: [],
      result: null,
      ...more,
    }) as object as Now;
  const roll: Said = ["gn-payday-roll", { seat: 1, roll: 3 }, ""];
  const up: Said = ["gn-turned-up", { slot: "4.3", debt: "R3" }, ""];
  const paid: LogEntry = {
    number: 1,
    by: "chance",
    say: [roll, up, ["gn-paid", { seat: 1, nuggets: 3 }, ""]],
    view: { phase: "payday", paid: true } as object as LogEntry["view"],
  };
  const broke: LogEntry = {
    number: 1,
    by: "chance",
    say: [roll, up, ["gn-vulture", { seat: 1 }, ""], ["gn-returned", { seat: 1 }, ""], ["gn-winner", { seat: 0 }, ""]],
    view: { phase: "over" } as object as LogEntry["view"],
  };
  const told = moments({
    game: "gnadenlos",
    seat: 0,
    before: at("payday"),
    after: at("over", { result: {} as never }),
    log: [],
    entries: [paid, broke],
  });
  test("the die rolls and the debt is turned up before the purse changes", () => {
    expect(told.slice(0, 3).map(({ said, now }) => [said?.[0], "paid" in now.view])).toEqual([
      ["gn-payday-roll", false],
      ["gn-turned-up", false],
      ["gn-paid", true],
    ]);
  });
  test("what ends it waits, and neither table nor log is beyond it", () => {
    const end = told.at(-2)!;
    expect([end.said?.[0], end.stand, end.now.result]).toEqual(["gn-vulture", "wait", null]);
    expect(end.now.view).toMatchObject({ phase: "payday" });
    expect(end.log.at(-1)!.say.map(([key]) => key)).toEqual(["gn-payday-roll", "gn-turned-up", "gn-vulture"]);
    expect(told.at(-1)!.now.result).not.toBeNull();
  });
});
