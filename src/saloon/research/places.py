"""Where the processes that play write what they see; never compiled."""

from __future__ import annotations

from dataclasses import dataclass

SEATS = 6
"""Most seats of a table that can be learned."""


@dataclass
class Places:
    """Where a worker writes: a stretch of each shared array, one row a game."""

    seen: memoryview
    secret: memoryview
    mask: memoryview
    seat: memoryview
    over: memoryview
    """1 where a game ended before the decision that is shown now."""
    wins: memoryview
    """Of the game that ended: shares of the win of every seat, as signed 32-bit numbers."""
    leads: memoryview
    """Of the same: how far each seat's score lies before the best of the others."""
    paid: memoryview[float]
    """Of the same: what the seats are paid, where that was planned, as 32-bit floats."""
    action: memoryview
    """What is to be done, by its number, as signed 32-bit numbers."""
