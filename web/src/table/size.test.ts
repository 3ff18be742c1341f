import { expect, test } from "vitest";
import { sizeOf } from "./size.svelte";

test.each([
  [1280, 800, "desk"],
  [1024, 768, "desk"],
  [1366, 650, "low"],
  [900, 560, "low"],
  [820, 1180, "tablet"],
  [900, 900, "tablet"],
  [700, 720, "tablet"],
  [390, 844, "phone"],
  [699, 560, "phone"],
  [844, 390, "land"],
  [800, 719, "land"],
  [1280, 559, "land"],
  [640, 400, "zoom"],
  [320, 559, "zoom"],
])("a window of %i by %i is %s", (width, height, size) => {
  expect(sizeOf(width, height)).toBe(size);
});
