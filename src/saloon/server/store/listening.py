"""Hearing what other processes wrote, and being known to be alive.

One connection is kept for both: notifications come on it, and it holds the lock of this process's
number. When the process dies, however it dies, PostgreSQL lets go of the lock.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

from saloon.server.store.news import CHANNEL, News, understood
from saloon.server.store.postgres import COPIED, OURS, WAIT_FOR_COPY, NoDatabase, alive

if TYPE_CHECKING:
    import psycopg
    from sqlalchemy import Connection, Engine

log = logging.getLogger("saloon")

AGAIN: Final = 1.0
"""Seconds until it is tried again to listen."""
SILENCE: Final = 15.0
"""After so many seconds without a word, not even of one's own, nothing is heard any more."""
WORKERS: Final = 2**30
"""From here on the numbers are of those who only let bots think."""


def servers(connection: Connection) -> list[int]:
    """Number the processes that live and let people in."""
    return [number for number in alive(connection) if number < WORKERS]


class Listener:
    """The ear of one process."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.number = 1 + secrets.randbelow(WORKERS - 1)
        """Which process this is, for as long as it lives."""
        self.connection: psycopg.Connection | None = None
        self.descriptor = -1
        """Its file descriptor, which a connection that is lost no longer tells."""
        self.heard = 0.0
        """When something was last heard, by the machine's steady clock."""
        self.hear: Callable[[int, Sequence[News]], None] = print
        self.back: Callable[[], None] = print
        self.returning: asyncio.Task[None] | None = None

    def work_only(self) -> None:
        """Be known as one who only lets bots think."""
        self.number = WORKERS + secrets.randbelow(WORKERS - 1)

    async def open(
        self, hear: Callable[[int, Sequence[News]], None], back: Callable[[], None]
    ) -> None:
        """Begin to listen: `hear` gets what is told and by whom.

        `back` is called when listening begins anew, and something may have been missed.
        """
        self.hear, self.back = hear, back
        self.attach(await asyncio.to_thread(self.connect))

    def connect(self) -> psycopg.Connection:
        """Have a connection of one's own; somebody else may not have the number yet."""
        borrowed = self.engine.raw_connection()
        connection = cast("psycopg.Connection", borrowed.driver_connection)
        borrowed.detach()
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}".encode())
        connection.execute(f"SELECT pg_advisory_lock({OURS}, {self.number})".encode())
        copied = connection.execute(COPIED.encode()).fetchone()
        if copied and copied[0]:  # whoever copies looks for servers after it has its own lock
            connection.close()
            raise NoDatabase(WAIT_FOR_COPY)
        return connection

    def attach(self, connection: psycopg.Connection) -> None:
        self.connection, self.descriptor = connection, connection.fileno()
        self.heard = time.monotonic()
        asyncio.get_running_loop().add_reader(self.descriptor, self.ready)

    def ready(self) -> None:
        """Take in what has come."""
        import psycopg

        assert self.connection is not None
        found: list[bytes] = []
        try:
            self.connection.pgconn.consume_input()
            while (told := self.connection.pgconn.notifies()) is not None:
                found.append(told.extra)
        except psycopg.OperationalError:
            self.begin_anew("the database is away; listening begins anew when it is back")
        self.heard = time.monotonic()
        for each in found:
            bulletin = understood(each)
            if bulletin is not None and bulletin.sender != self.number:
                try:
                    self.hear(bulletin.sender, bulletin.news)
                except Exception:  # what others tell beside it is heard all the same
                    log.exception("news could not be heard")

    def mind_silence(self) -> None:
        """Listen anew where a connection seems well and brings nothing."""
        if self.connection is not None and time.monotonic() - self.heard > SILENCE:
            self.begin_anew("nothing is heard of other processes; listening begins anew")

    def begin_anew(self, why: str) -> None:
        self.let_go()
        log.error(why)
        self.returning = asyncio.get_running_loop().create_task(self.come_back())

    async def come_back(self) -> None:
        """Try until the database answers; what was missed meanwhile is read."""
        while self.connection is None:
            await asyncio.sleep(AGAIN)
            try:
                self.attach(await asyncio.to_thread(self.connect))
            except Exception:  # it is still away, in whatever way
                continue
        self.back()

    def let_go(self) -> None:
        if self.connection is not None:
            asyncio.get_running_loop().remove_reader(self.descriptor)
            self.connection.close()
            self.connection = None

    async def close(self) -> None:
        """Listen no longer; others may take over at once."""
        if self.returning is not None:
            self.returning.cancel()
            await asyncio.gather(self.returning, return_exceptions=True)
        self.let_go()
