import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PEOPLE, portraitOf } from "./people";

const box = readFileSync("../src/saloon/games/gnadenlos/components.toml", "utf-8");
const ids = [...box.matchAll(/\{ name = "([^"]+)", gold/g)].map(([, name]) => name!.toLowerCase().replaceAll(" ", "-"));

test("all 29 adventurers of the box have looks of their own", () => {
  expect(ids).toHaveLength(29);
  expect(Object.keys(PEOPLE).sort()).toEqual([...ids].sort());
  expect(new Set(ids.map(portraitOf)).size).toBe(29);
});

test("a stranger has a face too, always the same", () => {
  expect(portraitOf("somebody-new")).toContain("<path");
  expect(portraitOf("somebody-new")).toBe(portraitOf("somebody-new"));
});
