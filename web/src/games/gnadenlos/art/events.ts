import { GLYPHS } from "./glyphs";
import { INK } from "./ink";

const THICK = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`;

function burst(near: number, cy: number, step: number, colour: string): string {
  let rays = "";
  for (let degrees = 0; degrees < 360; degrees += step) {
    const angle = (degrees * Math.PI) / 180;
    const at = (far: number) => `${(75 + far * Math.cos(angle)).toFixed(1)} ${(cy + far * Math.sin(angle)).toFixed(1)}`;
    rays += `M${at(near)}L${at(110)}`;
  }
  return `<path d="${rays}" stroke="${colour}" stroke-width="1.2" stroke-opacity=".55"/>`;
}

function ground(colour: string): string {
  return `<rect width="150" height="118" fill="${colour}"/><rect width="150" height="118" fill="url(#gn-lines)"/>`;
}

function gold(): string {
  const nuggets = [
    [56, 62, 1],
    [74, 57, 1.25],
    [92, 63, 0.95],
    [68, 71, 0.8],
    [84, 72, 0.75],
  ]
    .map(
      ([x, y, size]) =>
        `<g transform="translate(${x} ${y}) scale(${size})"><path d="m-10 5 3-9 7-5 9 3 3 8-5 7-11 1Z" fill="#e6b93c" ${THICK}/><path d="m-7-4 7 3 9-3M0-1l-4 10M0-1l12 4" fill="none" stroke="${INK}"/></g>`,
    )
    .join("");
  return (
    ground("#ecd396") +
    burst(52, 54, 12, "#8a6414") +
    `<ellipse cx="75" cy="72" rx="56" ry="26" fill="#6d6258" ${THICK}/><ellipse cx="75" cy="66" rx="56" ry="24" fill="#a39a8c" ${THICK}/><ellipse cx="75" cy="67" rx="40" ry="15" fill="#6d6258" ${THICK}/><path d="M92 50c20 2 38 8 38 17 0 12-24 22-52 23 24-8 34-24 14-40Z" fill="url(#gn-hatch)"/>` +
    nuggets
  );
}

function noon(): string {
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const angle = ((hour * 30 - 90) * Math.PI) / 180;
    const near = hour % 3 ? 29 : 26;
    const at = (far: number) => `${(75 + far * Math.cos(angle)).toFixed(1)} ${(59 + far * Math.sin(angle)).toFixed(1)}`;
    return `<path d="M${at(near)}L${at(33)}" stroke="${INK}" stroke-width="${hour % 3 ? 1.6 : 3}"/>`;
  }).join("");
  const gun = `<g transform="translate(8 82) scale(1.5)" style="color:${INK};--cut:#c9d3d8">${GLYPHS.gun[1]}</g>`;
  return (
    ground("#c9d3d8") +
    burst(46, 59, 10, "#2f5d84") +
    `<circle cx="75" cy="59" r="42" fill="#fff8e8" ${THICK}/><circle cx="75" cy="59" r="36" fill="none" ${THICK}/>${hours}` +
    `<g transform="translate(75 59)" fill="${INK}"><path d="M-2.5 4V-27h5V4Z"/><path d="M-4 6V-19l4-5 4 5V6Z" opacity=".85"/><circle r="5"/></g>${gun}<g transform="translate(150 0) scale(-1 1)">${gun}</g>`
  );
}

function poker(): string {
  const spade =
    "M0-11c6 6.5 10 10 10 15 0 4.6-6.5 6-8.2 1.8.4 3.2 1.6 5 3 6.2H-4.8c1.4-1.2 2.6-3 3-6.2C-3.5 10-10 8.600-10 4c0-5 4-8.5 10-15Z";
  const cards = [
    [-26, 40],
    [-9, 62],
    [8, 86],
    [25, 108],
  ]
    .map(
      ([turn, x]) =>
        `<g transform="rotate(${turn} ${x} 100)"><rect x="${x! - 20}" y="26" width="40" height="58" rx="4" fill="#fffaf0" ${THICK}/><path d="${spade}" fill="${INK}" transform="translate(${x} 56)"/><path d="m${x! - 14} 41 3.500-10h1.500l3.500 10M${x! - 12.5} 37.500h5" fill="none" stroke="${INK}" stroke-width="1.800"/></g>`,
    )
    .join("");
  return (
    ground("#e2b3a3") +
    cards +
    `<path d="M0 118V96c20-8 40-8 58 0l14 22Z" fill="#4a3625" ${THICK}/><path d="M58 96c8-4 20-3 26 3 5 4 8 12 8 19H70Z" fill="#efd6b0" ${THICK}/><path d="M48 93l20 25h-9L40 92Z" fill="#fffaf0" ${THICK}/><path d="M0 118V96c20-8 40-8 58 0" fill="url(#gn-hatch)"/>`
  );
}

/** The picture of an event, on 150 by 118. */
export const EVENT_ART: Record<string, string> = { gold: gold(), "high-noon": noon(), poker: poker() };
