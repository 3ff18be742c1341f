"""How tables are laid out on wide and on narrow terminals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from saloon.kernel import Seat
from saloon.words.catalogue import Words

NARROW = 64
"""Below so many columns, what belongs to a seat stands in a line of its own."""


def seat_name(
    speak: Words, names: Sequence[str], seat: Seat, you: Seat | None, on_turn: bool
) -> Text:
    """Name a seat; an arrow points at whose turn it is."""
    mark = "►" if on_turn else " "
    return Text(f"{mark} {speak.seat(seat, names)}", style="bold" if seat == you else "")


class SideBySide:
    """Rows set in columns, or each in a line where there is no room."""

    def __init__(self, rows: Sequence[Sequence[Text]]) -> None:
        self.rows = rows

    def __rich_console__(
        self, _console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        if options.max_width < NARROW:
            yield Group(*[Text(", ").join([cell for cell in row if cell]) for row in self.rows])
            return
        grid = Table.grid(padding=(0, 2))
        for row in self.rows:
            grid.add_row(*row)
        yield grid
