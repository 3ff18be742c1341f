"""What is different where the database is a SQLite file, which one process has for itself.

Moves are written by the driver itself: SQLAlchemy's part was most of what a commit costs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, cast

from sqlalchemy import Connection

from saloon.server.store import schema

COLUMNS: Final = schema.changes.c.keys()
INSERT: Final = f"INSERT OR ROLLBACK INTO changes ({', '.join(COLUMNS)}) VALUES "
"""A row that is there already undoes the whole transaction: SQLite need not remember every page as
it was before the statement, in a file of its own."""
ONE_ROW: Final = f"({', '.join('?' * len(COLUMNS))})"


def driver(connection: Connection) -> sqlite3.Connection:
    return cast("sqlite3.Connection", connection.connection.driver_connection)


@contextmanager
def beginning(connection: Connection, several: bool) -> Iterator[None]:
    """Write in one transaction: changes alone, or other statements with them."""
    if several:
        with connection.begin():
            yield
        return
    file = driver(connection)
    file.execute("BEGIN IMMEDIATE")
    try:
        yield
        file.commit()
    except BaseException:
        file.rollback()
        raise


def version(connection: Connection) -> int:
    """Give a number that is another one when somebody else has written."""
    return int(driver(connection).execute("PRAGMA data_version").fetchone()[0])


def insert(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Write rows of changes down, as many at a stroke as there are.

    One statement for many rows, in few sizes that are kept prepared: between two statements the
    writer would have to wait for the thread that serves people.
    """
    start, file = 0, driver(connection)
    while start < len(rows):
        size = 1 << (len(rows) - start).bit_length() - 1
        values = [value for row in rows[start : start + size] for value in row]
        file.execute(INSERT + ", ".join([ONE_ROW] * size), values)
        start += size
