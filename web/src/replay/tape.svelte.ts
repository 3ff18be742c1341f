import { get, Refusal, refusalIn, type Now } from "../api/api";
import { me } from "../api/me.svelte";
import type { components } from "../api/schema";
import { At } from "../table/at.svelte";
import { drawn } from "../table/drawn";
import type { LogEntry } from "../table/log.svelte";
import { quiet } from "../table/moments";
import { chapters, decision, marks, type Told } from "./chapters";

type Schemas = components["schemas"];
export type Story = Omit<Schemas["Story"], "entries"> & { entries: Told[] };
export type Frame = Schemas["Frame"];
export type Proof = Schemas["Proof"];

/** Whose eyes: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | "spectator" | "all";

/** So many steps come at once; scrubbing within them asks for nothing. */
export const CHUNK = 64;

export function readEyes(text: string | null, seats: number): Eyes {
  if (text === "all") return "all";
  const seat = Number(text ?? NaN);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : "spectator";
}

/** What is known of a finished game so far; what is missing is fetched when it is looked at. */
export class Tape {
  readonly source: "tables" | "records";
  readonly id: string;
  readonly invite: string;
  #stories = new Map<string, Promise<Story>>();
  #frames = new Map<string, Promise<Frame[]>>();

  constructor(kind: string, id: string, invite: string) {
    this.source = kind === "record" ? "records" : "tables";
    this.id = id;
    this.invite = invite;
  }

  path(what: string, query: Record<string, string | number | null> = {}): string {
    const asked = new URLSearchParams();
    if (this.invite) asked.set("invite", this.invite);
    for (const [name, value] of Object.entries(query)) if (value !== null) asked.set(name, String(value));
    return `${this.source}/${encodeURIComponent(this.id)}${what && "/" + what}?${asked}`;
  }

  story(seat: number | null): Promise<Story> {
    return kept(this.#stories, String(seat), () => get<Story>(this.path("story", { seat })));
  }

  /** The picture at a step; its neighbours come along. */
  async frame(seat: number | null, step: number): Promise<Frame | null> {
    const first = Math.floor(step / CHUNK) * CHUNK;
    const found = await kept(this.#frames, `${seat} ${first}`, async () => {
      const answer = await get<Schemas["Frames"]>(this.path("frames", { seat, first, most: CHUNK }));
      return answer.frames;
    });
    return found[step - first] ?? null;
  }

  /** Fetch what comes next before it is asked for. */
  ahead(seat: number | null, step: number, last: number): void {
    const next = (Math.floor(step / CHUNK) + 1) * CHUNK;
    if (next <= last && next - step < CHUNK / 2) void this.frame(seat, next).catch(() => {});
  }
}

/** Ask once for each name; what failed is asked for again. */
function kept<T>(cache: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  let found = cache.get(name);
  if (!found) {
    found = ask();
    found.catch(() => cache.delete(name));
    cache.set(name, found);
  }
  return found;
}

/**
 * A replay on the screen: one step of a tape, through some eyes.
 *
 * `at` is a table that is not live, for the game's own drawings. With all hands open there is one
 * more for each seat.
 */
export class Replay {
  readonly tape: Tape;
  readonly at: At;
  story: Story = $state.raw()!;
  step = $state(0);
  eyes: Eyes = $state("spectator");
  hands: At[] = $state.raw([]);
  ready = $state(false);
  trouble: Refusal | null = $state.raw(null);
  #asked = 0;

  constructor(tape: Tape) {
    this.tape = tape;
    this.at = new At(tape.id, tape.invite, null, false);
  }

  get entries(): Told[] {
    return this.story.entries;
  }

  get last(): number {
    return this.entries.length;
  }

  /** Through whose eyes the one big board is drawn. */
  get seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }

  chapters = $derived.by(() => (this.story ? chapters(this.story.table.game, this.story.entries) : []));
  marks = $derived.by(() => (this.story ? marks(this.story.table.game, this.story.entries) : []));

  /** What was said at a step, in words. */
  line(step: number): string {
    return (this.entries[step - 1]?.say ?? []).map((said) => this.at.say(said)).join(" ");
  }

  /** The seat of whoever looks, in a game that was played here. */
  get mine(): number | null {
    return seatOf(this.story);
  }

  /** Open it where a link says; without one through our own eyes, at their first decision. */
  async open(step: number | null, eyes: Eyes | null): Promise<void> {
    try {
      const story = await this.tape.story(null);
      const through = eyes ?? seatOf(story) ?? "spectator";
      const seat = typeof through === "number" ? through : null;
      await this.show(step ?? decision(story.entries, 0, 1, seat), through);
      if (this.trouble?.code === "no-such-seat") await this.show(this.step, "spectator");
    } catch (problem) {
      this.trouble = refusalIn(problem);
    }
  }

  /** Show a step through some eyes; the last one asked for wins. */
  async show(step: number, eyes: Eyes = this.eyes): Promise<void> {
    const asked = ++this.#asked;
    const seat = typeof eyes === "number" ? eyes : null;
    try {
      const story = await this.tape.story(seat);
      const to = Math.min(Math.max(0, step), story.entries.length);
      if (this.ready) {
        // Where we are is seen at once; what stands there may take longer than a tap.
        this.step = to;
        await drawn();
        if (asked !== this.#asked) return;
      }
      const watched = eyes === "all" ? [null, ...story.table.seats.keys()] : [seat];
      const frames = story.shown ? await Promise.all(watched.map((each) => this.tape.frame(each, to))) : [];
      if (asked !== this.#asked) return;
      this.story = story;
      this.eyes = eyes;
      this.step = to;
      const log = logOf(story, to);
      // Only a single step on is shown as it happened; a jump moves nothing.
      if (log.length !== this.at.log.length + 1) this.at.log = log;
      this.at.show(story.table, seat, now(story, to, frames[0] ?? null), log);
      this.hands = eyes === "all" && story.shown ? this.#hands(story, to, frames.slice(1), log) : [];
      this.trouble = null;
      this.ready = true;
      if (story.shown) this.tape.ahead(seat, to, story.entries.length);
    } catch (problem) {
      if (asked === this.#asked) this.trouble = refusalIn(problem);
    }
  }

  #hands(story: Story, step: number, frames: (Frame | null)[], log: LogEntry[]): At[] {
    const fit = this.hands.length === frames.length;
    return frames.map((frame, seat) => {
      const at = fit ? this.hands[seat]! : new At(this.tape.id, this.tape.invite, seat, false);
      if (log.length !== at.log.length + 1) at.log = log;
      at.show(story.table, seat, now(story, step, frame), log);
      return at;
    });
  }
}

function seatOf(story: Story): number | null {
  const seat = story.table.seats.findIndex((each) => each.person !== null && each.person === me.person?.id);
  return seat < 0 ? null : seat;
}

function logOf(story: Story, step: number): LogEntry[] {
  return story.entries.slice(0, step).map((entry, index) => ({ number: index + 1, by: entry.by, say: [...entry.say] }));
}

/** A step as a board wants it: nothing can be done any more. */
function now(story: Story, step: number, frame: Frame | null): Now {
  const result = step === story.entries.length ? story.result : null;
  return quiet(step, frame?.view ?? ({} as Now["view"]), { waiting: frame?.waiting ?? [], result });
}
