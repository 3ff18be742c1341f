/** The result as a picture: our own drawing and letters, made into a PNG by the browser itself. */
import display from "../style/fonts/display.woff2?url";
import text from "../style/fonts/text.woff2?url";
import { pluginOf } from "../games/plugins";
import { HATS, LAMP } from "../parts/drawings";
import { colour } from "../parts/seats";

export interface Picture {
  /** The game's name on the server, and as people call it. */
  game: string;
  title: string;
  headline: string;
  rows: readonly { place: number; seat: number; bot: boolean; name: string; score: string; ours: boolean }[];
  house: string;
  foot: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const LEFT = 476;
const ROOM = WIDTH - LEFT - 52;
const SEATS: Record<string, string> = {
  blue: "#4f86ad",
  red: "#c8543c",
  yellow: "#dcae37",
  green: "#6f9a57",
  plum: "#9a6aa8",
  stone: "#a89a86",
};
const FACES = [
  ["Text", "400 900", text],
  ["Display", "400", display],
] as const;

const escaped = (said: string) => said.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Break a sentence into lines that fit, and say how large they can be. */
export function lines(said: string, width: (text: string, size: number) => number): { size: number; lines: string[] } {
  const [first, ...rest] = said.split(/(?<=:) /);
  const broken = rest.length ? [first!, rest.join(" ")] : [said];
  let size = 52;
  while (size > 28 && broken.some((line) => width(line, size) > ROOM)) size -= 2;
  return { size, lines: broken };
}

function measured(said: string, size: number): number {
  const context = document.createElement("canvas").getContext("2d")!;
  context.font = `600 ${size}px "Saloon Text", serif`;
  return context.measureText(said).width;
}

async function base64(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** A picture that is drawn as an image may fetch nothing: letters and poster travel in it. */
async function drawing(picture: Picture): Promise<string> {
  const poster = pluginOf(picture.game)?.poster;
  const [art, ...files] = await Promise.all([
    poster ? fetch(poster.file).then((answer) => answer.text()) : "",
    ...FACES.map(([, , url]) => base64(url)),
  ]);
  const faces = FACES.map(
    ([family, weight], index) =>
      `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${files[index]})}`,
  );
  const head = lines(picture.headline, measured);
  const top = 66 + head.lines.length * head.size * 1.1 + 20;
  const high = Math.min(48, (HEIGHT - 96 - top) / picture.rows.length - 8);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${faces.join("")}text{font-family:Text,serif;font-variant-numeric:lining-nums}.d{font-family:Display,serif}</style>
<defs><linearGradient id="fade"><stop offset="0" stop-color="#17110d" stop-opacity="0"/><stop offset="1" stop-color="#17110d"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#17110d"/>
<svg width="440" height="${HEIGHT}" viewBox="${upright(poster?.tall)}" preserveAspectRatio="xMidYMid slice">${art.replace(/^[^<]*(<\?[^>]*>\s*)?<svg/, '<svg width="400" height="320"')}</svg>
<rect x="300" width="141" height="${HEIGHT}" fill="url(#fade)"/>
<text class="d" x="${LEFT}" y="70" font-size="28" fill="#d6a54a">${escaped(picture.title)}</text>
${head.lines
  .map(
    (line, index) =>
      `<text x="${LEFT}" y="${78 + (index + 1) * head.size * 1.08}" font-size="${head.size}" font-weight="600" fill="#f1e6d2">${escaped(line)}</text>`,
  )
  .join("")}
${picture.rows.map((row, index) => drawnRow(row, top + 14 + index * (high + 8), high)).join("")}
<svg x="${LEFT}" y="${HEIGHT - 78}" width="24" height="33" color="#f0c878">${LAMP}</svg>
<text class="d" x="${LEFT + 36}" y="${HEIGHT - 53}" font-size="24" fill="#f0c878">${escaped(picture.house)}</text>
<text x="${WIDTH - 52}" y="${HEIGHT - 53}" font-size="20" text-anchor="end" fill="#c7b395">${escaped(picture.foot)}</text>
</svg>`;
}

/** The upright part of a poster around what its small piece shows. */
function upright(tall = "0 0 400 320"): string {
  const [x = 0, , width = 400] = tall.split(" ").map(Number);
  const wide = (440 / HEIGHT) * 320;
  return `${Math.min(Math.max(0, x + width / 2 - wide / 2), 400 - wide)} 0 ${wide} 320`;
}

function drawnRow(row: Picture["rows"][number], y: number, high: number): string {
  const hat = Math.min(38, high - 6);
  const middle = y + high / 2;
  const ink = row.ours ? "#2a1c12" : "#f1e6d2";
  const size = Math.min(24, high * 0.52);
  const line = middle + size * 0.34;
  const weight = row.ours ? 700 : 500;
  return `<rect x="${LEFT}" y="${y}" width="${ROOM}" height="${high}" rx="10" fill="${row.ours ? "#f4e9d2" : "#241a13"}"/>
<g fill="${ink}" font-size="${size}" font-weight="${weight}"><text x="${LEFT + 16}" y="${line}" font-weight="700">${row.place}</text>
<text x="${LEFT + 130}" y="${line}">${escaped(row.name)}</text>
<text x="${WIDTH - 68}" y="${line}" text-anchor="end" font-weight="700">${escaped(row.score)}</text></g>
<svg x="${LEFT + 72}" y="${middle - hat / 2}" width="${hat}" height="${hat}" viewBox="-4 -4 40 40"><rect x="-4" y="-4" width="40" height="40" rx="${row.bot ? 11 : 20}" fill="${SEATS[colour(row.seat)]}"/><g fill="#2a1c12">${HATS[colour(row.seat)]}</g></svg>`;
}

/** Draw the picture; give it as a PNG. */
export async function paint(picture: Picture): Promise<HTMLCanvasElement> {
  const drawn = await drawing(picture);
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return canvas;
}
