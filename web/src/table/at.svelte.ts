import type { MoveView, Now, Refusal, RemarkView, TableView, View } from "../api/api";
import { words } from "../settings.svelte";
import type { Said } from "../words/words";
import { Choices } from "./choices.svelte";
import type { Standing } from "./connection.svelte";
import type { LogEntry } from "./log.svelte";
import { moments, type Moment } from "./moments";
import { Story } from "./story.svelte";

/** What happened in one step, for those who draw it: the view before, the entries, the view after. */
export interface Change {
  before: Now | null;
  after: Now;
  entries: LogEntry[];
}

/**
 * A table as one seat sees it: of a replay, of a lesson, or of a game that is being played (`live.svelte.ts`).
 *
 * Boards draw from `view`; whatever a person does goes through `play`.
 */
export class At {
  readonly id: string;
  readonly invite: string;
  /** False in a replay: nothing can be done there. */
  readonly live: boolean;
  /** Whether it was laid for a lesson: then nobody keeps it, and there is nothing to prove. */
  readonly lesson: boolean = false;
  /** Whether somebody says there what to do: then the coach is silent. */
  guided = $state(false);
  /** What the log says while nothing is in it. */
  readonly blank: string = "web-table-log-empty";
  table: TableView = $state.raw()!;
  /** The table at the moment being told: what boards, log and seats show. */
  now: Now | null = $state.raw(null);
  /** The table as the server last told it. */
  latest: Now | null = $state.raw(null);
  /** What has been told by this moment. */
  log: LogEntry[] = $state.raw([]);
  seat: number | null = $state(null);
  mine: number[] = $state.raw([]);
  present: number[] = $state.raw([]);
  spectators = $state(0);
  chat: RemarkView[] = $state.raw([]);
  secret: string | null = $state(null);
  code: string | null = $state(null);
  /** What the server does for our seat without asking. */
  orders: string[] = $state.raw([]);
  ready = $state(false);
  /** Set while a move of ours is on its way, until its consequences are on the screen. */
  sending: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  readonly choices = new Choices();
  clocksAt = $state(0);
  /** What must not be, seen by this browser: another seal than at first, or cards before our number. */
  broken: "commitment" | "dealt" | null = $state(null);
  /** Tells what happened, one moment after another. */
  readonly story = new Story((moment) => this.#show(moment));
  #followers = new Set<(change: Change) => void>();

  constructor(id: string, invite = "", seat: number | null = null, live = true) {
    this.id = id;
    this.invite = invite;
    this.seat = seat;
    this.live = live;
  }

  get connection(): Standing {
    return this.ready ? "live" : "opening";
  }

  /** How often we have tried in vain since the connection was lost. */
  get tries(): number {
    return 0;
  }

  get view(): View {
    return this.now?.view ?? ({} as View);
  }

  /** What each seat is called here; the second of two alike is numbered. */
  readonly names: string[] = $derived.by(() => {
    const all = this.table.seats.map((seat, number) => seat.name || words().seat(number));
    return all.map((name, seat) => {
      const before = all.slice(0, seat).filter((each) => each === name).length;
      return before ? `${name} ${before + 1}` : name;
    });
  });

  /** Whether a bot plays the seat we look through, in our stead. */
  get replaced(): boolean {
    return this.seat !== null && !!this.table.seats[this.seat]?.absent;
  }

  /** What we can do. While something is told it is nothing: what stood there before is out of date. */
  get moves(): MoveView[] {
    return this.replaced || this.story.telling ? [] : (this.now?.moves ?? []);
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
    if (log.length < this.log.length) this.story.forget();
    if (!before || !fresh) return this.story.jump({ now, log, entries: [], said: null, stand: null });
    this.tell(before, now, log, log.slice(-fresh));
  }

  /** Tell moment by moment what led from one view to another. */
  protected tell(before: Now, after: Now, all: LogEntry[], entries: LogEntry[]): void {
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
    this.log = log;
    for (const follower of this.#followers) follower({ before, after: now, entries });
  }

  close(): void {
    this.story.close();
  }

  /** Try again at once to reach the server, as somebody asked to. */
  retry(): void {}

  /** Make a move; gives whether it was made. */
  play(_move: string, _seat = this.seat): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Ask why a move is not open: the rules refuse it, and say by which clause. */
  async whyNot(move: string): Promise<void> {
    if (this.asked && !this.moves.some((each) => each.move === move)) await this.play(move);
  }

  /** Do one of the table's other things: undo, takeback, resign, leave, back, hint … */
  ask<T = unknown>(_what: string, _body: Record<string, unknown> = {}): Promise<T | null> {
    return Promise.resolve(null);
  }

  /** Have something done for our seat without being asked, from now on. */
  async order(orders: string[]): Promise<void> {
    const before = this.orders;
    this.orders = orders;
    if (!(await this.ask("orders", { orders }))) this.orders = before;
  }

  /** Say something to those at the table; an empty sentence where it worked. */
  talk(_text: string): Promise<string> {
    return Promise.resolve("");
  }
}
