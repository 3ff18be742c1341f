import type { StreamEvent } from "../api/api";

/** Secret choices that were made while others still think. */
export class Choices {
  /** The seats that have made theirs. */
  made: number[] = $state.raw([]);
  /** Our own. */
  own: string | null = $state(null);

  forget(): void {
    this.made = [];
    this.own = null;
  }

  /** Take what an event says of them; `sent` is the move that our seat has on its way. */
  note(event: StreamEvent, ours: number | null, sent: string | null): void {
    if (event.kind === "chose" && event.seat !== undefined) {
      const seat = event.seat;
      this.made = [...this.made.filter((each) => each !== seat), seat];
      if (seat === ours) this.own = sent;
    } else if (event.kind === "unchose") {
      this.made = this.made.filter((each) => each !== event.seat);
      if (event.seat === ours) this.own = null;
    } else if (event.kind === "play" || event.kind === "undo") {
      this.forget();
    }
  }
}
