import { tick } from "svelte";
import { moving } from "../settings.svelte";
import type { At, Change } from "./at.svelte";

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
  /** A turn in the queue: later ones set out a little later. */
  turn?: number;
}

const FLIGHT = 320;
const APART = 30;
/** No flight is over later than this after the change. */
const LATEST = 400;

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

/** Be shown a copy of an element, free of everything by which the page would know it. */
function copy(of: HTMLElement, box: DOMRect): HTMLElement {
  const picture = of.cloneNode(true) as HTMLElement;
  for (const each of [picture, ...picture.querySelectorAll("*")]) {
    for (const name of ["id", "data-place", "tabindex", "name", "for"]) each.removeAttribute(name);
  }
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("inert", "");
  Object.assign(picture.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    translate: "none",
    rotate: "none",
    transformOrigin: "0 0",
  });
  return picture;
}

/** The way from one box to another, as a transform of what stands in the first. */
export function way(from: DOMRect, to: DOMRect): string {
  const grow = from.width && from.height ? Math.min(to.width / from.width, to.height / from.height) : 1;
  const x = to.left + (to.width - from.width * grow) / 2 - from.left;
  const y = to.top + (to.height - from.height * grow) / 2 - from.top;
  return `translate(${x}px, ${y}px) scale(${grow})`;
}

/** When a flight sets out, so that all of a change are over in time. */
export function delay(turn: number, turns: number): number {
  const apart = turns > 1 ? Math.min(APART, (LATEST - FLIGHT) / (turns - 1)) : 0;
  return turn * apart;
}

function fly(root: HTMLElement, flight: Flight, from: Seen, to: Seen, turns: number): void {
  const show = flight.show === "to" ? to : from;
  const picture = copy(show.picture, show.box);
  root.append(picture);
  const start = flight.show === "to" ? way(to.box, from.box) : "none";
  const end = flight.show === "to" ? "none" : way(from.box, to.box);
  const timing = {
    duration: FLIGHT,
    delay: delay(flight.turn ?? 0, turns),
    easing: "cubic-bezier(.2,.7,.2,1)",
    fill: "both" as const,
  };
  const animation = picture.animate([{ transform: start }, { transform: end }], timing);
  running.add(animation);
  let hidden: Animation | null = null;
  if (flight.show === "to") {
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
      flights.forEach((flight, index) => {
        const from = started[index];
        const to = see(where, flight.to);
        if (from && to) fly(where, flight, from, to, turns);
      });
    });
  });
}
