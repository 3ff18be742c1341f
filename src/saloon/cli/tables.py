"""A game's table drawn for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from saloon.kernel import Game
from saloon.plugins import part, plugins
from saloon.words import Words

Draw = Callable[[object, Sequence[str], Words, Game], RenderableType]


def table_of(view: object, names: Sequence[str], speak: Words, game: Game) -> RenderableType:
    """Draw what a seat sees, as the game draws it; names alone where it does not."""
    terminal = plugins()[game.name].terminal
    if not terminal:
        return Text(" · ".join(names))
    return cast(Draw, part(terminal))(view, names, speak, game)
