import { describe, expect, it } from "vitest";
import { clockTime, minuteOf } from "./quiet";

describe("quiet hours", () => {
  it("are read as they are written", () => {
    for (const minute of [0, 59, 60, 1350, 1439]) expect(minuteOf(clockTime(minute))).toBe(minute);
    expect(clockTime(1350)).toBe("22:30");
    expect(minuteOf("")).toBeNull();
  });
});
