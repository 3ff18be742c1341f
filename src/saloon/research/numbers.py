"""Which games can be played by numbers."""

from __future__ import annotations

from pkgutil import resolve_name

from saloon import plugins
from saloon.kernel import Message
from saloon.learned.numbering import Numbering


def numbering_of(game: str) -> Numbering:
    """Load the numbers of a game."""
    known = plugins.declarations()
    if game not in known:
        raise ValueError(f"there is no game {game!r}; there are {', '.join(sorted(known))}")
    found = plugins.numbering(game)
    if found is None:
        raise ValueError(f"{game} has no numbering.py, so it cannot be played by numbers")
    return found


def numbered() -> list[str]:
    """Name the games that can be played by numbers."""
    return [game for game in plugins.plugins() if plugins.numbering(game) is not None]


def in_english(message: Message) -> str:
    """Say what was refused. The words are found by name: compiled files that import this would ask
    for libraries that are not there while a wheel is built."""
    sentence: str = resolve_name("saloon.words:words")("en").say(message)
    return sentence
