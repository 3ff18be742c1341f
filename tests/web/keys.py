"""The keys that the client says: whole ones, and beginnings that it completes."""

from __future__ import annotations

import re

from build_client import WEB
from saloon.plugins import plugins

GAMES = "|".join(plugin.prefix for plugin in plugins().values())
START = f"(?:web|(?:{GAMES})-screen)"
OURS = re.compile(f"{START}-")
WHOLE = re.compile(rf"""["'`]({START}(?:-[a-z0-9]+)+)["'`]""")
BEGUN = re.compile(rf"`({START}-(?:[a-z0-9]+-)*)\$\{{")


def source() -> str:
    """Give all of the client's source but its tests."""
    found = [
        path
        for path in (WEB / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    ]
    return "\n".join(path.read_text("utf-8") for path in sorted(found))


def is_ours(key: str) -> bool:
    """Tell whether only the client says a key."""
    return OURS.match(key) is not None
