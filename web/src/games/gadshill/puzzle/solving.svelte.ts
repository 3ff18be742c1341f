import { get, post, refusalIn } from "../../../api/api";
import type { components } from "../../../api/schema";
import type { TownDrawing } from "../map/drawing";
import { CLUES } from "../town";
import { t } from "../../../settings.svelte";
import { play } from "../../../sound/sound";
import type { Said } from "../../../words/words";
import { keep, sheetOf } from "./kept";
import { drawSheet } from "./paper";
import {
  conclude,
  found,
  left,
  mark,
  place,
  rub,
  sought,
  standing,
  takeBack,
  written,
  type Given,
  type Sheet,
} from "./sheet";

type Schemas = components["schemas"];
export type PuzzleView = Schemas["PuzzleView"];
type Checked = Schemas["Checked"];
type Deduced = Schemas["Deduced"];

/** A clue of the puzzle: its card, and the building that "my building" means. */
export type PuzzleClue = Schemas["ClueView"];

export type Tool = "place" | "pencil" | "rub";
export const TOOLS: readonly Tool[] = ["place", "pencil", "rub"];

/** What the server said to a check. */
export type Verdict = { kind: "solved" } | { kind: "right" } | { kind: "wrong"; buildings: readonly string[] };

/** A puzzle on the table: the sheet, what is in the hand, and what the server said last. */
export class Solving {
  readonly view: PuzzleView;
  readonly clues: readonly PuzzleClue[];
  readonly buildings: readonly string[];
  sheet: Sheet = $state.raw()!;
  tool: Tool = $state("place");
  hand: string | null = $state(null);
  /** The clue that is looked at. */
  card: number | null = $state(null);
  hint: Deduced | null = $state.raw(null);
  verdict: Verdict | null = $state.raw(null);
  trouble = $state("");
  /** What was just done, for those who hear it. */
  told = $state("");
  working = $state(false);
  /** False where the device keeps nothing. */
  saved = $state(true);
  #past: Sheet[] = $state.raw([]);

  constructor(view: PuzzleView) {
    this.view = view;
    this.clues = view.clues;
    this.buildings = sought(view.given);
    this.sheet = sheetOf(view.puzzle);
    if (this.sheet.solved) this.verdict = { kind: "solved" };
  }

  get solved(): boolean {
    return this.sheet.solved;
  }

  get missing(): string[] {
    return this.buildings.filter((building) => !this.sheet.answers[building]);
  }

  get canUndo(): boolean {
    return this.#past.length > 0 && !this.solved;
  }

  /** The clue in words. */
  text(clue: PuzzleClue): string {
    return clue.building
      ? t("gh-told", { clue: clue.card, building: clue.building })
      : t("gh-clue", { clue: clue.card });
  }

