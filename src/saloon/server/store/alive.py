"""When the house was last open, in the database: while it is not, clocks stand still."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select, text

from saloon.server.store import schema
from saloon.server.store.database import Statement

BEAT: Final = text(
    "INSERT INTO house (key, value) VALUES ('alive', :now) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


def last_alive(connection: Connection) -> int:
    """Give when the last heartbeat was written; 0 before the first."""
    house = schema.house
    query = select(house.c.value).where(house.c.key == "alive")
    return connection.execute(query).scalar() or 0


def note_alive(now: int) -> list[Statement]:
    """Write a heartbeat; of several processes the latest counts."""
    return [(BEAT, {"now": now})]
