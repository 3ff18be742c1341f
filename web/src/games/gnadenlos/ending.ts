import type { LogEntry } from "../../table/log.svelte";
import { lastPayday, type Payday } from "./story";

/** How a game ended, as its log tells it. */
export interface Ending {
  /** The last payday after finish or undertaker; null after the third vulture, which allows none. */
  payday: Payday | null;
  /** What each seat paid in it. */
  paid: number[];
  /** Whom a vulture threw back in it. */
  thrown: { seat: number; position: number } | null;
  /** What the final purchase bought each seat. */
  bought: number[];
  lost: number[];
}

export function endingOf(log: readonly LogEntry[], you: number | null, players: number): Ending {
  const payday = lastPayday(log, you);
  const last = payday?.last ? payday : null;
  const ending: Ending = {
    payday: last,
    paid: Array.from({ length: players }, (_, seat) =>
      (last?.throws ?? []).reduce((sum, each) => sum + (each.seat === seat ? (each.paid ?? 0) : 0), 0),
    ),
    thrown: null,
    bought: Array.from({ length: players }, () => 0),
    lost: [],
  };
  for (const { seat, vulture } of last?.throws ?? []) {
    if (vulture && seat !== null) ending.thrown = { seat, position: vulture.position };
  }
  for (const [key, params] of log.flatMap((entry) => entry.say)) {
    const told = params as Readonly<Record<string, number>>;
    if (key === "gn-bought-last") ending.bought[told.seat ?? 0] = told.spaces ?? 0;
    if (key === "gn-lost") ending.lost.push(told.seat ?? 0);
  }
  return ending;
}
