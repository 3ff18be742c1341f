/** What the lesson points at, moment by moment. */
const card = (number: number): string => `[data-card="${number}"]`;
const building = (id: string): string => `[data-building="${id}"]`;
const lots = (...ids: string[]): string => ids.map((id) => `[data-lot="${id}"]`).join(", ");
const STOP = ".stop .call";

export const chalk: Readonly<Record<string, readonly string[]>> = {
  goal: ['[data-place="seat-0"] .front, .own'],
  cards: [".hand"],
  "first-clue": [card(3)],
  "second-clue": [card(6)],
  draw: ['[data-pile="building"]'],
  condition: [card(41), building("hotel")],
  vanish: [lots("B3", "C3")],
  enough: ['[data-move="done"]'],
  "taken-lot": [card(10)],
  "anyones-card": [card(5)],
  district: [lots("C4")],
  think: [lots("C1", "C2")],
  stop: [STOP, lots("C1")],
  "stop-again": [STOP, lots("C1", "C2")],
  "dead-cards": ['.act[data-move="discard"]', card(25), card(26)],
  "last-marker": [lots("C1"), lots("C2")],
};
