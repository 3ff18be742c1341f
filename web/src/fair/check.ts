import type { Note } from "./notes";
import { seal } from "./sha256";

/** What a record says of the deal; the rest of it is not looked at here. */
export interface SealedRecord {
  commitment: string;
  secret: string;
  nonces: string[];
  seals?: string[];
  entries: { by: number | "chance"; move?: string; back?: number }[];
}

/** What was compared: `seal`, `number`, `others` or `moves`, and the seat where one differs. */
export interface Finding {
  what: "seal" | "number" | "others" | "moves";
  ok: boolean;
  seat: number | null;
}

/**
 * Compare a finished game with what this browser kept of it.
 *
 * That the cards follow from these numbers by the rules is not looked at here: `saloon verify` does.
 */
export function check(record: SealedRecord, note: Note): Finding[] {
  const found: Finding[] = [{ what: "seal", ok: opens(record, note), seat: null }];
  for (const [seat, nonce] of Object.entries(note.nonces)) {
    // A number that was never given: we got up again, or began before it was asked for.
    if (note.given && note.given[Number(seat)] !== nonce) continue;
    found.push({ what: "number", ok: record.nonces[Number(seat)] === nonce, seat: Number(seat) });
  }
  const strange = record.nonces.findIndex((_, seat) => !asKept(record, note, seat));
  found.push({ what: "others", ok: strange < 0, seat: strange < 0 ? null : strange });
  const other = Object.entries(note.moves).find(([seat, moves]) => !within(record, Number(seat), moves));
  const back = record.entries.filter((entry) => entry.back !== undefined).map((entry) => entry.by);
  const same = back.length === note.back.length && back.every((seat, index) => seat === note.back[index]);
  found.push({ what: "moves", ok: !other && same, seat: other ? Number(other[0]) : null });
  return found;
}

/** Whether the secret is the one whose hash was shown first. */
function opens(record: SealedRecord, note: Note): boolean {
  return note.broken === null && record.commitment === note.commitment && seal(record.secret) === note.commitment;
}

/** Whether a seat's number is the one that was promised or given before the cards were dealt. */
function asKept(record: SealedRecord, note: Note, seat: number): boolean {
  if (note.seals === null || note.given === null) return true; // this browser came later
  // Begun before seals were kept: nobody promised anything then.
  if (!record.seals && [...note.seals, ...note.given].every((each) => each === null)) return true;
  const nonce = record.nonces[seat]!;
  const promised = note.seals[seat] ?? null;
  const given = note.given[seat] ?? null;
  if ((record.seals?.[seat] ?? "") !== (promised ?? "")) return false;
  if (promised !== null && seal(nonce) !== promised) return false;
  return given === null ? promised !== null || nonce === "" : nonce === given;
}

/** Whether moves stand in a record in this order; a bot may have made others meanwhile. */
function within(record: SealedRecord, seat: number, moves: string[]): boolean {
  let next = 0;
  for (const entry of record.entries) {
    if (entry.by === seat && entry.move !== undefined && entry.move === moves[next]) next++;
  }
  return next === moves.length;
}
