"""Tables and their seats in the database."""

from __future__ import annotations

from typing import TypeAlias, cast

from sqlalchemy import Connection, func, or_, select, union

from saloon.server.store import schema
from saloon.server.store.database import Statement
from saloon.server.store.journal import Change, read_changes
from saloon.server.store.rows import SeatRow, TableRow, Values

KeptTable: TypeAlias = tuple[TableRow, list[SeatRow], list[Change]]
"""A table, its seats in order, and its changes."""


def kept_table(connection: Connection, table: str, after: int = 0) -> KeptTable | None:
    """Find a table by its id, with its changes after a number."""
    tables, seats = schema.tables, schema.seats
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    if row is None:
        return None
    places = connection.execute(
        select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
    )
    seats_in_order = [cast("SeatRow", dict(place._mapping)) for place in places]
    kept = cast("TableRow", dict(row._mapping))
    return kept, seats_in_order, read_changes(connection, table, after)


def running_tables(connection: Connection) -> list[str]:
    """Find the tables whose games go on."""
    tables = schema.tables
    return list(
        connection.execute(select(tables.c.id).where(tables.c.status == "running")).scalars()
    )


def table_by_code(connection: Connection, digest: bytes) -> tuple[str, str] | None:
    """Find the open table of a code: its id and its invite."""
    tables = schema.tables
    found = connection.execute(
        select(tables.c.id, tables.c.invite).where(
            tables.c.code_digest == digest, tables.c.status == "open"
        )
    ).first()
    return None if found is None else (found.id, found.invite)


def abandoned(connection: Connection, before: int) -> list[str]:
    """Find tables that nobody has touched since a time."""
    tables, changes = schema.tables, schema.changes
    last = select(func.max(changes.c.at)).where(changes.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id).where(
        tables.c.status.in_(("open", "running")), tables.c.changed < before, last < before
    )
    return list(connection.execute(query).scalars())


def shown_in_lobby(connection: Connection, a_host: int, most: int) -> list[tuple[str, str]]:
    """List the latest public tables and their hosts: all first ones, all second ones, and so on.

    Of each host no more than so many.
    """
    tables = schema.tables
    turn = func.row_number().over(
        partition_by=tables.c.host, order_by=(tables.c.changed.desc(), tables.c.id)
    )
    ranked = (
        select(tables.c.id, tables.c.host, tables.c.changed, turn.label("turn"))
        .where(
            tables.c.public,
            or_(
                tables.c.status == "open",
                (tables.c.status == "running") & tables.c.spectators,
            ),
        )
        .subquery()
    )
    query = (
        select(ranked.c.id, ranked.c.host)
        .where(ranked.c.turn <= a_host)
        .order_by(ranked.c.turn, ranked.c.changed.desc(), ranked.c.id)
        .limit(most)
    )
    return [(row.id, row.host) for row in connection.execute(query)]


def bereft(connection: Connection) -> list[tuple[str, str]]:
    """Find the tables that wait for somebody who is deleted, and for whom."""
    tables, seats, persons = schema.tables, schema.seats, schema.persons
    gone = select(persons.c.id).where(persons.c.deleted)
    waits = or_(seats.c.absent.is_(None), seats.c.absent != "resigned")
    seated = (
        select(tables.c.id, seats.c.person.label("person"))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.status.in_(("open", "running")), seats.c.person.in_(gone), waits)
    )
    hosted = select(tables.c.id, tables.c.host).where(
        tables.c.status == "open", tables.c.host.in_(gone)
    )
    return [(row.id, row.person) for row in connection.execute(union(seated, hosted))]


def of_bots_alone(connection: Connection, host: str) -> int:
    """Count a host's tables where bots are among themselves and the game is not over."""
    tables, seats = schema.tables, schema.seats
    others = or_(seats.c.person.is_not(None), seats.c.bot.is_(None))
    people = select(seats.c.seat).where(seats.c.table_id == tables.c.id, others).exists()
    query = select(func.count()).where(
        tables.c.host == host, tables.c.status.in_(("open", "running")), ~people
    )
    return connection.execute(query.select_from(tables)).scalar_one()


def own_tables(connection: Connection, person: str, most: int) -> list[str]:
    """Find the tables of a person, the latest first."""
    tables, seats = schema.tables, schema.seats
    mine = select(seats.c.table_id).where(seats.c.person == person)
    query = (
        select(tables.c.id)
        .where(or_(tables.c.host == person, tables.c.id.in_(mine)))
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(most)
    )
    return list(connection.execute(query).scalars())


# What is written


def insert_table(row: TableRow) -> Statement:
    return schema.tables.insert(), row


def update_table(table: str, values: Values) -> Statement:
    return schema.tables.update().where(schema.tables.c.id == table), values


def insert_seat(row: SeatRow) -> Statement:
    return schema.seats.insert(), row


def update_seat(table: str, seat: int, values: Values) -> Statement:
    seats = schema.seats
    return seats.update().where(seats.c.table_id == table, seats.c.seat == seat), values


def delete_closed(before: int) -> list[Statement]:
    """Delete the tables that were closed before a time, with all that belongs to them."""
    tables, seats, changes = schema.tables, schema.seats, schema.changes
    closed = (tables.c.status == "closed", tables.c.changed < before)
    dead = select(tables.c.id).where(*closed)
    return [
        (changes.delete().where(changes.c.table_id.in_(dead)), {}),
        (schema.notices.delete().where(schema.notices.c.table_id.in_(dead)), {}),
        (seats.delete().where(seats.c.table_id.in_(dead)), {}),
        (tables.delete().where(*closed), {}),
    ]
