import { INK, LINE, SHADE } from "./ink";

/** What makes a face: skin, dress, hat, hair and what they carry. */
export interface Looks {
  skin: "a" | "b" | "c" | "d";
  coat: string;
  hat: keyof typeof HATS;
  hatColour: string;
  hair?: "long" | "curls" | "short" | "grey" | "bun" | "braids" | "";
  hairColour?: string;
  face?: string;
  with?: string;
  tint: string;
  neck?: string | null;
}

const SKIN = { a: "#efd6b0", b: "#d9ab7b", c: "#b07f54", d: "#80573a" };

function circles(points: readonly (readonly [number, number])[], radius: number, colour: string): string {
  return points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" ${LINE}/>`).join("");
}

/** Hair that falls behind the shoulders. */
function hairBehind(kind: string, colour: string): string {
  if (kind === "long") {
    return `<path d="M29 46C26 66 26 78 22 88c10 4 42 4 52 0-4-10-4-22-7-42Z" fill="${colour}" ${LINE}/><path d="M67 48c2 20 2 30 6 40-6 3-12 3-18 3 6-10 8-26 7-40Z" fill="${SHADE}"/>`;
  }
  if (kind === "curls") {
    return circles(
      [
        [28, 52],
        [26, 62],
        [28, 72],
        [68, 52],
        [70, 62],
        [68, 72],
        [30, 44],
        [66, 44],
      ],
      7.5,
      colour,
    );
  }
  return "";
}

/** Plaits hang over the coat. */
function hairBefore(kind: string, colour: string): string {
  if (kind !== "braids") return "";
  return [27, 69]
    .map(
      (x) =>
        circles(
          [
            [x, 62],
            [x, 71],
            [x, 80],
            [x, 89],
          ],
          5.5,
          colour,
        ) + `<path d="M${x - 4} 84h8" stroke="#a3361f" stroke-width="3"/>`,
    )
    .join("");
}

function hairOn(kind: string, colour: string): string {
  if (kind === "short")
    return `<path d="M30 52c-1-14 4-27 18-27s19 13 18 27l-3-1c0-6-1-9-3-12H36c-2 3-3 6-3 12Z" fill="${colour}" ${LINE}/>`;
  if (kind === "grey")
    return `<path d="M31 56c-2-4-2-10-1-14h5l-1 13ZM65 56c2-4 2-10 1-14h-5l1 13Z" fill="${colour}" ${LINE}/>`;
  if (!kind) return "";
  const parting = `<path d="M30 54c-1-16 5-29 18-29s19 13 18 29c-3-6-5-10-7-14-7 1-13 0-18-3-4 4-8 9-11 17Z" fill="${colour}" ${LINE}/>`;
  return kind === "bun" ? parting + `<circle cx="48" cy="20" r="9" fill="${colour}" ${LINE}/>` : parting;
}

function eyes(face: string): string {
  const brows = "M37 46.5c2-1.5 5-1.5 7-.3M52 46.2c2-1.2 5-1.2 7 .3";
  if (face.includes("squint"))
    return `<path d="M37.5 50.5h7M51.5 50.5h7M36.5 46l8 1.8M59.5 46l-8 1.8" fill="none" ${LINE}/>`;
  if (face.includes("wink"))
    return `<ellipse cx="41" cy="51" rx="1.7" ry="1.9" fill="${INK}"/><path d="M51.5 51c2 1.6 5 1.6 7 0${brows}" fill="none" ${LINE}/>`;
  if (face.includes("wide"))
    return `<g fill="#fff8e8" ${LINE}><circle cx="41" cy="51" r="3.6"/><circle cx="55" cy="51" r="3.6"/></g><g fill="${INK}"><circle cx="41.5" cy="51.5" r="1.4"/><circle cx="54.5" cy="51.5" r="1.4"/></g>`;
  if (face.includes("bushy"))
    return `<g fill="${INK}"><circle cx="41" cy="51.5" r="1.8"/><circle cx="55" cy="51.5" r="1.8"/></g><path d="M36 47c3-3 6-2.500 8.500-1M51.500 46c2.500-1.500 5.500-2 8.500 1" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`;
  const open = `<g fill="${INK}"><ellipse cx="41" cy="51" rx="1.7" ry="1.9"/><ellipse cx="55" cy="51" rx="1.7" ry="1.9"/></g><path d="${brows}" fill="none" ${LINE}/>`;
  return face.includes("lash") ? open + `<path d="m37.5 49.5 2 .8M58.5 49.5l-2 .8" ${LINE}/>` : open;
}

