import type { LogEntry } from "../../table/log.svelte";
import type { Said } from "../../words/words";

/** One throw of a payday, and what came of it. */
export interface Throw {
  die: number;
  slot: string;
  debt: string;
  seat: number | null;
  paid: number | null;
  vulture: { vultures: number; position: number; value: number } | null;
}

export interface Payday {
  seat: number;
  last: boolean;
  throws: Throw[];
  /** What ended it: a used-up column, or somebody who cannot pay. */
  ended: "" | "column" | "vulture";
  returned: { seat: number; debts: string[] }[];
}

/** What an event brought to one seat. */
export interface Outcome {
  earned: number;
  moved: number | null;
  position: number;
  fate: "" | "discarded" | "shot";
  took: number | null;
}

/** A turn as the log tells it. */
export interface Turn {
  number: number;
  seat: number | null;
  event: { kind: "gold" | "high-noon" | "poker"; first: number; second: number } | null;
  dropped: boolean;
  shown: { seat: number; adventurer: string; number: number }[];
  equal: boolean;
  tooFew: boolean;
  outcomes: Map<number, Outcome>;
  bought: { seat: number; spaces: number } | null;
  skipped: boolean;
  unable: { seat: number; debts: string[] }[];
  picked: { seat: number; adventurers: string[] }[];
  paydays: Payday[];
}

export function newTurn(number = 0, seat: number | null = null): Turn {
  return {
    number,
    seat,
    event: null,
    dropped: false,
    shown: [],
    equal: false,
    tooFew: false,
    outcomes: new Map(),
    bought: null,
    skipped: false,
    unable: [],
    picked: [],
    paydays: [],
  };
}

function outcome(turn: Turn, seat: number): Outcome {
  let found = turn.outcomes.get(seat);
  if (!found) turn.outcomes.set(seat, (found = { earned: 0, moved: null, position: 0, fate: "", took: null }));
  return found;
}

function note(turn: Turn, [key, params]: Said, you: number | null): void {
  const told = params as Readonly<Record<string, unknown>>;
  const seat = Number(told.seat ?? you ?? 0);
  const list = (name: string) => ((told[name] as unknown[]) ?? []).map(String);
  const payday = turn.paydays.at(-1);
  const thrown = payday?.throws.at(-1);
  switch (key) {
    case "gn-event-gold":
      turn.event = { kind: "gold", first: Number(told.first), second: Number(told.second) };
      break;
    case "gn-event-high-noon":
      turn.event = { kind: "high-noon", first: 0, second: 0 };
      break;
    case "gn-event-poker":
      turn.event = { kind: "poker", first: 0, second: 0 };
      break;
    case "gn-events-shuffled":
      turn.event = null;
      break;
    case "gn-event-dropped":
    case "gn-contest-skipped":
      turn.dropped = true;
      break;
    case "gn-revealed":
      turn.shown.push({ seat, adventurer: String(told.adventurer), number: Number(told.number) });
      break;
    case "gn-all-equal":
      turn.equal = true;
      break;
    case "gn-earned":
      outcome(turn, seat).earned = Number(told.nuggets);
      break;
    case "gn-poker-won":
      outcome(turn, seat).moved = Number(told.spaces);
      outcome(turn, seat).position = Number(told.position);
      break;
    case "gn-poker-lost":
      outcome(turn, seat).moved = -Number(told.spaces);
      outcome(turn, seat).position = Number(told.position);
      break;
    case "gn-discarded":
      outcome(turn, seat).fate = "discarded";
      break;
    case "gn-shot":
      outcome(turn, seat).fate = "shot";
      break;
    case "gn-too-few":
      turn.tooFew = true;
      break;
    case "gn-took":
    case "gn-took-you":
      outcome(turn, seat).took = (outcome(turn, seat).took ?? 0) + 1;
      break;
    case "gn-took-none":
      outcome(turn, seat).took = 0;
      break;
    case "gn-bought":
    case "gn-bought-none":
      turn.bought = { seat, spaces: Number(told.spaces) };
      break;
    case "gn-bidding-skipped":
    case "gn-no-adventurers":
      turn.skipped = true;
      break;
    case "gn-unable":
      turn.unable.push({ seat, debts: list("debts") });
      break;
    case "gn-picked":
      turn.picked.push({ seat, adventurers: [String(told.adventurer)] });
      break;
    case "gn-picked-pair":
      turn.picked.push({ seat, adventurers: list("adventurers") });
      break;
    case "gn-payday":
    case "gn-payday-last":
      turn.paydays.push({ seat, last: key === "gn-payday-last", throws: [], ended: "", returned: [] });
      break;
    case "gn-payday-roll":
      payday?.throws.push({ die: Number(told.roll), slot: "", debt: "", seat: null, paid: null, vulture: null });
      break;
    case "gn-turned-up":
      if (thrown) Object.assign(thrown, { slot: String(told.slot), debt: String(told.debt) });
      break;
    case "gn-paid":
      if (thrown) Object.assign(thrown, { seat, paid: Number(told.nuggets) });
      break;
    case "gn-vulture":
      if (thrown) {
        const { vultures, position, value } = told;
        Object.assign(thrown, {
          seat,
          vulture: { vultures: Number(vultures), position: Number(position), value: Number(value) },
        });
      }
      if (payday) payday.ended = "vulture";
      break;
    case "gn-column-used-up":
      if (payday) payday.ended = "column";
      break;
    case "gn-returned":
      payday?.returned.push({ seat, debts: list("debts") });
      break;
  }
}

/**
 * Tell the turns of a log, oldest first; at most the last `most` of them. What comes before the
 * first turn is a turn of its own, with number 0.
 */
export function turnsOf(log: readonly LogEntry[], you: number | null, most = 2): Turn[] {
  const messages: Said[] = [];
  for (const entry of log) messages.push(...entry.say);
  let from = messages.length;
  for (let wanted = most; from > 0 && wanted > 0; from--) {
    if (messages[from - 1]![0] === "gn-turn" && --wanted === 0) {
      from--;
      break;
    }
  }
  const turns = [newTurn()];
  for (const said of messages.slice(Math.max(0, from))) {
    if (said[0] === "gn-turn") {
      const told = said[1] as Readonly<Record<string, number>>;
      turns.push(newTurn(told.turn, told.seat));
    }
    note(turns[turns.length - 1]!, said, you);
  }
  return from > 0 ? turns.slice(1) : turns;
}

/** The last payday that was held, and whose turn it was. */
export function lastPayday(log: readonly LogEntry[], you: number | null): Payday | null {
  const found = turnsOf(log, you, Infinity).flatMap((turn) => turn.paydays);
  return found.at(-1) ?? null;
}
