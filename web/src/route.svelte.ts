import { thereafter } from "./table/drawn";

/**
 * Where we are. Paths live behind the `#`: an invitation's secret never reaches a server's log or
 * another site, and the client works behind any path prefix.
 */
export interface Place {
  /** The path's parts: `#/table/abc` is `["table", "abc"]`. */
  path: readonly string[];
  query: URLSearchParams;
}

export function parse(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  return {
    path: path.split("/").filter(Boolean).map(decode),
    query: new URLSearchParams(query),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Write a place as a link: `link("table", id)`. */
export function link(...parts: (string | number)[]): string {
  return "#/" + parts.map((part) => encodeURIComponent(part)).join("/");
}

let here: Place = $state.raw(parse(location.hash));
addEventListener("hashchange", () => thereafter(() => (here = parse(location.hash))));

export function place(): Place {
  return here;
}

export function go(where: string, options: { replace?: boolean } = {}): void {
  if (options.replace) {
    history.replaceState(null, "", where);
    here = parse(location.hash);
  } else {
    location.hash = where;
  }
}
