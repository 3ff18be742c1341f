"""Which games can be played by numbers."""

from __future__ import annotations

from typing import cast

from saloon import plugins
from saloon.learned.numbering import Numbering


def numbering_of(game: str) -> Numbering:
    """Load the numbers of a game."""
    known = plugins.declarations()
    if game not in known:
        raise ValueError(f"there is no game {game!r}; there are {', '.join(sorted(known))}")
    found = plugins.part(game, plugins.NUMBERING)
    if found is None:
        raise ValueError(f"{game} has no numbering.py, so it cannot be played by numbers")
    return cast(Numbering, found)


def numbered() -> list[str]:
    """Name the games that can be played by numbers."""
    games = plugins.plugins()
    return [game for game in games if plugins.part(game, plugins.NUMBERING) is not None]
