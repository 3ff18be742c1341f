/** Be shown a copy of an element where it stands, free of everything by which the page would know it. */
export function copy(of: HTMLElement, box: DOMRect): HTMLElement {
  const picture = of.cloneNode(true) as HTMLElement;
  for (const each of [picture, ...picture.querySelectorAll("*")]) {
    for (const name of ["id", "data-place", "data-move", "tabindex", "name", "for"]) each.removeAttribute(name);
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
