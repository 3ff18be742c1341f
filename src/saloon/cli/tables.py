"""A game's table drawn for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from saloon.kernel import Game, Message
from saloon.plugins import TERMINAL, part
from saloon.words import Words

Draw = Callable[[object, Sequence[str], Words, Game], RenderableType]
Coach = Callable[[object], Message | None]


def table_of(view: object, names: Sequence[str], speak: Words, game: Game) -> RenderableType:
    """Draw what a seat sees, as the game draws it; names alone where it does not."""
    draw = cast(Draw | None, part(game.name, TERMINAL))
    return Text(" · ".join(names)) if draw is None else draw(view, names, speak, game)


def coach_of(view: object, game: Game) -> Message | None:
    """What the game's coach says of a decision; nothing where there is none."""
    coach = cast(Coach | None, getattr(part(game.name, "terminal"), "coach", None))
    return None if coach is None else coach(view)


def drawn_of(game: Game) -> Sequence[str]:
    """The keys of lines that would only drown the others: what they say is on the drawn table."""
    return cast(Sequence[str], getattr(part(game.name, "terminal"), "DRAWN", ()))
