import { beforeEach, expect, test, vi } from "vitest";
import type { Now } from "../api/api";
import { settings } from "../settings.svelte";
import type { LogEntry } from "../table/log.svelte";
import { quiet } from "../table/moments";
import { heard } from "./follow.svelte";
import { play, SOUNDS } from "./sound";

/** The settings ask the screen at once; there is none here. */
vi.hoisted(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
});

const NOW = quiet(1, {} as Now["view"]);
const ASKED: Now = { ...NOW, moves: [{ move: "pass", label: ["kb-move-pass", {}, ""] }] };
const OVER: Now = { ...NOW, result: { ranks: [2, 1], scores: [3, 5], reason: "deck" } };

function entry(...keys: string[]): LogEntry {
  return { number: 1, by: 0, say: keys.map((key) => [key, {}, ""] as const) };
}

test("a card, and then our turn", () => {
  expect(heard("katzenjammer", { before: NOW, after: ASKED, entries: [entry("kb-turned")] }, 0)).toEqual([
    "card",
    "turn",
  ]);
});

test("the same sound is heard once, and never more than two with what happened", () => {
  const entries = [entry("gn-rolled", "gn-rolled"), entry("gn-earned"), entry("gn-shot")];
  expect(heard("gnadenlos", { before: NOW, after: NOW, entries }, 0)).toEqual(["die", "coin"]);
});

test("a win is heard by the winner and by spectators", () => {
  const change = { before: NOW, after: OVER, entries: [entry("kb-scored")] };
  expect(heard("gadshill", change, 1)).toEqual(["win"]);
  expect(heard("gadshill", change, null)).toEqual(["win"]);
  expect(heard("gadshill", change, 0)).toEqual([]);
});

test("coming to a table makes no sound", () => {
  expect(heard("gadshill", { before: null, after: ASKED, entries: [] }, 0)).toEqual([]);
});

const started: string[] = [];
class Param {
  value = 0;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  type = "";
  buffer: unknown = null;
  connect(to: Node): Node {
    return to;
  }
  start(): void {
    started.push(this.buffer ? "noise" : "tone");
  }
  stop(): void {}
}
class Room {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = new Node();
  createOscillator = () => new Node();
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createGain = () => new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal("AudioContext", Room);
});

test("nothing is heard before it is asked for", () => {
  settings.sound = false;
  expect(play("card")).toBe(false);
  expect(started).toEqual([]);
});

test("every sound sounds", () => {
  settings.sound = true;
  for (const name of SOUNDS) {
    started.length = 0;
    expect(play(name)).toBe(true);
    expect(started.length).toBeGreaterThan(0);
  }
  settings.sound = false;
});
