"""Those who follow a table: who is there, and what they missed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from saloon.kernel import Seat
from saloon.server.store.journal import Change, count_log, read_changes
from saloon.server.table import views
from saloon.server.table.missed import missed_views
from saloon.server.table.table import Table
from saloon.server.wire.events import EventView
from saloon.server.wire.stream import Present


def tell_presence(table: Table) -> None:
    message = msgspec.json.encode(Present(views.present(table), views.spectators(table)))
    for subscriber in list(table.subscribers):
        subscriber.push(message)


def look_again(table: Table, person: str) -> None:
    """Show the game anew to somebody who is asked otherwise now. The caller holds the lock."""
    if table.gone:
        return
    table.cached_views.clear()
    for subscriber in list(table.subscribers):
        if subscriber.person == person:
            seen = views.snapshot(table, subscriber.seat, person)
            subscriber.push(msgspec.json.encode(seen))
    table.house.arm(table)


async def events_after(table: Table, number: int, seat: Seat | None) -> list[EventView]:
    """Tell what happened after a number, as a seat saw it. The caller holds the lock."""
    if number >= table.number:
        return []
    changes: Iterable[Change] = table.recent
    if not table.recent or table.recent[0].number > number + 1:
        changes = await table.house.store.read(
            lambda connection: read_changes(connection, table.plan.id)
        )
        logged = 0
        for change in changes:
            logged = count_log(change, logged)
    missed = [change for change in changes if change.number > number]
    shown = await missed_views(table, missed, seat)
    told = [views.event(table, change, seat) for change in missed]
    return [
        replace(each, views=shown[each.number]) if each.number in shown else each for each in told
    ]
