"""How long players may take: nobody cares, a bank that runs live, or so many days a move.

A seat's clock runs while the rules wait for it, whether it has a choice or not, so that clocks
show nothing that views do not. Where the house may hold a step it stands still at first, as long
as the house may: that costs nobody time, and nobody runs out of time who has no choice. While
somebody has days off, their clock stands still as well. Milliseconds throughout.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from saloon.kernel import Seat
from saloon.server.wire.tables import Days, Live, Pace

DAY: Final = 86_400_000
SECOND: Final = 1000
LEAST_BACK: Final = 30_000
"""Whoever takes a seat back after running out of time gets at least this much."""


@dataclass
class Holiday:
    """The days off of a seat: how many in all, and when the last of them is over."""

    days: int
    ends: float
    """By the steady clock."""


@dataclass
class Clocks:
    """What is left to each seat at a moment, and whose clock runs since then."""

    pace: Pace
    left: list[int]
    running: tuple[Seat, ...] = ()
    since: float = 0.0
    timed: bool = field(init=False)
    holidays: dict[Seat, Holiday] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.timed = isinstance(self.pace, Live | Days)

    def spent(self, now: float) -> int:
        return max(0, round((now - self.since) * SECOND))

    def remaining(self, now: float) -> list[int]:
        """Give what is left to each seat now."""
        spent = self.spent(now)
        return [
            max(0, left - spent) if seat in self.running else left
            for seat, left in enumerate(self.left)
        ]

    def least(self, seats: Iterable[Seat], now: float) -> int | None:
        """Give what is left to the one of some seats that is waited for and has least."""
        if not self.timed:
            return None
        remaining = self.remaining(now)
        return min([remaining[seat] for seat in seats if seat in self.running], default=None)

    def still(self, now: float) -> int:
        """Give for how long the clocks that run stand still yet."""
        return max(0, round((self.since - now) * SECOND))

    def turn(
        self,
        running: Iterable[Seat],
        now: float,
        decided: Iterable[Seat] = (),
        still: float = 0.0,
    ) -> None:
        """Stop, pay increments to those who decided, and start the clocks of those now waited for.

        A seat that has been waited for all along keeps its clock as it is.
        """
        if self.timed:
            self.left = self.remaining(now)
            running = tuple(running)
            for seat in decided:
                self.left[seat] = self.after_move(seat, now)
            if isinstance(self.pace, Days):
                for seat in set(running) - set(self.running):
                    self.left[seat] = self.days_for(seat, now)
        self.running = tuple(running)
        self.since = now + still

    def after_move(self, seat: Seat, now: float) -> int:
        if isinstance(self.pace, Live):
            return self.left[seat] + self.pace.increment * SECOND
        return self.days_for(seat, now)

    def days_for(self, seat: Seat, now: float) -> int:
        """Give the time for a move that begins now; days off come before it."""
        assert isinstance(self.pace, Days)
        off = self.holidays[seat].ends - now if seat in self.holidays else 0.0
        return self.pace.days * DAY + max(0, round(off * SECOND))

    def days_off(self, seat: Seat) -> int:
        """Give how many days somebody may still take off."""
        if not isinstance(self.pace, Days):
            return 0
        taken = self.holidays[seat].days if seat in self.holidays else 0
        return max(0, self.pace.holidays - taken)

    def take_off(self, seat: Seat, days: int, now: float) -> None:
        """Let a seat's clock stand still for so many days, after those it has taken already."""
        before = self.holidays.get(seat, Holiday(0, now))
        ends = max(before.ends, now) + days * DAY / SECOND
        self.holidays[seat] = Holiday(before.days + days, ends)
        if seat in self.running:
            self.left[seat] += days * DAY

    def give_back(self, seat: Seat, now: float) -> None:
        """Let a seat that ran out of time go on."""
        if isinstance(self.pace, Live):
            self.left = self.remaining(now)
            self.since = now
            least = max(LEAST_BACK, self.pace.increment * SECOND)
            self.left[seat] = max(self.left[seat], least)
        elif isinstance(self.pace, Days):
            self.left[seat] = self.days_for(seat, now)

    def runs_out(self, seat: Seat) -> float:
        """Give the steady moment when a running seat's time will be over."""
        return self.since + self.left[seat] / SECOND


def fresh(pace: Pace, players: int) -> Clocks:
    """Set the clocks for a new game."""
    if isinstance(pace, Live):
        return Clocks(pace, [pace.bank * SECOND] * players)
    if isinstance(pace, Days):
        return Clocks(pace, [pace.days * DAY] * players)
    return Clocks(pace, [0] * players)
