"""A game's table drawn for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from saloon.cli.tables.gadshill import gadshill_table
from saloon.cli.tables.gnadenlos import gnadenlos_table
from saloon.cli.tables.katzenjammer import katzenjammer_table
from saloon.games.gadshill import GadsHill, GadsHillView
from saloon.games.gnadenlos import GnadenlosView
from saloon.games.katzenjammer import KatzenjammerView
from saloon.kernel import Game
from saloon.words import Words


def table_of(view: object, names: Sequence[str], speak: Words, game: Game) -> RenderableType:
    """Draw what a seat sees."""
    if isinstance(view, KatzenjammerView):
        return katzenjammer_table(view, names, speak)
    if isinstance(view, GnadenlosView):
        return gnadenlos_table(view, names, speak)
    if isinstance(view, GadsHillView) and isinstance(game, GadsHill):
        return gadshill_table(view, names, speak, game.town)
    raise TypeError(f"no table is drawn for {type(view).__name__}")
