import { SPRITE } from "./art";

/** The page needs each symbol once, wherever cards are drawn. */
if (typeof document !== "undefined" && !document.getElementById("kb-sprite")) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = "kb-sprite";
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.style.position = "absolute";
  svg.innerHTML = SPRITE;
  document.body.append(svg);
}
