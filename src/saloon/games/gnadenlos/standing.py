"""Who is ahead in Gnadenlos!, as everybody can see."""

from __future__ import annotations

from saloon.games.gnadenlos.view import GnadenlosView


def standing(view: GnadenlosView) -> tuple[int, ...]:
    """The foremost hat, then the most nuggets (GN-106, GN-107)."""
    return tuple(
        position * 1000 + nuggets
        for position, nuggets in zip(view.positions, view.nuggets, strict=True)
    )
