import { post, Refusal, type Schemas } from "../api/api";
import { after, type Connection } from "./connection.svelte";

/** So long an answer is waited for on the stream; then the same is sent by a request. */
const PATIENCE = 6_000;

/** A move on its way; the same id is sent again until an answer is heard, so it is made once. */
type Submission = Schemas["Submission"];

/** An answer on the stream. */
type Answer = Schemas["MoveEntered"] | Schemas["MoveRefused"];

/** Sends moves: on the stream where it is open, else by a request of their own. */
export class Sender {
  readonly #table: string;
  readonly #line: Connection;
  #answers = new Map<string, Answer>();

  constructor(table: string, line: Connection) {
    this.#table = table;
    this.#line = line;
  }

  /** Take an answer that came on the stream. */
  heard(answer: Answer): void {
    this.#answers.set(answer.id, answer);
    this.#line.wake();
  }

  /** Send a move until it is answered; give the number of what came of it. */
  async send(submission: Submission): Promise<number> {
    for (let tries = 0; ; tries++) {
      try {
        return (await this.#onStream(submission)) ?? (await this.#byRequest(submission));
      } catch (problem) {
        const again =
          problem instanceof Refusal && (problem.code === "unreachable" || problem.code === "store-trouble");
        if (!again || this.#line.closed) throw problem;
        await this.#line.wait(after(tries));
      }
    }
  }

  /** Send it on the stream; null where there is none, or it is lost before the answer comes. */
  async #onStream(submission: Submission): Promise<number | null> {
    this.#answers.clear();
    if (!this.#line.say({ do: "move", ...submission })) return null;
    const late = performance.now() + PATIENCE;
    while (!this.#line.closed && this.#line.standing === "live" && performance.now() < late) {
      const answer = this.#answers.get(submission.id);
      if (answer) return answered(answer);
      await this.#line.wait(late - performance.now());
    }
    return null;
  }

  async #byRequest(submission: Submission): Promise<number> {
    return (await post<{ number: number }>(`tables/${this.#table}/moves`, submission)).number;
  }
}

function answered(answer: Answer): number {
  if (answer.kind === "entered") return answer.number;
  const { mistake } = answer;
  throw new Refusal(mistake.code, mistake.message, mistake.clause ?? "", 0, mistake.wait ?? 0);
}
