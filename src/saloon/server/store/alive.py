"""When the house was open, in the database: while it is not, clocks stand still."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select, text

from saloon.server.store import schema
from saloon.server.store.database import Statement, Store, StoreError
from saloon.server.store.listening import servers
from saloon.server.store.news import News

CLOSED: Final = "closed "
BEAT: Final = text(
    "INSERT INTO house (key, value) VALUES ('alive', :now) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
NOTE_CLOSED: Final = text(
    f"INSERT INTO house (key, value) SELECT '{CLOSED}' || value, :now FROM house "
    "WHERE key = 'alive' AND value < :before ON CONFLICT (key) DO NOTHING"
)
"""Of several that find out at once, one notes it."""


@dataclass(frozen=True)
class Closed:
    """When nobody was served: from when until when, by the wall clock."""

    spans: frozenset[tuple[int, int]] = frozenset()

    def since(self, moment: int) -> int:
        """Give for how many milliseconds since a moment nobody was served."""
        return sum([max(0, ended - max(began, moment)) for began, ended in self.spans])


async def keep_open(store: Store, now: int, silence: int | None) -> None:
    """Write a heartbeat; of several processes the latest counts.

    Where the last one is longer ago than a silence, it is noted that nobody was served since.
    """
    away: list[Statement] = []
    if silence is not None:
        away.append((NOTE_CLOSED, {"now": now, "before": now - silence}))
    heard = () if store.alone else (News("beat"),)
    await store.write(*away, (BEAT, {"now": now}), news=heard)
    await asyncio.to_thread(store.same_file)


async def need_open(store: Store, _now: int, _silence: int | None) -> None:
    """Where nobody comes in, nothing is kept open: StoreError while no server does that."""
    if not await store.read(servers):
        raise StoreError("no server lives on the database")
    await store.write(news=(News("beat"),))


def forget_closed(before: int) -> Statement:
    """Forget when nobody was served, where no clock has run since then."""
    house = schema.house
    return house.delete().where(house.c.key.startswith(CLOSED), house.c.value < before), {}


def when_closed(connection: Connection) -> Closed:
    """Find out when nobody was served."""
    house = schema.house
    found = connection.execute(select(house).where(house.c.key.startswith(CLOSED)))
    return Closed(frozenset([(int(row.key.removeprefix(CLOSED)), row.value) for row in found]))
