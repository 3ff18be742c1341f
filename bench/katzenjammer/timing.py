"""What time tells: whether the moment of a payment or a laying shows that there was a choice.

People who think for so many seconds play whole games of Katzenjammer Blues through the house, by
the door that all use, on a clock that is turned by hand; somebody looks on and notes by the times
of the events how long each step took. The area under the curve says how well that tells steps with
a choice from steps without one: 0.5 is a guess, 1.0 is certainty. Bots play by the real clock.

    python -m bench.katzenjammer.timing --games 40
    python -m bench.katzenjammer.timing --bots strongest --games 6
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import itertools
import json
import math
import tempfile
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean
from typing import TypeAlias

from saloon.kernel import Seat
from saloon.records.play import listed
from saloon.server.clock import until
from saloon.server.house.house import House
from saloon.server.house.making import make
from saloon.server.settings import Settings
from saloon.server.table import moves, seats
from saloon.server.table.table import Table
from saloon.server.wire.tables import BotSeat, Manners, Me, NewTable, Open, SeatWish

Think: TypeAlias = Callable[[Random], float]
PEOPLE: dict[str, Think] = {
    "1.2 to 4 s": lambda chance: chance.uniform(1.2, 4.0),
    "around 2.2 s": lambda chance: chance.lognormvariate(math.log(2.2), 0.5),
    "0.5 to 1.5 s": lambda chance: chance.uniform(0.5, 1.5),
    "4 to 10 s": lambda chance: chance.uniform(4.0, 10.0),
}
"""How long somebody thinks before a decision."""
PLAYERS = 3
PASSES = 0.7
"""How often somebody passes who might bid."""
BINS = 12
CALM = 8
"""After so many turns of the loop without work, nothing is due any more."""


@dataclass
class Turned:
    """A timer of a clock that is turned by hand."""

    then: Callable[[], None] | None

    def cancel(self) -> None:
        self.then = None


class TurnedClock:
    """A clock that stands still until it is turned to the next thing that is due."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.timers: list[tuple[float, int, Turned]] = []
        self.count = itertools.count()

    def wall(self) -> int:
        return round(self.now * 1000)

    def steady(self) -> float:
        return self.now

    def at(self, moment: float, then: Callable[[], None]) -> Turned:
        timer = Turned(then)
        heapq.heappush(self.timers, (moment, next(self.count), timer))
        return timer

    def turn(self) -> None:
        """Let the next thing happen, at its time."""
        while True:
            due, _, timer = heapq.heappop(self.timers)
            if timer.then is not None:
                self.now = max(self.now, due)
                timer.then()
                return


@dataclass(eq=False)
class Onlooker:
    """Somebody without a seat, who notes when each step of a hidden kind was told."""

    seat: Seat | None = None
    person: str | None = None
    fixed: bool = False
    curtain: bool = False
    last: int = 0
    phase: str = ""
    took: list[float] = field(default_factory=list)

    def push(self, message: bytes) -> None:
        told = json.loads(message)
        if told["kind"] not in ("start", "play"):
            return
        if self.phase in ("paying", "laying"):
            self.took.append((told["at"] - self.last) / 1000)
        self.last, self.phase = told["at"], told["now"]["view"]["phase"]

    def drop(self, code: int, why: str) -> None:
        """The house closes."""

    def move_to(self, table: Table) -> None:
        """One process has the database for itself: nothing is read again."""


@dataclass
class Found:
    """How long steps took with a choice and without one, as seen from outside."""

    choice: list[float] = field(default_factory=list)
    none: list[float] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)
    """How long those who had a choice had thought."""

    def add(self, table: Table, onlooker: Onlooker) -> None:
        """Put what was seen beside what was true."""
        play = table.play
        assert play is not None
        state = play.game.start(play.players, play.options)
        truth: list[bool] = []
        for entry in play.log:
            if state.choice_hidden() and entry.seat in state.actors():
                truth.append(entry.asked)
            state.apply(entry.seat, listed(state, entry.seat, entry.move))
        for asked, seconds in zip(truth, onlooker.took, strict=True):
            (self.choice if asked else self.none).append(seconds)

    def join(self, other: Found) -> None:
        self.choice += other.choice
        self.none += other.none
        self.thought += other.thought

    def line(self, who: str) -> str:
        """Say what was found."""
        choice, none = self.choice, self.none
        held = f"; held {mean(choice) - mean(self.thought):.2f} s" if self.thought else ""
        return (
            f"{who}: area {area(choice, none):.3f} ± {interval(choice, none):.3f}, "
            f"at best {best_area(choice, none):.3f}; {len(choice)} choices, mean "
            f"{mean(choice):.2f} s{held}; {len(none)} without, mean {mean(none):.2f} s"
        )


def area(choice: list[float], none: list[float]) -> float:
    """The chance that a step with a choice scores higher than one without."""
    ordered = sorted(none)
    below = [bisect_left(ordered, each) + bisect_right(ordered, each) for each in choice]
    return sum(below) / (2 * len(choice) * len(none))


