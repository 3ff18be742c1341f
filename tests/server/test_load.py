"""The people of the load bench really play on our server, and hear of each other's moves."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import urlsplit

from bench.crowd import SaloonLoad
from tests.apart import apart
from tests.server.served import Served
from tests.waiting import until_so


def test_moves_of_the_bench_are_heard_by_all(served: Served) -> None:
    async def play() -> SaloonLoad:
        load = SaloonLoad(urlsplit(served.url).port or 0)
        await load.set_up(2)
        load.paced = False
        for table in load.tables:
            table.move(time.perf_counter())
        await until_so(lambda: load.moves >= 10, "moves that all have heard of")
        load.close()
        return load

    load = apart(lambda: asyncio.run(play()))
    assert (load.steps > load.moves, load.refused.total()) == (True, 0)
