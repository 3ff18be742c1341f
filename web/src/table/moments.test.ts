import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MoveView, Now, View } from "../api/api";
import { settings } from "../settings.svelte";
import type { Said } from "../words/words";
import type { LogEntry } from "./log.svelte";
import { moments, quiet, type Moment } from "./moments";
import { moves, paragraphs } from "./paragraphs";
import { Story } from "./story.svelte";

// The settings ask what the screen likes as soon as they are loaded.
vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) }));

const now = (position: number, more: Partial<Now> = {}): Now => quiet(position, { turn: position } as View, more);

function entry(by: number | "chance", at: number, ...keys: string[]): LogEntry {
  const view = { turn: at } as View;
  return { number: 1, by, say: keys.map((key) => [key, { seat: 0 }, "KB-1"]), view };
}

const ask = { move: "pass", label: ["kb-pass", {}, ""] } as MoveView;

describe("moments", () => {
  test("each shows what was seen after its own entry, and only the last can be acted on", () => {
    const entries = [entry(1, 1, "a"), entry(2, 2, "b"), entry("chance", 3, "c")];
    const told = moments({ game: "none", seat: 0, before: now(0), after: now(3, { moves: [ask] }), log: [], entries });
    expect(told.map((each) => [each.now.view, each.log.length, each.now.moves.length, each.stand])).toEqual([
      [{ turn: 1 }, 1, 0, "move"],
      [{ turn: 2 }, 2, 0, "move"],
      [{ turn: 3 }, 3, 1, "card"],
    ]);
  });

  test("what befalls several in one entry is one beat, told as it befalls us", () => {
    const fate = (seat: number): Said => ["gn-shot", { seat, adventurer: "a" }, ""];
    const entries: LogEntry[] = [
      { number: 1, by: 1, say: [["gn-all-equal", {}, ""], fate(0), fate(1), fate(2)], view: now(1).view },
    ];
    const told = moments({ game: "gnadenlos", seat: 0, before: now(0), after: now(1), log: [], entries });
    expect(
      told.map(({ said, stand, entries: [entry] }) => [said?.[0], said?.[1].seat, stand, entry?.say.length]),
    ).toEqual([
      ["gn-all-equal", undefined, "beat", 1],
      ["gn-shot", 0, "beat", 3],
      [undefined, undefined, null, undefined],
    ]);
  });

  test("the last one before the result waits, and the result comes after it", () => {
    const after = now(1, { result: { scores: [1], ranks: [1] } as Now["result"] });
    const told = moments({ game: "none", seat: 0, before: now(0), after, log: [], entries: [entry(1, 1, "a")] });
    expect(told.map((each) => [each.stand, each.now.result !== null])).toEqual([
      ["wait", false],
      [null, true],
    ]);
  });
});

describe("the story", () => {
  let shown: Moment[];
  let story: Story;
  const tell = (position: number, ...entries: LogEntry[]): void =>
    story.tell(
      moments({ game: "none", seat: 0, before: now(position - 1), after: now(position), log: [], entries }),
      0,
    );
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    story = new Story((moment) => shown.push(moment));
    settings.pace = "normal";
  });

  test("one moment after another, each for its time", () => {
    tell(1, entry(1, 1, "a"), entry(2, 2, "b"));
    expect([shown.length, story.telling, story.said?.[0]]).toEqual([1, true, "a"]);
    vi.advanceTimersByTime(899);
    expect(shown.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect([shown.length, story.telling]).toEqual([2, false]);
    tell(2, entry(1, 3, "c"));
    expect([shown.length, story.telling]).toEqual([2, true]);
    vi.advanceTimersByTime(900);
    expect([shown.length, story.telling]).toEqual([3, false]);
  });

  test("whoever goes on sees the next at once, or all the rest as one change", () => {
    tell(1, entry(1, 1, "a"), entry(2, 2, "b"), entry(1, 3, "c"));
    story.next();
    expect(shown.length).toBe(2);
    story.toEnd();
    expect([shown.length, shown.at(-1)!.entries.length, story.telling]).toEqual([3, 1, false]);
  });

  test("at once where nothing is to stand", () => {
    settings.pace = "instant";
    tell(1, entry(1, 1, "a"), entry(2, 2, "b"));
    expect([shown.length, shown[0]!.entries.length, story.telling]).toEqual([1, 2, false]);
  });

  test("a story that is held stays, and what was new can be told again", () => {
    tell(1, entry(1, 1, "a"), entry(2, 2, "b"));
    story.hold();
    vi.advanceTimersByTime(10_000);
    expect([shown.length, story.waits]).toEqual([1, true]);
    story.hold();
    vi.advanceTimersByTime(900);
    expect([shown.length, story.telling]).toEqual([2, false]);
    story.replay();
    expect([story.said?.[0], story.telling]).toEqual(["a", true]);
    vi.advanceTimersByTime(10_000);
    expect(story.telling).toBe(false);
  });
});

