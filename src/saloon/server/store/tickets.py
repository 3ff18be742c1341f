"""Secrets of the house in the database: keys, and tickets that are good once and for a while."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, select

from saloon.server.store import schema
from saloon.server.store.database import Statement


@dataclass(frozen=True)
class Ticket:
    """What a link in a message lets somebody do."""

    kind: str
    person: str
    channel: str | None
    until: int


def kept_key(connection: Connection, name: str) -> bytes | None:
    """Find a key of the house."""
    keys = schema.keys
    return connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()


def insert_key(name: str, value: bytes) -> Statement:
    return schema.keys.insert(), {"name": name, "value": value}


def kept_ticket(connection: Connection, digest: bytes) -> Ticket | None:
    """Find what a ticket is good for."""
    tickets = schema.tickets
    row = connection.execute(select(tickets).where(tickets.c.digest == digest)).first()
    return None if row is None else Ticket(row.kind, row.person, row.channel, row.until)


def insert_ticket(digest: bytes, ticket: Ticket) -> Statement:
    row = {
        "digest": digest,
        "kind": ticket.kind,
        "person": ticket.person,
        "channel": ticket.channel,
        "until": ticket.until,
    }
    return schema.tickets.insert(), row


def tear_up(digest: bytes) -> Statement:
    """A ticket is good once."""
    return schema.tickets.delete().where(schema.tickets.c.digest == digest), {}


def tear_up_all(person: str, kind: str) -> Statement:
    tickets = schema.tickets
    return tickets.delete().where(tickets.c.person == person, tickets.c.kind == kind), {}


def tear_up_old(now: int) -> Statement:
    return schema.tickets.delete().where(schema.tickets.c.until < now), {}
