"""How much of everything there is, for whoever runs the house."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, Connection, func, select

from saloon.server.store import schema
from saloon.server.wire.host import HostTable


@dataclass(frozen=True)
class Counts:
    accounts: int
    guests: int
    tables: dict[str, int]
    channels: dict[str, int]
    letters: int
    database: str
    """What it is, and of which version."""


def counts(connection: Connection) -> Counts:
    """Count people, tables by their state, channels by theirs, and letters that are due."""
    persons, dialect = schema.persons, connection.dialect
    known = select(func.count()).select_from(persons).where(~persons.c.deleted)
    due = select(func.count()).select_from(schema.notices).where(schema.notices.c.due.is_not(None))
    return Counts(
        connection.execute(known.where(persons.c.account.is_not(None))).scalar_one(),
        connection.execute(known.where(persons.c.account.is_(None))).scalar_one(),
        by_state(connection, schema.tables.c.status),
        by_state(connection, schema.channels.c.state),
        connection.execute(due).scalar_one(),
        " ".join([dialect.name, ".".join(map(str, dialect.server_version_info or ()))]),
    )


def tables_lately(connection: Connection, most: int) -> list[HostTable]:
    """List the tables at which something happened last and the game is not over."""
    tables, changes, seats, persons = schema.tables, schema.changes, schema.seats, schema.persons
    last = (
        select(changes.c.at)
        .where(changes.c.table_id == tables.c.id)
        .order_by(changes.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    latest = func.coalesce(last, tables.c.changed).label("last")
    query = (
        select(tables.c.id, tables.c.game, tables.c.status, latest)
        .where(tables.c.status.in_(("open", "running")))
        .order_by(latest.desc(), tables.c.id)
        .limit(most)
    )
    rows = connection.execute(query).all()
    sitting = (
        select(seats.c.table_id, seats.c.bot, func.coalesce(seats.c.name, persons.c.name))
        .outerjoin(persons, persons.c.id == seats.c.person)
        .where(seats.c.table_id.in_([row.id for row in rows]))
        .order_by(seats.c.seat)
    )
    names: dict[str, list[str]] = {row.id: [] for row in rows}
    bots = Counter[str]()
    for table, bot, name in connection.execute(sitting):
        bots[table] += bot is not None
        if name is not None and bot is None:
            names[table].append(name)
    return [
        HostTable(row.id, row.game, row.status, names[row.id], bots[row.id], row.last)
        for row in rows
    ]


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
