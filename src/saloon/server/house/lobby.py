"""Lists of tables: those that everybody may see, and somebody's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from saloon.server.house.house import House
from saloon.server.store.tables import own_tables, shown_in_lobby
from saloon.server.table.table import Table

LIST: Final = 100
A_HOST: Final = 3
"""So many public tables of one host are shown."""


async def public_tables(house: House) -> list[Table]:
    """List public tables that wait for players or may be watched, a few of each host's.

    Those whose host is there come first; then every host's latest, before anyone's second.
    """
    there = [table for table in house.tables.values() if host_waits(table)]
    there.sort(key=lambda table: -table.plan.changed)
    first: list[str] = []
    shown: Counter[str] = Counter()
    for table in there:
        if shown[table.plan.host] < A_HOST and len(first) < LIST:
            shown[table.plan.host] += 1
            first.append(table.plan.id)
    found = []
    for table_id, host in await house.store.read(
        lambda connection: shown_in_lobby(connection, A_HOST, LIST)
    ):
        if table_id not in first and shown[host] < A_HOST:
            shown[host] += 1
            found.append(table_id)
    return await listed(house, [*first, *found][:LIST])


async def tables_of(house: House, person: str) -> list[Table]:
    """List the tables of a person, the latest first."""
    return await listed(
        house, await house.store.read(lambda connection: own_tables(connection, person, LIST))
    )


async def listed(house: House, ids: Sequence[str]) -> list[Table]:
    found = [await house.readable(table_id) for table_id in ids]
    return [table for table in found if table is not None]


def host_waits(table: Table) -> bool:
    """Tell whether a table is one for the lobby and its host follows it just now."""
    plan = table.plan
    listed = plan.status == "open" or (plan.status == "running" and plan.manners.spectators)
    here = any(subscriber.person == plan.host for subscriber in table.subscribers)
    return plan.manners.public and listed and here
