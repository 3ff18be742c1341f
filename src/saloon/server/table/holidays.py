"""Days off, where the host of a table allows some: a clock stands still meanwhile."""

from __future__ import annotations

import msgspec

from saloon.server.table import views
from saloon.server.table.clocks import SECOND
from saloon.server.table.recording import record
from saloon.server.table.table import Table


async def take_off(table: Table, person: str, days: int) -> int:
    """Take as many days off as are left to a person, up to some; give how many those are."""
    async with table.lock:
        if table.gone or table.plan.status != "running":
            return 0
        own = [seat for seat in table.owned(person) if table.places[seat].bot is None]
        days = min([days, *[table.clocks.days_off(seat) for seat in own]], default=0)
        if not own or not days:
            return 0
        clock = table.house.clock
        for seat in own:
            table.clocks.take_off(seat, days, clock.steady())
        change = table.next("table", off=own, days=days)
        change.data["clocks"] = table.clocks.remaining(clock.steady())
        change.data["ends"] = [
            clock.wall() + round((table.clocks.holidays[seat].ends - clock.steady()) * SECOND)
            for seat in own
        ]
        await record(table, change)
        for subscriber in list(table.subscribers):
            seen = views.snapshot(table, subscriber.seat, subscriber.person)
            subscriber.push(msgspec.json.encode(seen))
        return days
