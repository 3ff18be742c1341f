/** A piece of a text, and the word of the glossary that it is. */
export interface Linked {
  text: string;
  word: string;
}

const LETTER = "[\\p{L}\\p{M}\\p{N}]";
/** What a word may end in where it stands for several, or in another case. */
const ENDINGS = "(?:s|e|n|en|es)?";

/** Find the words of a glossary in a text: the longer before the shorter, each the first time alone. */
export function linked(text: string, glossary: readonly { id: string; term: string }[]): Linked[] {
  const found: { from: number; to: number; word: string }[] = [];
  for (const { id, term } of [...glossary].sort((one, other) => other.term.length - one.term.length)) {
    const plain = term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const places = text.matchAll(new RegExp(`(?<!${LETTER})${plain}${ENDINGS}(?!${LETTER})`, "giu"));
    const free = [...places]
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