function mouth(face: string, hair: string): string {
  if (face.includes("beard")) {
    return `<path d="M31 54c3 5 8 7 17 6 9 1 14-1 17-6 1 14-2 30-17 34-15-4-18-20-17-34Z" fill="${hair}" ${LINE}/><path d="M52 62c5 0 10-2 13-6 0 14-3 27-15 32 4-8 4-17 2-26Z" fill="${SHADE}"/><path d="M43 66c3 1.6 7 1.6 10 0" fill="none" stroke="#f4e9d2" stroke-width="1.6" stroke-linecap="round"/>`;
  }
  if (face.includes("tash"))
    return `<path d="M48 60c-3-2-7-1-9 2-2 3-5 3-7 2 2 5 9 5 12 2 2-1.5 3-1.5 4-1.5s2 0 4 1.5c3 3 10 3 12-2-2 1-5 1-7-2-2-3-6-4-9-2Z" fill="${hair}" ${LINE}/>`;
  if (face.includes("pencil"))
    return `<path d="M41 62c2-1.5 5-1.5 7-.5 2-1 5-1 7 .5" fill="none" stroke="${hair}" stroke-width="2.2" stroke-linecap="round"/><path d="M45 66.5c2 .8 4 .8 6 0" fill="none" ${LINE}/>`;
  if (face.includes("goatee"))
    return `<path d="M42 61.500c4-2 8-2 12 0" fill="none" stroke="${hair}" stroke-width="2.600" stroke-linecap="round"/><path d="M43 65c3-1 7-1 10 0" fill="none" ${LINE}/><path d="M43 69c3 2 7 2 10 0 0 7-2 11-5 13-3-2-5-6-5-13Z" fill="${hair}" ${LINE}/>`;
  if (face.includes("sides"))
    return `<path d="M31 50c-1 9 1 15 6 19l3-8c-4-2-6-6-6-11ZM65 50c1 9-1 15-6 19l-3-8c4-2 6-6 6-11Z" fill="${hair}" ${LINE}/><path d="M42 64c3 3 9 3 12 0Z" fill="#fff8e8" ${LINE}/>`;
  if (face.includes("mask"))
    return `<path d="M31 56c11-3 23-3 34 0 0 10-5 21-17 28-12-7-17-18-17-28Z" fill="#a3361f" ${LINE}/><path d="M50 55c6 0 11 0 15 1 0 10-5 21-17 28 5-8 6-18 2-29Z" fill="${SHADE}"/><g fill="#f4e9d2"><circle cx="40" cy="63" r="1.300"/><circle cx="47" cy="66" r="1.300"/><circle cx="54" cy="63" r="1.300"/><circle cx="44" cy="72" r="1.300"/><circle cx="52" cy="71" r="1.300"/></g>`;
  if (face.includes("whistle"))
    return `<circle cx="48" cy="65" r="2.600" fill="${INK}"/><path d="M43 63c-1 1.500-1 3 0 4M53 63c1 1.500 1 3 0 4" fill="none" ${LINE}/>`;
  if (face.includes("grin"))
    return `<path d="M40 62c4 1.500 12 1.500 16 0-1 7-15 7-16 0Z" fill="#fff8e8" ${LINE}/><path d="M44.500 63v3.500M48 63.300v4M51.500 63v3.500" ${LINE}/>`;
  if (face.includes("smile")) return `<path d="M42 63.5c3 3.6 9 3.6 12-.5" fill="none" ${LINE}/>`;
  if (face.includes("lips"))
    return `<path d="M43.5 64.5c2-1.8 3.2-1.8 4.5-.8 1.3-1 2.5-1 4.5.8-2.5 2.6-6.5 2.6-9 0Z" fill="#9c3b2b" ${LINE}/>`;
  if (face.includes("stern")) return `<path d="M43 66.500c3-2.400 7-2.400 10 0" fill="none" ${LINE}/>`;
  return `<path d="M43 65c3-1 7-1 10 0" fill="none" ${LINE}/>`;
}

type Draw = (paint: string) => string;
const band = (d: string) => `<path d="${d}" fill="${INK}"/>`;
const shade = (d: string) => `<path d="${d}" fill="${SHADE}"/>`;
const shape = (d: string, paint: string) => `<path d="${d}" fill="${paint}" ${LINE}/>`;

