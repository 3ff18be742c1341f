"""A champion that thinks ahead: its moves are tried in imagined worlds, and it plays on in them.

Every likely move is made in the same worlds with the same luck. Then the network moves for each
seat, by what that seat sees in its world, until the thinker is to decide again after the others;
its chances there, or the end of the game, are what came of the move. Nobody in these worlds knows
more than their seat does, so that no plan rests on cards that the thinker cannot see.
"""

from __future__ import annotations

import math
import time
from bisect import bisect_right
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from saloon.bots.bot import Interjector, SeatView
from saloon.bots.champion import Champion, OutspokenChampion, drawn
from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import ENDLESS
from saloon.bots.lines import Line
from saloon.bots.racing import gained, not_beaten
from saloon.bots.search import CLOCK_EVERY
from saloon.bots.tree import Choice
from saloon.kernel import Move, Rng, Seat, State
from saloon.learned.numbering import Numbering

if TYPE_CHECKING:
    from saloon.learned.network import Floats


MOST_DRAWN: Final = 400
"""More worlds than these are no other ones."""


@dataclass(frozen=True)
class Ahead:
    """What a thinker does for a move."""

    worlds: int = 64
    """In so many worlds each move is tried, unless it is clearly worse before."""
    batch: int = 16
    """So many worlds are gone through at once."""
    breadth: int = 5
    least: float = 0.03
    """Moves thought of, and how likely the network must find them."""
    sure: float = 0.97
    """A move that is likelier is made at once."""
    turns: int = 1
    """So many turns of the others pass before a position is valued."""
    clear: float = 1.0
    """By so many standard errors another move must be better than the likeliest."""
    seconds: float = 2.0
    """No more worlds are gone through after these."""


