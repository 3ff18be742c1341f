"""How the players of Gads Hill 1874 call STOP."""

from __future__ import annotations

from saloon.bots.bot import SeatView
from saloon.bots.levels import LevelBot
from saloon.games.gadshill import GadsHillMove, GadsHillState
from saloon.games.gadshill.moves import CLAIM
from saloon.kernel import Move, Rng

RARELY = 100_000
RASHNESS = 50.0
"""In so many of RARELY decisions, for each point of slips, STOP is cried over just any marker."""
SHARP_EYES = 8.0
"""With as many slips as this, every other claim that would hold is overlooked."""


class GadsHillLevelBot(LevelBot):
    """A player of a level that calls STOP where it may.

    STOP is a matter of looking, not of moods about every marker on the board: the more a level
    slips, the more often it overlooks what is excluded, and now and then it believes in something
    that is not.
    """

    def by_mood(self, seat_view: SeatView, rng: Rng, moves: list[Move]) -> Move:
        claims = [move for move in moves if isinstance(move, GadsHillMove) and move.act == CLAIM]
        if not claims:
            return super().by_mood(seat_view, rng, moves)
        cry = self.cry(seat_view, rng, claims)
        if cry is not None:
            return cry
        others = [
            move for move in moves if not (isinstance(move, GadsHillMove) and move.act == CLAIM)
        ]
        return others[0] if len(others) == 1 else super().by_mood(seat_view, rng, others)

    def cry(self, seat_view: SeatView, rng: Rng, claims: list[GadsHillMove]) -> GadsHillMove | None:
        """Cry STOP over what is seen, rarely over what only seems so, mostly not at all."""
        slips = self.level.slips
        if float(rng.below(RARELY)) < slips * RASHNESS:
            return claims[rng.below(len(claims))]
        world = seat_view.imagine(rng)
        assert isinstance(world, GadsHillState)
        seen = provable(world, claims)
        overlooked = float(rng.below(RARELY)) * (SHARP_EYES + slips) < RARELY * slips
        return None if overlooked else seen

    def interject(self, seat_view: SeatView, rng: Rng) -> Move | None:
        claims = [move for move in seat_view.interjections() if isinstance(move, GadsHillMove)]
        return self.cry(seat_view, rng, claims) if claims else None


def provable(world: GadsHillState, moves: list[GadsHillMove]) -> GadsHillMove | None:
    """Find a claim that holds."""
    for move in moves:
        if move.act == CLAIM and world.board.closing_lots(move.building, move.lot):
            return move
    return None
