"""The levels: how much work a player puts into a move, and how often it errs.

A level is defined by its work, so that it plays alike on a slow and on a fast machine; its seconds
are only a cap.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from saloon.bots.bot import Bot, RandomBot, SeatView
from saloon.bots.heuristics import Heuristics
from saloon.bots.search import Search
from saloon.kernel import Move, Rng, State

LEVELS = ("greenhorn", "drifter", "regular", "cardsharp", "strongest")
"""The ladder, from the bottom."""
ENDLESS = 1_000_000_000
"""More decisions than any game has, and more simulations than any time allows."""


@dataclass(frozen=True)
class Level:
    """What a player does for a move."""

    simulations: int = 0
    """Games played out in the mind; without any, the rules of thumb decide alone."""
    worlds: int = 1
    """Deals imagined."""
    breadth: int = 8
    """Moves thought of in each position, the most promising ones."""
    explore: float = 0.7
    horizon: int = ENDLESS
    """Decisions that a game is played on for before its position is valued."""
    paired: bool = False
    """Whether moves are compared in the same worlds, instead of in a tree.

    Where all choose in secret it is the tree, which mixes its choices.
    """
    slips: float = 0.0
    """How far moods pull a move away from what it looks worth: the mistakes of people."""
    seconds: float = 2.0


class LevelBot:
    """A player of a level: a search with a game's rules of thumb, or these alone."""

    def __init__(self, heuristics: Heuristics, level: Level) -> None:
        self.heuristics = heuristics
        self.level = level

    def choose(self, seat_view: SeatView, rng: Rng) -> Move:
        moves = seat_view.legal()
        if len(moves) == 1:
            return moves[0]
        if self.level.simulations == 0:
            return self.by_mood(seat_view, rng, moves)
        return self.think(seat_view, rng).best()

    def think(self, seat_view: SeatView, rng: Rng) -> Search:
        """Search, and keep what was found."""
        level = self.level
        search = Search(
            self.heuristics, seat_view.seat, rng, level.breadth, level.explore, level.horizon
        )
        known = self.known(seat_view.imagine(rng))
        in_turn = len(known.actors()) == 1
        ponder = search.compare if level.paired and in_turn else search.run
        ponder(known, level.worlds, level.simulations, level.seconds)
        return search

    def known(self, world: State) -> State:
        """What the player makes of an imagined world before others are drawn from it: nothing."""
        return world

    def by_mood(self, seat_view: SeatView, rng: Rng, moves: list[Move]) -> Move:
        """Take what looks best today: a good move mostly, a worse one when the mood is wrong."""
        rates = self.heuristics.rate(seat_view.imagine(rng), seat_view.seat, moves)
        moods = [-math.log(-math.log((float(rng.word()) + 0.5) / 2**32)) for _ in moves]
        looks = [rate + self.level.slips * mood for rate, mood in zip(rates, moods, strict=True)]
        return moves[looks.index(max(looks))]

    def timed(self, seconds: float) -> Self:
        if self.level.simulations == 0:
            return self
        worlds = max(self.level.worlds, 200)
        return type(self)(
            self.heuristics,
            replace(self.level, simulations=ENDLESS, worlds=worlds, seconds=seconds),
        )

    def unhurried(self) -> Self:
        return type(self)(self.heuristics, replace(self.level, seconds=math.inf))

    def lighter(self, work: int) -> Self:
        if self.level.simulations == 0:
            return self
        worlds = min(self.level.worlds, work)
        return type(self)(
            self.heuristics,
            replace(self.level, simulations=work, worlds=worlds, seconds=math.inf),
        )


def ladder(
    heuristics: Heuristics,
    work: Sequence[Level],
    kind: type[LevelBot] = LevelBot,
    best: Heuristics | None = None,
    sensible: Level | None = None,
) -> dict[str, Bot]:
    """Make a game's players: the yardsticks, then the levels from the bottom.

    `sensible` is the heuristics without slips, unless another level is given for it; the strongest
    may have better ones.
    """
    bots: dict[str, Bot] = {"random": RandomBot()}
    bots["sensible"] = kind(heuristics, sensible or Level())
    for name, level in zip(LEVELS, work, strict=True):
        bots[name] = kind(heuristics, level)
    if best is not None:
        bots[LEVELS[-1]] = kind(best, work[-1])
    return bots
