"""Finished games that people have given to research, without anything that leads to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from saloon.server.settings import Settings
from saloon.server.store import schema
from saloon.server.store.engine import form_of, is_sqlite, newest_form, opened
from saloon.server.store.journal import told_log
from saloon.server.store.postgres import NoDatabase
from saloon.server.store.reachable import check_reachable
from saloon.server.store.rows import TakenBack
from saloon.server.store.tables import kept_table

BUSY: Final = 5.0


def given(url: str) -> bytes:
    """Read all games that were given, a line each, even while the house is open.

    NoDatabase says why not.
    """
    file = Settings(db=url).file
    if file is not None and not file.exists():
        raise NoDatabase(f"there is no file {file}")
    if not is_sqlite(url):
        check_reachable(url)
    engine = opened(url, BUSY)
    try:
        with engine.connect() as connection:
            if form_of(connection) != newest_form():
                raise NoDatabase("it is empty or of an older Saloon: start this one there once")
            return b"".join(given_games(connection))
    except DBAPIError as problem:
        raise NoDatabase(f"nothing was read: {problem.orig}".splitlines()[0]) from None
    finally:
        engine.dispose()


def given_tables(connection: Connection) -> list[str]:
    """Find the tables whose people all agree.

    Whoever sat beside somebody at the same screen was never asked, so such a table is none, nor one
    at which somebody has several seats; nor is one that somebody left for good, or of bots alone.
    """
    persons, seats, tables = schema.persons, schema.seats, schema.tables
    agreed = set(
        connection.execute(
            select(persons.c.id).where(persons.c.for_research, ~persons.c.deleted)
        ).scalars()
    )
    rows = connection.execute(
        select(seats.c.table_id, seats.c.person, seats.c.name, seats.c.absent)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.status == "finished", seats.c.person.is_not(None))
    )
    given: dict[str, bool] = {}
    seated: set[tuple[str, str]] = set()
    for row in rows:
        willing = row.person in agreed and row.name is None and row.absent is None
        willing = willing and (row.table_id, row.person) not in seated
        seated.add((row.table_id, row.person))
        given[row.table_id] = given.get(row.table_id, True) and willing
    return sorted(table for table, all_willing in given.items() if all_willing)


def given_games(connection: Connection) -> Iterator[bytes]:
    """Give each such game as a line of JSON: what was agreed, and every move that stands."""
    for table in given_tables(connection):
        kept = kept_table(connection, table)
        assert kept is not None
        plan, seats, changes = kept
        moves: list[tuple[int, str]] = []
        for each in told_log(changes):
            if isinstance(each, TakenBack):
                del moves[each.to :]
            else:
                moves.append((each[0], each[1]))
        played = {
            "game": plan["game"],
            "rules": plan["rules"],
            "options": msgspec.json.decode(plan["options"]),
            "moves": moves,
            "people": [seat["person"] is not None for seat in seats],
        }
        yield msgspec.json.encode(played) + b"\n"
