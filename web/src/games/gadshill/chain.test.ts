import { expect, test } from "vitest";
import { deeds, drawBoard, drawProof, drawSteps, numbered } from "./chain";
import type { BuildingView } from "./view";

const marked = (id: string, ...lots: string[]): BuildingView => ({ id, state: "marked", lots, holder: null });
const BANK = marked("bank", "C5", "D5");
const LAUNDRY: BuildingView = { ...marked("laundry", "D5", "E5"), holder: 1 };
const JUDGE: BuildingView = { id: "judge", state: "unmarked", lots: [], holder: 0 };

test("a step that puts markers down has a plus and counts the spare ones; the rest is numbered", () => {
  const steps = numbered([
    { kind: "put", building: "judge", lots: ["A4", "B5"], points: 0 },
    { kind: "spare", building: "judge", lots: [], points: 3 },
    { kind: "remove", building: "bank", lots: ["C5"], points: 1 },
    { kind: "place", building: "bank", lots: ["D5"], points: 1 },
    { kind: "clear", building: "laundry", lots: ["D5"], points: 1 },
  ]);
  expect(steps.map((step) => [step.number, step.kind, step.points])).toEqual([
    [0, "put", 3],
    [1, "remove", 1],
    [2, "place", 1],
    [3, "clear", 1],
  ]);
  expect(steps[0]!.spare).toBe(3);
});

test("a deed is read from the log with its steps", () => {
  const [deed] = deeds([
    {
      number: 7,
      by: 0,
      say: [
        ["gh-took", { seat: 0, building: "bank", lot: "C5" }, "GH-66"],
        ["gh-removed", { seat: 0, building: "bank", lots: ["C5"], number: 1 }, "GH-50"],
        ["gh-placed", { building: "bank", lot: "D5", locomotive: 4 }, "GH-54"],
        ["gh-cleared", { seat: 0, building: "laundry", lot: "D5" }, "GH-56"],
        ["gh-gained", { seat: 0, points: 3 }, "GH-51"],
      ],
    },
  ]);
  expect(deed!.points).toBe(3);
  expect(deed!.steps.map(({ kind, building, lots }) => [kind, building, lots])).toEqual([
    ["remove", "bank", ["C5"]],
    ["place", "bank", ["D5"]],
    ["clear", "laundry", ["D5"]],
  ]);
});

test("ink is certain, pencil is possible, and the own has a ring", () => {
  const drawn = drawBoard([{ ...BANK, state: "placed", lots: ["C5"] }, LAUNDRY], 1);
  expect(drawn.C5!.standing).toEqual({ building: "bank" });
  expect(drawn.D5!.marks).toEqual([{ building: "laundry", own: true }]);
  expect(drawn.A2).toEqual({});
});

test("planned steps are drawn over the board with their numbers", () => {
  const steps = numbered([
    { kind: "put", building: "judge", lots: ["E5"], points: 0 },
    { kind: "remove", building: "bank", lots: ["C5"], points: 1 },
    { kind: "place", building: "bank", lots: ["D5"], points: 1 },
    { kind: "clear", building: "laundry", lots: ["D5"], points: 1 },
  ]);
  const drawn = drawSteps([BANK, LAUNDRY, JUDGE], steps, 0);
  expect(drawn.C5).toMatchObject({ steps: [1], marks: [{ building: "bank", kind: "goes" }] });
  expect(drawn.D5).toMatchObject({ standing: { building: "bank", kind: "planned" }, steps: [2, 3] });
  expect(drawn.D5!.marks).toEqual([{ building: "laundry", own: false, kind: "goes", badge: "+1" }]);
  expect(drawn.E5!.marks).toContainEqual({ building: "judge", own: true, kind: "down", badge: "+" });
});

test("a proof shows the closed lots, who fills them and who has no room", () => {
  const claim = {
    seat: 0,
    building: "judge",
    lot: "D5",
    lots: ["C5", "D5"],
    buildings: ["bank", "laundry"],
    holds: true,
  };
  const drawn = drawProof([BANK, marked("laundry", "C5", "D5"), marked("judge", "A4", "D5")], claim, null);
  expect(drawn.C5!.frame).toBe("group");
  expect(drawn.D5!.marks!.map((mark) => mark.kind)).toEqual(["member", "member", "picked"]);
  expect(drawn.A4!.marks!.map((mark) => mark.kind)).toEqual(["stay"]);
});
