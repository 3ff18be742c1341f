"""The words of a lesson in one language."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from saloon.plugins import folder


@dataclass(frozen=True)
class Sayings:
    """What the coach says: at each moment, and to each move that is legal and weaker."""

    moments: dict[str, str]
    asides: dict[str, str]


@cache
def sayings(game: str, lang: str) -> Sayings:
    """Read the words of a game's lesson; languages are those of the rulebooks."""
    data = tomllib.loads((folder(game) / "lesson" / f"{lang}.toml").read_text("utf-8"))
    return Sayings(dict(data["moments"]), dict(data["asides"]))
