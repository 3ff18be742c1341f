"""What tests may not do: let time pass instead of waiting for something, or be tried again."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
SLEEP = re.compile(r"\bwait_for_timeout\(|\bsleep\((?!0\))")
AGAIN = re.compile(r"\bflaky\b|\breruns\b|rerunfailures")


def found(pattern: re.Pattern[str], *but: str) -> list[str]:
    """Find the lines of all tests on which a pattern stands."""
    return [
        f"{path.relative_to(HERE)}: {line.strip()}"
        for path in sorted(HERE.rglob("*.py"))
        if path.name not in (*but, Path(__file__).name)
        for line in path.read_text("utf-8").splitlines()
        if pattern.search(line)
    ]


def test_no_test_sleeps() -> None:
    """tests/waiting.py waits for a condition, for a bounded time."""
    assert found(SLEEP, "waiting.py") == []
    assert len(found(SLEEP)) == 2


def test_no_test_is_tried_again() -> None:
    assert found(AGAIN) == []
