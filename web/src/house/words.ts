/** A piece of a text, and the word of the glossary that it is. */
export interface Linked {
  text: string;
  word: string;
}

type Glossary = readonly { id: string; term: string; elsewhere?: readonly string[] }[];

const LETTER = "[\\p{L}\\p{M}\\p{N}]";
const UMLAUT: Record<string, string> = { au: "(?:au|äu)", a: "[aä]", o: "[oö]", u: "[uü]" };

/** The forms of a word in a language, as a pattern: one and many, and the cases. */
const FORMS: Record<string, (word: string) => string> = {
  en: (word) => (word === "mouse" ? "(?:mouse|mice)" : `${word.replace(/([^aeiou])y$/, "$1(?:y|ies)")}(?:s|es|’s)?`),
  de: (word) => {
    const stem = /^\p{Lu}/u.test(word)
      ? word.replace(/(au|[aou])(?=[^aouäöüei]*$)/, (vowel) => UMLAUT[vowel]!)
      : word.replace(/e[rsn]?$/, "");
    return `${stem.replace(/nis$/, "niss?")}(?:e|en|er|ern|es|em|s|n)?`;
  },
  fr: (word) => `${word}(?:s|x|e|es)?`,
  it: (word) => {
    const ends: [RegExp, string][] = [
      [/io$/, "io?"],
      [/([cg])o$/, "$1(?:o|hi)"],
      [/([cg])a$/, "$1(?:a|he)"],
      [/o$/, "[oi]"],
      [/a$/, "[ae]"],
      [/e$/, "[ei]"],
    ];
    const [end, many] = ends.find(([end]) => end.test(word)) ?? [/$/, ""];
    return word.replace(end, many);
  },
  nl: (word) => {
    const stem = word
      .replace(/([aeou])\1([bdfgklmnprst])$/, "$1$1?$2")
      .replace(/f$/, "[fv]")
      .replace(/s$/, "(?:ss?|z)")
      .replace(/(?<=[aeiou])([bdgklmnprt])$/, "$1$1?");
    return `${stem}(?:e|en|s|’s)?`;
  },
};

/** Where a term may stand: each of its words in any form; German tells nouns from verbs by the capital. */
function pattern(term: string, lang: string): RegExp {
  const forms = FORMS[lang] ?? ((word: string) => word);
  const parts = term
    .split(/(\p{L}{3,})/u)
    .map((part, place) => (place % 2 ? forms(part) : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  const exact = lang === "de" && /^\p{Lu}/u.test(term);
  return new RegExp(`(?<!${LETTER})${parts.join("")}(?!${LETTER})`, exact ? "gu" : "giu");
}

/** Find the words of a glossary in a text: the longer before the shorter, each the first time alone. */
export function linked(text: string, glossary: Glossary, lang: string): Linked[] {
  const found: { from: number; to: number; word: string }[] = [];
  for (const { id, term } of [...glossary].sort((one, other) => other.term.length - one.term.length)) {
    const free = [...text.matchAll(pattern(term, lang))]
      .map((place) => ({ from: place.index, to: place.index + place[0].length, word: id }))
      .find(({ from, to }) => found.every((other) => to <= other.from || from >= other.to));
    if (free) found.push(free);
  }
  const parts: Linked[] = [];
  let at = 0;
  for (const { from, to, word } of found.sort((one, other) => one.from - other.from)) {
    if (from > at) parts.push({ text: text.slice(at, from), word: "" });
    parts.push({ text: text.slice(from, to), word });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), word: "" });
  return parts;
}

/** The same for clauses that follow each other: a word that led to the glossary once does not again. */
export function linkedInTurn(
  clauses: readonly { id: string; text: string }[],
  glossary: Glossary,
  lang: string,
): Linked[][] {
  let left = glossary;
  return clauses.map(({ id: clause, text }) => {
    const meant = left.filter(({ elsewhere }) => !elsewhere?.includes(clause));
    const parts = linked(text, meant, lang);
    left = left.filter(({ id }) => parts.every(({ word }) => word !== id));
    return parts;
  });
}

/** The words of a glossary in the order of the alphabet. */
export function byTerm<Term extends { term: string }>(glossary: readonly Term[], lang: string): Term[] {
  return [...glossary].sort((one, other) => one.term.localeCompare(other.term, lang, { sensitivity: "base" }));
}
