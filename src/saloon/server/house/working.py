"""A house without doors: it lets bots of the servers on the same database think here.

It takes tables with bots over from them, as if they had died, while its own bots need not wait.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from saloon.server.house.house import House
from saloon.server.house.neighbours import join
from saloon.server.house.sweeping import keep_sweeping
from saloon.server.settings import Settings


async def let_bots_think(settings: Settings, say: Callable[[int], None]) -> None:
    """Work until told to stop; `say` gets the number of processes once it begins."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    house = House(settings)
    join(house, helps=True)
    await house.open()
    house.spawn(keep_sweeping(house))
    say(settings.thinkers)
    try:
        await stopped.wait()
    finally:
        await house.close()
