import { describe, expect, it } from "vitest";
import { text } from "./push";

describe("keys of a subscription", () => {
  it("are written as the server reads them", () => {
    expect(text(new Uint8Array([251, 255, 254, 0]).buffer)).toBe("-__-AA");
    expect(text(null)).toBe("");
  });
});
