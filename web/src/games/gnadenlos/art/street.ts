/** Main street of Tuzza City, 960 by 176: the skyline is the scale of the prestige track. */
export const WIDE = 960;
export const HIGH = 176;
export const LEFT = -16;
const GROUND = 106;
const FIRST = 9;
const LENGTH = 910;

interface Stretch {
  name: string;
  first: number;
  last: number;
}

/** Where the middle of a space is. */
export function spaceAt(space: number, spaces: number): number {
  return FIRST + (LENGTH / spaces) * (space - 0.5);
}

/** Where a zone begins and ends. */
export function spanOf(zone: Stretch, spaces: number): [number, number] {
  const pitch = LENGTH / spaces;
  return [FIRST + pitch * (zone.first - 1), FIRST + pitch * zone.last];
}

type Window = [x: number, y: number, wide?: number, high?: number, lit?: boolean];

function pane([x, y, wide = 9, high = 13, lit = true]: Window): string {
  const glass = lit ? "var(--gn-lamp)" : "var(--gn-dark)";
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${glass}" stroke="var(--gn-line)" stroke-width=".8"/><path d="M${x + wide / 2} ${y}v${high}M${x} ${y + high / 2}h${wide}" stroke="var(--gn-house)" stroke-width="1.2"/>`;
}

function planks(x: number, y: number, wide: number, step: number): string {
  let lines = "";
  for (let each = Math.floor(y) + step; each < GROUND; each += step) lines += `M${x} ${each}h${wide}`;
  return `<path d="${lines}" stroke="var(--gn-line)" stroke-opacity=".34" stroke-width=".7"/>`;
}

type Roof = "flat" | "step" | "arch" | "gable" | "tent";

function house(x: number, wide: number, high: number, roof: Roof, windows: Window[] = [], step = 5): string {
  const y = GROUND - high;
  const outline = {
    flat: `M${x} ${GROUND}V${y + 4}h-2v-4h${wide + 4}v4h-2V${GROUND}Z`,
    step: `M${x} ${GROUND}V${y + 12}h${wide * 0.22}V${y + 5}h${wide * 0.13}V${y}h${wide * 0.3}v5h${wide * 0.13}v7H${x + wide}V${GROUND}Z`,
    arch: `M${x} ${GROUND}V${y + 10}h${wide * 0.18}C${x + wide * 0.25} ${y - 4} ${x + wide * 0.75} ${y - 4} ${x + wide * 0.82} ${y + 10}H${x + wide}V${GROUND}Z`,
    gable: `M${x} ${GROUND}V${y + 14}L${x + wide / 2} ${y}L${x + wide} ${y + 14}V${GROUND}Z`,
    tent: `M${x} ${GROUND}L${x + wide * 0.12} ${y + high * 0.5}L${x + wide / 2} ${y}L${x + wide * 0.88} ${y + high * 0.5}L${x + wide} ${GROUND}Z`,
  }[roof];
  const walls = `<path d="${outline}" fill="var(--gn-house)" stroke="var(--gn-line)"/>`;
  const middle = x + wide / 2;
  const seams =
    roof === "tent"
      ? `<path d="M${middle} ${y}V${GROUND}M${middle} ${y + 4}L${x + wide * 0.34} ${GROUND}M${middle} ${y + 4}L${x + wide * 0.66} ${GROUND}" stroke="var(--gn-line)" stroke-opacity=".6" stroke-width=".8" fill="none"/>`
      : planks(x, y + 14, wide, step);
  return walls + seams + windows.map(pane).join("");
}

function doors(x: number): string {
  return `<path d="M${x - 7} ${GROUND}V${GROUND - 20}h14V${GROUND}Z" fill="var(--gn-lamp)" stroke="var(--gn-line)"/><path d="M${x - 7} ${GROUND - 13}q3.5 3 7 0 3.5 3 7 0v9h-14Z" fill="var(--gn-house)" stroke="var(--gn-line)" stroke-width=".7"/>`;
}

