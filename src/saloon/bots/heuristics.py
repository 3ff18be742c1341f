"""What a search asks of a game's rules of thumb."""

from __future__ import annotations

import math
from typing import Final

from saloon.kernel.moves import Move
from saloon.kernel.native import i64, mypyc_attr
from saloon.kernel.rng import Rng
from saloon.kernel.state import State

PRIZES: Final[list[list[float]]] = [
    [],
    [1.0],
    [1.0, 0.0],
    [1.0, 0.3, 0.0],
    [1.0, 0.35, 0.12, 0.0],
    [1.0, 0.4, 0.2, 0.08, 0.0],
    [1.0, 0.42, 0.25, 0.12, 0.05, 0.0],
]
"""What a place is worth, by the number of players: winning is most of it, second is not last."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Rules of thumb. These know no game: every move is as good as any other."""

    spread: float
    """So many points more than the best opponent are a clear victory."""
    margin: float
    """How much of a result is by how much, rather than which place."""

    def __init__(self) -> None:
        self.spread = 10.0
        self.margin = 0.1

    def pick(self, state: State, seat: i64, rng: Rng) -> Move:
        """Go on quickly, as a player who does not calculate."""
        choices = state.count_legal(seat)
        if choices > 0:
            return state.nth_legal(seat, rng.below(choices))
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]

    def rate(self, state: State, seat: i64, moves: list[Move]) -> list[float]:  # noqa: ARG002
        """Say how promising moves look; three points more are twenty times the promise."""
        return [0.0] * len(moves)

    def reopen(self, world: State, seat: i64) -> None:
        """Have others choose anew what they have chosen in secret."""

    def loosen(self, state: State) -> None:
        """Let go of what a position remembers for later, before it is played out."""

    def weigh(self, world: State, seat: i64) -> float:  # noqa: ARG002
        """Say how well an imagined world explains what the others have done."""
        return 1.0

    def values(self, state: State) -> list[float]:
        """Value a position for every seat: the result, or what the scores promise so far."""
        result = state.result()
        if result is None:
            return self.estimate(state)
        return shares(result.ranks, result.scores, self.spread, self.margin)

    def estimate(self, state: State) -> list[float]:
        """Value a position that is not over: asked for only where a level has a horizon."""
        raise NotImplementedError


def shares(
    ranks: tuple[int, ...], scores: tuple[int, ...], spread: float, by_margin: float
) -> list[float]:
    """Turn places and margins into values between 0 and 1; equals share their places."""
    players: i64 = len(ranks)
    prizes = PRIZES[players]
    best: i64 = -1000000
    second: i64 = -1000000
    for score in scores:
        if score > best:
            second = best
            best = score
        elif score > second:
            second = score
    values: list[float] = []
    for seat in range(players):
        rank: i64 = ranks[seat]
        equals: i64 = 0
        prize = 0.0
        for other in ranks:
            if other == rank:
                prize += prizes[rank - 1 + equals]
                equals += 1
        own: i64 = scores[seat]
        margin = float(own - (second if own == best else best)) / spread
        margin = 0.5 + 0.5 * max(-1.0, min(1.0, margin))
        values.append((1.0 - by_margin) * prize / float(equals) + by_margin * margin)
    return values


def hopes(scores: list[float], heat: float) -> list[float]:
    """Turn promising scores into values: how likely each seat wins, and how many it leads."""
    best = max(scores)
    players: i64 = len(scores)
    odds = [math.exp((score - best) / heat) for score in scores]
    whole = sum(odds)
    values: list[float] = []
    for seat in range(players):
        ahead = 0.0
        for other in range(players):
            if other != seat:
                ahead += odds[seat] / (odds[seat] + odds[other])
        values.append(0.8 * odds[seat] / whole + 0.2 * ahead / float(players - 1))
    return values
