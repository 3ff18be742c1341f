"""What `render` shows: the table as text, and an observation as a picture."""

from __future__ import annotations

import io
from typing import Final, cast

import numpy as np
import numpy.typing as npt
from rich.console import Console, RenderableType

from saloon import plugins
from saloon.kernel import Seat, State
from saloon.learned.numbering import Field
from saloon.research.episode import Rules
from saloon.words import words

WIDE: Final = 100
CELL: Final = 6
"""Pixels of a number, one of them a gap."""
ROW: Final = 64
"""Numbers in a row; a longer field takes several."""
PAPER: Final = (244, 233, 210)
NONE: Final = (255, 250, 240)
FULL: Final = (42, 28, 18)


def text(rules: Rules, state: State, seat: Seat | None) -> str:
    """Draw what a seat sees, as the terminal shows it."""
    names = [f"seat_{each}" for each in range(rules.players)]
    draw = plugins.part(rules.game.name, plugins.TERMINAL)
    console = Console(file=io.StringIO(), width=WIDE, color_system=None)
    if callable(draw):
        drawn: RenderableType = draw(state.observe(seat), names, words("en"), rules.game)
        console.print(drawn)
    else:
        console.print(" · ".join(names))
    return cast(io.StringIO, console.file).getvalue()


def rows_of(field: Field) -> int:
    return -(-field.size // ROW)


def picture(fields: tuple[Field, ...], written: bytes) -> npt.NDArray[np.uint8]:
    """Paint an observation: each field begins a row, and the darker a cell, the larger it is."""
    height = sum(rows_of(field) for field in fields)
    image = np.empty((height * CELL, ROW * CELL, 3), dtype=np.uint8)
    image[:] = PAPER
    top = start = 0
    for field in fields:
        for place in range(field.size):
            share = written[start + place] / field.most
            y = (top + place // ROW) * CELL
            x = place % ROW * CELL
            image[y : y + CELL - 1, x : x + CELL - 1] = shade(share)
        top += rows_of(field)
        start += field.size
    return image


def shade(share: float) -> list[int]:
    return [round(none + (full - none) * share) for none, full in zip(NONE, FULL, strict=True)]
