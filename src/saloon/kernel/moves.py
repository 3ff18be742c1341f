"""Seats, and the moves they make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from saloon.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from saloon.kernel.message import Message

Seat: TypeAlias = int
"""Seats are numbered clockwise from 0."""

CHANCE: Final = -1
"""Chance is a seat at the table: every draw, die and deal is a move it makes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing a seat can do, with a short notation that a record can hold.

    Moves are made once and shared, so they are never changed and may be compared by identity;
    two moves are the same exactly when their texts are.
    """

    text: str

    def __init__(self, text: str) -> None:
        self.text = text

    def label(self) -> Message:
        """Say the move in words, for a button, a menu or a screen reader."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.text}>"