const HATS = {
  none: (() => "") as Draw,
  stetson: (c: string) =>
    shape("M29 34C28 16 32 8 38 8c4 0 6 5 10 5s6-5 10-5c6 0 10 8 9 26Z", c) +
    shade("M58 8c6 0 10 8 9 26H55c4-9 5-19 3-26Z") +
    band("M29.2 29h37.6l.2 6H29Z") +
    shape("M8 31c9 7 22 5 40 5s31 2 40-5c-2 10-18 13-40 13S10 41 8 31Z", c),
  bowler: (c: string) =>
    shape("M29 38C27 18 35 10 48 10s21 8 19 28Z", c) +
    shade("M56 12c9 4 12 13 11 26H57c3-10 3-20-1-26Z") +
    band("M28.6 31h38.8l-.2 6H28.8Z") +
    shape("M20 36c6 4 16 4 28 4s22 0 28-4c0 7-10 9-28 9s-28-2-28-9Z", c),
  flat: (c: string) =>
    shape("M30 36 32 16q.5-3 4-3h24q3.5 0 4 3l2 20Z", c) +
    shade("M58 13h2q3.5 0 4 3l2 20H56c3-8 3-16 2-23Z") +
    band("M30.7 29h34.6l.7 7H30Z") +
    `<rect x="12" y="35" width="72" height="7" rx="3.5" fill="${c}" ${LINE}/>`,
  slouch: (c: string) =>
    shape("M30 36c-2-14 4-24 14-25 3 3 8 2 11 1 8 3 13 11 11 24Z", c) +
    shade("M55 12c8 3 13 11 11 24H56c3-9 2-18-1-24Z") +
    shape("M10 44c6-9 22-10 38-10s30 0 38 6c-4 3-8 3-12 2-8-2-18-2-28-2s-24 0-36 4Z", c) +
    band("M30 31c12-3 24-3 36 0v4c-12-2-24-2-36 0Z"),
  mourning: (c: string) =>
    shape("M22 36c2-16 12-24 26-24s24 8 26 24c-4-3-8-4-10-4H32c-2 0-6 1-10 4Z", c) +
    `<path d="M24 34c16-6 32-6 48 0 2 12-2 24-6 32-12-8-24-8-36 0-4-8-8-20-6-32Z" fill="url(#gn-veil)" stroke="${INK}"/><circle cx="66" cy="22" r="5" fill="#7a4f86" ${LINE}/><circle cx="66" cy="22" r="1.8" fill="${INK}"/>`,
  plume: (c: string) =>
    shape("M27 34c0-12 8-20 21-20s21 8 21 20Z", c) +
    shape("M18 34c10-3 20-4 30-4s20 1 30 4c1 3-1 5-4 5-8-2-17-3-26-3s-18 1-26 3c-3 0-5-2-4-5Z", c) +
    shape("M57 27C68 22 74 13 74 3 63 5 55 13 53 25Z", "#c8543c") +
    `<path d="M56 25C62 18 67 11 72 5" fill="none" ${LINE}/>`,
  pan: (c: string) =>
    shape("M26 34C28 20 36 14 48 14s20 6 22 20Z", c) +
    shade("M58 16c7 3 11 9 12 18H58c2-6 2-12 0-18Z") +
    shape("M18 33h60c0 5-4 8-8 8H26c-4 0-8-3-8-8Z", c) +
    `<path d="M26 37h44" stroke="#f4e9d2" stroke-opacity=".7" stroke-width="1.3"/><circle cx="37" cy="24" r="1.5" fill="${INK}"/><circle cx="31" cy="29" r="1.2" fill="${INK}"/>`,
  miner: (c: string) =>
    shape("M29 40C27 22 35 15 48 15s21 7 19 25c-12-4-26-4-38 0Z", c) +
    shade("M57 17c8 4 11 12 10 23-3-1-6-1.7-9-2 2-7 2-15-1-21Z") +
    `<path d="M29 40c12-4 26-4 38 0" fill="none" ${LINE}/><rect x="44" y="11" width="8" height="16" rx="1.500" fill="#fff8e8" ${LINE}/><path d="M48 11V8" ${LINE}/><path d="M48 1c3 3 3.500 5 0 7.500C44.500 6 45 4 48 1Z" fill="#f0a73c" ${LINE}/><path d="M41 27h14" stroke="${INK}" stroke-width="2.400"/>`,
  fur: (c: string) =>
    shape(
      "M27 41c-3-3-1-7 1-9-1-4 2-8 5-9 1-5 6-8 10-7 3-3 8-3 11 0 5-1 9 2 10 6 4 2 6 6 5 10 2 2 3 6 0 9-3 2-6 2-8 0-8 2-18 2-26 0-2 2-5 2-8 0Z",
      c,
    ) +
    shade("M56 17c5 0 8 2 8 5 4 2 6 6 5 10 2 2 3 6 0 9-3 2-6 2-8 0h-5c3-7 3-16 0-24Z") +
    `<path d="M34 26l2 4M42 21l1 4M51 20v4M59 25l-2 4M38 34l1 4M47 34v4M56 34l-1 4" fill="none" ${LINE}/>`,
  bonnet: (c: string) =>
    shape("M22 66C16 40 24 10 48 10s32 30 26 56c-3-2-6-8-7-15-1-12-8-19-19-19s-18 7-19 19c-1 7-4 13-7 15Z", c) +
    shade("M60 14c14 9 17 32 14 52-3-2-6-8-7-15 0-14-2-26-7-37Z") +
    `<path d="M27 48C29 32 37 25 48 25s19 7 21 23" fill="none" stroke="#fff8e8" stroke-width="2"/><path d="M25 64c2 10 10 14 16 16M71 64c-2 10-10 14-16 16" fill="none" stroke="${c}" stroke-width="4"/>`,
  scarf: (c: string) =>
    shape("M29 42C26 22 36 12 48 12s22 10 19 30c-11-7-27-7-38 0Z", c) +
    shade("M58 15c9 5 11 16 9 27-3-2-6-3-9-4 3-8 3-16 0-23Z") +
    shape("M66 38c6 0 11 3 13 8-5 1-8 0-10-2 0 4-1 7-4 9-2-4-2-10 1-15Z", c) +
    `<g fill="#fff8e8"><circle cx="38" cy="26" r="2"/><circle cx="48" cy="20" r="2"/><circle cx="57" cy="28" r="2"/><circle cx="46" cy="30" r="2"/></g>`,
  straw: (c: string) =>
    shape("M30 36c-1-14 5-22 18-22s19 8 18 22Z", c) +
    shade("M57 16c7 4 10 11 9 20H57c2-7 2-14 0-20Z") +
    `<path d="M30 30h36v5H30Z" fill="#a3361f"/>` +
    shape(
      "M3 40c4-3 6-1 9-4 10-3 22-4 36-4s26 1 36 4c3 3 5 1 9 4-3 3-7 2-10 5-3-2-6-1-8 1-8-3-17-4-27-4s-19 1-27 4c-2-2-5-3-8-1-3-3-7-2-10-5Z",
      c,
    ) +
    `<path d="M14 40l8-3M74 37l8 3M36 20v8M43 17v10M53 17v10M60 20v8" fill="none" stroke="${INK}" stroke-opacity=".55"/>`,
  cap: (c: string) =>
    shape("M30 38C27 24 31 15 36 14h24c5 1 9 10 6 24-11-4-25-4-36 0Z", c) +
    shade("M58 14h2c5 1 9 10 6 24-3-1-6-2-9-2 3-7 3-15 1-22Z") +
    shape("M27 40c4-7 38-7 42 0 2 4 0 6-2 5-11-5-27-5-38 0-2 1-4-1-2-5Z", INK) +
    `<circle cx="48" cy="25" r="5" fill="#dcae37" ${LINE}/><path d="M45 25h6M48 22v6" ${LINE}/>`,
  top: (c: string) =>
    shape("M31 36 29 6q19-5 38 0l-2 30Z", c) +
    shade("M56 3q6 1 11 3l-2 30H55c3-11 3-22 1-33Z") +
    `<path d="M30.600 28h34.800l-.4 8H31Z" fill="#8a3b28"/>` +
    shape("M16 33c8 6 20 6 32 6s24 0 32-6c1 8-12 12-32 12S15 41 16 33Z", c),
  visor: (c: string) =>
    `<path d="M30 40c2-9 9-13 18-13s16 4 18 13" fill="none" stroke="${INK}" stroke-width="6"/><path d="M30 40c2-9 9-13 18-13s16 4 18 13" fill="none" stroke="${c}" stroke-width="3.600"/><path d="M27 42c5-8 37-8 42 0 3 5 1 8-2 7-11-6-27-6-38 0-3 1-5-2-2-7Z" fill="${c}" fill-opacity=".85" ${LINE}/>`,
  boater: (c: string) =>
    shape("M31 34V17h34v17Z", c) +
    shade("M56 17h9v17H56Z") +
    `<path d="M31 27h34v7H31Z" fill="#2b5f86"/>` +
    `<rect x="14" y="33" width="68" height="6.500" rx="3" fill="${c}" ${LINE}/>`,
};

