import type { Lang } from "../words/words";

/** Each language under its own name. */
export const OWN_NAMES: Record<Lang, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
};
