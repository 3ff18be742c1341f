"""The outbox: where people wish to be told that it is their turn, and what is still to be told.

A channel has one row for each table. Its `number` is that of the change with which the turn began,
and empty where it is not the person's turn; `due` is when they are to be told, and empty once they
were; `sent` is when they last were, of any turn at that table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, case, func, literal, null, or_, select

from saloon.server.store import schema
from saloon.server.store.database import Statement
from saloon.server.wire.notices import KeptChannel, Kind, Shape, State, Why
from saloon.server.wire.values import Lang

GRACE: Final = 120_000
"""Whoever is at the table has so long to take a turn before anybody is told of it."""
HOUR: Final = 3_600_000
"""Of the same table people are told no more often than that."""


@dataclass(frozen=True)
class Channel:
    """One way to reach somebody."""

    id: str
    person: str
    kind: Kind
    address: str
    shape: Shape | None
    key: str | None
    auth: str | None
    state: State
    trouble: Why | None
    failures: int
    rests: int
    """Not before then is it tried again."""
    created: int
    used: int | None


@dataclass(frozen=True)
class Hours:
    """When somebody wishes to hear nothing: from and to a minute of the day, in their zone."""

    start: int
    end: int
    zone: str


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody, since a change."""

    table: str
    number: int


@dataclass(frozen=True)
class Parcel:
    """What goes out on one channel together."""

    channel: Channel
    lang: Lang
    quiet: Hours | None
    turns: tuple[Turn, ...]
    since: int
    """When the first of it was due."""


def channel_from(row: Any) -> Channel:
    return Channel(**{name: getattr(row, name) for name in schema.channels.c.keys()})  # noqa: SIM118


def hours_from(row: Any) -> Hours | None:
    if row.quiet_from is None or row.quiet_to is None or row.zone is None:
        return None
    return Hours(row.quiet_from, row.quiet_to, row.zone)


# What is asked


def listening(connection: Connection) -> set[str]:
    """Find everyone who is told of their turns in some way."""
    channels, persons = schema.channels, schema.persons
    query = (
        select(channels.c.person)
        .join(persons, persons.c.id == channels.c.person)
        .where(channels.c.state == "on", ~persons.c.blocked)
        .distinct()
    )
    return set(connection.execute(query).scalars())


def own_channels(connection: Connection, person: str) -> list[Channel]:
    """List a person's channels, the oldest first."""
    channels = schema.channels
    query = (
        select(channels)
        .where(channels.c.person == person)
        .order_by(channels.c.created, channels.c.id)
    )
    return [channel_from(row) for row in connection.execute(query)]


def kept_channels(connection: Connection, person: str) -> list[KeptChannel]:
    """List a person's addresses, for themselves."""
    return [
        KeptChannel(each.kind, each.address, each.state, each.created, each.used)
        for each in own_channels(connection, person)
    ]


def mail_of(connection: Connection, person: str) -> Channel | None:
    """Find an e-mail address that somebody has confirmed."""
    known = own_channels(connection, person)
    sure = (each for each in known if each.kind == "mail" and each.state != "unconfirmed")
    return next(sure, None)


def quiet_hours(connection: Connection, person: str) -> Hours | None:
    persons = schema.persons
    query = select(persons.c.quiet_from, persons.c.quiet_to, persons.c.zone)
    return hours_from(connection.execute(query.where(persons.c.id == person)).one())


def parcels(connection: Connection, now: int, most: int) -> list[Parcel]:
    """Find the channels on which something is due, each with all that can go along."""
    channels, notices, persons = schema.channels, schema.notices, schema.persons
    ready = (
        select(notices.c.channel, func.min(notices.c.due).label("since"))
        .join(channels, channels.c.id == notices.c.channel)
        .join(persons, persons.c.id == channels.c.person)
        .where(notices.c.due <= now, channels.c.state == "on", channels.c.rests <= now)
        .where(~persons.c.blocked)
        .group_by(notices.c.channel)
        .order_by(func.min(notices.c.due))
        .limit(most)
    )
    found: list[Parcel] = []
    for name, since in connection.execute(ready).all():
        row = connection.execute(
            select(channels, persons.c.lang, persons.c.quiet_from, persons.c.quiet_to)
            .add_columns(persons.c.zone)
            .join(persons, persons.c.id == channels.c.person)
            .where(channels.c.id == name)
        ).first()
        if row is not None:
            turns = tuple(turns_for(connection, name, now))
            found.append(Parcel(channel_from(row), row.lang, hours_from(row), turns, since))
    return found


