"""Those who follow a table: who is there, and what they missed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from saloon.kernel import Seat
from saloon.server.store.journal import Change, read_changes
from saloon.server.table import views
from saloon.server.table.table import Table
from saloon.server.wire.events import EventView


def tell_presence(table: Table) -> None:
    message = msgspec.json.encode(
        {"kind": "present", "seats": views.present(table), "spectators": views.spectators(table)}
    )
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
    changes: Iterable[Change]
    if table.recent and table.recent[0].number <= number + 1:
        changes = [change for change in table.recent if change.number > number]
    else:
        changes = await table.house.store.read(
            lambda connection: read_changes(connection, table.plan.id, number)
        )
    return [views.event(table, change, seat) for change in changes]
