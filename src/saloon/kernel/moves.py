"""Seats, and the moves they make."""

from __future__ import annotations

from typing import Final

from saloon.kernel.message import Message, Seat
from saloon.kernel.native import mypyc_attr

__all__ = ["CHANCE", "Move", "Seat"]

CHANCE: Final = -1
"""Chance is a seat at the table: every draw, die and deal is a move it makes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing a seat can do, with a short notation that a record can hold.

    Moves are shared and never changed; two moves are the same exactly when their texts are.
    """

    text: str

    def __init__(self, text: str) -> None:
        self.text = text

    def label(self) -> Message:
        """Say the move in words, for a button, a menu or a screen reader."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"
