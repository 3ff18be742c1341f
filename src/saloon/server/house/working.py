"""A house without doors: it lets bots of the servers on the same database think here.

It takes tables with bots over from them, as if they had died, while its own bots need not wait.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress

from saloon.server.house.house import RETRY, House
from saloon.server.house.neighbours import join
from saloon.server.house.sweeping import keep_sweeping
from saloon.server.settings import Settings
from saloon.server.store.database import StoreError
from saloon.server.store.listening import servers

log = logging.getLogger("saloon")


async def let_bots_think(settings: Settings, say: Callable[[int], None]) -> None:
    """Work until told to stop; `say` gets the number of processes once it begins."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    house = House(settings)
    join(house, helps=True)
    if not await wait_for_a_server(house, stopped):
        await asyncio.to_thread(house.store.close)
        return
    try:
        await house.open()
        house.spawn(keep_sweeping(house))
        say(settings.thinkers)
        await stopped.wait()
    finally:
        await house.close()


async def wait_for_a_server(house: House, stopped: asyncio.Event) -> bool:
    """Wait until there is somebody to help; tell whether there is, or it was told to stop."""
    told = False
    while not stopped.is_set():
        with suppress(StoreError):
            if await house.store.read(servers):
                return True
            if not told:
                log.warning("no server serves this database; waiting for one")
                told = True
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), RETRY)
    return False