def turns_for(connection: Connection, channel: str, now: int) -> list[Turn]:
    """List what is due on a channel, and what is about to be: several tables go out as one."""
    notices = schema.notices
    rested = or_(notices.c.sent.is_(None), notices.c.sent <= now - HOUR)
    query = (
        select(notices.c.table_id, notices.c.number)
        .where(
            notices.c.channel == channel,
            notices.c.number.is_not(None),
            or_(notices.c.due <= now, and_(notices.c.due <= now + GRACE, rested)),
        )
        .order_by(notices.c.due, notices.c.table_id)
    )
    return [Turn(row.table_id, row.number) for row in connection.execute(query)]


# What is written with a move


def turn_rows(
    table: str, asked: Iterable[str], mover: str | None, number: int, now: int
) -> list[Statement]:
    """Write down whose turn it is after a change; the turns of all others are taken.

    Whoever has made the change and is asked again is told of the new turn, not of the old.
    """
    notices = schema.notices
    asked = sorted(asked)
    still = [person for person in asked if person != mover]
    over = (
        notices.update()
        .where(
            notices.c.table_id == table,
            notices.c.number.is_not(None),
            notices.c.person.not_in(still),
        )
        .values(number=None, due=None)
    )
    if not asked:
        return [(over, {})]
    return [(over, {}), *begin_turns(table, asked, number, now + GRACE)]


def begin_turns(table: str, asked: list[str], number: int, due: int) -> list[Statement]:
    """Let everybody be told who is asked, and was not before."""
    channels, notices = schema.channels, schema.notices
    again = (
        notices.update()
        .where(notices.c.table_id == table, notices.c.number.is_(None), notices.c.person.in_(asked))
        .values(
            number=number,
            due=case((notices.c.sent > due - HOUR, notices.c.sent + HOUR), else_=due),
        )
    )
    known = select(notices.c.channel).where(
        notices.c.channel == channels.c.id, notices.c.table_id == table
    )
    rows = select(
        channels.c.id, literal(table), channels.c.person, literal(number), literal(due)
    ).where(channels.c.person.in_(asked), channels.c.state == "on", ~known.exists())
    first = notices.insert().from_select(["channel", "table_id", "person", "number", "due"], rows)
    return [(again, {}), (first, {})]


def put_off_turn(table: str, person: str, until: int) -> Statement:
    """Tell somebody of their turn when their days off are over, whether they were told or not."""
    notices = schema.notices
    turn = (notices.c.table_id == table, notices.c.person == person)
    return notices.update().where(*turn, notices.c.number.is_not(None)), {"due": until}


# What is written after a try


def delivered(parcel: Parcel, now: int) -> list[Statement]:
    """Somebody was told; a turn that began meanwhile is still to be told, an hour later."""
    channels, notices = schema.channels, schema.notices
    told: list[Statement] = [
        (
            channels.update().where(channels.c.id == parcel.channel.id),
            {"failures": 0, "rests": 0, "trouble": None, "used": now},
        )
    ]
    for turn in parcel.turns:
        here = (notices.c.channel == parcel.channel.id, notices.c.table_id == turn.table)
        told.append(
            (
                notices.update()
                .where(*here)
                .values(
                    sent=now,
                    due=case(
                        (notices.c.number.is_(None), null()),
                        (notices.c.number == turn.number, null()),
                        else_=now + HOUR,
                    ),
                ),
                {},
            )
        )
    return told


def take_up(connection: Connection, channel: str, now: int, until: int) -> list[Turn]:
    """Have a channel for oneself among several processes, and what is still due there.

    Should this one die, others try later.
    """
    channels, notices = schema.channels, schema.notices
    due = select(notices.c.channel).where(notices.c.channel == channel, notices.c.due <= now)
    free = channels.update().where(channels.c.id == channel, channels.c.rests <= now, due.exists())
    if not connection.execute(free, {"rests": until}).rowcount:
        return []
    return turns_for(connection, channel, now)


def put_off(parcel: Parcel, until: int) -> Statement:
    """Tell nothing on a channel before a time."""
    channels = schema.channels
    return channels.update().where(channels.c.id == parcel.channel.id), {"rests": until}


