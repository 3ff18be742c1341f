"""How tables are laid out on wide and on narrow terminals."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saloon.cli.terminal import out
from saloon.kernel import Seat
from saloon.words import Words

NARROW = 64
"""Below so many columns, what belongs to a seat stands in a line of its own."""


def seat_name(
    speak: Words, names: Sequence[str], seat: Seat, you: Seat | None, on_turn: bool
) -> Text:
    """Name a seat; an arrow points at whose turn it is."""
    mark = "►" if on_turn else " "
    return Text(f"{mark} {speak.seat(seat, names)}", style="bold" if seat == you else "")


def side_by_side(rows: Sequence[Sequence[Text]]) -> RenderableType:
    """Set rows in columns, or each in a line where there is no room."""
    if out.width < NARROW:
        return Group(*[Text(", ").join([cell for cell in row if cell]) for row in rows])
    grid = Table.grid(padding=(0, 2))
    for row in rows:
        grid.add_row(*row)
    return grid
