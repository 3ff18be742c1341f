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
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import SQLAlchemyError

from saloon.server.store import postgres, sqlite
from saloon.server.store.engine import READERS, is_sqlite, opened
from saloon.server.store.listening import Listener
from saloon.server.store.migrating import migrate
from saloon.server.store.news import News, bulletins
from saloon.server.store.postgres import as_it_is, cut_short, stuck, writing
from saloon.server.store.rows import Values

T = TypeVar("T")
Statement: TypeAlias = tuple[Executable, Values]
"""A statement and its parameters."""

MOST_TOGETHER: Final = 512
ENOUGH: Final = 32
"""So many writes are not kept until the loop comes round: the writer may begin."""
PATIENCE: Final = 10.0
"""Seconds after which nobody waits any longer for a database that others may have frozen."""
CLOSING: Final = 2.0
"""So many seconds a database may take to say goodbye, after which it is not asked any more."""
Row: TypeAlias = tuple[Any, ...]
"""A change as it is kept, column by column."""


SILENT: Final = "the database does not answer"


class StoreError(Exception):
    """Nothing was written: the disk is full, the database locked, or gone."""


class Spoiled(StoreError):  # noqa: N818 - as above
    """Nothing was written because of one write among others, or of what was written beside it."""


class Stuck(Spoiled):
    """Nothing was written, and trying again may do."""


class Overtaken(StoreError):  # noqa: N818 - as above
    """Nothing was written: another process was quicker at this table, which is read on."""


class Conflict(Exception):  # noqa: N818 - an answer, as StoreError is one
    """Nothing was written: a row with that key is there already."""


class Write:
    """What belongs together in one transaction."""

    def __init__(
        self,
        changes: Sequence[Row],
        others: Sequence[Statement],
        done: asyncio.Future[None],
        news: Sequence[News],
        era: int,
    ) -> None:
        self.changes = changes
        self.others = others
        self.done = done
        self.news = news
        self.era = era
        """After how many intrusions of other processes it was made."""
        self.problem: Exception | None = None
        self.given_up = False
        """Whether nobody waits for it any more: then it is not begun."""
        self.alarm: asyncio.TimerHandle | None = None
        """Ends the waiting for a database that does not answer."""


