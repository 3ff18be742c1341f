"""Taking a whole house from one database to another, whichever kind they are."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Final

from sqlalchemy import Connection, Engine, Table, func, select
from sqlalchemy.exc import DBAPIError

from saloon.server.settings import Settings
from saloon.server.store import schema
from saloon.server.store.backup import NoBackup, check_form
from saloon.server.store.engine import form_of, newest_form, opened
from saloon.server.store.migrating import migrate
from saloon.server.store.occupied import Occupied, alone
from saloon.server.store.postgres import NoDatabase, alive, lock_for_copying, writing
from saloon.server.store.reachable import check_reachable

AT_A_STROKE: Final = 1_000
BUSY: Final = 5.0


def copy_house(source: str, target: str) -> int:
    """Copy everything into an empty database, all of it or nothing; give how many tables it has.

    NoDatabase says why not. Neither may be served meanwhile: what is played then would be lost.
    """
    if source == target:
        raise NoDatabase("FROM and TO are the same database")
    file = Settings(db=source).file
    if file is not None and not file.exists():
        raise NoDatabase(f"there is no file {file}")
    with ExitStack() as held:
        for url in (source, target):
            hold(url, held)
        here, there = opened(source, BUSY), opened(target, BUSY)
        held.callback(here.dispose)
        held.callback(there.dispose)
        need_newest(here)
        migrate(there)
        for engine in (here, there):
            keep_servers_out(engine, held)
        try:
            with here.connect() as giving, writing(there) as taking:
                for connection in (giving, taking):
                    let_nobody_write(connection)
                need_quiet(giving, "FROM")
                need_quiet(taking, "TO")
                need_empty(taking)
                for table in schema.metadata.sorted_tables:
                    copy_rows(giving, taking, table)
                return taking.execute(select(func.count()).select_from(schema.tables)).scalar_one()
        except DBAPIError as problem:
            raise NoDatabase(f"nothing was copied: {problem.orig}".splitlines()[0]) from None


def hold(url: str, held: ExitStack) -> None:
    """Make sure that a database can be used, and a file by nobody else."""
    file = Settings(db=url).file
    try:
        if file is not None:
            check_form(file)
            held.enter_context(alone(file))
    except (NoBackup, Occupied) as problem:
        raise NoDatabase(str(problem)) from None
    check_reachable(url)


def keep_servers_out(engine: Engine, held: ExitStack) -> None:
    """Have no server start on a PostgreSQL database meanwhile; a file is held already."""
    if engine.dialect.name == "postgresql":
        connection = held.enter_context(engine.connect())
        if not lock_for_copying(connection):
            raise NoDatabase("another saloon copy is at work there")


def let_nobody_write(connection: Connection) -> None:
    """Stop a server as well whose connection just broke, and with it the lock that shows it.

    What it writes waits, and is refused or comes after the copy; the copy sees all before that.
    """
    if connection.dialect.name == "postgresql":
        names = ", ".join(schema.metadata.tables)
        connection.exec_driver_sql(f"LOCK TABLE {names} IN SHARE MODE")


def need_newest(engine: Engine) -> None:
    """Refuse to copy from an older form: a server that starts there brings it up to date."""
    with engine.connect() as connection:
        if form_of(connection) != newest_form():
            raise NoDatabase("FROM is empty or of an older Saloon: start this one there once")


def need_quiet(connection: Connection, name: str) -> None:
    """Refuse a PostgreSQL database that a server uses just now."""
    if connection.dialect.name == "postgresql" and alive(connection):
        raise NoDatabase(f"a Saloon serves {name}: stop it first")


def need_empty(connection: Connection) -> None:
    for table in (schema.persons, schema.tables, schema.records):
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise NoDatabase("TO is not empty")
    for table in (schema.house, schema.keys):  # whoever has served it once has left these
        connection.execute(table.delete())


def copy_rows(giving: Connection, taking: Connection, table: Table) -> None:
    """Copy a table's rows; which process looked after a game is not known elsewhere."""
    found = giving.execution_options(yield_per=AT_A_STROKE).execute(select(table))
    for part in found.mappings().partitions():
        rows: list[dict[str, object]] = [dict(row) for row in part]
        for row in rows:
            if "tended_by" in row:
                row["tended_by"] = None
        taking.execute(table.insert(), rows)