const EXTRAS: Record<string, string> = {
  specs: `<g fill="#fff8e8" fill-opacity=".55" ${LINE}><circle cx="41" cy="51.5" r="5.5"/><circle cx="55" cy="51.5" r="5.5"/><path d="M46.5 51h3" fill="none"/></g>`,
  straw: `<path d="m52 66 14 5" stroke="#b58a2e" stroke-width="2" stroke-linecap="round"/>`,
  pipe: `<path d="m52 66 12 4" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/><path d="M62 65h8v7c0 3-6 3-7 0Z" fill="#6b4a2c" ${LINE}/><path d="M67 61c-3-3 2-5 0-9" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="1.2"/>`,
  cigar: `<path d="m52 66 13 3.500" stroke="${INK}" stroke-width="5.500"/><path d="m52 66 12 3.200" stroke="#7b5230" stroke-width="3.600"/><path d="m64 69 2.500.7" stroke="#d8654a" stroke-width="3.600"/><path d="M68 65c4-4-1-6 2-11" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="1.200"/>`,
  nugget: `<g transform="translate(-13 3)"><path d="m70 86 4-6 8-2 6 5-1 8-9 3Z" fill="#dcae37" ${LINE}/><path d="m74 80 4 5 9-2M78 85v9" fill="none" ${LINE}/></g>`,
  star: `<path d="m64 85 2 4.5 5 .5-3.8 3.2 1.2 4.8-4.4-2.6-4.4 2.6 1.2-4.8-3.8-3.2 5-.5Z" fill="#dcae37" ${LINE}/>`,
  ace: `<g transform="translate(-9 4) rotate(14 76 84)"><rect x="68" y="74" width="15" height="21" rx="2" fill="#fffaf0" ${LINE}/><path d="M75.5 79c2.5 2.8 4.5 4.2 4.5 6.5 0 2-2.8 2.6-3.6.8.2 1.4.7 2.2 1.3 2.7h-4.4c.6-.5 1.1-1.3 1.3-2.7-.8 1.8-3.6 1.2-3.6-.8 0-2.3 2-3.7 4.5-6.5Z" fill="${INK}"/></g>`,
  fan: [-22, 2, 26]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 72 104)"><rect x="65" y="76" width="14" height="22" rx="2" fill="#fffaf0" ${LINE}/><path d="m72 81 3.500 5-3.500 5-3.500-5Z" fill="#a3361f"/></g>`,
    )
    .join(""),
  patch: `<path d="M49 47h12v4c0 4-3 6-6 6s-6-2-6-6Z" fill="${INK}"/><path d="m31 44 30 4" stroke="${INK}" stroke-width="1.6"/>`,
  monocle: `<circle cx="55" cy="51" r="6" fill="#fff8e8" fill-opacity=".55" stroke="#b8861b" stroke-width="1.800"/><path d="M60 55c2 8 0 16-2 24" fill="none" stroke="#b8861b"/>`,
  earring: `<circle cx="31" cy="62" r="2.6" fill="#dcae37" ${LINE}/><circle cx="65" cy="62" r="2.6" fill="#dcae37" ${LINE}/>`,
  scar: `<path d="m57 56 4 7M57 60l4-1M58 63l4-1" fill="none" ${LINE}/>`,
  freckles: `<g fill="#a4632c"><circle cx="37" cy="56" r=".9"/><circle cx="39.500" cy="58" r=".9"/><circle cx="36" cy="59" r=".9"/><circle cx="59" cy="56" r=".9"/><circle cx="56.500" cy="58" r=".9"/><circle cx="60" cy="59" r=".9"/></g>`,
  mole: `<circle cx="55" cy="61" r="1.200" fill="${INK}"/>`,
  collar: `<path d="M38 80h20l-2 8H40Z" fill="${INK}"/><rect x="44.5" y="81" width="7" height="6" fill="#fff8e8"/>`,
  pearls: `<g fill="#fff8e8" stroke="${INK}" stroke-width="1">${[38, 42, 46, 50, 54, 58].map((x) => `<circle cx="${x}" cy="${83 - Math.abs(x - 48) / 3}" r="2.300"/>`).join("")}</g>`,
  rose: `<circle cx="63" cy="27" r="6.500" fill="#c8543c" ${LINE}/><path d="M60 27c0-3 6-3 6 0s-4 3-4 1" fill="none" ${LINE}/><path d="M68 32c3 0 5 2 5 5-3 0-5-2-5-5Z" fill="#6f9a57" ${LINE}/>`,
  pick: `<path d="M79 104 71 62" stroke="${INK}" stroke-width="5.500"/><path d="M79 104 71 62" stroke="#8a6a42" stroke-width="3"/><path d="M55 66c6-8 20-12 34-8-10 0-24 4-34 8Z" fill="#9aa0a0" ${LINE}/>`,
  quill: `<path d="M66 52C80 44 88 32 89 18 76 24 68 36 64 52Z" fill="#f6ead0" ${LINE}/><path d="M65 55C71 43 79 30 88 20" fill="none" ${LINE}/>`,
  tail: `<path d="M64 34c8 2 12 12 10 22-2 8-7 12-9 6 1-8 0-18-4-26Z" fill="#8a6a42" ${LINE}/><path d="M70 42l4-1M71 50h5M69 57l5 1" stroke="${INK}" stroke-width="3"/>`,
  notes: `<g fill="${INK}"><ellipse cx="72" cy="60" rx="3" ry="2.300"/><ellipse cx="82" cy="50" rx="3" ry="2.300"/></g><path d="M75 60V49M85 50V39M75 49l10-10" fill="none" ${LINE}/>`,
  belt: `<path d="M14 92 60 104H30L10 98Z" fill="#6b4a2c" ${LINE}/>${[20, 30, 40, 50].map((x) => `<rect x="${x}" y="${91 + (x - 14) * 0.24}" width="4" height="8" rx="1" fill="#dcae37" stroke="${INK}" stroke-width=".8"/>`).join("")}`,
};

