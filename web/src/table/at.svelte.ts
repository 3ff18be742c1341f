import {
  API,
  get,
  post,
  Refusal,
  type MoveView,
  type Now,
  type RemarkView,
  type Snapshot,
  type TableView,
} from "../api/api";
import { Attendant } from "../fair/attend";
import { moved, tookBack } from "../fair/notes";
import { t, words } from "../settings.svelte";
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
  seats?: number[];
  spectators?: number;
  to?: number;
  /** Of an undo: whether it was taken back with everyone's consent and stays in the record. */
  kept?: boolean;
  result?: unknown;
  table?: TableView;
  entries?: { by: number | "chance"; say: Said[] }[];
  remark?: RemarkView;
  now?: Now;
}

/**
 * How we stand with the server: `opening` at first, `live`, `lost` while we try again, and `gone`
 * where trying again is no use (no such table, not invited, sent away).
 */
export type Connection = "opening" | "live" | "lost" | "gone";

/** What happened in one step, for those who draw it: the view before, the entries, the view after. */
export interface Change {
  before: Now | null;
  after: Now;
  entries: LogEntry[];
}

/** Refusals that time cures. */
const PASSING = new Set(["unreachable", "store-trouble", "too-many", "internal"]);
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
/** So often a sign of life is asked for, and so long it is waited for. */
const BEAT = 15_000;

