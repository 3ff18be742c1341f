import { tick } from "svelte";
import { copy } from "../parts/copy";
import { moving } from "../settings.svelte";
import type { At, Change } from "./at.svelte";
import { delay, FLIGHT, way } from "./flight";

/**
 * Things move between places in step with what happens.
 *
 * An element says where it is by `data-place="lot-2"`. Before a change is drawn, a game names the
 * flights it is made of; the pictures then fly from where they were to where they are. What flies
 * is a copy above the page: the page itself is right at once, and nobody waits for it. Any key or
 * tap ends all flights.
 */
export interface Flight {
  /** The place it comes from; where there is none any more, nothing flies. */
  from: string;
  to: string;
  /** Which of the two is the picture: the one it leaves (the usual), or the one it becomes. */
  show?: "from" | "to";
  /** What flies, where neither place is a picture of it; made as large as it flies. */
  picture?: () => HTMLElement;
  /** A turn in the queue: later ones set out a little later. */
  turn?: number;
}

interface Seen {
  box: DOMRect;
  picture: HTMLElement;
}

const running = new Set<Animation>();
let listening = false;

/** End every flight at once. */
export function land(): void {
  for (const animation of running) animation.finish();
  running.clear();
}

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener("pointerdown", land, { capture: true, passive: true });
  addEventListener("keydown", land, { capture: true, passive: true });
}

/** Find the elements at a place that can be seen. */
function places(root: ParentNode, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`)].filter(
    (each) => each.getClientRects().length > 0,
  );
}

function see(root: ParentNode, name: string): Seen | null {
  const found = places(root, name)[0];
  return found ? { box: found.getBoundingClientRect(), picture: found } : null;
}

/** Put a made picture over the middle of a box. */
function made(flight: Flight, over: DOMRect, root: HTMLElement): { picture: HTMLElement; box: DOMRect } {
  const bare = flight.picture!();
  root.append(bare);
  const { width, height } = bare.getBoundingClientRect();
  bare.remove();
  const left = over.left + (over.width - width) / 2;
  const top = over.top + (over.height - height) / 2;
  const box = new DOMRect(left, top, width, height);
  return { picture: copy(bare, box), box };
}

function fly(root: HTMLElement, flight: Flight, from: Seen, to: Seen, turns: number): void {
  const show = flight.picture
    ? made(flight, from.box, root)
    : flight.show === "to"
      ? { picture: copy(to.picture, to.box), box: to.box }
      : { picture: copy(from.picture, from.box), box: from.box };
  const picture = show.picture;
  root.append(picture);
  const start = flight.show === "to" && !flight.picture ? way(show.box, from.box) : "none";
  const end = flight.show === "to" && !flight.picture ? "none" : way(show.box, to.box);
  const timing = {
    duration: FLIGHT,
    delay: delay(flight.turn ?? 0, turns),
    easing: "cubic-bezier(.2,.7,.2,1)",
    fill: "both" as const,
  };
  const animation = picture.animate([{ transform: start }, { transform: end }], timing);
  running.add(animation);
  let hidden: Animation | null = null;
  if (flight.show === "to" && !flight.picture) {
    hidden = to.picture.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, easing: "linear", fill: "none" });
    running.add(hidden);
  }
  const done = (): void => {
    picture.remove();
    running.delete(animation);
    if (hidden) running.delete(hidden);
  };
  animation.finished.then(done, done);
}

/**
 * Let a table's changes be seen as flights inside `root`; gives the way to stop.
 *
 * `plan` is asked before the change is drawn. It may name more places than there are: flights
 * whose start or end is not on the screen are left out.
 */
export function stage(at: At, root: () => HTMLElement | null, plan: (change: Change) => Flight[]): () => void {
  listen();
  return at.follow((change) => {
    const where = root();
    if (!where || !moving() || document.visibilityState !== "visible") return;
    const flights = plan(change);
    if (!flights.length) return;
    const started = flights.map((flight) => {
      const seen = see(where, flight.from);
      // The picture may be gone once the change is drawn.
      return seen && flight.show !== "to" ? { ...seen, picture: seen.picture.cloneNode(true) as HTMLElement } : seen;
    });
    void tick().then(() => {
      land();
      const turns = Math.max(...flights.map((flight) => flight.turn ?? 0)) + 1;
      // All are looked for before the first sets out: each look after a change lays the page out anew.
      const ends = flights.map((flight, index) => started[index] && see(where, flight.to));
      flights.forEach((flight, index) => {
        const [from, to] = [started[index], ends[index]];
        if (from && to) fly(where, flight, from, to, turns);
      });
    });
  });
}
