import { API } from "../api/api";

/**
 * How we stand with the server: `opening` at first, `live`, `lost` while we try again, and `gone`
 * where trying again is no use (no such table, not invited, sent away).
 */
export type Standing = "opening" | "live" | "lost" | "gone";

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
/** So often a sign of life is asked for, and so long it is waited for. */
export const BEAT = 15_000;

/** The server stops where others may go on: whoever comes back at once notices nothing. */
const COME_BACK = 1012;

/** How long to wait before trying once more. */
export const after = (tries: number): number => PATIENCE[Math.min(tries, PATIENCE.length - 1)]!;

/** What the other side of a connection does with it. */
export interface Owner {
  /** Where the stream is, with all that is asked for. */
  path(): string;
  heard(message: unknown): void;
  /** Sent away for good; a code of HTTP, and why. */
  gone(status: number, reason: string): void;
}

/** The stream of a table: opened again when it is lost, until somebody closes it. */
export class Connection {
  standing: Standing = $state("opening");
  /** How often we have tried in vain since the connection was lost. */
  tries = $state(0);
  closed = false;
  readonly #owner: Owner;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silent = false;
  #waking = new Set<() => void>();

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  open(): void {
    this.closed = false;
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#seen);
    this.#beat = setInterval(() => this.#feel(), BEAT);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#seen);
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    this.#hangUp();
    this.wake();
  }

  #online = (): void => this.retry();
  #offline = (): void => this.lose();
  #seen = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket) this.#feel();
    else this.retry();
  };

  connect(): void {
    if (this.closed) return;
    clearTimeout(this.#timer);
    const url = new URL(this.#owner.path(), API);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#silent = false;
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#silent = false;
      this.#owner.heard(JSON.parse(message.data as string));
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.closed) return;
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4408 && event.code !== 4429) {
        this.#socket = null;
        this.standing = "gone";
        this.#owner.gone(event.code - 4000, event.reason);
        this.wake();
        return;
      }
      if (event.code === COME_BACK && this.standing === "live") this.connect();
      else this.lose();
    };
  }

  /** Say something on the stream; false where it is not open. */
  say(wish: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.standing !== "live") return false;
    this.#socket.send(JSON.stringify(wish));
    return true;
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The connection is lost: say so, and try again after a while. */
  lose(): void {
    this.#hangUp();
    if (this.closed || this.standing === "gone") return;
    if (this.standing === "live") this.standing = "lost";
    this.wake();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connect(), after(this.tries++));
  }

  /** All is well: the other end has shown where we are. */
  found(): void {
    this.tries = 0;
    this.standing = "live";
    this.wake();
  }

  /** Ask for a sign of life; whoever gave none since the last time is lost. */
  #feel(): void {
    const socket = this.#socket;
    if (!socket || this.closed) return;
    if (this.#silent) {
      this.lose();
    } else if (socket.readyState === WebSocket.OPEN) {
      this.#silent = true;
      socket.send('{"do":"ping"}');
    }
  }

  /** Try again at once, as somebody asked to. */
  retry(): void {
    if (this.closed || this.standing === "gone") return;
    this.wake();
    if (!this.#socket) this.connect();
  }

  /** Tell those who wait that something happened. */
  wake(): void {
    for (const wake of this.#waking) wake();
  }

  /** Wait until something happens here, or some time has passed. */
  wait(most: number): Promise<void> {
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
}
