import { describe, expect, test } from "vitest";
import { delay, way } from "./flight";
import { nearest } from "./rove";

describe("arrow keys", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 30, y: 2 },
    { x: 10, y: 20 },
  ];
  test("go straight ahead to the next", () => expect(nearest(spots[0]!, spots, [1, 0])).toBe(1));
  test("go down to what stands below", () => expect(nearest(spots[1]!, spots, [0, 1])).toBe(3));
  test("stay where nothing lies ahead", () => expect(nearest(spots[0]!, spots, [-1, 0])).toBe(-1));
});

describe("flights", () => {
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height }) as DOMRect;
  test("end where the other box is, as large as fits", () => {
    expect(way(box(0, 0, 100, 140), box(200, 50, 50, 70))).toBe("translate(200px, 50px) scale(0.5)");
  });
  test("are all over within 400 ms", () => {
    for (const turns of [1, 2, 6, 40]) expect(delay(turns - 1, turns)).toBeLessThanOrEqual(80);
  });
});
