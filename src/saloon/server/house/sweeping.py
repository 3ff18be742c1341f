"""Now and then: tables at rest leave memory, abandoned ones are closed, old guests forgotten."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from saloon.server.house.channels import CONFIRM
from saloon.server.house.house import House
from saloon.server.house.leaving import do_without_the_gone
from saloon.server.names import NOBODY
from saloon.server.store.alive import forget_closed
from saloon.server.store.database import StoreError
from saloon.server.store.news import News
from saloon.server.store.notices import forget_unconfirmed
from saloon.server.store.people import forget_guests, guests_unseen
from saloon.server.store.tables import abandoned, delete_closed
from saloon.server.store.tending import take_turn
from saloon.server.store.tickets import tear_up_old
from saloon.server.table import moments, seats
from saloon.server.table.table import Table

log = logging.getLogger("saloon")

SWEEP: Final = 120.0
EVERY: Final = 100_000
"""Milliseconds after which some process sweeps for all that share a database."""
IDLE: Final = 180.0
"""Seconds after which a table at rest that nobody follows leaves memory."""
DAY: Final = 86_400_000
YEAR: Final = 366 * DAY
"""No clock has run for so long."""


async def keep_sweeping(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await sweep(house)
        except StoreError:
            log.warning("the house could not be swept")
        except Exception:  # the next round may go better; without any, memory fills up
            log.exception("the house could not be swept")


async def sweep(house: House) -> None:
    """Let tables at rest leave memory; close abandoned ones, forget guests long unseen."""
    await let_rest(house)
    now = house.clock.wall()
    if not house.store.alone and not await house.store.transact(
        partial(take_turn, what="swept", now=now, every=EVERY)
    ):
        return
    old = round(now - house.settings.table_days * DAY)
    for table_id in await house.store.read(lambda connection: abandoned(connection, old)):
        table = await house.readable(table_id)
        if table is not None:
            await close_abandoned(table)
    unseen = round(now - house.settings.guest_days * DAY)
    forgotten = await house.store.read(lambda connection: guests_unseen(connection, unseen))
    await house.store.write(
        *delete_closed(old - DAY),
        *forget_guests(unseen, NOBODY),
        *forget_unconfirmed(now - CONFIRM),
        tear_up_old(now),
        forget_closed(now - YEAR),
        news=[News("person", guest) for guest in sorted(forgotten)],
    )
    house.people.forget_all(forgotten)
    await house.people.read_names(forgotten & house.people.names.keys())
    await do_without_the_gone(house)
    for table in list(house.tables.values()):
        await house.people.learn_names([place.person for place in table.places if place.person])


async def let_rest(house: House) -> None:
    """Let tables leave memory where nothing happens and nobody looks."""
    steady = house.clock.steady()
    for table in list(house.tables.values()):
        if at_rest(table) and not table.subscribers and steady - table.used > IDLE:
            async with table.lock:
                if at_rest(table) and not table.subscribers and not table.gone:
                    table.leave_memory()
                    table.overtaken = not house.store.alone
                    house.tables.pop(table.plan.id, None)
                    if table.tended and table.plan.status == "running":
                        house.asleep.add(table.plan.id)


def at_rest(table: Table) -> bool:
    """Tell whether nothing happens at a table by itself, or another process sees to it."""
    return not table.tended or table.plan.status != "running" or moments.resting(table)


async def close_abandoned(table: Table) -> None:
    """Close a table that nobody came back to; if it cannot be written now, then later."""
    async with table.lock:
        if table.plan.status in ("open", "running"):
            try:
                await seats.shut(table)
            except StoreError:
                log.warning("a table could not be closed", extra={"table": table.plan.id})
