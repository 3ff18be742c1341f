/**
 * A small set of sounds of our own, made of a few tones and some noise. Nothing is heard before
 * somebody asks for it in the settings.
 */
import { settings } from "../settings.svelte";

export const SOUNDS = ["card", "coin", "die", "turn", "win", "stop", "wrong"] as const;
export type SoundName = (typeof SOUNDS)[number];

interface Tone {
  wave: OscillatorType;
  /** Pitch at the beginning and at the end, in hertz. */
  from: number;
  to?: number;
  at: number;
  length: number;
  loud: number;
}

/** A breath of noise through a filter: paper, wood. */
interface Rustle {
  pitch: number;
  width: number;
  at: number;
  length: number;
  loud: number;
}

export interface Sound {
  tones?: readonly Tone[];
  rustles?: readonly Rustle[];
}

const bell = (from: number, at: number, loud = 0.105, length = 0.5): Tone[] => [
  { wave: "sine", from, at, length, loud },
  { wave: "sine", from: from * 2.76, at, length: length * 0.4, loud: loud * 0.35 },
];

export const MADE: Readonly<Record<SoundName, Sound>> = {
  card: {
    rustles: [
      { pitch: 3200, width: 0.8, at: 0, length: 0.07, loud: 0.58 },
      { pitch: 900, width: 1.2, at: 0.05, length: 0.05, loud: 0.5 },
    ],
  },
  coin: { tones: [...bell(1980, 0, 0.08, 0.22), ...bell(2640, 0.07, 0.08, 0.34)] },
  die: {
    rustles: [0, 0.075, 0.135, 0.18].map((at, hit) => ({
      pitch: 1500 - 180 * hit,
      width: 3,
      at,
      length: 0.035,
      loud: 1.85 - 0.3 * hit,
    })),
  },
  turn: { tones: [...bell(587.3, 0), ...bell(880, 0.13)] },
  win: {
    tones: [523.3, 659.3, 784, 1046.5].flatMap((pitch, note): Tone[] => [
      { wave: "triangle", from: pitch, at: 0.12 * note, length: note === 3 ? 0.7 : 0.22, loud: 0.14 },
    ]),
  },
  stop: {
    tones: [
      { wave: "square", from: 196, at: 0, length: 0.16, loud: 0.1 },
      { wave: "square", from: 147, at: 0.17, length: 0.26, loud: 0.1 },
    ],
  },
  wrong: { tones: [{ wave: "triangle", from: 233, to: 165, at: 0, length: 0.28, loud: 0.2 }] },
};

let room: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Let a sound be heard, if sounds are wanted; says whether it was. */
export function play(name: SoundName): boolean {
  if (!settings.sound || typeof AudioContext === "undefined") return false;
  room ??= new AudioContext();
  // A page may sound only after its first touch; what comes before stays unheard.
  if (room.state === "suspended") void room.resume().catch(() => {});
  const start = room.currentTime + 0.01;
  const { tones = [], rustles = [] } = MADE[name];
  for (const tone of tones) sing(room, tone, start);
  for (const rustle of rustles) breathe(room, rustle, start);
  return true;
}

function sing(into: AudioContext, tone: Tone, start: number): void {
  const voice = into.createOscillator();
  const begin = start + tone.at;
  voice.type = tone.wave;
  voice.frequency.setValueAtTime(tone.from, begin);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.length);
  voice.connect(fading(into, tone.loud, begin, tone.length));
  voice.start(begin);
  voice.stop(begin + tone.length);
}

function breathe(into: AudioContext, rustle: Rustle, start: number): void {
  const source = into.createBufferSource();
  source.buffer = hiss ??= noise(into);
  const filter = into.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = rustle.pitch;
  filter.Q.value = rustle.width;
  const begin = start + rustle.at;
  source.connect(filter).connect(fading(into, rustle.loud, begin, rustle.length));
  source.start(begin, Math.random() * 0.5, rustle.length);
}

/** Loud at once, then dying away. */
function fading(into: AudioContext, loud: number, begin: number, length: number): GainNode {
  const gain = into.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(into.destination);
  return gain;
}

function noise(into: AudioContext): AudioBuffer {
  const buffer = into.createBuffer(1, into.sampleRate, into.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
