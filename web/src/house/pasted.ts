import { link } from "../route.svelte";

/** Where a typed code or a pasted link leads in this house; null for what is neither. */
export function whereTo(text: string): string | null {
  const typed = text.trim();
  const hash = typed.indexOf("#/");
  if (hash >= 0) {
    const path = typed.slice(hash);
    return /^#\/(join|table|replay)\/./.test(path) ? path : null;
  }
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return /^[0-9A-Z]{4,16}$/.test(code) ? link("join", code) : null;
}
