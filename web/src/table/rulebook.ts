import { get, type RulebookView } from "../api/api";

const kept = new Map<string, Promise<Map<string, string>>>();

/** What each clause of a game says; fetched once a language. */
export function clauseTexts(game: string, lang: string): Promise<Map<string, string>> {
  const path = `rules/${game}?lang=${lang}`;
  let found = kept.get(path);
  if (!found) {
    found = get<RulebookView>(path).then(
      ({ chapters }) => new Map(chapters.flatMap(({ clauses }) => clauses.map((each) => [each.id, each.text]))),
    );
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/** What the fold under a clause is called, by what lies in it. */
export function asideOf({ note, option }: { note: string; option: string }): string {
  if (note && option) return "web-rules-both";
  return note ? "web-rules-note" : "web-rules-option";
}
