/**
 * Quick phrases. A phrase travels as its key, so that each reads it in their own language; whoever
 * writes such a key by hand says the phrase.
 */
import { t } from "../settings.svelte";

export const PHRASES = [
  "hello",
  "good-luck",
  "nice-one",
  "bold",
  "ouch",
  "thinking",
  "whose-turn",
  "back-soon",
  "thanks",
  "well-played",
  "again",
] as const;
export type Phrase = (typeof PHRASES)[number];

const MARK = "/talk:";

/** The text of the chat that says a phrase. */
export function said(phrase: Phrase): string {
  return MARK + phrase;
}

/** A remark as it is read here: a phrase in the reader's language, any other text as it is. */
export function read(text: string): string {
  const phrase = text.startsWith(MARK) ? PHRASES.find((each) => each === text.slice(MARK.length)) : undefined;
  return phrase ? t(`web-talk-say-${phrase}`) : text;
}
