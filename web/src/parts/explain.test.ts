import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explain } from "./explain";

let stop: () => void;
let chip: HTMLElement;

function slips(): string[] {
  return [...document.querySelectorAll('[role="tooltip"]')].map((each) => each.textContent ?? "");
}

function point(name: string, pointerType: string): void {
  chip.dispatchEvent(Object.assign(new Event(name), { pointerType }));
}

beforeEach(() => {
  vi.useFakeTimers();
  chip = document.createElement("span");
  document.body.append(chip);
  stop = explain("Cards in hand")(chip);
});

afterEach(() => {
  stop();
  chip.remove();
  expect(slips()).toEqual([]);
});

test("on hover it says what it is, and no longer", () => {
  point("pointerenter", "mouse");
  expect(slips()).toEqual(["Cards in hand"]);
  expect(chip.getAttribute("aria-describedby")).toBe("explained");
  point("pointerleave", "mouse");
  expect(slips()).toEqual([]);
  expect(chip.hasAttribute("aria-describedby")).toBe(false);
});

test("a finger has to rest on it", () => {
  point("pointerdown", "touch");
  point("pointerup", "touch");
  vi.runAllTimers();
  expect(slips()).toEqual([]);
  point("pointerdown", "touch");
  vi.advanceTimersByTime(450);
  point("pointerup", "touch");
  expect(slips()).toEqual(["Cards in hand"]);
  vi.runAllTimers();
  expect(slips()).toEqual([]);
});

test("it can be reached by keyboard, unless it is part of a button", () => {
  expect(chip.tabIndex).toBe(0);
  const button = document.createElement("button");
  const icon = button.appendChild(document.createElement("span"));
  const off = explain("Home")(icon);
  expect(icon.hasAttribute("tabindex")).toBe(false);
  off();
});
