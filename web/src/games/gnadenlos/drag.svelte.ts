/** A card that follows the pointer, and goes where it is let go. */
export class Drag {
  /** What is dragged, and how far it has come; null while nothing is. */
  held: { slot: string; x: number; y: number; dx: number; dy: number; moved: boolean } | null = $state(null);
  /** Whether a drag has just ended: the click that follows it means nothing. */
  justEnded = false;

  grab(event: PointerEvent, slot: string): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.held = { slot, x: event.clientX, y: event.clientY, dx: 0, dy: 0, moved: false };
  }

  move = (event: PointerEvent): void => {
    if (!this.held) return;
    const [dx, dy] = [event.clientX - this.held.x, event.clientY - this.held.y];
    this.held = { ...this.held, dx, dy, moved: this.held.moved || Math.hypot(dx, dy) > 6 };
  };

  /** Let go; gives the slots under the pointer if it was a drag. */
  release(event: PointerEvent): { from: string; over: string[] } | null {
    const held = this.held;
    this.held = null;
    if (!held?.moved) return null;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false));
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const over = under.flatMap((each) => each.closest<HTMLElement>("[data-slot]")?.dataset.slot ?? []);
    return { from: held.slot, over };
  }

  /** Where the dragged card is drawn. */
  shift(slot: string): string | undefined {
    const held = this.held;
    return held?.slot === slot && held.moved ? `transform: translate(${held.dx}px, ${held.dy}px)` : undefined;
  }
}
