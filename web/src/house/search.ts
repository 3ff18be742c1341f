/** A piece of a text: part of what was looked for, or between. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** One sign for each sign, so that places in the folded text are places in the text. */
function fold(text: string): string {
  return [...text]
    .map((sign) => {
      const plain = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return plain.length === sign.length ? plain : sign.length === 1 ? (plain[0] ?? sign) : sign;
    })
    .join("");
}

/** What to look for: the words as they were typed, or where these never stand together, each word. */
export function needles(query: string, texts: readonly string[]): string[] {
  const whole = fold(query.trim().replace(/\s+/g, " "));
  if (!whole) return [];
  if (texts.some((text) => fold(text).includes(whole))) return [whole];
  return whole.split(" ");
}

/** Whether a text has all that is looked for. */
export function matches(text: string, found: readonly string[]): boolean {
  const folded = fold(text);
  return found.length > 0 && found.every((needle) => folded.includes(needle));
}

/** Cut a text at the places of what is looked for. */
export function pieces(text: string, found: readonly string[]): Piece[] {
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const needle of found) {
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
      hit.fill(true, at, at + needle.length);
    }
  }
  const cut: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = cut.at(-1);
    if (last && last.hit === hit[at]) last.text += text[at];
    else cut.push({ text: text[at]!, hit: hit[at]! });
  }
  return cut;
}
