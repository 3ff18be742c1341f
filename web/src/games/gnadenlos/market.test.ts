import { describe, expect, test } from "vitest";
import { nextSlots, outermost } from "./market";
import type { View } from "./view";

const market = (...slots: [string, string | null][]): View =>
  ({ market: slots.map(([slot, debt]) => ({ slot, debt, known: [] })) }) as unknown as View;

describe("the market", () => {
  test("turns the outermost face-down debt of a column next", () => {
    const view = market(["1.1", null], ["1.2", null], ["2.1", null], ["3.1", "R2"]);
    expect([...outermost(view)].sort()).toEqual(["1.2", "2.1"]);
  });
  test("takes new debts behind the last one, row after row", () => {
    expect(nextSlots(market(["1.5", null]), 3)).toEqual(["1.6", "2.1", "2.2"]);
    expect(nextSlots(market(), 1)).toEqual(["1.1"]);
  });
});
