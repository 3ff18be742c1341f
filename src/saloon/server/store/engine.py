"""Opening a database, and bringing it up to date."""

from __future__ import annotations

import os
import threading
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from saloon.server.store import postgres

READERS: Final = 2
PAGES_IN_LOG: Final = 4_000
"""So many pages of 4 kB gather in the write-ahead log before they are put in their places."""


def opened(url: str, busy: float) -> Engine:
    """Connect: to a file, or to a PostgreSQL server."""
    if is_sqlite(url):
        return opened_file(url, busy)
    return postgres.opened(url, busy, READERS + 1)


def opened_file(url: str, busy: float) -> Engine:
    """Connect; a SQLite file is made for its owner alone and synced at every commit."""
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS + 1,
        connect_args={"check_same_thread": False, "timeout": busy},
    )
    file = engine.url.database
    if file and file != ":memory:" and not os.path.exists(file):
        os.makedirs(os.path.dirname(os.path.abspath(file)), exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout={int(busy * 1000)}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA secure_delete=ON")
        connection.execute(f"PRAGMA wal_autocheckpoint={PAGES_IN_LOG}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = threading.current_thread().name == "writer"
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "saloon.server.store:migrations")
    return config


def newest_form() -> str | None:
    """Name the form that this program needs."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


def form_of(connection: Connection) -> str | None:
    """Give the form that a database has; None where it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def need_no_older(connection: Connection) -> None:
    """Refuse to change the form of a database that processes of an older program serve."""
    if postgres.alive(connection) and form_of(connection) not in (None, newest_form()):
        raise postgres.NoDatabase(
            "an older Saloon serves the database, whose tables this one would change: stop it first"
        )


def upgrade(engine: Engine) -> None:
    """Run the migrations that are missing; of several that begin at once, one does it for all."""
    config = migrations()
    with postgres.writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            postgres.wait_for_form(connection)
            need_no_older(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
