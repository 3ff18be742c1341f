"""The keys that the client says: whole ones, and beginnings that it completes."""

from __future__ import annotations

import re

from build_client import WEB

OURS = re.compile(r"(web|(kb|gn|gh)-screen)-")
WHOLE = re.compile(r"""["'`]((?:web|(?:kb|gn|gh)-screen)(?:-[a-z0-9]+)+)["'`]""")
BEGUN = re.compile(r"`((?:web|(?:kb|gn|gh)-screen)-(?:[a-z0-9]+-)*)\$\{")


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
