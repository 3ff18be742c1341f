import { expect, test } from "vitest";
import { GEOMETRIES, neighbour, suited } from "./geometry";
import { LOTS } from "../town";

test("no two lots overlap, in either geometry", () => {
  for (const g of Object.values(GEOMETRIES)) {
    for (const a of LOTS) {
      const one = g.box(a.id);
      expect(one.x + one.w).toBeLessThanOrEqual(g.width);
      expect(one.y + one.h).toBeLessThanOrEqual(g.height);
      for (const b of LOTS) {
        if (a === b) continue;
        const two = g.box(b.id);
        const apart =
          one.x + one.w <= two.x || two.x + two.w <= one.x || one.y + one.h <= two.y || two.y + two.h <= one.y;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
    }
  }
});

test("the arrow keys reach every lot", () => {
  const reached = new Set(["A2"]);
  const waiting = ["A2"];
  while (waiting.length) {
    const lot = waiting.pop()!;
    for (const way of ["north", "south", "west", "east"] as const) {
      const next = neighbour(lot, way);
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
    }
  }
  expect(reached.size).toBe(LOTS.length);
});

test("a phone gets the close geometry, a desk the broad one", () => {
  expect(suited(374)).toBe("close");
  expect(suited(940)).toBe("broad");
  expect(suited(779)).toBe("close");
  expect(suited(780)).toBe("broad");
});