const HOTEL: Window[] = [
  ...(
    [
      [654, true],
      [670, true],
      [686, false],
      [726, true],
      [742, true],
      [758, true],
    ] as const
  ).map(([x, lit]): Window => [x, 76, 10, 12, lit]),
  ...(
    [
      [654, true],
      [670, false],
      [742, true],
      [758, true],
    ] as const
  ).map(([x, lit]): Window => [x, 91, 10, 14, lit]),
];

/** The houses of each zone, drawn for the box's track and stretched for another. */
const HOUSES: Record<string, { from: number; to: number; sign: number; signAt: number; draw: string }> = {
  grey: {
    from: 9,
    to: 321,
    sign: 46,
    signAt: 0.81,
    draw:
      house(16, 40, 36, "tent") +
      house(66, 34, 42, "gable", [[78, 74, 8, 10, false]]) +
      house(108, 46, 34, "tent") +
      house(166, 40, 44, "flat", [
        [173, 76],
        [190, 76, 9, 13, false],
      ]) +
      house(214, 96, 58, "flat", [
        [222, 86, 10, 14],
        [240, 86, 10, 14, false],
        [276, 86, 10, 14],
        [293, 86, 10, 14],
      ]),
  },
  beige: {
    from: 321,
    to: 477,
    sign: 37,
    signAt: 0.51,
    draw:
      house(324, 30, 46, "gable", [[334, 72]]) +
      house(352, 98, 74, "step", [
        [362, 82, 10, 16],
        [380, 82, 10, 16],
        [412, 82, 10, 16, false],
        [430, 82, 10, 16],
      ]) +
      house(452, 22, 50, "flat", [[458, 70]]) +
      doors(401),
  },
  copper: {
    from: 477,
    to: 633,
    sign: 36,
    signAt: 0.51,
    draw:
      house(482, 26, 54, "flat", [[490, 66]]) +
      house(508, 96, 80, "arch", [
        [516, 80, 12, 18],
        [534, 80, 12, 18],
        [566, 80, 12, 18],
        [584, 80, 12, 18],
      ]) +
      house(606, 24, 48, "gable", [[613, 76]]) +
      doors(556),
  },
  plum: { from: 633, to: 789, sign: 30, signAt: 0.5, draw: house(646, 130, 92, "step", HOTEL, 4) + doors(711) },
  green: {
    from: 789,
    to: 919,
    sign: 42,
    signAt: 0.485,
    draw:
      house(796, 112, 70, "flat", [
        [806, 82, 12, 18],
        [826, 82, 12, 18],
        [866, 82, 12, 18],
        [886, 82, 12, 18],
      ]) +
      doors(852) +
      '<path d="M834 36h36v-8h-4l-14-16-14 16h-4Z" fill="var(--gn-house)" stroke="var(--gn-line)"/><circle cx="852" cy="26" r="5.5" fill="var(--gn-lamp)" stroke="var(--gn-line)"/><path d="M852 22.5V26l2 1.5" stroke="#1a100a" fill="none"/><path d="M852 12V2l12 3-12 3" fill="var(--gn-zone-green)" stroke="var(--gn-line)" stroke-width=".8"/>',
  },
};

/** Draw the houses of a zone, as wide as its spaces. */
export function houses(zone: Stretch, spaces: number): string {
  const { from, to, draw } = HOUSES[zone.name] ?? HOUSES.beige!;
  const [start, end] = spanOf(zone, spaces);
  return `<g transform="translate(${start} 0) scale(${((end - start) / (to - from)).toFixed(4)} 1) translate(${-from} 0)">${draw}</g>`;
}

/** Where the sign of a zone hangs. */
export function signAt(zone: Stretch, spaces: number): [x: number, y: number] {
  const { sign, signAt: part } = HOUSES[zone.name] ?? HOUSES.beige!;
  const [start, end] = spanOf(zone, spaces);
  return [start + (end - start) * part, sign];
}

const round = (number: number, places = 1) => number.toFixed(places);

