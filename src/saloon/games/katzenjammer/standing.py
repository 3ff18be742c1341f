"""Who is ahead in Katzenjammer Blues, as everybody can see."""

from __future__ import annotations

from saloon.games.katzenjammer.view import KatzenjammerView


def standing(view: KatzenjammerView) -> tuple[int, ...]:
    """Mice of all rounds; in the one being played, those that lie before each (KB-95)."""
    rounds = [each.scores for each in view.played]
    if view.phase != "over":
        rounds.append(view.mice)
    return tuple(map(sum, zip(*rounds, strict=True)))
