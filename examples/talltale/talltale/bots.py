"""The computer players of Tall Tale."""

from __future__ import annotations

from saloon.bots import Bot, Heuristics, Level, ladder
from saloon.kernel import Move, Rng, State

from .moves import TallTaleMove
from .rules import TallTaleState

MEAN = 3.5
NERVE = 1.5
"""So far below what it expects a player likes to stay."""


class TallTaleHeuristics(Heuristics):
    """Believes in the mean: the own card, and three and a half for every other."""

    def rate(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        assert isinstance(state, TallTaleState)
        expected = state.cards[seat] + MEAN * (state.players - 1)
        rates: list[float] = []
        for move in moves:
            assert isinstance(move, TallTaleMove)
            if move.verb == "doubt":
                rates.append(state.claim - expected)
            else:
                rates.append(-abs(move.number - expected + NERVE))
        return rates

    def pick(self, state: State, seat: int, rng: Rng) -> Move:
        moves = state.legal(seat)
        rates = [rate + 0.5 * float(rng.below(5)) for rate in self.rate(state, seat, moves)]
        return moves[rates.index(max(rates))]


WORK = (
    Level(slips=3.0),
    Level(slips=1.0),
    Level(slips=0.3),
    Level(simulations=60, worlds=30),
    Level(simulations=600, worlds=200),
)
BOTS: dict[str, Bot] = ladder(TallTaleHeuristics(), WORK)
