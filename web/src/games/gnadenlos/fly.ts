import { moving } from "../../settings.svelte";
import type { Said } from "../../words/words";
import { DEBT_BACK, GLYPHS } from "./art/glyphs";

const SHORT = 300;
const APART = 50;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const NUGGET = `<svg viewBox="0 0 24 24" width="20" height="20">${GLYPHS.gold[1]}</svg>`;
const CARD = `<svg viewBox="0 0 64 92" width="28" height="40">${DEBT_BACK}</svg>`;

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** Let pictures fly from one place of the page to another, above everything. */
function fling(
  from: Element | null | undefined,
  to: Element | null | undefined,
  picture: string,
  number: number,
): void {
  if (!from?.getClientRects().length || !to?.getClientRects().length) return;
  const [[x, y], [endX, endY]] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())];
  for (let index = 0; index < number; index++) {
    const flying = document.createElement("span");
    flying.setAttribute("aria-hidden", "true");
    flying.innerHTML = picture;
    flying.style.cssText = `position:fixed;left:${x - 10}px;top:${y - 10}px;z-index:50;pointer-events:none;color:var(--gn-nugget)`;
    document.body.append(flying);
    const way = `translate(${endX - x}px, ${endY - y}px)`;
    const animation = flying.animate([{ transform: "none" }, { transform: way, opacity: 0.6 }], {
      duration: SHORT,
      delay: index * APART,
      easing: EASE,
      fill: "both",
    });
    animation.finished.finally(() => flying.remove()).catch(() => {});
  }
}

/** Let what lies at a place come there from another. */
function arrive(at: Element | null | undefined, from: Element | null | undefined): void {
  if (!at?.firstElementChild || !from?.getClientRects().length) return;
  const [[x, y], [endX, endY]] = [middle(from.getBoundingClientRect()), middle(at.getBoundingClientRect())];
  at.firstElementChild.animate([{ transform: `translate(${x - endX}px, ${y - endY}px)` }, { transform: "none" }], {
    duration: SHORT,
    easing: EASE,
  });
}

/** Show one message as a movement on the board: debts, nuggets and cards go where they belong. */
export function perform(board: HTMLElement, [key, params]: Said, you: number | null): void {
  if (!moving()) return;
  const told = params as Readonly<Record<string, unknown>>;
  const slot = (name: unknown) => board.querySelector(`[data-slot="${String(name)}"]`);
  const seat = document.querySelector(`[data-place="seat-${Number(told.seat ?? you ?? 0)}"]`);
  const bank = board.querySelector("[data-place=bank]");
  switch (key) {
    case "gn-moved":
      arrive(slot(told.to), slot(told.from));
      break;
    case "gn-laid":
    case "gn-laid-you":
      for (const each of told.slots as string[]) arrive(slot(each), seat);
      break;
    case "gn-took":
    case "gn-took-you":
      fling(slot(told.slot), seat, CARD, 1);
      break;
    case "gn-paid":
      fling(seat, bank, NUGGET, Number(told.nuggets));
      break;
    case "gn-earned":
      fling(board.querySelector("[data-place=event]"), seat, NUGGET, Math.min(5, Number(told.nuggets)));
      break;
  }
}
