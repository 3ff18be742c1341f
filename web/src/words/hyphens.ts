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
const VOWELS = "aeiouyäöüàâáéèêëîïìíôòóùûæœ";
const BETWEEN = new RegExp(`(?<=[${VOWELS}])([^${VOWELS}]+)(?=[${VOWELS}])`, "giu");

/**
 * Put soft hyphens where a syllable begins, for narrow cards: few browsers hyphenate by themselves. English words
 * are short and break by other rules: they stay as they are.
 */
export function hyphenated(text: string, lang: Lang, long = LONG): string {
  if (lang === "en") return text;
  return text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : broken(word, TOGETHER[lang])));
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
