import { settings, t } from "../settings.svelte";
import { get, patch, post, Refusal, type Person } from "./api";

/** Who sits at this screen, as far as the server knows. */
export const me: { person: Person | null; known: boolean } = $state({ person: null, known: false });

/** Ask who we are; a stranger is nobody, not a mistake. */
export async function look(): Promise<void> {
  try {
    me.person = await get<Person>("me");
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    me.person = null;
  }
  me.known = true;
}

let coming: Promise<Person> | null = null;

/**
 * Come in as a guest, if nobody is here yet: one tap starts a game.
 *
 * We look once more before: where the first look failed, somebody known must not become a stranger.
 */
export function comeIn(name = ""): Promise<Person> {
  if (me.person) return Promise.resolve(me.person);
  coming ??= look()
    .then(() => me.person ?? post<Person>("guests", { name: name || t("web-guest"), lang: settings.lang }))
    .then((person) => (me.person = person))
    .finally(() => (coming = null));
  return coming;
}

/** Tell the server which language its sentences should be in. */
export async function tellLanguage(): Promise<void> {
  if (me.person && me.person.lang !== settings.lang) {
    me.person = await patch<Person>("me", { lang: settings.lang });
  }
}

/** What the server keeps of us: to be asked even without a choice, and to give our games to research. */
export type Wish = "always_ask" | "for_research";

/** Have the server keep a wish, or forget it. */
export async function keepWish(wish: Wish, wished: boolean): Promise<void> {
  await comeIn();
  me.person = await patch<Person>("me", { [wish]: wished });
}
