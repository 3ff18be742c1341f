import { expect, test } from "vitest";
import { HEIGHT, laid, WIDTH } from "./curve";

test("a curve goes from edge to edge, and says where a seat stood", () => {
  const drawn = laid(
    [
      [
        [2, 50],
        [10, 100],
      ],
      [[5, 0]],
    ],
    100,
    false,
  );
  expect(drawn.lines[0]).toBe(`M0 ${HEIGHT / 2}H${WIDTH / 5}L${WIDTH} 0H${WIDTH}`);
  expect(drawn.at(0, 9)).toEqual({ x: (WIDTH * 9) / 10, y: HEIGHT / 2 });
  expect(drawn.rungs.map((each) => each.value)).toEqual([0, 50, 100]);
});

test("points stay until they change, up to the highest there were", () => {
  const drawn = laid(
    [
      [
        [1, 0],
        [4, 7],
      ],
    ],
    null,
    true,
  );
  expect(drawn.lines[0]).toBe(`M0 ${HEIGHT}H${WIDTH / 4}H${WIDTH}V0H${WIDTH}`);
  expect(drawn.rungs.map((each) => each.value)).toEqual([0, 7]);
});
