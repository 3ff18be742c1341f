"""Waiting until something is so: the one place where tests let time pass."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 60.0
"""Seconds that nothing takes, however busy the machine is."""
OFTEN: Final = 0.01


def until(found: Callable[[], T | None], what: str) -> T:
    """Ask again and again, until there is something."""
    end = time.monotonic() + PATIENCE
    while not (something := found()):
        assert time.monotonic() < end, f"never: {what}"
        time.sleep(OFTEN)
    return something


async def until_so(holds: Callable[[], bool], what: str) -> None:
    """Let the loop go on, until something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"never: {what}"
        await asyncio.sleep(OFTEN)
