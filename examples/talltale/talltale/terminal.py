"""The table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from saloon.kernel import Game
from saloon.words import Words
from saloon.words.layout import SideBySide, seat_name

from .view import TallTaleView


def draw(view: object, names: Sequence[str], speak: Words, _game: Game) -> RenderableType:
    """Draw the seats with their horses, the last tale, and the own card."""
    assert isinstance(view, TallTaleView)
    seats = [
        [
            seat_name(speak, names, seat, view.seat, seat == view.turn),
            Text(speak.text("tt-horses", number=horses)),
        ]
        for seat, horses in enumerate(view.horses)
    ]
    lines: list[RenderableType] = [
        Text(speak.text("tt-round", round=view.round), style="dim"),
        SideBySide(seats),
    ]
    if view.claim:
        lines.append(Text(speak.text("tt-claim", number=view.claim)))
    if view.card:
        lines.append(Text(speak.text("tt-own", card=view.card)))
    return Group(*lines)
