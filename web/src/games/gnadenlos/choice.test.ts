import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../settings.svelte";
import type { At } from "../../table/at.svelte";
import { Choice } from "./choice.svelte";
import type { View } from "./view";

// The settings ask what the screen likes as soon as they are loaded.
vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) }));

function table(...moves: string[]): { at: At; sent: string[] } {
  const sent: string[] = [];
  const at: Partial<At> = {
    asked: true,
    view: { debts: ["2a", "5b"] } as Partial<View> as View,
    moves: moves.map((move) => ({ move, label: ["", {}, ""] })),
    play: (move: string) => Promise.resolve(sent.push(move) > 0),
  };
  return { at: at as At, sent };
}
afterEach(() => (settings.confirm = true));

test("a tap chooses, and plays where nothing is confirmed", () => {
  const { at, sent } = table("choose belle", "choose doc");
  const choice = new Choice(at);
  choice.take("adventurer", "doc");
  expect([choice.adventurer, sent]).toEqual(["doc", []]);
  settings.confirm = false;
  choice.take("adventurer", "doc");
  expect(sent).toEqual(["choose doc"]);
});

test("spaces are bought by their number, and a pair is hired by either of its two", () => {
  settings.confirm = false;
  const buying = table("buy 0", "buy 1", "buy 10");
  new Choice(buying.at).take("spaces", 1);
  expect(buying.sent).toEqual(["buy 1"]);
  const hiring = table("pick belle doc", "pick jim kate");
  new Choice(hiring.at).take("adventurer", "doc");
  expect(hiring.sent).toEqual(["pick belle doc"]);
});

test("a bid chosen in advance is made once it is our turn, and asked for where somebody has bid as much", () => {
  const { at, sent } = table("bid 2a", "bid 5b");
  const choice = new Choice(at);
  Object.assign(at, { asked: false });
  choice.debts = [1];
  choice.ahead = true;
  choice.bidAhead();
  expect(sent).toEqual([]);
  Object.assign(at, { asked: true });
  choice.bidAhead();
  choice.bidAhead();
  expect(sent).toEqual(["bid 5b"]);
  Object.assign(at, { moves: [] });
  choice.ahead = true;
  choice.bidAhead();
  expect([choice.ahead, sent.length]).toEqual([false, 1]);
});