/** Draw somebody on a field of 96 by 104, as an engraving on tinted paper. */
export function portrait(looks: Looks): string {
  const { skin, coat, hat, hatColour, tint } = looks;
  const hair = looks.hair ?? "";
  const hairColour = looks.hairColour ?? "#3b281b";
  const face = looks.face ?? "";
  const carried = (looks.with ?? "").split(" ").filter(Boolean);
  const behind = carried.filter((each) => each === "pick" || each === "tail");
  const before = carried.filter((each) => each !== "pick" && each !== "tail");
  const extras = (names: string[]) => names.map((name) => EXTRAS[name] ?? "").join("");
  const body =
    `<path d="M5 104C7 87 24 81 38 79h20c14 2 31 8 33 25Z" fill="${coat}" ${LINE}/><path d="M58 79c14 2 31 8 33 25H62c3-8 1-18-4-25Z" fill="${SHADE}"/>` +
    `<path d="M38 79 48 97l10-18Z" fill="#f6ead0" ${LINE}/>` +
    `<path d="M40 66h16v12c0 5-4 8-8 8s-8-3-8-8Z" fill="${SKIN[skin]}" ${LINE}/><path d="M41 74c4 4 10 4 14-1v5c0 4-4 7-7 7s-6-3-7-6Z" fill="${SHADE}"/>`;
  const neck = looks.neck
    ? `<path d="M36 79c6 5 18 5 24 0l2 6c-4 4-8 5-11 5l3 10-6-3-6 3 3-10c-3 0-7-1-11-5Z" fill="${looks.neck}" ${LINE}/>`
    : "";
  const head = `<path d="M31 48c0-14 7-22 17-22s17 8 17 22c0 16-8 27-17 27S31 64 31 48Z" fill="${SKIN[skin]}" ${LINE}/><path d="M56 28c6 3 9 11 9 20 0 16-8 27-17 27 8-7 12-20 8-47Z" fill="${SHADE}"/>`;
  return (
    `<rect width="96" height="104" fill="${tint}"/><rect width="96" height="104" fill="url(#gn-lines)"/><circle cx="48" cy="50" r="37" fill="#fff6e2" fill-opacity=".75"/>` +
    hairBehind(hair, hairColour) +
    extras(behind) +
    body +
    neck +
    head +
    hairOn(hair, hairColour) +
    eyes(face) +
    `<path d="M48 51c1 3 2.5 5 1.5 7-.8 1-2 1-3 .5" fill="none" ${LINE}/>` +
    mouth(face, hairColour) +
    HATS[hat](hatColour) +
    hairBefore(hair, hairColour) +
    extras(before)
  );
}
