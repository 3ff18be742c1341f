import {
  get,
  post,
  Refusal,
  type MoveView,
  type Now,
  type RemarkView,
  type Snapshot,
  type StreamEvent,
  type StreamMessage,
  type TableView,
  type View,
} from "../api/api";
import { Attendant } from "../fair/attend";
import { moved } from "../fair/notes";
import { t, words } from "../settings.svelte";
import type { Said } from "../words/words";
import { Choices } from "./choices.svelte";
import { BEAT, Connection, type Standing } from "./connection.svelte";
import { Log, noteBack, type LogEntry } from "./log.svelte";
import { moments, type Moment } from "./moments";
import { Sender } from "./sender";
import { Story } from "./story.svelte";

/** What happened in one step, for those who draw it: the view before, the entries, the view after. */
export interface Change {
  before: Now | null;
  after: Now;
  entries: LogEntry[];
}

/** Refusals that time cures. */
const PASSING = new Set(["unreachable", "store-trouble", "too-many", "internal"]);
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
  /** Whether it was laid for a lesson: then nobody keeps it, and there is nothing to prove. */
  readonly lesson: boolean = false;
  /** What the log says while nothing is in it. */
  readonly blank: string = "web-table-log-empty";
  table: TableView = $state.raw()!;
  /** The table at the moment being told: what boards, log and seats show. */
  now: Now | null = $state.raw(null);
  /** The table as the server last told it. */
  latest: Now | null = $state.raw(null);
  seat: number | null = $state(null);
  mine: number[] = $state.raw([]);
  present: number[] = $state.raw([]);
  spectators = $state(0);
  chat: RemarkView[] = $state.raw([]);
  secret: string | null = $state(null);
  code: string | null = $state(null);
  ready = $state(false);
  /** Set while a move of ours is on its way, until its consequences are on the screen. */
  sending: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  readonly choices = new Choices();
  clocksAt = $state(0);
  /** What must not be, seen by this browser: another seal than at first, or cards before our number. */
  broken: "commitment" | "dealt" | null = $state(null);
  number = 0;
  #asks: number | null;
  #kicked = false;
  /** Tells what happened, one moment after another. */
  readonly story = new Story((moment) => this.#show(moment));
  #told: LogEntry[] = $state.raw([]);
  /** What happened while we were away, until we hear how the table stands. */
  #missed: LogEntry[] = [];
  readonly #log = new Log();
  readonly #line: Connection;
  readonly #sender: Sender;
  #followers = new Set<(change: Change) => void>();
  #attendant = new Attendant();

  constructor(id: string, invite = "", seat: number | null = null, live = true) {
    this.id = id;
    this.live = live;
    this.invite = invite;
    this.seat = seat;
    this.#asks = seat;
    this.#line = new Connection({
      path: () => this.#path("stream", { after: this.number }),
      heard: (message) => this.#hear(message as StreamMessage),
      gone: (status, reason) => this.#sentAway(status, reason),
    });
    this.#sender = new Sender(id, this.#line);
  }

  /** What has been told by this moment. */
  get log(): LogEntry[] {
    return this.#told;
  }

  set log(entries: LogEntry[]) {
    this.#told = entries;
  }

  get connection(): Standing {
    return this.#line.standing;
  }

  /** How often we have tried in vain since the connection was lost. */
  get tries(): number {
    return this.#line.tries;
  }

  get view(): View {
    return this.now?.view ?? ({} as View);
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
  say(said: Said): string {
    return words().say(said, this.names, this.seat);
  }

  /** The label of an offered move, in words. */
  label(move: MoveView): string {
    return this.say(move.label);
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
    this.ready = true;
    this.latest = now;
    this.#line.standing = "live";
    this.#show({ now, log, entries, said: null, stand: null });
  }

  /** Show a lesson's table; the last `fresh` entries of its log are told moment by moment. */
  take(table: TableView, seat: number, now: Now, log: LogEntry[], fresh: number): void {
    const before = this.latest;
    this.table = table;
    this.seat = seat;
    this.mine = this.present = [seat];
    this.ready = true;
    this.latest = now;
    this.#line.standing = "live";
    if (log.length < this.log.length) this.story.forget();
    if (!before || !fresh) return this.story.jump({ now, log, entries: [], said: null, stand: null });
    this.#tell(before, now, log, log.slice(-fresh));
  }

  open(): void {
    this.#line.open();
    void this.#begin();
  }

  close(): void {
    this.story.close();
    this.#attendant.close();
    this.#line.close();
  }

  /** Try again at once, as somebody asked to. */
  retry(): void {
    this.#line.retry();
  }

  async #begin(): Promise<void> {
    try {
      await this.#readLog();
    } catch (problem) {
      if (problem instanceof Refusal && !PASSING.has(problem.code)) {
        this.refusal = problem;
        this.#line.standing = "gone";
        return;
      }
    }
    this.#line.connect();
  }

  /** Read all that happened so far, through our present eyes. */
  async #readLog(): Promise<void> {
    const told = await get<{ number: number; events: StreamEvent[] }>(this.#path("events", { after: 0 }));
    for (const event of told.events) this.#noteBack(event);
    this.#log.rewrite(told.events, told.number);
    this.number = Math.max(this.number, told.number);
    this.#told = this.#log.entries;
  }

  #path(what: string, more: Record<string, string | number> = {}): string {
    const query = new URLSearchParams();
    if (this.invite) query.set("invite", this.invite);
    if (this.#asks !== null) query.set("seat", String(this.#asks));
    else query.set("curtain", "true");
    for (const [name, value] of Object.entries(more)) query.set(name, String(value));
    return `tables/${this.id}/${what}?${query}`;
  }

  #sentAway(status: number, reason: string): void {
    this.refusal = this.#kicked
      ? new Refusal("kicked", t("web-table-kicked"), "", status)
      : new Refusal("gone", reason, "", status);
  }

  #hear(heard: StreamMessage): void {
    switch (heard.kind) {
      case "snapshot":
        this.#take(heard);
        return;
      case "present":
        this.present = heard.seats;
        this.spectators = heard.spectators;
        return;
      case "kicked":
        this.#kicked = true;
        return;
      case "entered":
      case "refused":
        this.#sender.heard(heard);
        return;
      case "pong":
        return;
      default:
        this.#step(heard);
    }
  }

  #take(snapshot: Snapshot): void {
    const eyes = this.ready && this.seat !== snapshot.seat;
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    this.mine = snapshot.mine;
    this.present = snapshot.present;
    this.spectators = snapshot.spectators;
    this.chat = snapshot.chat;
    this.secret = snapshot.invite;
    this.code = snapshot.code;
    this.number = snapshot.number;
    this.#log.told = Math.max(this.#log.told, snapshot.number);
    this.#log.seen = snapshot.now?.view;
    this.broken = this.#attendant.look(this.table, this.mine);
    const missed = eyes ? [] : this.#missed;
    this.#missed = [];
    this.#set(snapshot.now, missed, eyes);
    this.ready = true;
    this.#line.found();
    if (eyes && this.log.length) void this.#readLog().catch(() => {});
  }

  #step(event: StreamEvent): void {
    if (event.number > this.number + 1) {
      // Something is missing: come back and ask for all that came after the last we have.
      this.#line.lose();
      return;
    }
    const now = "now" in event ? event.now : undefined;
    if (event.number <= this.#log.told && !now) return;
    this.number = Math.max(this.number, event.number);
    this.#noteBack(event);
    const entries = this.#log.note(event);
    this.choices.note(event, this.seat, this.sending);
    if ("table" in event) {
      this.table = event.table;
      this.broken = this.#attendant.look(this.table, this.mine);
    }
    if (event.kind === "said") this.chat = [...this.chat, event.remark];
    if (now) this.#set(now, entries);
    else this.#miss(event, entries);
    this.#line.wake();
  }

  /** Keep what is told after the fact, as far as we are shown how the table lay then. */
  #miss(event: StreamEvent, entries: LogEntry[]): void {
    if (event.kind === "undo") this.#missed = [];
    this.#missed.push(...entries.filter((entry) => entry.view));
    if (!this.story.telling && !this.#missed.length) this.#told = this.#log.entries;
  }

  #noteBack(event: StreamEvent): void {
    if (this.live) noteBack(this.id, event, this.choices.own === null ? null : this.seat);
  }

  /** Take what the server told: what happened is told moment by moment, all else is seen at once. */
  #set(now: Now | null, entries: LogEntry[], anew = false): void {
    const before = this.latest;
    const log = this.#log.entries;
    this.latest = now;
    this.clocksAt = performance.now();
    if (!now) {
      this.now = null;
    } else if (before && entries.length) {
      this.#tell(before, now, log, entries);
    } else if (anew || !this.story.telling || now.position !== before?.position) {
      this.story.jump({ now, log, entries, said: null, stand: null });
    }
  }

  #tell(before: Now, after: Now, all: LogEntry[], entries: LogEntry[]): void {
    const { seat, table } = this;
    const log = all.slice(0, all.length - entries.length);
    this.story.tell(moments({ game: table.game, seat, before, after, log, entries }), seat);
  }

  #show({ now: then, log, entries }: Moment): void {
    const before = this.now;
    // Beside the game something may have changed since the present was told.
    const now = !this.story.telling && this.latest?.position === then.position ? this.latest : then;
    if (now.position !== before?.position) this.choices.forget();
    this.now = now;
    this.#told = log;
    for (const follower of this.#followers) follower({ before, after: now, entries });
  }

  /**
   * Send a move. It is made once, however often it must be sent; and nothing else can be done until
   * what came of it is on the screen. On one screen it may be made for another seat than the one we
   * look through.
   */
  async play(move: string, seat = this.seat): Promise<boolean> {
    if (!this.latest || this.sending !== null || !this.live) return false;
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2) + Date.now();
    this.sending = move;
    this.refusal = null;
    try {
      const number = await this.#sender.send({ id, position: this.latest.position, move, seat });
      if (seat !== null) moved(this.id, seat, move);
      while (this.number < number && !this.#line.closed && this.connection !== "gone") await this.#line.wait(BEAT);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (!this.#line.closed) this.refusal = problem;
      return false;
    } finally {
      this.sending = null;
    }
  }

  /** Ask why a move is not open: the rules refuse it, and say by which clause. */
  async whyNot(move: string): Promise<void> {
    if (this.asked && !this.moves.some((each) => each.move === move)) await this.play(move);
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
