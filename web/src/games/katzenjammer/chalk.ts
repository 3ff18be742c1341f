/** What the lesson points at, moment by moment. */
const LOT = '[data-place^="lot-"]';
const HIGH = ".pane.high";
const move = (text: string): string => `[data-move="${text}"]`;
const cards = (...kinds: number[]): string => kinds.map((kind) => `[data-place="hand-${kind}"]`).join(", ");

export const chalk: Readonly<Record<string, readonly string[]>> = {
  goal: [cards(4)],
  lot: [LOT],
  bids: [HIGH],
  "first-bid": [move("bid 2 mixed"), cards(1, 3)],
  raised: [HIGH],
  raise: [move("bid 2x3")],
  pay: [move("pay 3 3"), cards(0)],
  lay: [move("lay 4: 4 4 4 J")],
  bonus: [LOT, cards(5)],
  "let-go": [move("pass")],
  "two-5s": [move("bid 2 mixed"), '[data-place="seat-1"]'],
  "pay-small": [move("pay 1 2")],
  bargain: [move("bid 1x5")],
  "four-5s": [move("lay 5: 5 5 5 5")],
  alone: [move("bid 1x2")],
  "big-lot": [LOT],
  "three-3s": [move("bid 3x3"), HIGH],
  "three-different": [move("bid 3 mixed")],
  "pay-three": [move("pay 1 2 3")],
  "four-4s": [move("lay 4: 4 4 4 4")],
  danger: [move("pass"), LOT],
};
