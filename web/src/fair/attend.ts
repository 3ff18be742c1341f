import { post, put, refusalIn, type MadeTable, type PlaceView, type TableView } from "../api/api";
import { anew, keep, make, see, type Note } from "./notes";
import { seal } from "./sha256";

/** So long another device of ours may take to send the number that it made. */
const ELSEWHERE = 10_000;

/** Make a table; the seat that is ours promises a number. */
export async function found(
  wish: { game: string; seats: { kind: string }[] } & Record<string, unknown>,
): Promise<MadeTable> {
  const own = make();
  const seats = wish.seats.map((seat) => (seat.kind === "me" ? { ...seat, seal: own.seal } : seat));
  const made = await post<MadeTable>("tables", { ...wish, seats });
  keep(
    made.table,
    Math.max(
      0,
      seats.findIndex((seat) => seat.kind === "me"),
    ),
    own.nonce,
  );
  return made;
}

/** Sit down: with a promise, or at a move a day with the number itself, since we may be away when it begins. */
export async function sit(table: TableView, seat: number, query: string): Promise<void> {
  const own = make();
  keep(table, seat, own.nonce);
  const promise = table.pace.kind === "days" ? { nonce: own.nonce } : { seal: own.seal };
  await put(`tables/${table.id}/seats/${seat}${query}`, { kind: "me", ...promise });
}

/** Play the same again; our seat there promises a new number. */
export async function rematch(id: string): Promise<MadeTable> {
  const own = make();
  const made = await post<MadeTable>(`tables/${id}/rematch`, { seal: own.seal });
  const seat = made.table.seats.findIndex((each) => each.seal === own.seal);
  if (seat >= 0) keep(made.table, seat, own.nonce);
  return made;
}

/** Answers for this browser when the house asks for numbers, once for each thing asked. */
export class Attendant {
  #asked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: TableView | null = null;

  /** Look at a table as it is now, and do what our seats owe before the first card; tell what must not be. */
  look(table: TableView, mine: number[]): Note["broken"] {
    const note = see(table);
    this.#table = table;
    if (table.status !== "open") return note.broken;
    for (const seat of mine) {
      const place = table.seats[seat];
      if (place?.kind !== "person" || place.absent === "invited") continue;
      if (place.adds === "owed") this.#promise(table, seat);
      else if (place.adds === "sealed" && place.nonce == null) this.#give(table, seat, place, note.nonces[seat]);
    }
    return note.broken;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #give(table: TableView, seat: number, place: PlaceView, nonce: string | undefined): void {
    const wanted = table.sealing?.missing.includes(seat) || table.pace.kind === "days";
    if (!wanted) return;
    if (nonce !== undefined && seal(nonce) === place.seal) {
      this.#once(`nonce ${nonce}`, () => post(`tables/${table.id}/nonce`, { nonce, seat }));
      return;
    }
    // Made on another device, or lost with this one's memory.
    if (this.#asked.has(`lost ${place.seal}`)) return;
    this.#asked.add(`lost ${place.seal}`);
    this.#timer = setTimeout(() => {
      const now = this.#table!;
      const same = now.seats[seat]?.seal === place.seal && now.seats[seat]?.nonce == null;
      if (now.status === "open" && same) this.#promise(now, seat, true);
    }, ELSEWHERE);
  }

  /** Promise a number anew; another window of this browser may have made it already. */
  #promise(table: TableView, seat: number, lost = false): void {
    this.#once(`seal ${table.called_off} ${lost}`, async () => {
      const own = anew(table, seat, lost);
      await post(`tables/${table.id}/seal`, { seal: seal(own), seat });
    });
  }

  /** Ask once; where the house could not be reached, the next look asks again. */
  #once(name: string, ask: () => Promise<unknown>): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    ask().catch((problem: unknown) => {
      const refused = refusalIn(problem);
      if (refused.code === "unreachable" || refused.code === "store-trouble") this.#asked.delete(name);
    });
  }
}