def taken(channel: str, turn: Turn) -> Statement:
    """Forget a turn that was taken without the outbox hearing of it."""
    notices = schema.notices
    return (
        notices.update().where(
            notices.c.channel == channel,
            notices.c.table_id == turn.table,
            notices.c.number == turn.number,
        ),
        {"number": None, "due": None},
    )


def failed(channel: str, failures: int, rests: int, trouble: str, over: bool) -> list[Statement]:
    """Rest after a failure; a channel that failed for good is off, and says why."""
    channels, notices = schema.channels, schema.notices
    values = {"failures": failures, "rests": rests, "trouble": trouble}
    if over:
        values |= {"state": "off", "rests": 0}
    rows: list[Statement] = [(channels.update().where(channels.c.id == channel), values)]
    if over:
        rows.append((notices.delete().where(notices.c.channel == channel), {}))
    return rows


# What people choose


def insert_channel(channel: Channel) -> Statement:
    names = schema.channels.c.keys()
    return schema.channels.insert(), {name: getattr(channel, name) for name in names}


def turn_on(channel: str) -> Statement:
    """Begin anew with a channel, as if it had never failed."""
    channels = schema.channels
    return (
        channels.update().where(channels.c.id == channel),
        {"state": "on", "failures": 0, "rests": 0, "trouble": None},
    )


def turn_off(channel: str, trouble: str) -> list[Statement]:
    """Send nothing more on a channel, and say why."""
    channels, notices = schema.channels, schema.notices
    return [
        (notices.delete().where(notices.c.channel == channel), {}),
        (
            channels.update().where(channels.c.id == channel),
            {"state": "off", "trouble": trouble},
        ),
    ]


def give_up_address(kind: str, address: str) -> list[Statement]:
    """Forget who had an address before: a browser tells of the turns of one person."""
    channels, notices = schema.channels, schema.notices
    had = (channels.c.kind == kind, channels.c.address == address)
    old = select(channels.c.id).where(*had)
    return [
        (notices.delete().where(notices.c.channel.in_(old)), {}),
        (channels.delete().where(*had), {}),
    ]


def delete_channel(channel: str) -> list[Statement]:
    """Forget a channel, and all that was to go out on it."""
    channels, notices, tickets = schema.channels, schema.notices, schema.tickets
    return [
        (notices.delete().where(notices.c.channel == channel), {}),
        (tickets.delete().where(tickets.c.channel == channel), {}),
        (channels.delete().where(channels.c.id == channel), {}),
    ]


def forget_mail(person: str, but: str = "") -> list[Statement]:
    """Forget somebody's e-mail addresses but one, and the links that were sent to them."""
    channels, notices, tickets = schema.channels, schema.notices, schema.tickets
    had = (channels.c.person == person, channels.c.kind == "mail", channels.c.id != but)
    old = select(channels.c.id).where(*had)
    return [
        (notices.delete().where(notices.c.channel.in_(old)), {}),
        (tickets.delete().where(tickets.c.channel.in_(old)), {}),
        (channels.delete().where(*had), {}),
    ]


def set_quiet(person: str, quiet: Hours | None) -> list[Statement]:
    """Keep when somebody wishes to hear nothing; what was put off is looked at again."""
    channels, persons = schema.channels, schema.persons
    values = {
        "quiet_from": None if quiet is None else quiet.start,
        "quiet_to": None if quiet is None else quiet.end,
        "zone": None if quiet is None else quiet.zone,
    }
    return [
        (persons.update().where(persons.c.id == person), values),
        (
            channels.update().where(channels.c.person == person, channels.c.failures == 0),
            {"rests": 0},
        ),
    ]


def forget_unconfirmed(before: int) -> list[Statement]:
    """Forget the addresses that nobody has confirmed in time: they may be anybody's."""
    channels = schema.channels
    old = (channels.c.state == "unconfirmed", channels.c.created < before)
    return [(channels.delete().where(*old), {})]


def forget_listeners(persons: str | Select[Any]) -> list[Statement]:
    """Forget every address of somebody, or of some."""
    tables = (schema.notices, schema.tickets, schema.channels)
    if isinstance(persons, str):
        return [(each.delete().where(each.c.person == persons), {}) for each in tables]
    return [(each.delete().where(each.c.person.in_(persons)), {}) for each in tables]
