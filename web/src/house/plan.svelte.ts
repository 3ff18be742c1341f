import type { GameView } from "../api/api";
import { levels, usualBot, usualPlayers } from "./usual";

/** A seat of a table in the making; the first is always our own. */
export type Place =
  | { key: number; kind: "me" }
  | { key: number; kind: "open" }
  | { key: number; kind: "bot"; bot: string }
  | { key: number; kind: "beside"; name: string };

/** A table in the making. What a game allows comes from the server. */
export class Plan {
  game: GameView = $state.raw()!;
  places: Place[] = $state([]);
  options: Record<string, string> = $state({});
  pace: "untimed" | "live" | "days" = $state("untimed");
  minutes = $state(10);
  seconds = $state(10);
  days = $state(2);
  /** So many days each may take off in all. */
  holidays = $state(0);
  public = $state(false);
  spectators = $state(true);
  chat = $state(true);
  #hints: boolean | null = $state(null);
  starts: "full" | "host" = $state("full");
  #next = 1;

  constructor(game: GameView) {
    this.places = [{ key: 0, kind: "me" }];
    this.choose(game);
  }

  /** Whether hints may be asked for: among bots they may, unless somebody says otherwise. */
  get hints(): boolean {
    return this.#hints ?? (this.count("bot") > 0 && this.count("bot") + this.count("me") === this.places.length);
  }

  set hints(wish: boolean) {
    this.#hints = wish;
  }

  get most(): number {
    return Math.max(...this.game.players);
  }

  get least(): number {
    return Math.min(...this.game.players);
  }

  /** Take another game: keep the people, as far as there is room, and its own usual rules. */
  choose(game: GameView): void {
    this.game = game;
    this.options = {};
    const places: Place[] = this.places.slice(0, this.most).map((place) => {
      return place.kind === "bot" && !levels(game).includes(place.bot) ? { ...place, bot: usualBot(game) } : place;
    });
    const fresh = places.length === 1;
    while (places.length < (fresh ? usualPlayers(game) : this.least)) places.push({ key: this.#next++, kind: "open" });
    this.places = places;
  }

  add(kind: "open" | "bot"): void {
    if (this.places.length >= this.most) return;
    const key = this.#next++;
    this.places.push(kind === "open" ? { key, kind } : { key, kind, bot: usualBot(this.game) });
    this.#drop();
  }

  remove(seat: number): void {
    if (this.places.length <= this.least) return;
    this.places.splice(seat, 1);
    this.#drop();
  }

  /** Say who sits somewhere, as the list of choices writes it: `open`, `beside` or `bot:name`. */
  fill(seat: number, what: string): void {
    const key = this.places[seat]!.key;
    if (what === "open") this.places[seat] = { key, kind: "open" };
    else if (what === "beside") this.places[seat] = { key, kind: "beside", name: "" };
    else this.places[seat] = { key, kind: "bot", bot: what.slice("bot:".length) };
  }

  /** What is played of an option: what was chosen, or what is usual with the other choices. */
  value(option: GameView["options"][number]): string {
    return this.options[option.name] ?? this.#usual(option);
  }

  #usual(option: GameView["options"][number]): string {
    const others = this.game.options.filter((other) => other !== option && other.name in this.options);
    const brought = others.map((other) => option.default_with[`${other.name}=${this.options[other.name]}`]);
    return brought.find((value) => value !== undefined) ?? option.values[0]!;
  }

  /** Whether a value of an option is allowed with so many seats. */
  allows(option: GameView["options"][number], value: string): boolean {
    return option.only_for[value]?.includes(this.places.length) ?? true;
  }

  /** What the number of seats no longer allows goes back to the usual. */
  #drop(): void {
    for (const option of this.game.options) {
      const value = this.options[option.name];
      if (value !== undefined && !this.allows(option, value)) delete this.options[option.name];
    }
  }

  count(kind: Place["kind"]): number {
    return this.places.filter((place) => place.kind === kind).length;
  }

  /** The options that differ from the usual game. */
  get changed(): Record<string, string> {
    const changed: Record<string, string> = {};
    for (const option of this.game.options) {
      const value = this.value(option);
      if (value !== option.values[0]) changed[option.name] = value;
    }
    return changed;
  }

  get paceAsked():
    | { kind: "untimed" }
    | { kind: "live"; bank: number; increment: number }
    | { kind: "days"; days: number; holidays: number } {
    if (this.pace === "live") return { kind: "live", bank: this.minutes * 60, increment: this.seconds };
    if (this.pace === "days") return { kind: "days", days: this.days, holidays: this.holidays };
    return { kind: "untimed" };
  }

  /** The table as the server is asked for it. */
  asked(): { game: string; seats: { kind: string }[] } & Record<string, unknown> {
    return {
      game: this.game.name,
      seats: this.places.map((place) => {
        if (place.kind === "bot") return { kind: "bot", bot: place.bot };
        if (place.kind === "beside") return { kind: "beside", name: place.name.trim() };
        return { kind: place.kind };
      }),
      options: { ...this.options },
      pace: this.paceAsked,
      manners: {
        public: this.public,
        spectators: this.spectators,
        chat: this.chat,
        hints: this.hints,
        starts: this.starts,
      },
    };
  }
}
