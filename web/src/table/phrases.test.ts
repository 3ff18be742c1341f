import { expect, test, vi } from "vitest";
import { settings, speak } from "../settings.svelte";
import { PHRASES, read, said } from "./phrases";

/** The settings ask the screen at once; there is none here. */
vi.hoisted(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
});

test("each reads a phrase in their own language", async () => {
  settings.lang = "de";
  await speak("de");
  expect(read(said("nice-one"))).toBe("Schöner Zug!");
  settings.lang = "en";
  await speak("en");
  expect(read(said("nice-one"))).toBe("Nice one!");
  expect(new Set(PHRASES.map((phrase) => read(said(phrase)))).size).toBe(PHRASES.length);
});

test("any other text stays as it was written", () => {
  expect(read("hello")).toBe("hello");
  expect(read("/talk:unheard-of")).toBe("/talk:unheard-of");
});