def interval(choice: list[float], none: list[float]) -> float:
    """How far the area may be off: 95 of 100 such runs are closer (Hanley and McNeil)."""
    a, m, n = area(choice, none), len(choice), len(none)
    one, two = a / (2 - a), 2 * a * a / (1 + a)
    spread = a * (1 - a) + (m - 1) * (one - a * a) + (n - 1) * (two - a * a)
    return 1.96 * math.sqrt(max(0.0, spread) / (m * n))


def best_area(choice: list[float], none: list[float]) -> float:
    """The area for whoever knows how often each time comes with and without a choice.

    What is known of one half is tried on the other, so that nothing is found that is not there.
    """
    ordered = sorted([*choice, *none])
    edges = [ordered[len(ordered) * part // BINS] for part in range(1, BINS)]

    def odds(with_choice: list[float], without: list[float]) -> list[float]:
        ones, others = [1.0] * BINS, [1.0] * BINS
        for each in with_choice:
            ones[bisect_right(edges, each)] += 1
        for each in without:
            others[bisect_right(edges, each)] += 1
        return [one / other for one, other in zip(ones, others, strict=True)]

    areas: list[float] = []
    for half in (0, 1):
        known = odds(choice[half::2], none[half::2])
        areas.append(
            area(
                [known[bisect_right(edges, each)] for each in choice[1 - half :: 2]],
                [known[bisect_right(edges, each)] for each in none[1 - half :: 2]],
            )
        )
    return sum(areas) / 2


async def quiet(table: Table) -> None:
    """Let the house do all that is due now."""
    calm = 0
    while calm < CALM:
        busy = table.lock.locked()
        calm = 0 if busy else calm + 1
        await asyncio.sleep(0.0005 if busy else 0)


async def decide(table: Table, seat: Seat, seconds: float, text: str) -> None:
    """Think, and enter a move by the door that all use."""
    position, clock = table.position, table.house.clock
    await until(clock, clock.steady() + seconds)
    await moves.move(table, seat, f"at {position}", position, text)


async def seat_all(house: House, wishes: list[SeatWish]) -> tuple[Table, Onlooker]:
    """Begin a game, with somebody who looks on."""
    host = (await house.people.guest("Host", "en"))[0]
    wish = NewTable("katzenjammer", wishes, manners=Manners(public=True, starts="host"))
    table = await make(house, host, wish)
    for seat, place in enumerate(table.places):
        if place.open:
            guest = (await house.people.guest(f"Guest {seat}", "en"))[0]
            await seats.sit(table, guest, seat, Me(), "")
    onlooker = Onlooker()
    table.subscribers.add(onlooker)
    await seats.start(table, host)
    return table, onlooker


async def play_people(house: House, clock: TurnedClock, think: Think, chance: Random) -> Found:
    """Play one game; whoever is asked thinks, and makes a move that is as good as any."""
    table, onlooker = await seat_all(house, [Me(), *[Open()] * (PLAYERS - 1)])
    play, found = table.playing(), Found()
    deciding: asyncio.Task[None] | None = None
    while play.state.actors():
        await quiet(table)
        if play.asked() and (deciding is None or deciding.done()):
            (seat,) = play.asked()
            listed = [move.text for move in play.state.legal(seat)]
            passes = "pass" in listed and chance.random() < PASSES
            seconds = think(chance)
            if play.state.choice_hidden():
                found.thought.append(seconds)
            text = "pass" if passes else chance.choice(listed)
            deciding = asyncio.create_task(decide(table, seat, seconds, text))
            await quiet(table)
        clock.turn()
        await quiet(table)
    found.add(table, onlooker)
    return found


async def people(games: int, folder: Path) -> None:
    """Measure people of every kind."""
    for name, think in PEOPLE.items():
        clock, found = TurnedClock(), Found()
        settings = Settings(db=f"sqlite:///{folder / name.replace(' ', '-')}.db", limits=False)
        house = House(settings, clock)
        await house.open()
        for number in range(games):
            found.join(await play_people(house, clock, think, Random(f"{name}/{number}")))
        await house.close()
        print(found.line(f"people who think {name}"), flush=True)


async def bots(bot: str, games: int, folder: Path) -> None:
    """Measure bots at tables with one another, all at once, by the real clock."""
    house = House(Settings(db=f"sqlite:///{folder / bot}.db", limits=False))
    await house.open()
    tables = [await seat_all(house, [BotSeat(bot)] * PLAYERS) for _ in range(games)]
    while any(table.plan.status == "running" for table, _ in tables):
        await asyncio.sleep(0.1)
    found = Found()
    for table, onlooker in tables:
        found.add(table, onlooker)
    await house.close()
    print(found.line(f"bots called {bot}"), flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--bots", help="measure bots of this name instead of people")
    flags = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure = (
            bots(flags.bots, flags.games, Path(folder))
            if flags.bots
            else people(flags.games, Path(folder))
        )
        asyncio.run(measure)


if __name__ == "__main__":
    main()
