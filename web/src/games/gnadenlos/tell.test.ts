import { describe, expect, test } from "vitest";
import type { Said } from "../../words/words";
import game from "./game.fixture.json";
import { nextSlots, outermost, tell } from "./tell";
import type { View } from "./view";

interface Step {
  say: Said[];
  then?: Record<string, unknown>;
}
const first = game.first as unknown as View;
const steps = game.steps as unknown as Step[];

describe("a whole game, told message by message", () => {
  test("leads to the views of the server", () => {
    let view = first;
    let compared = 0;
    for (const [index, { say, then }] of steps.entries()) {
      for (const said of say) view = tell(view, said);
      if (!then) continue;
      const { active, turn, undertaker, nuggets, positions, vultures, adventurer_counts, debt_counts, bank } = view;
      const told = {
        active,
        turn,
        undertaker,
        nuggets,
        positions,
        vultures,
        adventurer_counts,
        debt_counts,
        bank,
        market: view.market.map(({ slot }) => slot),
        up: view.market.flatMap(({ debt }) => (debt === null ? [] : [debt])),
      };
      expect(told, `after step ${index}`).toEqual(then);
      compared++;
    }
    expect(compared).toBeGreaterThan(25);
  });

  test("never changes the view it starts from", () => {
    const before = JSON.stringify(first);
    steps.flatMap(({ say }) => say).reduce(tell, first);
    expect(JSON.stringify(first)).toBe(before);
  });
});

const market = (...slots: [string, string | null][]): View => ({
  ...first,
  market: slots.map(([slot, debt]) => ({ slot, debt, known: [] })),
});

describe("the market", () => {
  test("turns the outermost face-down debt of a column next", () => {
    const view = market(["1.1", null], ["1.2", null], ["2.1", null], ["3.1", "R2"]);
    expect([...outermost(view)].sort()).toEqual(["1.2", "2.1"]);
  });
  test("takes new debts behind the last one, row after row", () => {
    expect(nextSlots(market(["1.5", null]), 3)).toEqual(["1.6", "2.1", "2.2"]);
    expect(nextSlots(market(), 1)).toEqual(["1.1"]);
  });
  test("slides together towards the first column", () => {
    const view = tell(market(["1.1", null], ["2.3", null], ["2.6", null]), ["gn-slid", { row: 2 }, ""]);
    expect(view.market.map(({ slot }) => slot)).toEqual(["1.1", "2.1", "2.2"]);
  });
});
