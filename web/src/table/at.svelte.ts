import { API, get, post, Refusal, type MoveFace, type Now, type RemarkFace, type Snapshot, type TableFace } from "../api/api";
import { words } from "../settings.svelte";
import type { Said } from "../words/words";

/** One entry of the log: who did what, in the words this seat may hear. */
export interface LogEntry {
  number: number;
  by: number | "chance";
  say: Said[];
}

/** A message of the stream. */
export interface StreamEvent {
  number: number;
  kind: string;
  at: number;
  seat?: number;
  to?: number;
  result?: unknown;
  table?: TableFace;
  entries?: { by: number | "chance"; say: Said[] }[];
  remark?: RemarkFace;
  now?: Now;
}

export type Connection = "opening" | "live" | "lost" | "gone";

/** What happened in one step, for those who draw it: the view before, the entries, the view after. */
export interface Change {
  before: Now | null;
  after: Now;
  entries: LogEntry[];
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];

/**
 * A table as one seat sees it, kept up to date by the stream.
 *
 * Boards draw from `view`; whatever a person does goes through `play`. The log grows by numbered
 * events: after a lost connection it goes on after the last number, so nothing is lost or doubled.
 */
export class At {
  readonly id: string;
  readonly invite: string;
  /** False in a replay: nothing can be done there. */
  readonly live: boolean;
  table: TableFace = $state.raw()!;
  now: Now | null = $state.raw(null);
  seat: number | null = $state(null);
  mine: number[] = $state.raw([]);
  present: number[] = $state.raw([]);
  chat: RemarkFace[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  secret: string | null = $state(null);
  connection: Connection = $state("opening");
  ready = $state(false);
  /** Set while a move of ours is on its way. */
  sending: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  /** Seats that have made their secret choice. */
  chosen: number[] = $state.raw([]);
  clocksAt = $state(0);
  number = 0;
  #told = 0;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #followers = new Set<(change: Change) => void>();

  constructor(id: string, invite = "", seat: number | null = null, live = true) {
    this.id = id;
    this.live = live;
    this.invite = invite;
    this.seat = seat;
  }

  get view(): Record<string, unknown> {
    return this.now?.view ?? {};
  }

  get names(): string[] {
    return this.table.seats.map((seat, number) => seat.name || words().seat(number));
  }

  get moves(): MoveFace[] {
    return this.now?.moves ?? [];
  }

  get asked(): boolean {
    return this.moves.length > 0 && this.sending === null;
  }

  /** Put a message into words for the seat we look through. */
  say(said: Said | readonly unknown[]): string {
    return words().say(said as Said, this.names, this.seat);
  }

  /** The label of an offered move, in words. */
  label(move: MoveFace): string {
    return this.say(move.label as unknown as Said);
  }

  /** Be told of each change, in order; gives the way to stop. */
  follow(follower: (change: Change) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Show a step of a replay, from one seat's eyes. */
  show(table: TableFace, seat: number | null, now: Now, log: LogEntry[]): void {
    const entries = log.slice(this.log.length);
    this.table = table;
    this.seat = seat;
    this.log = log;
    this.ready = true;
    this.connection = "live";
    this.#set(now, entries);
  }

  open(): void {
    this.#closed = false;
    void this.#begin();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  async #begin(): Promise<void> {
    try {
      const told = await get<{ number: number; events: StreamEvent[] }>(this.#path("events", { after: 0 }));
      for (const event of told.events) this.#note(event);
      this.#told = told.number;
      this.number = told.number;
    } catch (problem) {
      if (problem instanceof Refusal && problem.code !== "unreachable") {
        this.refusal = problem;
        this.connection = "gone";
        return;
      }
    }
    this.#connect();
  }

  #path(what: string, more: Record<string, string | number> = {}): string {
    const query = new URLSearchParams();
    if (this.invite) query.set("invite", this.invite);
    if (this.seat !== null) query.set("seat", String(this.seat));
    for (const [name, value] of Object.entries(more)) query.set(name, String(value));
    return `tables/${this.id}/${what}?${query}`;
  }

  #connect(): void {
    if (this.#closed) return;
    const url = new URL(this.#path("stream", { after: this.number }), API);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string));
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4408) {
        this.refusal = new Refusal("gone", event.reason, "", event.code - 4000);
        this.connection = "gone";
        return;
      }
      this.connection = "lost";
      const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  /** Try again at once, as somebody asked to. */
  retry(): void {
    clearTimeout(this.#timer);
    if (!this.#socket) this.#connect();
  }

  #hear(heard: StreamEvent & { id?: string; mistake?: { code: string; message: string; clause?: string }; seats?: number[] }): void {
    switch (heard.kind) {
      case "snapshot":
        this.#take(heard as unknown as Snapshot);
        return;
      case "present":
        this.present = heard.seats ?? [];
        return;
      case "pong":
      case "entered":
      case "refused":
        return;
      default:
        this.#step(heard);
    }
  }

  #take(snapshot: Snapshot): void {
    this.#tries = 0;
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    this.mine = snapshot.mine;
    this.present = snapshot.present;
    this.chat = snapshot.chat;
    this.secret = snapshot.invite;
    this.number = snapshot.number;
    this.#set(snapshot.now, []);
    this.connection = "live";
    this.ready = true;
  }

  #step(event: StreamEvent): void {
    if (event.number <= this.#told && !event.now) return;
    this.number = Math.max(this.number, event.number);
    const entries = this.#note(event);
    if (event.table) this.table = event.table;
    if (event.remark) this.chat = [...this.chat, event.remark];
    if (event.now) this.#set(event.now, entries);
  }

  /** Write an event into the log; an entry that is there already stays single. */
  #note(event: StreamEvent): LogEntry[] {
    if (event.number <= this.#told) return [];
    this.#told = event.number;
    if (event.kind === "play") {
      const added = (event.entries ?? []).map((entry) => ({ number: event.number, ...entry }));
      this.log = [...this.log, ...added];
      return added;
    }
    if (event.kind === "undo") this.log = this.log.slice(0, event.to);
    return [];
  }

  #set(now: Now | null, entries: LogEntry[]): void {
    const before = this.now;
    this.now = now;
    this.clocksAt = performance.now();
    if (now) for (const follower of this.#followers) follower({ before, after: now, entries });
  }

  /** Send a move. The same id is sent again until an answer is heard, so it is made once. */
  async play(move: string): Promise<boolean> {
    if (!this.now || this.sending !== null) return false;
    const submission = {
      id: crypto.randomUUID?.() ?? String(Math.random()).slice(2) + Date.now(),
      position: this.now.position,
      move,
      seat: this.seat,
    };
    this.sending = move;
    this.refusal = null;
    try {
      for (let tries = 0; ; tries++) {
        try {
          await post(`tables/${this.id}/moves`, submission);
          return true;
        } catch (problem) {
          if (!(problem instanceof Refusal)) throw problem;
          const again = problem.code === "unreachable" || problem.code === "store-trouble";
          if (!again || tries >= 20 || this.#closed) {
            this.refusal = problem;
            return false;
          }
          await new Promise((done) => setTimeout(done, PATIENCE[Math.min(tries, 3)]));
        }
      }
    } finally {
      this.sending = null;
    }
  }

  /** Do one of the table's other things: undo, takeback, resign, leave, back, hint … */
  async ask<T = unknown>(what: string, body: Record<string, unknown> = {}): Promise<T | null> {
    this.refusal = null;
    try {
      return await post<T>(`tables/${this.id}/${what}`, this.seat === null ? body : { seat: this.seat, ...body });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refusal = problem;
      return null;
    }
  }
}
