"""How much of everything there is, for whoever runs the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, Connection, func, select

from saloon.server.store import schema


@dataclass(frozen=True)
class Counts:
    accounts: int
    guests: int
    tables: dict[str, int]
    channels: dict[str, int]
    letters: int


def counts(connection: Connection) -> Counts:
    """Count people, tables by their state, channels by theirs, and letters that are due."""
    persons = schema.persons
    known = select(func.count()).select_from(persons).where(~persons.c.deleted)
    due = select(func.count()).select_from(schema.notices).where(schema.notices.c.due.is_not(None))
    return Counts(
        connection.execute(known.where(persons.c.account.is_not(None))).scalar_one(),
        connection.execute(known.where(persons.c.account.is_(None))).scalar_one(),
        by_state(connection, schema.tables.c.status),
        by_state(connection, schema.channels.c.state),
        connection.execute(due).scalar_one(),
    )


def by_state(connection: Connection, state: Column[str]) -> dict[str, int]:
    """Count rows by what stands in a column."""
    rows = connection.execute(select(state, func.count()).group_by(state))
    return {row[0]: row[1] for row in rows}


def size(connection: Connection) -> int:
    """Give the bytes that the whole database takes."""
    return int(connection.exec_driver_sql(SIZE[connection.dialect.name]).scalar_one())


SIZE: Final = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}
