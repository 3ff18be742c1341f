import { expect, test } from "vitest";
import { whereTo } from "./pasted";

test("a code leads to its table however it is typed", () => {
  expect(whereTo("9fgv-y61q")).toBe("#/join/9FGVY61Q");
  expect(whereTo(" 9FGV Y61Q ")).toBe("#/join/9FGVY61Q");
});

test("a pasted link leads where it says", () => {
  expect(whereTo("https://example.org/saloon/#/join/abc?invite=s3cret")).toBe("#/join/abc?invite=s3cret");
  expect(whereTo("#/table/abc")).toBe("#/table/abc");
});

test("what is neither leads nowhere", () => {
  expect(whereTo("")).toBeNull();
  expect(whereTo("https://example.org/")).toBeNull();
  expect(whereTo("https://example.org/#/settings")).toBeNull();
});
