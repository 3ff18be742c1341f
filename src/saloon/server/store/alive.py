"""When the house was open, in the database: while it is not, clocks stand still."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select, text

from saloon.server.store import schema
from saloon.server.store.database import Statement

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


def note_alive(now: int) -> Statement:
    """Write a heartbeat; of several processes the latest counts."""
    return BEAT, {"now": now}


def note_closed(now: int, silence: int) -> Statement:
    """Note that nobody was served since the last heartbeat, if that is longer ago than so."""
    return NOTE_CLOSED, {"now": now, "before": now - silence}


def when_closed(connection: Connection) -> Closed:
    """Find out when nobody was served."""
    house = schema.house
    found = connection.execute(select(house).where(house.c.key.startswith(CLOSED)))
    return Closed(frozenset([(int(row.key.removeprefix(CLOSED)), row.value) for row in found]))
