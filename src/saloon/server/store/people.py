"""People and their sessions in the database."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, bindparam, select

from saloon.server.store import schema
from saloon.server.store.database import Statement
from saloon.server.store.notices import forget_listeners, kept_channels, quiet_hours
from saloon.server.store.records import own_records
from saloon.server.store.rows import Columns, Values
from saloon.server.wire.notices import Quiet
from saloon.server.wire.people import Kept, KeptPerson, KeptRemark, KeptSeat, KeptSession, Person
from saloon.server.wire.values import Lang


@dataclass
class Session:
    """A person who is signed in."""

    id: str
    name: str
    account: str | None
    lang: Lang
    digest: bytes = b""
    seen: int = 0
    always_ask: bool = False
    """Whether they are asked even where they have no choice and only they know that."""
    for_research: bool = False
    """Whether their finished games may be given to research, where all at the table agree."""

    def view(self, token: str = "") -> Person:
        guest = self.account is None
        wishes = (self.always_ask, self.for_research)
        return Person(self.id, self.name, guest, self.lang, token, *wishes)


def signed_in(connection: Connection, digest: bytes) -> Session | None:
    """Find who a session belongs to."""
    persons, sessions = schema.persons, schema.sessions
    found = connection.execute(
        select(persons)
        .join(sessions, sessions.c.person == persons.c.id)
        .where(sessions.c.digest == bindparam("digest"), ~persons.c.deleted),
        {"digest": digest},
    ).first()
    if found is None:
        return None
    return Session(
        *(found.id, found.name, found.account, found.lang, digest, found.seen),
        always_ask=found.always_ask,
        for_research=found.for_research,
    )


def account_row(connection: Connection, account: str, look: str) -> Columns | None:
    """Find an account by its name as it was given, else by one of the same look."""
    persons = schema.persons
    accounts = select(persons).where(persons.c.account.is_not(None))
    for like in (persons.c.account == account, persons.c.look == look):
        found = connection.execute(accounts.where(like)).first()
        if found is not None:
            return dict(found._mapping)
    return None


def guests_like(connection: Connection, look: str) -> list[tuple[str, str]]:
    """Find the guests whose name looks like one, and how they write it."""
    persons = schema.persons
    query = select(persons.c.id, persons.c.name).where(
        persons.c.look == look, persons.c.account.is_(None), ~persons.c.deleted
    )
    return [(row.id, row.name) for row in connection.execute(query)]


def guests_unseen(connection: Connection, since: int) -> set[str]:
    """Find the guests who were not here since a time, and are not forgotten yet."""
    persons = schema.persons
    query = select(persons.c.id).where(
        persons.c.account.is_(None), persons.c.seen < since, ~persons.c.deleted
    )
    return set(connection.execute(query).scalars())


def names(connection: Connection, persons: list[str]) -> dict[str, str]:
    """Give the names of people by their ids."""
    rows = connection.execute(
        select(schema.persons.c.id, schema.persons.c.name).where(schema.persons.c.id.in_(persons))
    )
    return {row.id: row.name for row in rows}


def always_asking(connection: Connection) -> set[str]:
    """Find everyone who wishes to be asked even without a choice."""
    persons = schema.persons
    wished = select(persons.c.id).where(persons.c.always_ask, ~persons.c.deleted)
    return set(connection.execute(wished).scalars())


def kept_about(connection: Connection, person: str) -> Kept:
    """Gather everything that leads to a person."""
    persons, sessions, tables = schema.persons, schema.sessions, schema.tables
    seats, changes = schema.seats, schema.changes
    row = connection.execute(select(persons).where(persons.c.id == person)).mappings().one()
    quiet = quiet_hours(connection, person)
    here = connection.execute(
        select(sessions.c.created, sessions.c.seen).where(sessions.c.person == person)
    )
    at_tables = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.created, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person)
    )
    said = connection.execute(
        select(changes.c.table_id, changes.c.number, changes.c.at, changes.c.data).where(
            changes.c.person == person
        )
    )
    return Kept(
        person=KeptPerson(**{name: row[name] for name in KeptPerson.__struct_fields__}),
        sessions=[KeptSession(each.created, each.seen) for each in here],
        tables=[KeptSeat(**each._mapping) for each in at_tables],
        remarks=[
            KeptRemark(each.table_id, each.number, each.at, msgspec.json.decode(each.data)["text"])
            for each in said
        ],
        records=own_records(connection, person),
        channels=kept_channels(connection, person),
        quiet=None if quiet is None else Quiet(quiet.start, quiet.end, quiet.zone),
    )


# What is written


def insert_person(row: Values) -> Statement:
    return schema.persons.insert(), row


def update_person(person: str, values: Values) -> Statement:
    return schema.persons.update().where(schema.persons.c.id == person), values


def rename_guest(guest: str, name: str, look: str) -> Statement:
    """Call a guest otherwise, unless an account was made of them meanwhile."""
    persons = schema.persons
    return (
        persons.update().where(persons.c.id == guest, persons.c.account.is_(None)),
        {"name": name, "look": look},
    )


def insert_session(digest: bytes, person: str, now: int) -> Statement:
    row = {"digest": digest, "person": person, "created": now, "seen": now}
    return schema.sessions.insert(), row


def note_seen(person: str, digest: bytes, now: int) -> tuple[Statement, Statement]:
    """Keep that somebody was here."""
    sessions = schema.sessions
    return (
        update_person(person, {"seen": now}),
        (sessions.update().where(sessions.c.digest == digest), {"seen": now}),
    )


def end_session(digest: bytes) -> Statement:
    return schema.sessions.delete().where(schema.sessions.c.digest == digest), {}


def end_sessions(person: str) -> Statement:
    return schema.sessions.delete().where(schema.sessions.c.person == person), {}


def forget_person(person: str, nobody: str) -> list[Statement]:
    """Forget a name, a password, all sessions, addresses and remarks; seats keep the id."""
    changes, seats, records = schema.changes, schema.seats, schema.records
    return [
        update_person(
            person,
            {
                "name": nobody,
                "account": None,
                "look": None,
                "password": None,
                "deleted": True,
                "for_research": False,
                "quiet_from": None,
                "quiet_to": None,
                "zone": None,
            },
        ),
        end_sessions(person),
        *forget_listeners(person),
        (
            changes.update().where(changes.c.person == person),
            {"person": None, "data": b'{"text":""}'},
        ),
        (
            seats.update().where(seats.c.person == person, seats.c.name.is_not(None)),
            {"name": nobody},
        ),
        (records.delete().where(records.c.owner == person), {}),
    ]


def forget_guests(since: int, nobody: str) -> list[Statement]:
    """Forget the guests who were not here since a time, and what they said."""
    persons, sessions, changes = schema.persons, schema.sessions, schema.changes
    unseen = (persons.c.account.is_(None), persons.c.seen < since)
    gone = select(persons.c.id).where(*unseen)
    return [
        (
            changes.update()
            .where(changes.c.person.in_(gone))
            .values(person=None, data=b'{"text":""}'),
            {},
        ),
        (sessions.delete().where(sessions.c.person.in_(gone)), {}),
        *forget_listeners(gone),
        (
            persons.update()
            .where(*unseen)
            .values(
                name=nobody,
                look=None,
                deleted=True,
                for_research=False,
                quiet_from=None,
                quiet_to=None,
                zone=None,
            ),
            {},
        ),
    ]
