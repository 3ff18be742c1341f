import { SCREEN, size } from "./table/size.svelte";
import { LANGUAGES, openWords, preferred, type Lang, type Params, type Said, type Words } from "./words/words";

/** How fast what happens at a table is told. */
export const PACES = ["calm", "normal", "quick", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** What somebody chose for this device; kept on it and nowhere else. */
export interface Settings {
  lang: Lang;
  theme: "auto" | "night" | "day";
  text: "s" | "m" | "l" | "xl";
  motion: "auto" | "full" | "less";
  contrast: "auto" | "normal" | "more";
  patterns: boolean;
  sound: boolean;
  /** How strong the bots of *Play now* are. */
  level: string;
  /** The hand that taps: the columns of a low screen and the order of buttons follow it. */
  hand: "right" | "left";
  pace: Pace;
  /** How the log reads: in paragraphs, move by move, or only what concerns us. */
  log: "paragraphs" | "moves" | "mine";
  /** Whether a chosen move waits for a second tap. */
  confirm: boolean;
  /** Whether somebody speaks up at decisions that are new to us. */
  coach: boolean;
}

const KEY = "saloon.settings";

function read(): Settings {
  const fresh: Settings = {
    lang: preferred(navigator.languages ?? []),
    theme: "auto",
    text: "m",
    motion: "auto",
    contrast: "auto",
    patterns: false,
    sound: false,
    level: "regular",
    hand: "right",
    pace: "normal",
    log: "paragraphs",
    confirm: true,
    coach: true,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const merged = { ...fresh, ...kept };
    return LANGUAGES.includes(merged.lang) ? merged : { ...merged, lang: fresh.lang };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const strong = matchMedia("(prefers-contrast: more)");
const media = $state({ dark: dark.matches, still: still.matches, strong: strong.matches });
dark.addEventListener("change", () => (media.dark = dark.matches));
still.addEventListener("change", () => (media.still = still.matches));
strong.addEventListener("change", () => (media.strong = strong.matches));

/** Whether things move on the screen. */
export function moving(): boolean {
  return settings.motion === "full" || (settings.motion === "auto" && !media.still);
}

let speaking: Words | null = $state.raw(null);

/** The words of the chosen language; while another one is fetched, the last one goes on. */
export function words(): Words {
  if (!speaking) throw new Error("no words yet");
  return speaking;
}

/** Put a house text into words: `t(key)`. */
export function t(key: string, params: Params = {}): string {
  return words().text(key, params);
}

/** Put a message of the server into words. */
export function say(said: Said, names: readonly string[] = [], you: number | null = null): string {
  return words().say(said, names, you);
}

export async function speak(lang: Lang): Promise<void> {
  const found = await openWords(lang);
  if (settings.lang === lang || !speaking) speaking = found;
}

/** Follow the settings with what the page itself shows. Call once, inside an effect root. */
export function follow(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  $effect(() => {
    void speak(settings.lang).catch(() => {});
  });
  $effect(() => {
    const root = document.documentElement;
    const night = settings.theme === "night" || (settings.theme === "auto" && media.dark);
    root.dataset.theme = night ? "night" : "day";
    root.dataset.text = settings.text;
    root.dataset.motion = moving() ? "full" : "less";
    const more = settings.contrast === "more" || (settings.contrast === "auto" && media.strong);
    root.dataset.contrast = more ? "more" : "normal";
    root.dataset.patterns = settings.patterns ? "on" : "off";
    root.dataset.hand = settings.hand;
    root.dataset.size = size();
    root.dataset.screen = SCREEN[size()];
    root.lang = speaking?.lang ?? settings.lang;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", night ? "#17110d" : "#efe4cf");
  });
}
