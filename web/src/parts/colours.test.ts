import { expect, test } from "vitest";
import { KIND_SIGNS, SIGNS } from "../games/gadshill/art";
import { STREET_HATS } from "../games/gnadenlos/art/hats";
import { SPRITE } from "../games/katzenjammer/art";
import { HATS } from "./drawings";
import { COLOURS, letters } from "./seats";

/** Whoever sees no colours tells pieces apart by their shapes alone. */
function allDiffer(shapes: readonly string[]): void {
  const plain = shapes.map((shape) => shape.replace(/(fill|stroke|stop-color)(:|=")[^;"]*/g, ""));
  expect(new Set(plain).size).toBe(shapes.length);
  for (const shape of plain) expect(shape.trim()).not.toBe("");
}

test("each seat's colour has a hat of its own, and a letter", () => {
  allDiffer(COLOURS.map((colour) => HATS[colour]));
  expect(new Set(letters(["Ann", "Al", "Bo", "Ada", "Abe", "Ali"])).size).toBe(6);
});
test("each colour on the street has a hat of its own", () => {
  allDiffer(Object.values(STREET_HATS).map(({ crown, brim }) => crown + brim));
});
test("each kind of card and each building of the town has a sign of its own", () => {
  allDiffer(Object.values(KIND_SIGNS));
  allDiffer(Object.values(SIGNS));
});
test("each kind of cat plays an instrument of its own, and the joker has the moon", () => {
  const drawn = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${SPRITE}</svg>`, "text/html");
  allDiffer(["1", "2", "3", "4", "5", "J"].map((kind) => drawn.getElementById(`kb-g${kind}`)?.innerHTML ?? ""));
});