class Thinker(Champion):
    """Plays what came out best, or what the network finds likeliest where nothing is better."""

    def __init__(
        self, numbering: Numbering, file: Path, guide: Heuristics | None, work: Ahead
    ) -> None:
        super().__init__(numbering, file, guide)
        self.heuristics = guide or Heuristics()
        self.work = work

    def choose(self, seat_view: SeatView, rng: Rng) -> Move:
        moves = seat_view.legal()
        if len(moves) == 1:
            return moves[0]
        own, chosen = self.weighed(seat_view, rng)
        return own.moves[chosen]

    def weighed(self, seat_view: SeatView, rng: Rng) -> tuple[Choice, int]:
        """Give the moves thought of with what came of them, and the place of the one chosen."""
        view = seat_view.recall()
        moves, shares = self.shares(seat_view, view)
        own = self.likely(seat_view.seat, moves, shares)
        if self.numbering.sealed(view):
            own = Choice(seat_view.seat)
            own.add(moves[drawn(shares, rng)], 1.0)
        return own, self.best(own, seat_view, rng) if len(own.moves) > 1 else 0

    def doing(self, work: Ahead) -> Self:
        """The same player with other work."""
        other = type(self)(self.numbering, self.file, self.guide, work)
        other.origin = self.origin or self
        return other

    def timed(self, seconds: float) -> Self:
        return self.doing(replace(self.work, worlds=ENDLESS, seconds=seconds))

    def unhurried(self) -> Self:
        return self.doing(replace(self.work, seconds=math.inf))

    def lighter(self, work: int) -> Self:
        worlds, batch = min(work, self.work.worlds), min(work, self.work.batch)
        return self.doing(replace(self.work, worlds=worlds, batch=batch, seconds=math.inf))

    def likely(self, seat: Seat, moves: list[Move], shares: list[float]) -> Choice:
        """Take the likely moves, the likeliest first, and that one alone where it is sure."""
        work = self.work
        order = sorted(range(len(moves)), key=lambda place: -shares[place])
        own = Choice(seat)
        for place in order[: work.breadth]:
            if own.moves and (shares[place] < work.least or own.promise[0] > work.sure):
                break
            own.add(moves[place], shares[place])
        return own

    def best(self, own: Choice, seat_view: SeatView, rng: Rng) -> int:
        """Try moves in the same worlds, and find the place of the best."""
        return self.chosen(own, *self.race(own, seat_view, rng))

    def race(
        self, own: Choice, seat_view: SeatView, rng: Rng
    ) -> tuple[list[int], list[list[float]]]:
        """Try moves in the same worlds; give those that are not beaten, and what came of all."""
        deadline = time.perf_counter() + self.work.seconds
        worlds, totals = self.draw(seat_view, rng, deadline)
        racing = list(range(len(own.moves)))
        results: list[list[float]] = [[] for _ in racing]
        for _ in range(self.work.worlds // self.work.batch):
            lines: list[Line] = []
            for _ in range(self.work.batch):
                point = float(rng.word()) / 2**32 * totals[-1]
                world = worlds[min(bisect_right(totals, point), len(worlds) - 1)]
                luck = rng.word()
                for place in racing:
                    state = world.clone()
                    state.apply(seat_view.seat, own.moves[place])
                    lines.append(Line(place, state, luck, self.numbering, self.guided()))
            self.play_on(lines, seat_view.seat)
            for line in lines:
                own.learn(line.place, line.value)
                results[line.place].append(line.value)
            racing = not_beaten(own, racing, results)
            if len(racing) == 1 or time.perf_counter() > deadline:
                break
        return racing, results

    def chosen(self, own: Choice, racing: list[int], results: list[list[float]]) -> int:
        """The likeliest move, unless another is clearly better."""
        best = max(racing, key=own.mean)
        usual = 0
        if usual in racing and gained(results[best], results[usual]) < self.work.clear:
            return usual
        return best

    def guided(self) -> Heuristics | None:
        return self.heuristics if self.network.guide else None

    def draw(
        self, seat_view: SeatView, rng: Rng, deadline: float
    ) -> tuple[list[State], list[float]]:
        """Draw worlds, and the running total of how well they explain what the others did."""
        known = seat_view.imagine(rng)
        self.heuristics.loosen(known)
        worlds: list[State] = []
        weights: list[float] = []
        for _ in range(min(self.work.worlds, MOST_DRAWN)):
            world = known.imagine(seat_view.seat, rng)
            self.heuristics.reopen(world, seat_view.seat)
            weights.append(self.heuristics.weigh(world, seat_view.seat))
            worlds.append(world)
            if len(worlds) % CLOCK_EVERY == 0 and time.perf_counter() > deadline:
                break
        return worlds, list(accumulate(weights))

    def play_on(self, lines: list[Line], seat: Seat) -> None:
        """Have the network play all lines on, side by side, and value them."""
        going = [line for line in lines if line.advance(seat)]
        while going:
            looks, values = self.network.judge([line.written for line in going])
            still: list[Line] = []
            for row, line in enumerate(going):
                if line.seat == seat and line.turns >= self.work.turns:
                    line.value = min(1.0, max(0.0, float(values[row][0])))
                    continue
                line.make(self.taken(line, looks[row]))
                if line.advance(seat):
                    still.append(line)
            going = still

    def taken(self, line: Line, looks: Floats) -> int:
        """Give the place of the likeliest move, or draw one where the choice is secret."""
        offered = looks[line.numbers]
        if line.sealed:
            return drawn([float(each) for each in self.network.shares(offered)], line.luck)
        return int(offered.argmax())


class OutspokenThinker(Thinker):
    """A thinker that speaks up where another player of the game would."""

    voice: Interjector

    def interject(self, seat_view: SeatView, rng: Rng) -> Move | None:
        return self.voice.interject(seat_view, rng)

    def doing(self, work: Ahead) -> Self:
        other = super().doing(work)
        other.voice = self.voice
        return other


def thinker_of(champion: Champion, work: Ahead) -> Thinker:
    """Give the player that thinks ahead with what a champion learned."""
    parts = (champion.numbering, champion.file, champion.guide, work)
    thinker = Thinker(*parts)
    if isinstance(champion, OutspokenChampion):
        thinker = outspoken = OutspokenThinker(*parts)
        outspoken.voice = champion.voice
    thinker.origin = champion.origin or champion
    return thinker
