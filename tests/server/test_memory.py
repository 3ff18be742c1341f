"""What is over leaves memory by itself: what refers to itself in a circle is rarely found."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.server.house.sweeping import sweep
from saloon.server.http.websocket import SocketProtocol
from tests.server.served import HandClock, finish, serving
from tests.waiting import until

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Bo"}
LONG = 1000.0


@pytest.fixture
def no_circles() -> Iterator[None]:
    """Let nothing be found that refers to itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def sockets() -> int:
    return sum(type(each) is SocketProtocol for each in gc.get_objects())


@pytest.mark.usefixtures("no_circles")
def test_a_table_that_is_over_and_its_sockets_leave_memory(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock()) as served:
        ann = served.guest("Ann")
        before = sockets()
        name = ann.table(ME, BESIDE, options={"rounds": "1"})
        finish(ann, name, (0, 1))
        until(lambda: not served.house.streams, "the stream is closed")
        table = weakref.ref(served.house.tables[name])
        play = weakref.ref(served.house.tables[name].play)

        async def later() -> None:
            clock = served.clock
            assert isinstance(clock, HandClock)
            clock.turn(LONG)
            await sweep(served.house)

        served.run(later())
        assert name not in served.house.tables
        until(lambda: table() is None and play() is None, "the table is forgotten")
        until(lambda: sockets() == before, "its socket is forgotten")
