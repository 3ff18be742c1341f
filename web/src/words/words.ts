import { FluentBundle, FluentResource } from "@fluent/bundle";

/** A message as the server sends it: key, parameters, clause. */
export type Said = readonly [key: string, params: Params, clause: string];
export type Param = number | string | readonly (number | string)[];
export type Params = Readonly<Record<string, Param>>;

export const LANGUAGES = ["en", "de", "fr", "it", "nl"] as const;
export type Lang = (typeof LANGUAGES)[number];

/**
 * The catalogue of one language.
 *
 * What a parameter means follows from its name, exactly as on the server (words/catalogue.py);
 * a test puts the same messages into words both here and there.
 */
export class Words {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, source: string) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Put a message into words for the seat that reads it (null: a spectator). */
  say(said: Said, names: readonly string[] = [], you: number | null = null): string {
    const [key, params] = said;
    const seats = params.seats;
    const meant =
      you !== null && ("seat" in params ? params.seat === you : Array.isArray(seats) && seats.includes(you));
    const given: Record<string, number | string> = { you: meant ? "yes" : "no" };
    for (const [name, value] of Object.entries(params)) {
      given[name] = this.#param(key, name, value, names, you);
    }
    return this.#format(key, null, given);
  }

  /** Put a key into words; whoever reads it is not at the table. */
  text(key: string, params: Params = {}): string {
    return this.say([key, params, ""]);
  }

  /** The line that explains what a key names. */
  help(key: string): string {
    return this.#format(key, "help", {});
  }

  things(prefix: string, plural: string, ids: readonly (number | string)[]): string {
    if (!ids.length) {
      const own = `${prefix}-${plural}-none`;
      return this.#format(this.has(own) ? own : `${plural}-none`, null, {});
    }
    const singular = plural.replace(/s$/, "");
    const key = `${prefix}-${singular}`;
    if (singular === plural || !this.has(key)) return ids.map(String).join(", ");
    return ids.map((id) => this.#format(key, null, { [singular]: id })).join(", ");
  }

  seat(seat: number, names: readonly string[] = []): string {
    return names[seat] ?? this.#format("cli-seat-name", null, { number: seat + 1 });
  }

  seats(seats: readonly number[], names: readonly string[] = []): string {
    const all = seats.map((seat) => this.seat(seat, names));
    const last = all.pop() ?? "";
    if (!all.length) return last;
    return this.#format("list-and", null, { before: all.join(", "), last });
  }

  #param(key: string, name: string, value: Param, names: readonly string[], you: number | null): number | string {
    if (typeof value === "string") return value;
    const prefix = key.split("-", 1)[0]!;
    if (typeof value !== "number") {
      if (name === "seats") {
        return this.seats(
          (value as readonly number[]).filter((seat) => seat !== you),
          names,
        );
      }
      return this.things(prefix, name, value);
    }
    if (name === "seat") return this.seat(value, names);
    if (name === "card" && key !== `${prefix}-card`) return this.things(prefix, "cards", [value]);
    return value;
  }

  #format(key: string, attribute: string | null, given: Record<string, number | string>): string {
    const entry = this.#bundle.getMessage(key);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (!pattern) throw new Error(`${this.lang}.ftl has no ${key}${attribute ? "." + attribute : ""}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length) throw new Error(`${this.lang}.ftl cannot say ${key}: ${errors.join("; ")}`);
    return text;
  }
}

/** The words of the house and of the games that the client was built with, a file each. */
const CATALOGUES = import.meta.glob<string>("@saloon/{words,games/*/words}/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The words of games that only the server has. */
async function brought(lang: Lang): Promise<string> {
  try {
    const answer = await fetch(new URL(`./api/words?lang=${lang}`, document.baseURI));
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

async function catalogue(lang: Lang): Promise<string> {
  const files = Object.entries(CATALOGUES).filter(([path]) => path.endsWith(`/${lang}.ftl`));
  return (await Promise.all([...files.map(([, file]) => file()), brought(lang)])).join("\n");
}

const opened = new Map<Lang, Promise<Words>>();

/** Open the catalogue of a language; each is fetched once. */
export function openWords(lang: Lang): Promise<Words> {
  let words = opened.get(lang);
  if (!words) {
    words = catalogue(lang).then((source) => new Words(lang, source));
    words.catch(() => opened.delete(lang));
    opened.set(lang, words);
  }
  return words;
}

/** The first of our languages that the browser asks for. */
export function preferred(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const lang = wish.slice(0, 2).toLowerCase() as Lang;
    if (LANGUAGES.includes(lang)) return lang;
  }
  return "en";
}
