import { beforeEach, expect, test, vi } from "vitest";
import type { Now } from "../api/api";
import { settings } from "../settings.svelte";
import type { LogEntry } from "../table/log.svelte";
import { quiet } from "../table/moments";
import { heard } from "./follow.svelte";
import { MADE, play, SOUNDS, type Sound } from "./sound";

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

const RATE = 48_000;

/** The samples of a sound, as the browser makes them: tones and filtered noise, each dying away. */
function rendered({ tones = [], rustles = [] }: Sound): Float32Array {
  const all = [...tones, ...rustles];
  const samples = new Float32Array(RATE * Math.max(...all.map(({ at, length }) => at + length)) + RATE);
  let seed = 1;
  const hiss = (): number => ((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647) * 2 - 1;
  for (const part of all) {
    const next = "wave" in part ? voice(part) : band(hiss, part.pitch, part.width);
    for (let at = 0; at < part.length * RATE; at++)
      samples[Math.round(part.at * RATE) + at]! += next(at / RATE / part.length) * faded(at / RATE, part);
  }
  return samples;
}

function faded(time: number, { loud, length }: { loud: number; length: number }): number {
  const ramp = (from: number, to: number, share: number): number => from * (to / from) ** share;
  return time < 0.008 ? ramp(0.0001, loud, time / 0.008) : ramp(loud, 0.0001, (time - 0.008) / (length - 0.008));
}

function voice({ wave, from, to = from }: NonNullable<Sound["tones"]>[number]): (share: number) => number {
  let turns = 0;
  return (share) => {
    turns += (from * (to / from) ** share) / RATE;
    const phase = turns % 1;
    if (wave === "sine") return Math.sin(2 * Math.PI * phase);
    return wave === "square" ? (phase < 0.5 ? 1 : -1) : 4 * Math.abs(((phase + 0.75) % 1) - 0.5) - 1;
  };
}

function band(hiss: () => number, pitch: number, width: number): () => number {
  const turn = (2 * Math.PI * pitch) / RATE;
  const alpha = Math.sin(turn) / (2 * width);
  return filtered(hiss, [alpha, 0, -alpha], [1 + alpha, -2 * Math.cos(turn), 1 - alpha]);
}

type Three = [number, number, number];

function filtered(source: () => number, b: Three, a: Three): () => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return () => {
    const x = source();
    const y = (b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2) / a[0];
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

/** The loudest fifth of a second in decibels, weighed as ears do (ITU-R BS.1770). */
function loudness(samples: Float32Array): number {
  let at = 0;
  const head = filtered(
    () => samples[at++]!,
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
  );
  const heard = filtered(head, [1, -2, 1], [1, -1.99004745483398, 0.99007225036621]);
  const power = Array.from(samples, () => heard() ** 2);
  const room = RATE / 5;
  let [sum, most] = [0, 0];
  power.forEach((each, place) => {
    sum += each - (power[place - room] ?? 0);
    most = Math.max(most, sum / room);
  });
  return 10 * Math.log10(most) - 0.691;
}

test("no sound is much louder than another, and two at once do not clip", () => {
  const made = SOUNDS.map((name) => rendered(MADE[name]));
  const levels = made.map(loudness);
  const peaks = made.map((samples) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0));
  expect(Math.max(...levels) - Math.min(...levels), String(levels)).toBeLessThan(4);
  expect(Math.max(...peaks)).toBeLessThan(0.5);
});
