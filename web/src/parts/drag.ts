import type { Attachment } from "svelte/attachments";
import { copy } from "./copy";

/** So far a pointer may slip in a tap. */
const SLIP = 8;

/**
 * Let a card be dragged as well as tapped: a copy follows the pointer, and `drop` hears what lies under it
 * where it is let go, if it `may` be then as well. Sideways a finger still scrolls the row the card lies in.
 */
export function drag(drop: (under: readonly Element[]) => void, may = (): boolean => true): Attachment<HTMLElement> {
  return (card) => {
    let from: PointerEvent | null = null;
    let carried: HTMLElement | null = null;

    function lift(): HTMLElement {
      const made = copy(card, card.getBoundingClientRect());
      Object.assign(made.style, { listStyle: "none", transition: "none" });
      // What cards take their size from is set on the row, which the copy leaves.
      const style = getComputedStyle(card);
      for (const name of ["--w", "--h", "--f"]) made.style.setProperty(name, style.getPropertyValue(name));
      (card.closest(".areas") ?? document.body).append(made);
      card.style.opacity = "0.4";
      return made;
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !may()) return;
      from = event;
      // A quick hand leaves the card at once.
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", end);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!carried && Math.hypot(dx, dy) < SLIP) return;
      carried ??= lift();
      carried.style.translate = `${dx}px ${dy}px`;
    }
    function end(): boolean {
      const dragged = carried !== null;
      carried?.remove();
      from = carried = null;
      card.style.opacity = "";
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      return dragged;
    }
    function up(event: PointerEvent): void {
      if (!end()) return;
      // The click that follows a drag means nothing.
      const still = (click: Event): void => click.stopPropagation();
      addEventListener("click", still, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", still, { capture: true }));
      if (may()) drop(document.elementsFromPoint(event.clientX, event.clientY));
    }

    card.style.touchAction = "pan-x pinch-zoom";
    card.addEventListener("pointerdown", down);
    return () => {
      end();
      card.style.touchAction = "";
      card.removeEventListener("pointerdown", down);
    };
  };
}

/** Whether a card was let go over the board. */
export function onBoard(under: readonly Element[]): boolean {
  return under.some((each) => each.closest(".board"));
}