/** Sky, sun, mesas and birds: as many vultures in the air as the game has seen. */
export function sky(vultures: number): string {
  let drawn =
    '<defs><linearGradient id="gn-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" style="stop-color:var(--gn-sky1)"/><stop offset=".62" style="stop-color:var(--gn-sky2)"/><stop offset="1" style="stop-color:var(--gn-sky3)"/></linearGradient>' +
    '<radialGradient id="gn-glow" cx="854" cy="100" r="330" gradientUnits="userSpaceOnUse"><stop offset="0" style="stop-color:var(--gn-glow)" stop-opacity=".95"/><stop offset="1" style="stop-color:var(--gn-glow)" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="gn-dirt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" style="stop-color:var(--gn-dirt1)"/><stop offset="1" style="stop-color:var(--gn-dirt2)"/></linearGradient></defs>' +
    `<rect x="${LEFT}" width="${WIDE}" height="${GROUND + 2}" fill="url(#gn-sky)"/><rect x="${LEFT}" width="${WIDE}" height="${GROUND + 2}" fill="url(#gn-glow)"/>`;
  for (let y = 3; y < GROUND; y += 3.4) {
    const depth = y / GROUND;
    drawn += `<path d="M${LEFT} ${round(y)}H944" stroke="var(--gn-etch)" stroke-width="${round(1.5 - 1.1 * depth, 2)}" stroke-opacity="${round(0.34 - 0.16 * depth, 2)}"/>`;
  }
  let rays = "";
  for (let degrees = 182; degrees < 360; degrees += 6) {
    const angle = (degrees * Math.PI) / 180;
    const odd = Math.floor(degrees / 6) % 2;
    const [near, far] = odd ? [46, 92] : [52, 118];
    rays += `M${round(854 + near * Math.cos(angle))} ${round(100 + near * Math.sin(angle))}L${round(854 + far * Math.cos(angle))} ${round(100 + far * Math.sin(angle))}`;
  }
  drawn += `<path d="${rays}" stroke="var(--gn-ray)" stroke-opacity=".5"/><circle cx="854" cy="100" r="40" fill="var(--gn-sun)"/>`;
  drawn += `<path d="M${LEFT} ${GROUND}V80l62-12 30 4 34-16h64l20 18 60 6 40-12h30l24 14 66 6 52-22h72l18 16 70 8 60-6 40-12h40l22 14 60 8 60 0V${GROUND}Z" fill="var(--gn-far)" stroke="var(--gn-line)" stroke-opacity=".5" stroke-width=".8"/>`;
  for (let bird = 0; bird < vultures; bird++) {
    const x = 60 + (bird % 4) * 58 + (bird >= 4 ? 28 : 0);
    const y = 18 + (bird % 3) * 9 + (bird >= 4 ? 12 : 0);
    drawn += `<path d="M${x} ${y}c5-5 9-4 12 0 3-4 7-5 12 0-5-2-8-1-10 2l-2 3-2-3c-2-3-5-4-10-2Z" fill="var(--gn-dark)" stroke="var(--gn-line)" stroke-width=".6"/>`;
  }
  return drawn;
}

/** Boardwalk and dust. */
export function dirt(): string {
  let boards = "";
  for (let x = -12; x < 944; x += 11) boards += `M${x} ${GROUND}v6`;
  let drawn = `<rect x="${LEFT}" y="${GROUND}" width="${WIDE}" height="6" fill="var(--gn-walk)"/><path d="${boards}" stroke="var(--gn-dark)" stroke-opacity=".6"/>`;
  drawn += `<rect x="${LEFT}" y="${GROUND + 6}" width="${WIDE}" height="${HIGH - GROUND - 6}" fill="url(#gn-dirt)"/>`;
  for (let rut = 0; rut < 9; rut++) {
    const y = GROUND + 12 + rut * 6.3;
    drawn += `<path d="M${LEFT} ${round(y)}C${140 + rut * 20} ${round(y - 2)} ${260 + rut * 30} ${round(y + 2.5)} 464 ${round(y)}S${760 - rut * 12} ${round(y - 2.5)} 944 ${round(y)}" fill="none" stroke="var(--gn-etch)" stroke-opacity="${round(0.12 + 0.02 * rut, 2)}" stroke-width=".8"/>`;
  }
  return drawn;
}
