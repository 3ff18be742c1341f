import type { Lang } from "./words";

/** Shorter words stay whole unless told, and so does as much of a word before and after a hyphen. */
const LONG = 8;
const REST = 2;
const SHY = "\u00ad";
/** What is spoken as one begins the next syllable together. */
const GERMANIC = /(?:sch|ch|ck|ph|th|qu|sp|[bcfgkpv]l|[bcdfgkptv]r)$/i;
const TOGETHER = {
  de: GERMANIC,
  nl: GERMANIC,
  fr: /(?:ch|ph|th|qu|gn|[bcfgpv]l|[bcdfgptv]r)$/i,
  it: /(?:ch|gh|qu|gn|gl|s?[bcfgpv]l|s?[bcdfgptv]r|s[bcdfglmnpqrtv])$/i,
};
/** Where parts of a word meet a syllable ends, whatever its sounds: those of the texts that are broken here. */
const SEAMS: Partial<Record<Lang, [string, string][]>> = {
  de: [
    ["be", "anspr"],
    ["an", "spr"],
    ["er", "inner"],
    ["gegen", "über"],
    ["kutschen", "station"],
    ["miet", "stall"],
    ["nord", "ost"],
    ["stadt", "rand"],
    ["süd", "ost"],
    ["telegrafen", "amt"],
    ["ver", "änder"],
    ["wider", "spr"],
    ["zug", "über"],
    ["zurück", "l"],
  ],
  nl: [
    ["achter", "af"],
    ["af", "leg"],
    ["begrafenis", "onder"],
    ["buiten", "ste"],
    ["her", "inner"],
    ["noord", "oost"],
    ["oost", "einde"],
    ["oost", "rand"],
    ["tegen", "over"],
    ["terug", "l"],
    ["trein", "over"],
    ["ver", "ander"],
    ["vrij", "kwam"],
    ["zuid", "oost"],
    ["zuid", "rand"],
  ],
};
const VOWELS = "aeiouyäöüàâáéèêëîïìíôòóùûæœ";
const BETWEEN = new RegExp(`(?<=[${VOWELS}])([^${VOWELS}]+)(?=[${VOWELS}])`, "giu");

/**
 * Put soft hyphens where a syllable begins, for narrow cards: few browsers hyphenate by themselves. English words
 * are short and break by other rules: they stay as they are.
 */
export function hyphenated(text: string, lang: Lang, long = LONG): string {
  if (lang === "en") return text;
  return text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : parted(word, lang)));
}

/** The parts of a word break each for itself. */
function parted(word: string, lang: Exclude<Lang, "en">): string {
  let parts = [word];
  for (const [before, after] of SEAMS[lang] ?? []) {
    const seam = new RegExp(`(?<=${before})(?=${after})`, "iu");
    parts = parts.flatMap((part) => part.split(seam));
  }
  return parts.map((part) => broken(part, TOGETHER[lang])).join(SHY);
}

/** A syllable begins with the last sound between two vowels. */
function broken(word: string, together: RegExp): string {
  const rest = word.length - REST;
  return word.replace(BETWEEN, (between, _all, at: number) => {
    const prefix = at === 2 && /^[bg]est/i.test(word);
    const begins = prefix ? 0 : between.length - (together.exec(between)?.[0].length ?? 1);
    const place = at + begins;
    return place < REST || place > rest ? between : between.slice(0, begins) + SHY + between.slice(begins);
  });
}