class Store:
    """An open database."""

    def __init__(self, url: str, busy: float = 5.0) -> None:
        self.engine = opened(url, busy)
        self.alone = is_sqlite(url)
        """Whether one process has the database for itself."""
        self.listener = None if self.alone else Listener(self.engine)
        self.patience = None if self.alone else PATIENCE
        self.writes: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.gathered: list[Write] = []
        """What was asked for in this turn of the loop; the writer is woken once for it."""
        self.commits = 0
        self.written = 0
        self.failures = 0
        self.foreign: Callable[[], None] = self.begin_anew
        """Called in the writer's thread when another process has changed the database."""
        self.intrusions = 0
        """How often another process was found to have changed the database."""
        self.era = 0
        """After how many of them all that was known of the database has been dropped."""
        self.version: int | None = None
        self.trouble = ""
        """Why the last write failed; empty after one that did not."""
        self.file: tuple[int, int] | None = None
        """Which file it is, by device and number; None where it is not one."""
        self.gone = False
        """Whether that file was removed or replaced: what is written now is lost."""
        self.writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def open(self) -> None:
        """Bring the database up to date and begin to write."""
        migrate(self.engine)
        self.file = self._identity()
        self.writer.start()

    def same_file(self) -> None:
        """Make sure that what is written can be found again; StoreError where it cannot."""
        self.gone = self.file is not None and self._identity() != self.file
        if self.gone:
            raise StoreError("the database file is gone or was replaced")

    def _identity(self) -> tuple[int, int] | None:
        name = self.engine.url.database
        if not self.alone or not name or name == ":memory:":
            return None
        try:
            found = os.stat(name)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def close(self) -> None:
        """Write what is waiting, and close."""
        with cut_short(self.engine, CLOSING):
            if self.writer.is_alive():
                self.writes.put(None)
                self.writer.join()
            self.readers.shutdown()
        self.engine.dispose()

    async def write(
        self, *others: Statement, changes: Sequence[Row] = (), news: Sequence[News] = ()
    ) -> None:
        """Write durably, and let other processes know; StoreError or Conflict where nothing was."""
        loop = asyncio.get_running_loop()
        write = Write(changes, others, loop.create_future(), news, self.era)
        if not self.gathered:
            loop.call_soon(self._hand_over)
        self.gathered.append(write)
        if len(self.gathered) == ENOUGH:
            self._hand_over()
        await write.done

    def _hand_over(self) -> None:
        """Give the writer what has gathered; one alarm is set for all of it."""
        if not self.gathered:
            return
        gathered, self.gathered = self.gathered, []
        if self.patience is not None:
            loop = asyncio.get_running_loop()
            alarm = loop.call_later(self.patience, give_up, gathered)
            for write in gathered:
                write.alarm = alarm
        self.writes.put(gathered)

    def begin_anew(self) -> None:
        """All that was known has been dropped: what is written from now on may be written."""
        self.era = self.intrusions

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something, beside the writer."""
        return await self._ask(partial(self.read_now, question))

    async def transact(self, question: Callable[[Connection], T]) -> T:
        """Have something done and answered in one transaction, beside the writer."""

        def transaction() -> T:
            try:
                with writing(self.engine) as connection:
                    return question(connection)
            except SQLAlchemyError as problem:
                raise StoreError(str(problem.__cause__ or problem)) from problem

        return await self._ask(transaction)

    async def _ask(self, question: Callable[[], T]) -> T:
        asked = asyncio.get_running_loop().run_in_executor(self.readers, question)
        try:
            return await asyncio.wait_for(asked, self.patience)
        except TimeoutError:
            raise StoreError(SILENT) from None

    @property
    def process(self) -> int | None:
        """Which of several processes this is; None where it is the only one."""
        return None if self.listener is None else self.listener.number

    def read_now(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something, in this thread."""
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as problem:
            raise StoreError(str(problem.__cause__ or problem)) from problem

    def _write_on(self) -> None:
        """Take what is waiting, commit it together, say so; until told to stop.

        The thread keeps one connection, on which SQLite tells whether others have written.
        """
        connection: Connection | None = None
        going = True
        while going:
            batch: list[Write] = []
            more = self.writes.get()
            while more is not None:
                batch += more
                if len(batch) >= MOST_TOGETHER:
                    break
                try:
                    more = self.writes.get_nowait()
                except queue.Empty:
                    break
            going = more is not None
            if batch:
                try:
                    connection = connection or as_it_is(self.engine.connect())
                except Exception as problem:  # nobody may wait for ever
                    self.failures += 1
                    self.trouble = str(problem)
                    for write in batch:
                        write.problem = StoreError(str(problem))
                else:
                    self._commit_batch(connection, batch)
                    if connection.invalidated:  # the server went away: the next one is a new one
                        connection.close()
                        connection = None
                answer_writers(batch)
        if connection is not None:
            connection.close()

    def _commit_batch(self, connection: Connection, batch: list[Write]) -> None:
        """Write what may be written; what was made before another process wrote is refused."""
        batch = [write for write in batch if not write.given_up]
        if not batch:
            return
        if batch[0].era < self.intrusions:  # the eras of a queue only go up
            for write in batch:
                write.problem = StoreError("another process has changed the database")
            batch = [write for write in batch if write.era == self.intrusions]
            if not batch:
                return
        problem = self._commit(connection, batch)
        if isinstance(problem, Conflict | Spoiled) and len(batch) > 1:
            for write in batch:
                self._commit_batch(connection, [write])
            return
        if isinstance(problem, Stuck) and not batch[0].given_up:
            problem = self._commit(connection, batch)
        for write in batch:
            write.problem = problem

    def _commit(self, connection: Connection, batch: list[Write]) -> Exception | None:
        """Write a batch in one transaction; give what went wrong."""
        others = [each for write in batch for each in write.others]
        rows = [row for write in batch for row in write.changes]
        try:
            beginning = sqlite.beginning if self.alone else postgres.beginning
            with beginning(connection, bool(others)):
                if self.alone:
                    self._refuse_after_others(connection)
                for statement, parameters in others:
                    connection.execute(statement, parameters)
                if self.listener is None:
                    sqlite.insert(connection, rows)
                else:
                    news = told(self.listener.number, batch)
                    postgres.write_and_tell(connection, rows, news)
        except Exception as problem:  # whatever it is, nobody may be told that it was written
            return self._failure(problem)
        self.trouble = ""
        self.commits += 1
        self.written += len(batch)
        return None

    def _failure(self, problem: Exception) -> Exception:
        """Say what a batch failed of: all drivers call it by the same names (PEP 249)."""
        cause = problem.__cause__ or problem
        kinds = {kind.__name__ for kind in type(cause).__mro__}
        said = str(cause)  # without what was to be written
        if "IntegrityError" in kinds:
            return Conflict(said)
        if "DataError" in kinds:  # what one of them wants to keep cannot be kept there
            return Spoiled(said)
        if stuck(cause):
            return Stuck(said)
        self.failures += 1
        self.trouble = said
        return StoreError(said)

    def _refuse_after_others(self, connection: Connection) -> None:
        """Write nothing on top of what another process wrote, as `saloon restore` does."""
        version = sqlite.version(connection)
        known, self.version = self.version, version
        if known is not None and version != known:
            self.intrusions += 1
            self.foreign()
            raise StoreError("another process has changed the database")


def told(sender: int, batch: list[Write]) -> list[str]:
    """Put into words for other processes what a batch is about."""
    numbers = {row[0]: row[1] for write in batch for row in write.changes}
    news = [News("table", table, number) for table, number in numbers.items()]
    return list(bulletins(sender, news + [each for write in batch for each in write.news]))


def answer_writers(batch: list[Write]) -> None:
    """Answer those who wait for their writes, all at once in their own loop."""
    for loop in {write.done.get_loop() for write in batch}:
        mine = [write for write in batch if write.done.get_loop() is loop]
        with suppress(RuntimeError):  # a loop that is closed waits for nothing
            loop.call_soon_threadsafe(answer_writes, mine)


def answer_writes(writes: list[Write]) -> None:
    for write in writes:
        if write.alarm is not None:
            write.alarm.cancel()
        if write.done.done():  # nobody waits for it any more
            continue
        if write.problem is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(write.problem)


def give_up(writes: list[Write]) -> None:
    """Let nobody wait any longer for a database that does not answer."""
    for write in writes:
        write.given_up = True
        if not write.done.done():
            write.done.set_exception(StoreError(SILENT))
