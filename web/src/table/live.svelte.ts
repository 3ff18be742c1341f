import {
  get,
  post,
  Refusal,
  refusalIn,
  type Now,
  type Snapshot,
  type StreamEvent,
  type StreamMessage,
} from "../api/api";
import { Attendant } from "../fair/attend";
import { moved } from "../fair/notes";
import { t } from "../settings.svelte";
import { At } from "./at.svelte";
import { drawn } from "./drawn";
import { BEAT, Connection, type Standing } from "./connection.svelte";
import { Log, noteBack, type LogEntry } from "./log.svelte";
import { Sender } from "./sender";

/** Refusals that time cures. */
const PASSING = new Set(["unreachable", "store-trouble", "too-many", "internal"]);

/**
 * A table that is being played, kept up to date by the stream.
 *
 * The log grows by numbered events: after a lost connection it goes on after the last number, so nothing is
 * lost or doubled.
 */
export class LiveAt extends At {
  #number = 0;
  #asks: number | null;
  #kicked = false;
  /** What happened while we were away, until we hear how the table stands. */
  #missed: LogEntry[] = [];
  readonly #log = new Log();
  readonly #line: Connection;
  readonly #sender: Sender;
  readonly #attendant = new Attendant();

  constructor(id: string, invite = "", seat: number | null = null) {
    super(id, invite, seat);
    this.#asks = seat;
    this.#line = new Connection({
      path: () => this.#path("stream", { after: this.#number }),
      heard: (message) => this.#hear(message as StreamMessage),
      gone: (status, reason) => this.#sentAway(status, reason),
    });
    this.#sender = new Sender(id, this.#line);
  }

  override get connection(): Standing {
    return this.#line.standing;
  }

  override get tries(): number {
    return this.#line.tries;
  }

  open(): void {
    this.#line.open();
    void this.#begin();
  }

  override close(): void {
    super.close();
    this.#attendant.close();
    this.#line.close();
  }

  override retry(): void {
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
    this.#number = Math.max(this.#number, told.number);
    this.log = this.#log.entries;
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
    this.orders = snapshot.orders;
    this.#number = snapshot.number;
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
    if (event.number > this.#number + 1) {
      // Something is missing: come back and ask for all that came after the last we have.
      this.#line.lose();
      return;
    }
    const now = "now" in event ? event.now : undefined;
    if (event.number <= this.#log.told && !now) return;
    this.#number = Math.max(this.#number, event.number);
    this.#noteBack(event);
    const entries = this.#log.note(event);
    this.choices.note(event, this.seat, this.sending);
    if ("table" in event) {
      this.table = event.table;
      this.broken = this.#attendant.look(this.table, this.mine);
    }
    if (event.kind === "undo" && event.seat === this.seat) this.orders = [];
    if (event.kind === "said") this.chat = [...this.chat, event.remark];
    if (now) this.#set(now, entries);
    else this.#miss(event, entries);
    this.#line.wake();
  }

  /** Keep what is told after the fact, as far as we are shown how the table lay then. */
  #miss(event: StreamEvent, entries: LogEntry[]): void {
    if (event.kind === "undo") this.#missed = [];
    this.#missed.push(...entries.filter((entry) => entry.view));
    if (!this.story.telling && !this.#missed.length) this.log = this.#log.entries;
  }

  #noteBack(event: StreamEvent): void {
    noteBack(this.id, event, this.choices.own === null ? null : this.seat);
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
      this.tell(before, now, log, entries);
    } else if (anew || !this.story.telling || now.position !== before?.position) {
      this.story.jump({ now, log, entries, said: null, stand: null });
    }
  }

  /**
   * Send a move. It is made once, however often it must be sent; and nothing else can be done until
   * what came of it is on the screen. On one screen it may be made for another seat than the one we
   * look through.
   */
  override async play(move: string, seat = this.seat): Promise<boolean> {
    if (!this.latest || this.sending !== null) return false;
    // What was tapped was meant for the position on the screen, whatever comes before it is sent.
    const { position } = this.latest;
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2) + Date.now();
    this.sending = move;
    this.refusal = null;
    try {
      // Whoever tapped sees that before the table changes: an answer may come sooner than the next frame.
      await drawn();
      const number = await this.#sender.send({ id, position, move, seat });
      if (seat !== null) moved(this.id, seat, move);
      while (this.#number < number && !this.#line.closed && this.connection !== "gone") await this.#line.wait(BEAT);
      return true;
    } catch (problem) {
      if (!this.#line.closed) this.refusal = refusalIn(problem);
      return false;
    } finally {
      this.sending = null;
    }
  }

  override async ask<T = unknown>(what: string, body: Record<string, unknown> = {}): Promise<T | null> {
    this.refusal = null;
    try {
      return await post<T>(`tables/${this.id}/${what}`, this.seat === null ? body : { seat: this.seat, ...body });
    } catch (problem) {
      this.refusal = refusalIn(problem);
      return null;
    }
  }

  override async talk(text: string): Promise<string> {
    try {
      await post(`tables/${this.id}/chat`, { text });
      return "";
    } catch (problem) {
      return refusalIn(problem).message;
    }
  }
}
