"""Work in a thread of its own: a browser's tests leave their loop running in the first one."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def apart(work: Callable[[], T]) -> T:
    """Do something where no loop runs and nothing else stands on the stack."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()
