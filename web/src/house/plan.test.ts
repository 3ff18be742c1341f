import { expect, test } from "vitest";
import type { GameView } from "../api/api";
import { Plan } from "./plan.svelte";
import { levels, usualBot } from "./usual";

const cats: GameView = {
  name: "katzenjammer",
  prefix: "kb",
  rules: 1,
  components: "",
  players: [2, 3, 4, 5, 6],
  characters: [],
  lesson: 0,
  exercises: 0,
  bots: ["random", "sensible", "greenhorn", "regular"],
  options: [
    { name: "mice_pool", clause: "KB-07", values: ["full", "short"], only_for: { short: [2, 3, 4] }, default_with: {} },
  ],
};
const debts: GameView = { ...cats, name: "gnadenlos", players: [3, 4], options: [] };

test("a new plan has our seat and open ones, as many as is usual", () => {
  const plan = new Plan(cats);
  expect(plan.places.map((place) => place.kind)).toEqual(["me", "open", "open", "open"]);
  expect(plan.asked()).toMatchObject({ game: "katzenjammer", options: {}, pace: { kind: "untimed" } });
});

test("another game keeps the people as far as there is room", () => {
  const plan = new Plan(cats);
  plan.add("bot");
  plan.add("bot");
  plan.choose(debts);
  expect(plan.places.map((place) => place.kind)).toEqual(["me", "open", "open", "open"]);
  plan.remove(3);
  plan.remove(2);
  expect(plan.places).toHaveLength(3);
});

test("an option that the number of players forbids goes back to the usual", () => {
  const plan = new Plan(cats);
  plan.options.mice_pool = "short";
  expect(plan.changed).toEqual({ mice_pool: "short" });
  plan.add("open");
  expect(plan.allows(cats.options[0]!, "short")).toBe(false);
  expect(plan.changed).toEqual({});
});

test("what was chosen is asked for, the usual too: another option might change what is usual", () => {
  const plan = new Plan(cats);
  expect(plan.asked()).toMatchObject({ options: {} });
  plan.options.mice_pool = cats.options[0]!.values[0]!;
  expect(plan.asked()).toMatchObject({ options: { mice_pool: cats.options[0]!.values[0]! } });
});

test("an option is shown as it will be played, where another one changes what is usual", () => {
  const more = {
    name: "long",
    clause: "X-1",
    values: ["no", "yes"],
    only_for: {},
    default_with: { "mice_pool=short": "yes" },
  };
  const plan = new Plan({ ...cats, options: [...cats.options, more] });
  expect(plan.value(more)).toBe("no");
  plan.options.mice_pool = "short";
  expect(plan.value(more)).toBe("yes");
  expect(plan.changed).toEqual({ mice_pool: "short", long: "yes" });
  plan.options.long = "no";
  expect(plan.value(more)).toBe("no");
});

test("seats are asked for as they were filled", () => {
  const plan = new Plan(cats);
  plan.fill(1, "bot:random");
  plan.fill(2, "beside");
  const place = plan.places[2]!;
  if (place.kind === "beside") place.name = " Bo ";
  expect(plan.asked()).toMatchObject({
    seats: [{ kind: "me" }, { kind: "bot", bot: "random" }, { kind: "beside", name: "Bo" }, { kind: "open" }],
  });
});

test("bots that are for tests are not offered to people, unless a game has no others", () => {
  expect(levels(cats)).toEqual(["greenhorn", "regular"]);
  expect(usualBot(cats)).toBe("regular");
  expect(levels({ ...cats, bots: ["random"] })).toEqual(["random"]);
});

test("hints are on among bots, off among people, and as somebody says from then on", () => {
  const plan = new Plan(cats);
  expect(plan.asked()).toMatchObject({ manners: { hints: false } });
  for (const seat of [1, 2, 3]) plan.fill(seat, "bot:regular");
  expect(plan.asked()).toMatchObject({ manners: { hints: true } });
  plan.hints = false;
  expect(plan.asked()).toMatchObject({ manners: { hints: false } });
});
