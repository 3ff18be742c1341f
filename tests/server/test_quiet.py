"""A server that is stopped says nothing that is not a line of its log."""

from __future__ import annotations

import subprocess
import sys
from threading import Event

import pytest

from saloon.server.house.thinking import Thinkers
from saloon.server.table.questions import NoAnswer

ASK = """
import os, sys, threading
from saloon.server.house.thinking import Thinkers
from tests.server.test_quiet import Slow
from tests.waiting import until

if __name__ == "__main__":
    thinkers = Thinkers(1, 60.0)
    asked = threading.Thread(target=lambda: thinkers._ask(Slow(float(sys.argv[2]))), daemon=True)
    asked.start()
    (thinker,) = until(lambda: list(thinkers.at_work), "at work")
    if sys.argv[1] == "thinking":
        until(lambda: thinker.ready, "ready")
    if sys.argv[3] == "close":
        thinkers.close()
    os._exit(0)
"""


class Slow:
    """A question that takes its time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def answer(self) -> str:
        Event().wait(self.seconds)
        return "at last"


@pytest.mark.parametrize("how", ["close", "die"])
@pytest.mark.parametrize("when", ["starting", "thinking"])
def test_nothing_is_said_when_it_stops_while_something_is_thought_about(
    when: str, how: str
) -> None:
    """The process that thinks finds nobody to answer: that is no fault to be told on the screen."""
    seconds = "60" if how == "close" and when == "thinking" else "0.3"
    command = [sys.executable, "-c", ASK, when, seconds, how]
    done = subprocess.run(command, capture_output=True, text=True, timeout=50)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_whoever_waits_for_a_thought_at_the_end_hears_that_there_is_none() -> None:
    thinkers = Thinkers(1, 60.0)
    thinkers.close()
    with pytest.raises(NoAnswer):
        thinkers._ask(Slow(60))
