import { expect, test } from "vitest";
import type { Said } from "../words/words";
import { deciding } from "./turned";

const said = (key: string, seat?: number): Said => [key, seat === undefined ? {} : { seat }, ""];

test("what changed a chance is told: the beat, rather our own, else our own part, else the last of it", () => {
  const say = [said("a", 1), said("b", 0), said("c", 1), said("d", 2)];
  expect(deciding(say, 1)?.[0]).toBe("c");
  expect(deciding(say, 3, { b: "beat" })?.[0]).toBe("b");
  expect(deciding(say, 1, { a: "beat", b: "beat" })?.[0]).toBe("a");
  expect(deciding(say, 3)?.[0]).toBe("d");
  expect(deciding([], 3)).toBeNull();
});