  #write(next: Sheet, told = ""): void {
    if (next === this.sheet) return;
    this.#past = [...this.#past.slice(-199), this.sheet];
    this.hint = null;
    this.verdict = null;
    this.told = told;
    this.save(next);
    if (found(next) === this.buildings.length) void this.check();
  }

  save(sheet: Sheet = this.sheet): void {
    this.sheet = sheet;
    this.saved = keep(this.view.puzzle, this.view.size, this.view.grade, sheet);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before || this.solved) return;
    this.#past = this.#past.slice(0, -1);
    this.hint = null;
    this.verdict = null;
    this.told = t("gh-screen-puzzle-undone");
    const { seconds, helped, done } = this.sheet;
    this.save({ ...before, seconds, helped, done });
  }

  take(building: string): void {
    this.hand = this.hand === building ? null : building;
  }

  /** Use the tool on a lot; `building` is the marker that was meant, if one was. */
  pick(lot: string, building: string | null): void {
    if (this.solved) return;
    const there = standing(this.view.given, this.sheet, lot);
    if (there && this.view.given[there]) {
      this.told = t("gh-puzzle-given", { building: there, lot });
      return;
    }
    if (this.tool === "rub") {
      this.#write(
        rub(this.sheet, lot, building ?? (this.#marked(lot) ? this.hand : null)),
        t("gh-screen-puzzle-rubbed", { lot }),
      );
      return;
    }
    if (there && (this.hand === null || this.hand === there || this.tool === "pencil")) {
      this.hand = there;
      this.#write(takeBack(this.sheet, there), t("gh-screen-puzzle-taken", { building: there, lot }));
      return;
    }
    if (this.hand === null) {
      if (building) this.hand = building;
      else this.told = t("gh-screen-puzzle-nothing-in-hand");
      return;
    }
    const held = this.hand;
    if (this.tool === "pencil") {
      const had = this.sheet.marks[held]?.includes(lot);
      this.#write(
        mark(this.sheet, held, lot),
        t(had ? "gh-screen-puzzle-unmarked" : "gh-screen-puzzle-marked", { building: held, lot }),
      );
      return;
    }
    this.hand = null;
    play("card");
    this.#write(place(this.sheet, held, lot), t("gh-puzzle-given", { building: held, lot }));
  }

  #marked(lot: string): boolean {
    return this.hand !== null && (this.sheet.marks[this.hand]?.includes(lot) ?? false);
  }

  /** Tick a clue off, or take it up again. */
  tick(card: number): void {
    const { done } = this.sheet;
    this.save({ ...this.sheet, done: done.includes(card) ? done.filter((each) => each !== card) : [...done, card] });
  }

  async check(): Promise<void> {
    await this.#ask(async () => {
      const marks = written(this.view.given, this.sheet);
      const said = await post<Checked>(this.#path("check"), { marks });
      this.hint = null;
      if (said.solved) {
        this.verdict = { kind: "solved" };
        this.hand = null;
        this.save({ ...this.sheet, solved: true });
        play("win");
      } else if (said.mistakes.length) {
        this.verdict = { kind: "wrong", buildings: said.mistakes };
        play("wrong");
      } else {
        this.verdict = { kind: "right" };
      }
    });
  }

  /** Ask for the next deduction; where something is wrong, that is said instead. */
  async deduce(): Promise<void> {
    await this.#ask(async () => {
      const marks = left(this.view.given, this.sheet);
      const said = await post<Deduced>(this.#path("next"), { marks });
      this.verdict = null;
      if (said.mistakes.length) {
        await this.check();
        return;
      }
      this.hint = onlyLeft(this.view.given, this.sheet) ?? said;
      this.card = typeof this.because?.[1].clue === "number" ? this.because[1].clue : null;
      this.save({ ...this.sheet, helped: this.sheet.helped + 1 });
    });
  }

  get because(): Said | null {
    return (this.hint?.why ?? null) as Said | null;
  }

  /** Write the deduction down. */
  accept(): void {
    if (this.hint) this.#write(conclude(this.view.given, this.sheet, this.hint.struck));
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    this.trouble = "";
    this.working = true;
    try {
      await work();
    } catch (problem) {
      this.trouble = refusalIn(problem).message;
    } finally {
      this.working = false;
    }
  }

  #path(what: string): string {
    return `puzzles/${encodeURIComponent(this.view.puzzle)}/${what}`;
  }

  get drawing(): TownDrawing {
    const clue = CLUES.find((each) => each.number === this.card) ?? null;
    const wrong = this.verdict?.kind === "wrong" ? this.verdict.buildings : [];
    return drawSheet(this.view.given, this.sheet, { clue, wrong, struck: this.hint?.struck ?? {}, hand: this.hand });
  }
}

/** A building that has a single lot left because others stand on the rest: nothing to prove. */
function onlyLeft(given: Given, sheet: Sheet): Deduced | null {
  for (const [building, lots] of Object.entries(left(given, sheet))) {
    if (lots.length !== 1 || sheet.answers[building]) continue;
    const why: Deduced["why"] = ["gh-screen-puzzle-only-left", { building, lot: lots[0]! }, ""];
    return { solved: false, mistakes: [], why, struck: { [building]: [] }, level: 0 };
  }
  return null;
}

/** Fetch a puzzle: by its text, the day's, or a new one. */
export function fetchPuzzle(text: string): Promise<PuzzleView> {
  return get<PuzzleView>(`puzzles/${encodeURIComponent(text)}`);
}

export function fetchDay(date: string): Promise<PuzzleView> {
  return get<PuzzleView>(`puzzles/day?date=${date}`);
}

export function makePuzzle(size: number, grade: number): Promise<PuzzleView> {
  return get<PuzzleView>(`puzzles/new?size=${size}${grade ? `&grade=${grade}` : ""}`);
}
