"""Somebody wants to be forgotten: their tables go on without them."""

from __future__ import annotations

import logging
from contextlib import suppress

from saloon.server.house.house import House
from saloon.server.store.database import Overtaken, StoreError
from saloon.server.store.tables import bereft
from saloon.server.table import seats
from saloon.server.table.taking_in import TRIES
from saloon.server.wire.errors import ApiError

log = logging.getLogger("saloon")


async def forget_person(house: House, person: str) -> None:
    """Read the tables again at which somebody sat or spoke who is no longer known.

    Nobody waits for them: a bot plays their games to the end, their seats at open tables are
    free, and what they were host of has another one or is closed.
    """
    house.hang_up(person)
    await drop_tables_of(house, person)
    await do_without_the_gone(house, person)


async def do_without_the_gone(house: House, person: str | None = None) -> None:
    """Let no table wait for whoever is deleted; where that fails, the next sweep tries again."""
    for table_id, gone in await house.store.read(bereft):
        if person not in (None, gone):
            continue
        try:
            await do_without(house, table_id, gone)
        except (ApiError, StoreError):
            log.warning("a table still waits for nobody", extra={"table": table_id})


async def do_without(house: House, table_id: str, person: str) -> None:
    for _ in range(TRIES):
        with suppress(Overtaken):
            table = await house.readable(table_id)
            if table is not None:
                await seats.forget(table, person)
            return
    raise StoreError("other processes are quicker")


async def drop_tables_of(house: House, person: str) -> None:
    """Have the tables read again at which somebody sat or spoke."""
    for table in list(house.tables.values()):
        async with table.lock:
            seated = any(place.person == person for place in table.places)
            if seated or person in table.speakers:
                house.lost(table)
