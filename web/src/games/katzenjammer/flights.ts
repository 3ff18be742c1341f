import type { Change } from "../../table/at.svelte";
import type { Flight } from "../../table/motion";
import type { Kind, View } from "./view";

const SVG = "http://www.w3.org/2000/svg";

function picture(symbol: string, width: number, height: number): () => HTMLElement {
  return () => {
    const box = document.createElement("span");
    Object.assign(box.style, { display: "block", width: `${width}px`, height: `${height}px`, color: "#e9dfca" });
    const svg = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#kb-${symbol}`);
    svg.append(use);
    svg.setAttribute("width", String(width));
    svg.setAttribute("height", String(height));
    box.append(svg);
    return box;
  };
}

const face = (kind: Kind) => picture(`card-${kind || "J"}`, 50, 70);
const back = picture("card-back", 40, 56);
const mouse = picture("i-mouse", 30, 18);

/** The ways of cards and mice in one change: turned, dealt, paid, taken, laid, given. */
export function flights(change: Change, me: number | null): Flight[] {
  const found: Flight[] = [];
  const after = change.after.view as View;
  const add = (flight: Flight): void => void found.push({ ...flight, turn: found.length });
  const place = (seat: number): string => (seat === me ? "hand" : `seat-${seat}`);
  const said = change.entries.flatMap((entry) => entry.say);
  const turned = said.filter(([key]) => key === "kb-turned").length;
  let next = Math.max(0, after.lot.length - turned);
  for (const [key, params] of said) {
    const seat = params.seat as number;
    const cards = (params.cards ?? []) as Kind[];
    switch (key) {
      case "kb-turned":
        add({ from: "pile", to: `lot-${next++}`, show: "to" });
        break;
      case "kb-dealt":
      case "kb-bonus":
        add({ from: "pile", to: place(seat), picture: back });
        break;
      case "kb-dealt-you":
      case "kb-bonus-you":
        add({ from: "pile", to: "hand", picture: face(params.card as Kind) });
        break;
      case "kb-paid":
        for (const kind of cards) {
          add({
            from: seat === me ? `hand-${kind}` : place(seat),
            to: kind ? "discard" : `seat-${seat}`,
            picture: face(kind),
          });
        }
        break;
      case "kb-took":
      case "kb-unsold":
        cards.forEach((_, index) => add({ from: `lot-${index}`, to: key === "kb-took" ? place(seat) : "discard" }));
        break;
      case "kb-laid":
        for (const kind of cards)
          add({ from: seat === me ? `hand-${kind}` : place(seat), to: "discard", picture: face(kind) });
        for (let each = 0; each < (params.mice as number); each++)
          add({ from: "pool", to: place(seat), picture: mouse });
        break;
      case "kb-shed":
        for (let each = 0; each < 4; each++)
          add({ from: seat === me ? "hand-0" : place(seat), to: "discard", picture: face(0) });
    }
  }
  return found;
}