test("the log is read in paragraphs or move by move, and marks what concerns us", () => {
  const log = [entry("chance", 0, "kb-dealt"), entry("chance", 0, "kb-turned"), entry(1, 0, "kb-bid")];
  const parts = paragraphs("katzenjammer", log, 0);
  expect(parts.map(({ first, end }) => [first, end])).toEqual([
    [0, 1],
    [1, 3],
  ]);
  expect(parts[0]!.folded.length).toBe(1);
  const setup = [entry("chance", 0, "gh-dealt"), entry(1, 0, "gh-drafted")];
  const draft = paragraphs("gadshill", setup, 0)[0]!;
  expect([draft.text, draft.folded]).toEqual([setup[1]!.say, setup[0]!.say]);
  expect(paragraphs("katzenjammer", log, 0)[1]).toBe(parts[1]);
  expect(paragraphs("katzenjammer", [...log, entry(2, 0, "kb-bid")], 0)[1]).not.toBe(parts[1]);
  expect(paragraphs("katzenjammer", log, 1)[1]!.mine).toBe(true);
  expect(moves(log, 1).map((each) => each.mine)).toEqual([false, false, true]);
});

test("a turn says what came of it under the hat of whoever had it, and folds the rest", () => {
  const log = [
    entry("chance", 0, "gh-dealt"),
    { ...entry(1, 2), say: [["gh-turn", { seat: 2 }, ""] as const] },
    entry(2, 2, "gh-played", "gh-put", "gh-spare", "gh-gained"),
    entry(2, 2, "gh-done"),
    entry(0, 0, "gh-quiet"),
    entry("chance", 2, "gh-drew", "gh-turn"),
    entry(0, 0, "gh-passed"),
  ];
  const turn = paragraphs("gadshill", log, 0)[1]!;
  expect(turn.text.map(([key]) => key)).toEqual(["gh-played", "gh-gained"]);
  expect(turn.folded.map(([key]) => key)).toEqual(["gh-put", "gh-spare", "gh-done", "gh-quiet", "gh-drew", "gh-turn"]);
  expect([turn.label?.[0], turn.seat]).toEqual(["web-log-more", 2]);
});

test("the end of a round is a paragraph of its own, and the hands shown then are folded", () => {
  const end = entry(1, 0, "kb-laid", "kb-round-over-mice", "kb-shown", "kb-shown", "kb-scored", "kb-winner");
  const parts = paragraphs("katzenjammer", [entry("chance", 0, "kb-dealt"), entry("chance", 0, "kb-turned"), end], 0);
  expect(parts.map(({ part, text }) => [part, ...text.map(([key]) => key)])).toEqual([
    [0],
    [0, "kb-screen-log-turned", "kb-laid"],
    [1, "kb-round-over-mice", "kb-scored", "kb-winner"],
  ]);
  expect(parts[2]!.folded.length).toBe(2);
});
