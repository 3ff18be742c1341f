"""What the rulebook adds to a view of Gads Hill 1874, for whoever wants to see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saloon.games.gadshill.buy import PURCHASES
from saloon.games.gadshill.table import DRAFTED
from saloon.games.gadshill.view import GadsHillView

OWN_ADVICE: Final[tuple[str, ...]] = ()
"""What of the advice differs from seat to seat; all else is as a spectator gets it."""


@dataclass
class Advice:
    """All of it."""

    drafted: int
    """So many buildings each seat drafts."""
    purchases: tuple[int, ...]
    """How many buildings each seat may still buy."""


def advise(view: GadsHillView, beside: Advice | None = None) -> Advice:
    """Read a view; all read alike what somebody beside it has read."""
    if beside is not None:
        return beside
    purchases = tuple([PURCHASES - seat.bought for seat in view.seats])
    return Advice(DRAFTED[view.players], purchases)
