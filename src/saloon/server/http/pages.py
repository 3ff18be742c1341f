"""The browser client: its built files, kept in memory and handed out as they are."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

CLIENT: Final = Path(__file__).parents[1] / "client"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
SMALL_ALREADY: Final = (".woff2", ".png")


@dataclass(frozen=True)
class Page:
    """A file of the client, plain and packed."""

    body: bytes
    packed: bytes
    kind: str
    keep: str


@cache
def pages() -> dict[str, Page]:
    """Read the built client; empty where it was never built."""
    if not (CLIENT / "index.html").is_file():
        return {}
    return {
        path.relative_to(CLIENT).as_posix(): read(path)
        for path in sorted(CLIENT.rglob("*"))
        if path.is_file() and path.name != "built-from"
    }


def read(path: Path) -> Page:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    if kind.startswith("text/") or kind.endswith(("+json", "+xml")):
        kind += "; charset=utf-8"
    packed = b"" if path.suffix in SMALL_ALREADY else gzip.compress(body, 9, mtime=0)
    hashed = path.parent.name == "assets"
    return Page(body, packed, kind, FOR_EVER if hashed else ASK_AGAIN)
