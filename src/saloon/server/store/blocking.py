"""Who is not let in: people, and addresses they come from."""

from __future__ import annotations

from sqlalchemy import Connection, or_, select

from saloon.server.store import schema
from saloon.server.store.database import Statement
from saloon.server.wire.host import Barred, HostPerson


def blocked_persons(connection: Connection) -> set[str]:
    persons = schema.persons
    return set(connection.execute(select(persons.c.id).where(persons.c.blocked)).scalars())


def barred_addresses(connection: Connection) -> list[Barred]:
    """List the addresses that are not let in, the latest first."""
    barred = schema.barred
    rows = connection.execute(select(barred).order_by(barred.c.since.desc(), barred.c.address))
    return [Barred(row.address, row.since) for row in rows]


def people_lately(connection: Connection, most: int) -> list[HostPerson]:
    """List who was here lately, and everyone who is blocked; where they came from is not kept."""
    persons = schema.persons
    latest = select(persons.c.id).where(~persons.c.deleted).order_by(persons.c.seen.desc())
    query = (
        select(persons)
        .where(~persons.c.deleted, or_(persons.c.blocked, persons.c.id.in_(latest.limit(most))))
        .order_by(persons.c.seen.desc(), persons.c.id)
    )
    return [
        HostPerson(row.id, row.name, row.account is not None, row.seen, row.blocked)
        for row in connection.execute(query)
    ]


def block_person(person: str, on: bool) -> Statement:
    persons = schema.persons
    known = persons.update().where(persons.c.id == person, ~persons.c.deleted)
    return known, {"blocked": on}


def bar_address(address: str, now: int | None) -> list[Statement]:
    """Let nobody in from an address since now, or let everybody in again."""
    barred = schema.barred
    again: Statement = (barred.delete().where(barred.c.address == address), {})
    if now is None:
        return [again]
    return [again, (barred.insert(), {"address": address, "since": now})]
