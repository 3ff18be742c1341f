"""What a seat may know."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TallTaleView:
    """The table from one seat, or for a spectator."""

    seat: int | None
    players: int
    phase: str
    turn: int | None
    round: int
    horses: tuple[int, ...]
    dealt: tuple[bool, ...]
    card: int
    """The own card; 0 for none."""
    claim: int
    """What was told last; 0 for nothing yet."""
    teller: int | None
    shown: tuple[int, ...]
    """The cards that the last doubt turned up, by seat."""
