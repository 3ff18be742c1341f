import { API, get, refusalIn } from "../api/api";
import type { At } from "../table/at.svelte";
import { check, type Finding, type SealedRecord } from "./check";
import { read } from "./notes";

/**
 * What this browser makes of the deal: `sealed` while the game goes on, then `fair` or `broken`;
 * `unseen` where it kept nothing from before the first card.
 */
export type State = "sealed" | "checking" | "fair" | "broken" | "unseen";

export class Verdict {
  readonly at: At;
  findings: Finding[] = $state.raw([]);
  #checked: "no" | "asked" | "yes" = $state("no");

  constructor(at: At) {
    this.at = at;
  }

  get state(): State {
    if (this.at.broken || this.findings.some((found) => !found.ok)) return "broken";
    if (!this.at.over) return "sealed";
    if (this.#checked !== "yes") return "checking";
    return this.findings.length ? "fair" : "unseen";
  }

  /** The file that anyone can check. */
  get record(): string {
    return new URL(`tables/${this.at.id}/record${this.#query}`, API).href;
  }

  get #query(): string {
    return this.at.invite ? `?invite=${encodeURIComponent(this.at.invite)}` : "";
  }

  /** Compare the record with what was kept, once it is there. */
  async check(): Promise<void> {
    if (this.#checked !== "no") return;
    this.#checked = "asked";
    try {
      const note = read(this.at.id);
      if (note?.seals)
        this.findings = check(await get<SealedRecord>(`tables/${this.at.id}/record${this.#query}`), note);
      this.#checked = "yes";
    } catch (problem) {
      refusalIn(problem);
      this.#checked = "no"; // asked again when it is looked at
    }
  }

  /** The command by which the same is checked at home. */
  get command(): string {
    const note = read(this.at.id);
    if (!note) return "saloon verify FILE";
    const nonces = Object.entries(note.nonces).map(([seat, nonce]) => ` --nonce ${seat}=${nonce}`);
    return `saloon verify FILE --commitment ${note.commitment}${nonces.join("")}`;
  }
}
