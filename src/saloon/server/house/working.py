"""A house without doors: it lets bots of the servers on the same database think here.

It takes tables with bots over from them, as if they had died, while its own bots need not wait.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

from saloon.server.house.house import RETRY, House
from saloon.server.house.neighbours import join
from saloon.server.house.sweeping import keep_sweeping
from saloon.server.settings import Settings
from saloon.server.store.database import StoreError
from saloon.server.store.listening import servers


async def let_bots_think(settings: Settings, say: Callable[[int], None]) -> None:
    """Work until told to stop; `say` gets the number of processes once it begins."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    house = House(settings)
    join(house, helps=True)
    if not await wait_for_a_server(house, stopped):
        return
    await house.open()
    house.spawn(keep_sweeping(house))
    say(settings.thinkers)
    try:
        await stopped.wait()
    finally:
        await house.close()


async def wait_for_a_server(house: House, stopped: asyncio.Event) -> bool:
    """Wait until there is somebody to help; tell whether there is, or it was told to stop."""
    while not stopped.is_set():
        with suppress(StoreError):
            if await house.store.read(servers):
                return True
        await asyncio.sleep(RETRY)
    return False
