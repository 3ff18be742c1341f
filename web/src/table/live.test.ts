import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Now, Schemas, Snapshot, TableView, View } from "../api/api";
import { settings } from "../settings.svelte";
import type { Change } from "./at.svelte";
import { LiveAt } from "./live.svelte";
import { quiet } from "./moments";

// The settings ask what the screen likes as soon as they are loaded.
vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) }));

/** The other end of the stream, for a test to speak. */
class Line {
  static OPEN = 1;
  static last: Line | undefined;
  readyState = 1;
  readonly sent: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    Line.last = this;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(message: string): void {
    this.sent.push(JSON.parse(message) as Record<string, unknown>);
  }

  close(): void {}
}

const now = (position: number): Now => quiet(position, { turn: position } as View, { waiting: [1] });

const play = (number: number, more: Partial<Schemas["PlayMade"]> = {}): Schemas["PlayMade"] => ({
  number,
  kind: "play",
  at: 0,
  result: null,
  entries: [
    { by: 1, say: [["one", {}, ""]] },
    { by: 2, say: [["two", {}, ""]] },
  ],
  ...more,
});

const snapshot = (number: number, at: Now): Snapshot =>
  ({
    kind: "snapshot",
    table: { id: "t", game: "none", status: "running", seats: [], commitment: "", called_off: 0 } as Partial<TableView>,
    seat: 0,
    mine: [0],
    present: [],
    spectators: 0,
    chat: [],
    invite: null,
    code: null,
    orders: [],
    number,
    now: at,
  }) as Partial<Record<keyof Snapshot, unknown>> as Snapshot;

async function opened(): Promise<LiveAt> {
  const at = new LiveAt("t");
  at.open();
  await vi.waitFor(() => expect(Line.last).toBeDefined());
  Line.last!.say(snapshot(1, now(1)));
  return at;
}

beforeEach(() => {
  settings.pace = "normal";
  Line.last = undefined;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ number: 1, events: [] })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what others do beside the game does not cut a story short", async () => {
  const at = await opened();
  Line.last!.say(play(2, { now: now(3), views: [{ turn: 2 } as Partial<View>] as Schemas["PlayMade"]["views"] }));
  expect([at.story.telling, at.view]).toEqual([true, { turn: 2 }]);
  Line.last!.say(snapshot(2, { ...now(3), closes: 20_000 }));
  expect([at.story.telling, at.view, at.latest?.closes]).toEqual([true, { turn: 2 }, 20_000]);
  vi.advanceTimersByTime(10_000);
  expect([at.story.telling, at.now?.closes]).toEqual([false, 20_000]);
  at.close();
});

test("what was missed is told after we are back, each entry with the table as it lay", async () => {
  const at = await opened();
  const told: Change[] = [];
  at.follow((change) => told.push(change));
  Line.last!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  Line.last!.say(play(2, { views: [{ turn: 2 }, { turn: 3 }] as Schemas["PlayMade"]["views"] }));
  Line.last!.say(snapshot(2, now(3)));
  vi.advanceTimersByTime(10_000);
  expect(told.flatMap((each) => each.entries).map((entry) => entry.view)).toEqual([{ turn: 2 }, { turn: 3 }]);
  expect([at.view, at.log.length, at.story.telling]).toEqual([{ turn: 3 }, 2, false]);
  at.close();
});

test("nobody notices a server that stops while another one goes on", async () => {
  const at = await opened();
  const before = Line.last;
  before!.onclose?.({ code: 1012 });
  expect(Line.last).not.toBe(before);
  expect(at.connection).toBe("live");
  Line.last!.onclose?.({ code: 1006 });
  expect(at.connection).toBe("lost");
  at.close();
});

test.each([now(2), null])(
  "a tap is meant for the position it was made on, whatever comes before it is sent",
  async (then) => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    const at = await opened();
    const line = Line.last!;
    const made = at.play("lay 3");
    line.say({ ...snapshot(2, now(2)), now: then });
    for (const frame of frames) frame();
    await vi.advanceTimersByTimeAsync(1);
    const [sent] = line.sent;
    expect(sent).toMatchObject({ do: "move", position: 1, move: "lay 3", seat: 0 });
    line.say({ kind: "refused", id: sent!.id, mistake: { code: "stale", message: "Too late." } });
    await vi.advanceTimersByTimeAsync(1);
    expect([await made, at.refusal?.code, at.sending]).toEqual([false, "stale", null]);
    at.close();
  },
);
