"""The database: one writer thread that lets waiting writes share a commit, and readers beside it.

A write is answered only when it is on the disk. Where a commit fails, nobody in it was told
anything, and each of them hears that it failed.
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from saloon.server import schema
from saloon.server.backup import copy_beside

T = TypeVar("T")
Statement: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement and its parameters. What a column holds is its own business, hence Any."""

MOST_TOGETHER: Final = 512
READERS: Final = 2
INSERT_CHANGE: Final = schema.changes.insert()


class StoreTrouble(Exception):  # noqa: N818 - it is the disk's fault, not the program's
    """Nothing was written: the disk is full, the database locked, or gone."""


class Conflict(Exception):  # noqa: N818 - an answer, as StoreTrouble is one
    """Nothing was written: a row with that key is there already."""


@dataclass
class Write:
    """What belongs together in one transaction."""

    changes: Sequence[dict[str, Any]]
    others: Sequence[Statement]
    done: Future[None] = field(default_factory=Future)


class Store:
    """An open database."""

    def __init__(self, url: str, busy: float = 5.0) -> None:
        self.engine = opened(url, busy)
        self.writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.commits = 0
        self.written = 0
        self.failures = 0
        self.foreign: Callable[[], None] = lambda: None
        """Called in the writer's thread when another process has changed the database."""
        self.version: int | None = None
        self.writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def open(self) -> None:
        """Bring the database up to date and begin to write."""
        migrate(self.engine)
        self.writer.start()

    def close(self) -> None:
        """Write what is waiting, and close."""
        if self.writer.is_alive():
            self.writes.put(None)
            self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    async def write(self, *others: Statement, changes: Sequence[dict[str, Any]] = ()) -> None:
        """Write durably; StoreTrouble or Conflict where nothing was written."""
        write = Write(changes, others)
        self.writes.put(write)
        await asyncio.wrap_future(write.done)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something, beside the writer."""
        return await asyncio.get_running_loop().run_in_executor(
            self.readers, self.read_now, question
        )

    def read_now(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something, in this thread."""
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as problem:
            raise StoreTrouble(str(problem.__cause__ or problem)) from problem

    def _write_on(self) -> None:
        """Take what is waiting, commit it together, say so; until told to stop.

        The thread keeps one connection, on which SQLite tells whether others have written.
        """
        connection: Connection | None = None
        going = True
        while going:
            batch: list[Write] = []
            first = self.writes.get()
            while first is not None:
                batch.append(first)
                if len(batch) == MOST_TOGETHER:
                    break
                try:
                    first = self.writes.get_nowait()
                except queue.Empty:
                    break
            going = first is not None
            if batch:
                try:
                    connection = connection or self.engine.connect()
                except Exception as problem:  # nobody may wait for ever
                    for write in batch:
                        settle(write, StoreTrouble(str(problem)))
                    continue
                self._commit_batch(connection, batch)
        if connection is not None:
            connection.close()

    def _commit_batch(self, connection: Connection, batch: list[Write]) -> None:
        problem = self._commit(connection, batch)
        if isinstance(problem, Conflict) and len(batch) > 1:
            for write in batch:
                settle(write, self._commit(connection, [write]))
            return
        for write in batch:
            settle(write, problem)

    def _commit(self, connection: Connection, batch: list[Write]) -> Exception | None:
        """Write a batch in one transaction; give what went wrong."""
        try:
            with connection.begin():
                self._refuse_after_others(connection)
                for write in batch:
                    for statement, parameters in write.others:
                        connection.execute(statement, parameters)
                rows = [row for write in batch for row in write.changes]
                if rows:
                    connection.execute(INSERT_CHANGE, rows)
        except IntegrityError as problem:
            return Conflict(str(problem.orig))
        except Exception as problem:  # whatever it is, nobody may be told that it was written
            self.failures += 1
            return StoreTrouble(str(problem.__cause__ or problem))
        self.commits += 1
        self.written += len(batch)
        return None

    def _refuse_after_others(self, connection: Connection) -> None:
        """Write nothing on top of what another process wrote, as `saloon restore` does."""
        if connection.dialect.name != "sqlite":
            return
        version = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
        known, self.version = self.version, version
        if known is not None and version != known:
            self.foreign()
            raise StoreTrouble("another process has changed the database")


def settle(write: Write, problem: Exception | None) -> None:
    """Answer whoever waits for a write, unless nobody does any more."""
    if not write.done.set_running_or_notify_cancel():
        return
    if problem is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(problem)


def opened(url: str, busy: float) -> Engine:
    """Connect; a SQLite file is made for its owner alone and synced at every commit."""
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS + 1,
        connect_args={"check_same_thread": False, "timeout": busy} if is_sqlite(url) else {},
    )
    if is_sqlite(url):
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

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            writing = threading.current_thread().name == "writer"
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing; an older database is copied beside itself first."""
    config = Config()
    config.set_main_option("script_location", "saloon.server:migrations")
    newest = ScriptDirectory.from_config(config).get_current_head()
    with engine.connect() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
        connection.rollback()
    if present == newest:
        return
    if present is not None:
        copy_beside(engine, present)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
