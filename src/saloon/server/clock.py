"""Time, which the tests turn by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """What the house asks about time."""

    def wall(self) -> int:
        """Give the time of day in milliseconds; it may jump. For people and for the database."""

    def steady(self) -> float:
        """Give seconds that never jump. Everything that is measured is measured with them."""

    def at(self, moment: float, then: Callable[[], None]) -> Timer:
        """Call something at a steady moment."""


class RealClock:
    """The clock of the machine."""

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def steady(self) -> float:
        return time.monotonic()

    def at(self, moment: float, then: Callable[[], None]) -> Timer:
        delay, loop = moment - self.steady(), asyncio.get_running_loop()
        return loop.call_later(delay, then) if delay > 0 else loop.call_soon(then)


async def until(clock: Clock, moment: float) -> None:
    """Wait for a steady moment."""
    if clock.steady() >= moment:
        return
    come = asyncio.Event()
    timer = clock.at(moment, come.set)
    try:
        await come.wait()
    finally:
        timer.cancel()
