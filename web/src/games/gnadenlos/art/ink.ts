/** The ink of all drawings, and the line they are drawn with. */
export const INK = "#2a1c12";
export const LINE = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;

const PATTERNS =
  `<defs><pattern id="gn-hatch" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0v3.2" stroke="${INK}" stroke-opacity=".5"/></pattern>` +
  `<pattern id="gn-lines" width="4" height="3.4" patternUnits="userSpaceOnUse"><path d="M0 1h4" stroke="${INK}" stroke-width=".7" stroke-opacity=".32"/></pattern>` +
  `<pattern id="gn-veil" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h3M0 0v3" stroke="${INK}" stroke-width=".6" stroke-opacity=".7"/></pattern></defs>`;

/** Hang the patterns that drawings refer to into the page, once. */
export function hangPatterns(): void {
  if (document.getElementById("gn-patterns")) return;
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.id = "gn-patterns";
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.style.position = "absolute";
  sheet.innerHTML = PATTERNS;
  document.body.append(sheet);
}

/** Shade by hatching. */
export const SHADE = "url(#gn-hatch)";
