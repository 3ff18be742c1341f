/** What a card of the hand is worth now, in a word. */
import { t } from "../../settings.svelte";
import type { CardView, PlayView } from "./view";

/** The reason why a play is refused, as short as it goes. */
export function why({ reason, lots }: PlayView): string {
  const key = reason.toLowerCase().replaceAll("_", "-");
  return t(`gh-screen-why-${key}`, { lots: lots.slice(0, 3) });
}

export function worth(card: CardView): { foot: string; dead: boolean } {
  if (!card.plays.length) return { foot: "", dead: false };
  const fits = card.plays.filter((play) => !play.reason);
  if (!fits.length) {
    const reasons = new Set(card.plays.map((play) => play.reason));
    return { foot: reasons.size === 1 ? why(card.plays[0]!) : t("gh-screen-why-none"), dead: true };
  }
  const points = Math.max(...fits.map((play) => play.points));
  const key = card.plays[0]!.building === null ? "gh-screen-gain" : "gh-screen-gain-most";
  return { foot: t(key, { points }), dead: false };
}
