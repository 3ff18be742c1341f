"""When the house was last open, in the database: while it is not, clocks stand still."""

from __future__ import annotations

from sqlalchemy import Connection, select

from saloon.server.store import schema
from saloon.server.store.database import Statement


def last_alive(connection: Connection) -> int:
    """Give when the last heartbeat was written; 0 before the first."""
    house = schema.house
    query = select(house.c.value).where(house.c.key == "alive")
    return connection.execute(query).scalar() or 0


def note_alive(now: int) -> list[Statement]:
    """Write a heartbeat."""
    house = schema.house
    return [
        (house.delete().where(house.c.key == "alive"), {}),
        (house.insert(), {"key": "alive", "value": now}),
    ]
