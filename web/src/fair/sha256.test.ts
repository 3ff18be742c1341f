import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hex, seal, sha256, unhex } from "./sha256";

test.each([0, 1, 3, 32, 55, 56, 57, 63, 64, 65, 119, 120, 1000])("hashes %i bytes as others do", (size) => {
  const bytes = new Uint8Array(randomBytes(size));
  expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
});

test("hashes what hex digits write", () => {
  expect(seal("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(unhex("00ff7a"))).toBe("00ff7a");
});
