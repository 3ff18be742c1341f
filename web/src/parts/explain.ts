/**
 * Icons, chips and numbers say what they are: a small slip on hover, focus and long press. Use as an
 * attachment: `<span {@attach explain(t("…"))}>`.
 */
import "./explain.css";

/** How long a finger rests before it asks, and how long the answer stays after it; in milliseconds. */
const REST = 450;
const STAY = 2500;
/** The room between the slip, what it explains and the edge of the window. */
const ROOM = 6;
const ACTS = "a[href], button, input, select, textarea, summary, label, [tabindex]";

let slip: HTMLElement | undefined;
let about: HTMLElement | undefined;

function show(node: HTMLElement, text: string): void {
  slip ??= Object.assign(document.createElement("div"), { id: "explained", className: "explained", role: "tooltip" });
  slip.textContent = text;
  // Inside an open dialog, since nothing outside it can be seen.
  (node.closest("dialog") ?? document.body).append(slip);
  const of = node.getBoundingClientRect();
  const own = slip.getBoundingClientRect();
  const left = Math.min(Math.max(ROOM, of.left + (of.width - own.width) / 2), innerWidth - own.width - ROOM);
  const above = of.top - own.height - ROOM;
  slip.style.left = `${left}px`;
  slip.style.top = `${above < ROOM ? of.bottom + ROOM : above}px`;
  node.setAttribute("aria-describedby", slip.id);
  about = node;
}

function hide(node: HTMLElement): void {
  if (about !== node) return;
  node.removeAttribute("aria-describedby");
  slip?.remove();
  about = undefined;
}

export function explain(text: string): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const away = new AbortController();
    const on = (name: string, does: (event: Event) => void): void =>
      node.addEventListener(name, does, { signal: away.signal });
    const touch = (event: Event): boolean => (event as PointerEvent).pointerType === "touch";
    const leave = (): void => {
      clearTimeout(timer);
      hide(node);
    };
    // What acts already can be reached; nothing in it can be reached on its own.
    if (!node.closest(ACTS)) node.tabIndex = 0;
    node.dataset.explain = "";
    on("pointerenter", (event) => !touch(event) && show(node, text));
    on("pointerleave", (event) => !touch(event) && leave());
    on("focus", () => node.matches(":focus-visible") && show(node, text));
    on("blur", leave);
    on("keydown", (event) => (event as KeyboardEvent).key === "Escape" && leave());
    on("pointerdown", (event) => {
      if (touch(event)) timer = setTimeout(() => show(node, text), REST);
    });
    for (const end of ["pointerup", "pointercancel"]) {
      on(end, (event) => {
        if (!touch(event)) return;
        clearTimeout(timer);
        if (about === node) timer = setTimeout(() => hide(node), STAY);
      });
    }
    on("contextmenu", (event) => about === node && event.preventDefault());
    return () => {
      away.abort();
      leave();
    };
  };
}
