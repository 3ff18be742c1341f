import { beforeEach, describe, expect, test } from "vitest";
import type { TableView } from "../api/api";
import { check, type SealedRecord } from "./check";
import { anew, keep, make, moved, read, see, tookBack, type Note } from "./notes";
import { seal } from "./sha256";

const SECRET = "5a".repeat(32);
const OTHERS = make();

/** A table at which we are seat 0, somebody else is seat 1 and a bot is seat 2. */
function table(change: Partial<TableView> & { given?: (string | null)[]; seals?: (string | null)[] } = {}): TableView {
  const { given = [null, null, null], seals = [null, null, null], ...rest } = change;
  const seats = seals.map((each, seat) => ({
    kind: seat === 2 ? "bot" : "person",
    name: "",
    person: null,
    bot: null,
    absent: null,
    adds: each ? "sealed" : "nothing",
    seal: each,
    nonce: given[seat] ?? null,
  })) as TableView["seats"];
  return {
    id: "one",
    status: "open",
    commitment: seal(SECRET),
    seats,
    sealing: null,
    called_off: 0,
    pace: { kind: "untimed" },
    ...rest,
  } as Partial<TableView> as TableView;
}

const OWN = "07".repeat(32);
const SEALS = [seal(OWN), OTHERS.seal, null];
const GIVEN = [OWN, OTHERS.nonce, null];

function honest(): SealedRecord {
  return {
    commitment: seal(SECRET),
    secret: SECRET,
    nonces: [OWN, OTHERS.nonce, ""],
    seals: [seal(OWN), OTHERS.seal, ""],
    entries: [
      { by: "chance", move: "deal 1" },
      { by: 0, move: "pass" },
      { by: 1, move: "pass" },
      { by: 0, move: "bid 1x1" },
    ],
  };
}

function played(): Note {
  keep(table(), 0, OWN);
  see(table({ seals: SEALS }));
  see(table({ status: "running", seals: SEALS, given: GIVEN }));
  moved("one", 0, "pass");
  moved("one", 0, "bid 1x1");
  return read("one")!;
}

const wrong = (record: SealedRecord, note: Note) =>
  check(record, note)
    .filter((found) => !found.ok)
    .map((found) => found.what);

beforeEach(() => localStorage.clear());

test("an honest house is found fair", () => {
  const found = check(honest(), played());
  expect(found.map((each) => each.what)).toEqual(["seal", "number", "others", "moves"]);
  expect(found.every((each) => each.ok)).toBe(true);
});

describe("a house that rigs the deal is caught", () => {
  test("with another secret behind the same seal", () => {
    expect(wrong({ ...honest(), secret: "5b".repeat(32) }, played())).toContain("seal");
  });
  test("with another secret and another seal", () => {
    const secret = "5b".repeat(32);
    expect(wrong({ ...honest(), secret, commitment: seal(secret) }, played())).toContain("seal");
  });
  test("with a number of its own in place of ours", () => {
    const ground = "0f".repeat(32);
    const record = { ...honest(), nonces: [ground, OTHERS.nonce, ""], seals: [seal(ground), OTHERS.seal, ""] };
    expect(wrong(record, played())).toEqual(["number", "others"]);
  });
  test("with another number of its friend, chosen after it saw ours", () => {
    const ground = make();
    const record = { ...honest(), nonces: [OWN, ground.nonce, ""], seals: [seal(OWN), ground.seal, ""] };
    expect(check(record, played()).find((found) => found.what === "others")).toMatchObject({ ok: false, seat: 1 });
  });
  test("with a number for a bot, which adds nothing", () => {
    expect(wrong({ ...honest(), nonces: [OWN, OTHERS.nonce, "aa"] }, played())).toEqual(["others"]);
  });
  test("with a record that forgets the promises", () => {
    const { seals: _, ...record } = honest();
    expect(wrong(record, played())).toEqual(["others"]);
  });
  test("with cards before our number was in", () => {
    keep(table(), 0, OWN);
    expect(see(table({ status: "running", seals: SEALS, given: [null, OTHERS.nonce, null] })).broken).toBe("dealt");
  });
  test("with another seal in the middle of it", () => {
    played();
    expect(see(table({ commitment: "00".repeat(32) })).broken).toBe("commitment");
    expect(wrong(honest(), read("one")!)).toContain("seal");
  });
  test("with a move that we did not make", () => {
    const record = honest();
    record.entries[3]!.move = "bid 2x1";
    expect(wrong(record, played())).toEqual(["moves"]);
  });
  test("with a takeback that nobody saw, to skip a draw", () => {
    const record = honest();
    record.entries.push({ by: 1, back: 1 });
    expect(wrong(record, played())).toEqual(["moves"]);
  });
});

test("what was taken back alone never was; with consent it stays", () => {
  const note = played();
  expect(note.moves[0]).toEqual(["pass", "bid 1x1"]);
  tookBack("one", 7, 0, false);
  tookBack("one", 7, 0, false); // told again after a lost connection
  expect(read("one")!.moves[0]).toEqual(["pass"]);
  tookBack("one", 9, 1, true);
  const record = honest();
  record.entries.push({ by: 1, back: 1 });
  expect(wrong(record, read("one")!)).toEqual([]);
});

test("a number that was shown is not promised again; two windows promise the same", () => {
  keep(table(), 0, OWN);
  const called = table({ called_off: 1 });
  const next = anew(called, 0, false);
  expect(next).not.toBe(OWN);
  expect(anew(called, 0, false)).toBe(next);
});

test("a game that began before promises were kept raises no alarm", () => {
  see(table({ status: "running" }));
  const { seals: _, ...record } = honest();
  expect(wrong(record, read("one")!)).toEqual([]);
});