const after = (tries: number): number => PATIENCE[Math.min(tries, PATIENCE.length - 1)]!;

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
  table: TableView = $state.raw()!;
  now: Now | null = $state.raw(null);
  seat: number | null = $state(null);
  mine: number[] = $state.raw([]);
  present: number[] = $state.raw([]);
  spectators = $state(0);
  chat: RemarkView[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  secret: string | null = $state(null);
  code: string | null = $state(null);
  connection: Connection = $state("opening");
  /** How often we have tried in vain since the connection was lost. */
  tries = $state(0);
  ready = $state(false);
  /** Set while a move of ours is on its way, until its consequences are on the screen. */
  sending: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  /** Seats that have made their secret choice. */
  chosen: number[] = $state.raw([]);
  /** Our own secret choice, while the others still think. */
  choice: string | null = $state(null);
  clocksAt = $state(0);
  /** What must not be, seen by this browser: another seal than at first, or cards before our number. */
  broken: "commitment" | "dealt" | null = $state(null);
  number = 0;
  #asks: number | null;
  #told = 0;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silent = false;
  #closed = false;
  #kicked = false;
  #followers = new Set<(change: Change) => void>();
  #waking = new Set<() => void>();
  #attendant = new Attendant();

  constructor(id: string, invite = "", seat: number | null = null, live = true) {
    this.id = id;
    this.live = live;
    this.invite = invite;
    this.seat = seat;
    this.#asks = seat;
  }

  get view(): Record<string, unknown> {
    return this.now?.view ?? {};
  }

  /** What each seat is called here; the second of two alike is numbered. */
  get names(): string[] {
    const all = this.table.seats.map((seat, number) => seat.name || words().seat(number));
    return all.map((name, seat) => {
      const before = all.slice(0, seat).filter((each) => each === name).length;
      return before ? `${name} ${before + 1}` : name;
    });
  }

  /** Whether a bot plays the seat we look through, in our stead. */
  get replaced(): boolean {
    return this.seat !== null && !!this.table.seats[this.seat]?.absent;
  }

  get moves(): MoveView[] {
    return this.replaced ? [] : (this.now?.moves ?? []);
  }

  get interjections(): MoveView[] {
    return this.replaced ? [] : (this.now?.interjections ?? []);
  }

  get asked(): boolean {
    return this.moves.length > 0 && this.sending === null;
  }

  get over(): boolean {
    return this.now?.result != null;
  }

  /** Whether our seat is among those whose step it is. */
  get waitedFor(): boolean {
    return this.seat !== null && (this.now?.waiting.includes(this.seat) ?? false);
  }

  /** Put a message into words for the seat we look through. */
  say(said: Said | readonly unknown[]): string {
    return words().say(said as Said, this.names, this.seat);
  }

  /** The label of an offered move, in words. */
  label(move: MoveView): string {
    return this.say(move.label as unknown as Said);
  }

  /** Be told of each change, in order, before it is drawn; gives the way to stop. */
  follow(follower: (change: Change) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Show a step of a replay, from one seat's eyes. */
  show(table: TableView, seat: number | null, now: Now, log: LogEntry[]): void {
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
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#seen);
    this.#beat = setInterval(() => this.#feel(), BEAT);
    void this.#begin();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#seen);
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    this.#attendant.close();
    this.#hangUp();
    this.#wake();
  }

  #online = (): void => this.retry();
  #offline = (): void => this.#lose();
  #seen = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket) this.#feel();
    else this.retry();
  };

  async #begin(): Promise<void> {
    try {
      await this.#readLog();
    } catch (problem) {
      if (problem instanceof Refusal && !PASSING.has(problem.code)) {
        this.refusal = problem;
        this.connection = "gone";
        return;
      }
    }
    this.#connect();
  }

  /** Read all that happened so far, through our present eyes. */
  async #readLog(): Promise<void> {
    const told = await get<{ number: number; events: StreamEvent[] }>(this.#path("events", { after: 0 }));
    this.log = [];
    this.#told = 0;
    for (const event of told.events) {
      this.#noteBack(event);
      this.#note(event);
    }
    this.#told = told.number;
    this.number = Math.max(this.number, told.number);
  }

  #path(what: string, more: Record<string, string | number> = {}): string {
    const query = new URLSearchParams();
    if (this.invite) query.set("invite", this.invite);
    if (this.#asks !== null) query.set("seat", String(this.#asks));
    else query.set("curtain", "true");
    for (const [name, value] of Object.entries(more)) query.set(name, String(value));
    return `tables/${this.id}/${what}?${query}`;
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const url = new URL(this.#path("stream", { after: this.number }), API);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#silent = false;
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#silent = false;
      this.#hear(JSON.parse(message.data as string) as StreamEvent);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4408 && event.code !== 4429) {
        this.#socket = null;
        const why = this.#kicked ? t("web-table-kicked") : event.reason;
        this.refusal = new Refusal(this.#kicked ? "kicked" : "gone", why, "", event.code - 4000);
        this.connection = "gone";
        this.#wake();
        return;
      }
      this.#lose();
    };
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The connection is lost: say so, and try again after a while. */
  #lose(): void {
    this.#hangUp();
    if (this.#closed || this.connection === "gone") return;
    if (this.connection === "live") this.connection = "lost";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), after(this.tries++));
  }

  /** Ask for a sign of life; whoever gave none since the last time is lost. */
  #feel(): void {
    const socket = this.#socket;
    if (!socket || this.#closed) return;
    if (this.#silent) {
      this.#lose();
    } else if (socket.readyState === WebSocket.OPEN) {
      this.#silent = true;
      socket.send('{"do":"ping"}');
    }
  }

  /** Try again at once, as somebody asked to. */
  retry(): void {
    if (this.#closed || this.connection === "gone") return;
    this.#wake();
    if (!this.#socket) this.#connect();
  }

  #hear(heard: StreamEvent): void {
    switch (heard.kind) {
      case "snapshot":
        this.#take(heard as unknown as Snapshot);
        return;
      case "present":
        this.present = heard.seats ?? [];
        this.spectators = heard.spectators ?? 0;
        return;
      case "kicked":
        this.#kicked = true;
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
    const eyes = this.ready && this.seat !== snapshot.seat;
    this.tries = 0;
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    this.mine = snapshot.mine;
    this.present = snapshot.present;
    this.spectators = snapshot.spectators;
    this.chat = snapshot.chat;
    this.secret = snapshot.invite;
    this.code = snapshot.code;
    this.number = snapshot.number;
    this.#told = Math.max(this.#told, snapshot.number);
    this.broken = this.#attendant.look(this.table, this.mine);
    this.#set(snapshot.now, []);
    this.connection = "live";
    this.ready = true;
    this.#wake();
    if (eyes && this.log.length) void this.#readLog().catch(() => {});
  }

  #step(event: StreamEvent): void {
    if (event.number > this.number + 1) {
      // Something is missing: come back and ask for all that came after the last we have.
      this.#lose();
      return;
    }
    if (event.number <= this.#told && !event.now) return;
    this.number = Math.max(this.number, event.number);
    this.#noteBack(event);
    const entries = this.#note(event);
    this.#noteChoice(event);
    if (event.table) {
      this.table = event.table;
      this.broken = this.#attendant.look(this.table, this.mine);
    }
    if (event.remark) this.chat = [...this.chat, event.remark];
    if (event.now) this.#set(event.now, entries);
    this.#wake();
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

  /** Keep for the check at the end what was taken back. */
  #noteBack(event: StreamEvent): void {
    if (!this.live || event.seat === undefined) return;
    if (event.kind === "undo") {
      // A secret choice that waited for the others' is gone with it.
      if (this.choice !== null && this.seat !== null) tookBack(this.id, event.number - 0.5, this.seat, false);
      tookBack(this.id, event.number, event.seat, event.kept ?? false);
    } else if (event.kind === "unchose") {
      tookBack(this.id, event.number, event.seat, false);
    }
  }

  #noteChoice(event: StreamEvent): void {
    const seat = event.seat;
    if (event.kind === "chose" && seat !== undefined) {
      this.chosen = [...this.chosen.filter((each) => each !== seat), seat];
      if (seat === this.seat) this.choice = this.sending;
    } else if (event.kind === "unchose") {
      this.chosen = this.chosen.filter((each) => each !== seat);
      if (seat === this.seat) this.choice = null;
    } else if (event.kind === "play" || event.kind === "undo") {
      this.chosen = [];
      this.choice = null;
    }
  }

  #set(now: Now | null, entries: LogEntry[]): void {
    const before = this.now;
    if (now?.position !== before?.position) {
      this.chosen = [];
      this.choice = null;
    }
    this.now = now;
    this.clocksAt = performance.now();
    if (now) for (const follower of this.#followers) follower({ before, after: now, entries });
  }

  #wake(): void {
    for (const wake of this.#waking) wake();
  }

  /** Wait until something happens here, or some time has passed. */
  #wait(most: number): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waking.delete(wake);
        done();
      };
      const timer = setTimeout(wake, most);
      this.#waking.add(wake);
    });
  }

  /**
   * Send a move. The same id is sent again until an answer is heard, so it is made once; and
   * nothing else can be done until what came of it is on the screen.
   */
  async play(move: string): Promise<boolean> {
    if (!this.now || this.sending !== null || !this.live) return false;
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
          const { number } = await post<{ number: number }>(`tables/${this.id}/moves`, submission);
          if (submission.seat !== null) moved(this.id, submission.seat, move);
          while (this.number < number && !this.#closed && this.connection !== "gone") await this.#wait(BEAT);
          return true;
        } catch (problem) {
          if (!(problem instanceof Refusal)) throw problem;
          const again = problem.code === "unreachable" || problem.code === "store-trouble";
          if (!again || this.#closed) {
            if (!this.#closed) this.refusal = problem;
            return false;
          }
          await this.#wait(after(tries));
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

  /** Say something to those at the table; an empty sentence where it worked. */
  async talk(text: string): Promise<string> {
    try {
      await post(`tables/${this.id}/chat`, { text });
      return "";
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return problem.message;
    }
  }
}
