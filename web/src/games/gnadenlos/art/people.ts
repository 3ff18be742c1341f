import { portrait, type Looks } from "./portraits";

/** The looks of the 29 adventurers in the box. */
export const PEOPLE: Record<string, Looks> = {
  "old-bram-tucker": { skin: "b", coat: "#57493d", hat: "miner", hatColour: "#4d5157", hair: "grey", hairColour: "#efe7d6", face: "beard bushy", with: "pick", tint: "#e6cd94", neck: null },
  "tin-pan-teddy": { skin: "a", coat: "#55663f", hat: "pan", hatColour: "#9aa0a0", hair: "short", hairColour: "#a4632c", face: "tash", tint: "#e9d296", neck: "#a8452f" },
  "hickory-hobbs": { skin: "a", coat: "#8a3b28", hat: "fur", hatColour: "#7a5a38", hair: "short", hairColour: "#8d4b26", face: "beard squint", tint: "#e3c98f", neck: null },
  "cornelia-flint": { skin: "a", coat: "#4a4f63", hat: "bonnet", hatColour: "#b9a7c4", hair: "short", hairColour: "#8d8377", face: "stern lash", with: "specs nugget", tint: "#ead7a6", neck: null },
  "sifter-sal": { skin: "c", coat: "#39605a", hat: "scarf", hatColour: "#a3361f", hair: "curls", hairColour: "#2b1a10", face: "smile lash", with: "earring nugget", tint: "#e9d296", neck: null },
  "mule-madigan": { skin: "b", coat: "#6f6a4a", hat: "straw", hatColour: "#d9b96a", hair: "short", hairColour: "#5d3b22", face: "sides bushy", with: "straw", tint: "#e2cc9c", neck: "#2f5d84" },
  "nugget-jones": { skin: "a", coat: "#6d4c2f", hat: "slouch", hatColour: "#8a6a42", hair: "grey", hairColour: "#cfc3ae", face: "beard", with: "nugget", tint: "#e6cd94", neck: null },
  "rosalind-vane": { skin: "a", coat: "#7d3a58", hat: "plume", hatColour: "#4c6b57", hair: "long", hairColour: "#d3a24a", face: "lips lash", with: "pearls", tint: "#e6d3a0", neck: null },
  "shiloh-grey": { skin: "b", coat: "#5e5a52", hat: "stetson", hatColour: "#8b857a", hair: "grey", hairColour: "#b8b0a2", face: "tash squint", tint: "#d7cfbd", neck: "#44505a" },
  "deacon-slade": { skin: "a", coat: "#26211f", hat: "flat", hatColour: "#26211f", hair: "grey", hairColour: "#8d8377", face: "squint", with: "collar", tint: "#aebcc4", neck: null },
  "big-nell-harker": { skin: "b", coat: "#7b3b2a", hat: "stetson", hatColour: "#5a3a26", hair: "curls", hairColour: "#8d4b26", face: "smile lash", with: "star", tint: "#c3cdd2", neck: "#2f5d84" },
  "coyote-finch": { skin: "c", coat: "#4a5a66", hat: "flat", hatColour: "#2f3c47", hair: "long", hairColour: "#1f1712", face: "squint", with: "scar", tint: "#b9c6cc", neck: "#b9822b" },
  "preacher-holt": { skin: "d", coat: "#221d26", hat: "stetson", hatColour: "#221d26", hair: "short", hairColour: "#cfc8bd", face: "goatee bushy", with: "collar", tint: "#b7c4cb", neck: null },
  "dusty-marlow": { skin: "b", coat: "#8b6b45", hat: "stetson", hatColour: "#c19a63", hair: "short", hairColour: "#5d3b22", face: "mask squint", with: "belt", tint: "#bfcad0", neck: null },
  "jasmin-dooley": { skin: "a", coat: "#3f5a3a", hat: "flat", hatColour: "#5b3a2a", hair: "braids", hairColour: "#b4521f", face: "wink smile", with: "freckles belt", tint: "#c4d0d4", neck: "#dcae37" },
  "janice-boone": { skin: "b", coat: "#7a5a38", hat: "fur", hatColour: "#9b7a4e", hair: "short", hairColour: "#3b281b", face: "lash smile", with: "tail freckles", tint: "#b9c8cf", neck: "#7b3b2a" },
  "whistling-wade": { skin: "a", coat: "#3d5a73", hat: "bowler", hatColour: "#6a5138", hair: "short", hairColour: "#caa054", face: "whistle", with: "notes", tint: "#c3cdd2", neck: "#a8452f" },
  "tobias-rook": { skin: "d", coat: "#2f4660", hat: "cap", hatColour: "#2f4660", hair: "short", hairColour: "#17100c", face: "smile", tint: "#cfd3c8", neck: "#c8543c" },
  "fingers-malloy": { skin: "a", coat: "#2d3f36", hat: "top", hatColour: "#33291f", hair: "short", hairColour: "#3b281b", face: "pencil", with: "monocle fan", tint: "#dfb3a4", neck: "#7a2f3a" },
  "ace-delacroix": { skin: "d", coat: "#3d2a45", hat: "bowler", hatColour: "#2b2030", hair: "short", hairColour: "#17100c", face: "pencil", with: "ace", tint: "#dfb3a4", neck: "#f4e9d2" },
  "lucky-lorena": { skin: "c", coat: "#7a2f3a", hat: "plume", hatColour: "#3a2230", hair: "curls", hairColour: "#23170f", face: "wink lips", with: "earring ace", tint: "#e3bfae", neck: null },
  "jacky-belle": { skin: "a", coat: "#a3361f", hat: "none", hatColour: "", hair: "bun", hairColour: "#1f1712", face: "lips lash", with: "rose mole pearls", tint: "#e8c3b3", neck: null },
  "silver-pike": { skin: "b", coat: "#474c58", hat: "slouch", hatColour: "#b9bcc0", hair: "long", hairColour: "#d8d5cf", face: "goatee", with: "patch", tint: "#e0b9a8", neck: "#26211f" },
  "doc-pemberton": { skin: "a", coat: "#3c4a3a", hat: "bowler", hatColour: "#33291f", hair: "short", hairColour: "#6a5138", face: "tash", with: "specs pipe", tint: "#e0c9ae", neck: null },
  "ezra-quill": { skin: "b", coat: "#6b5a48", hat: "visor", hatColour: "#5f8f4b", hair: "short", hairColour: "#2b1a10", face: "wide", with: "specs quill", tint: "#e6c5b2", neck: "#26211f" },
  "widow-tansy": { skin: "a", coat: "#33262f", hat: "mourning", hatColour: "#33262f", hair: "bun", hairColour: "#3b281b", face: "lips lash", tint: "#cdb6c6", neck: null },
  "calhoun-reed": { skin: "c", coat: "#e6dcc4", hat: "boater", hatColour: "#e8d6a4", hair: "short", hairColour: "#3b281b", face: "tash", with: "cigar", tint: "#d9c3ae", neck: "#2b5f86" },
  "ida-crowe": { skin: "d", coat: "#39505e", hat: "slouch", hatColour: "#4a3b2c", hair: "long", hairColour: "#17100c", face: "lash", tint: "#d9cdb4", neck: "#dcae37" },
  "greenhorn-gus": { skin: "a", coat: "#8d8a5c", hat: "bowler", hatColour: "#a98d52", hair: "short", hairColour: "#c68a3d", face: "wide grin", with: "straw", tint: "#d6dcc0", neck: "#6f9a57" },
};

const drawn = new Map<string, string>();

/** Give somebody's portrait; a stranger of a host's own box gets the looks of one of ours. */
export function portraitOf(id: string): string {
  let found = drawn.get(id);
  if (!found) {
    const all = Object.values(PEOPLE);
    const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
    found = portrait(PEOPLE[id] ?? all[sum % all.length]!);
    drawn.set(id, found);
  }
  return found;
}
