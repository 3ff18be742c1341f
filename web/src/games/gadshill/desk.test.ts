import { afterEach, expect, test, vi } from "vitest";
import type { Now } from "../../api/api";
import { settings } from "../../settings.svelte";
import type { At } from "../../table/at.svelte";
import { drawn } from "../../table/drawn";
import { deskOf, type Desk } from "./desk.svelte";
import type { GadsHillView } from "./view";

// The settings ask what the screen likes as soon as they are loaded.
vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) }));

/** A table as far as a desk looks at it; what is sent is noted. */
function sat(view: object, ...moves: string[]): { desk: Desk; sent: string[] } {
  const sent: string[] = [];
  const at: Partial<At> = {
    seat: 0,
    mine: [0],
    live: true,
    asked: moves.length > 0,
    now: { position: 7 } as Partial<Now> as Now,
    table: { options: { draw: "choice" } } as object as At["table"],
    sending: null,
    interjections: [],
    moves: moves.map((move) => ({ move, label: ["", {}, ""] })),
    view: { phase: "turn", turn: 0, hand: [], buildings: [], takes: [], ...view } as object as GadsHillView,
    play: (move: string) => Promise.resolve(sent.push(move) > 0),
  };
  return { desk: deskOf(at as At), sent };
}
const play = (building: string | null, reason = "") => ({ building, reason, points: 1, effects: [] });
afterEach(() => (settings.confirm = true));

test("a card that can be played one way waits for a second tap, or for none", () => {
  const hand = [{ number: 3, plays: [play(null)] }];
  const asked = sat({ hand }, "play 3");
  asked.desk.choose(3);
  expect([asked.desk.move, asked.sent]).toEqual(["play 3", []]);
  settings.confirm = false;
  const quick = sat({ hand }, "play 3");
  quick.desk.choose(3);
  expect(quick.sent).toEqual(["play 3"]);
});

test("with several buildings to fill in the building is asked for even so", () => {
  settings.confirm = false;
  const number = 60;
  const hand = [{ number, plays: [play("saloon"), play("church")] }];
  const { desk, sent } = sat({ hand }, `play ${number} saloon`, `play ${number} church`);
  desk.choose(number);
  expect(sent).toEqual([]);
});

test("a claim is always confirmed, for it may cost points", () => {
  settings.confirm = false;
  const { desk, sent } = sat({}, "claim saloon A1");
  desk.mode = "claim";
  desk.marker = { building: "saloon", lot: "A1" };
  desk.chosen();
  expect([desk.move, sent]).toEqual(["claim saloon A1", []]);
});

test("a pile chosen in advance is drawn from once, and an empty one is asked for", () => {
  const { desk, sent } = sat({ phase: "drawing" }, "draw building", "draw district");
  desk.drawAhead();
  desk.pile = "condition";
  desk.drawAhead();
  expect(sent).toEqual([]);
  desk.pile = "district";
  desk.drawAhead();
  desk.drawAhead();
  expect(sent).toEqual(["draw district"]);
});

test("what is tapped is up at once; it is chosen when that has been seen, unless the table went on", async () => {
  const { desk } = sat({ hand: [{ number: 3, plays: [play(null)] }] }, "play 3");
  const choose = (): void => desk.choose(3);
  desk.tap(3, choose);
  expect([desk.up(3), desk.card]).toEqual([true, null]);
  await drawn();
  expect([desk.up(3), desk.card]).toEqual([true, 3]);
  desk.tap(3, choose);
  expect(desk.up(3)).toBe(false);
  desk.at.now = { position: 8 } as Partial<Now> as Now;
  await drawn();
  expect(desk.card).toBe(3);
});

test("whoever plays a card as soon as it is tapped plays that one, and STOP takes no late tap", async () => {
  const hand = [3, 5].map((number) => ({ number, plays: [play(null)] }));
  const { desk, sent } = sat({ hand }, "play 3", "play 5");
  desk.choose(3);
  desk.tap(5, () => desk.choose(5));
  await desk.go();
  expect(sent).toEqual(["play 5"]);
  desk.tap(3, () => desk.choose(3));
  desk.mode = "claim";
  await drawn();
  expect(desk.mode).toBe("claim");
});

test("only where nobody is asked in turn is being asked for a STOP the last chance", () => {
  const { desk } = sat({ phase: "window" }, "quiet", "claim saloon A1");
  const { options } = desk.at.table;
  expect(desk.lastStop).toBe(false);
  Object.assign(options, { stop_order: "open" });
  expect(desk.lastStop).toBe(true);
});
