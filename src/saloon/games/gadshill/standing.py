"""Who is ahead in Gads Hill 1874, as everybody can see."""

from __future__ import annotations

from saloon.games.gadshill.view import GadsHillView


def standing(view: GadsHillView) -> tuple[int, ...]:
    """Points."""
    return tuple(seat.points for seat in view.seats)
