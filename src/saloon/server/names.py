"""What people may be called."""

from __future__ import annotations

import unicodedata
from typing import Final

from saloon.server import lookalikes
from saloon.server.wire.errors import ApiError

NOBODY: Final = "—"
"""What those are called whose account is gone."""


def clean_name(name: str) -> str:
    """Bring a name into one form; refuse what is blank or would play tricks on a screen."""
    name = " ".join(unicodedata.normalize("NFC", lookalikes.seen(name)).split())
    shown = all(char.isprintable() and char not in lookalikes.BLANKS for char in name)
    if name == NOBODY or not shown or lookalikes.blank(name):
        raise ApiError("bad-name")
    if not lookalikes.alphabets(name) <= lookalikes.ALPHABETS:
        raise ApiError("bad-name")
    if lookalikes.mixed(name):
        raise ApiError("mixed-name")
    return name


def key_of(name: str) -> str:
    """Give the form in which no two accounts may be called alike."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]
