import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "../api/api";
import type { Connection } from "./connection.svelte";
import { Sender } from "./sender";

// The settings ask what the screen likes as soon as they are loaded.
vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) }));

const MOVE = { id: "a", position: 5, move: "pass", seat: 0 };

/** A line that is open or not, and tells what was said on it. */
function line(open: boolean) {
  const said: unknown[] = [];
  let waiting: (() => void)[] = [];
  const made = {
    closed: false,
    standing: open ? "live" : "lost",
    said,
    say: (wish: unknown) => open && said.push(wish) > 0,
    wake: () => {
      for (const each of waiting) each();
      waiting = [];
    },
    wait: () => new Promise<void>((done) => waiting.push(done)),
  };
  return made as typeof made & Connection;
}

function answering(...answers: (() => Response)[]) {
  const asked = vi.fn(async (_url: URL, _request: RequestInit) => answers.shift()!());
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("a move goes on the stream, and its answer comes there", async () => {
  const on = line(true);
  const sender = new Sender("t", on);
  const asked = answering();
  const sent = sender.send(MOVE);
  sender.heard({ kind: "entered", id: "a", number: 7 });
  expect(await sent).toBe(7);
  expect(on.said).toEqual([{ do: "move", ...MOVE }]);
  expect(asked).not.toHaveBeenCalled();
});

test("a refusal on the stream says why", async () => {
  const sender = new Sender("t", line(true));
  const sent = sender.send(MOVE);
  const mistake = { code: "not-legal", message: "No.", clause: "KB-28", wait: 0 };
  sender.heard({ kind: "refused", id: "a", mistake });
  await expect(sent).rejects.toMatchObject({ code: "not-legal", clause: "KB-28" });
  await expect(sent).rejects.toBeInstanceOf(Refusal);
});

test("without a stream the same goes by a request", async () => {
  const asked = answering(() => new Response('{"id":"a","number":8}', { status: 201 }));
  expect(await new Sender("t", line(false)).send(MOVE)).toBe(8);
  expect(JSON.parse(asked.mock.calls[0]![1].body as string)).toEqual(MOVE);
});

test("where the stream is lost before the answer, the same id is sent by a request", async () => {
  const on = line(true);
  const asked = answering(() => new Response('{"id":"a","number":9}', { status: 201 }));
  const sent = new Sender("t", on).send(MOVE);
  on.standing = "lost";
  on.wake();
  expect(await sent).toBe(9);
  expect(JSON.parse(asked.mock.calls[0]![1].body as string).id).toBe("a");
});
