"""What is different where the database is PostgreSQL, and shared by several processes.

Readers see one moment of the whole database, as they do in a file; whoever writes sees what others
have written, and a number of a log that is taken already is a conflict.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from math import ceil
from os import dup
from socket import SHUT_RDWR, socket
from threading import Lock, Timer
from typing import TYPE_CHECKING, Any, Final, cast
from weakref import WeakKeyDictionary, WeakSet

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from saloon.server.store.news import CHANNEL

if TYPE_CHECKING:
    import psycopg
    from sqlalchemy import URL

OLDEST: Final = 14
"""The oldest PostgreSQL that is served."""
OURS: Final = 1_935_764_335
"""The first half of every advisory lock of ours, so that other programs' locks are not meant."""
FORM: Final = 0
"""The second half of the lock under which the form of the database is changed; processes have
numbers from 1."""
COPYING: Final = 2**31 - 1
"""The second half of the lock of whoever copies a whole house; no process has that number."""
SEEN_TOGETHER: Final = "REPEATABLE READ"
SEEN_AS_IT_IS: Final = "READ COMMITTED"
AT_ONCE: Final = "AUTOCOMMIT"
"""One statement is a transaction by itself: neither its beginning nor its end is a journey."""
WRITE_AND_TELL: Final = f"""
    WITH written AS (
        INSERT INTO changes (table_id, number, at, kind, seat, move_id, person, data)
        SELECT * FROM unnest(
            %s::varchar[], %s::integer[], %s::bigint[], %s::varchar[],
            %s::integer[], %s::varchar[], %s::varchar[], %s::bytea[]
        )
    )
    SELECT pg_notify('{CHANNEL}', told) FROM unnest(%s::text[]) AS told
    """
"""Changes, column by column, and what other processes are told once they are committed: one
statement, the same for any number of them, which is kept prepared."""
STUCK: Final = frozenset({"40001", "40P01", "55P03"})
"""Two transactions stood in each other's way, and this one was ended for the other."""
SHORTEST_WAIT: Final = 2
NOTICED: Final = {"keepalives_idle": 5, "keepalives_interval": 3, "keepalives_count": 3}
"""Seconds of silence, seconds between questions, and questions without an answer: then a machine
that is gone without a word is taken for gone, at either end."""
UNHEARD: Final = {"user_timeout": 15_000}
"""The same for what was said last, in milliseconds."""
ALIVE: Final = f"""
    SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {OURS} AND objsubid = 2
    AND objid NOT IN ({FORM}, {COPYING}) AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    """
"""The numbers of the processes that live."""
COPIED: Final = f"""
    SELECT count(*) FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {OURS} AND objsubid = 2
    AND objid = {COPYING} AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    """
"""How many copy the database just now."""
WAIT_FOR_COPY: Final = "saloon copy is at work on the database: start when it has ended"


CONNECTIONS: Final[WeakKeyDictionary[Engine, WeakSet[Any]]] = WeakKeyDictionary()
NOTING: Final = Lock()
"""All that lead to a server, lent out or not."""


class NoDatabase(Exception):  # noqa: N818 - an answer to whoever asked
    """Why a database cannot be served, in a sentence without its full stop."""


def address(url: str) -> URL:
    """Read a URL; NoDatabase where it is none."""
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        raise NoDatabase(f"{shown(url)}: give --db sqlite:////path/to/file or {EXAMPLE}") from None
    if read.get_backend_name() not in ("postgresql", "postgres"):
        raise NoDatabase(f"{read.drivername}: only SQLite and PostgreSQL are served")
    if read.drivername not in ("postgres", "postgresql", "postgresql+psycopg"):
        raise NoDatabase(f"{read.drivername}: PostgreSQL is reached by psycopg, {EXAMPLE}")
    if not read.database:
        raise NoDatabase(f"{shown(url)} names no database: {EXAMPLE}")
    if "@" in f"{read.host}{read.database}":  # then a part of the password stands there
        raise NoDatabase(f"{shown(url)}: write every @ of a password as %40")
    return read.set(drivername="postgresql+psycopg")


EXAMPLE: Final = "postgresql://user@host/name"


def shown(url: str) -> str:
    """Give as much of a URL as holds no password."""
    return url.partition(":")[0][:40] + ":…"


def opened(url: str, busy: float, most: int) -> Engine:
    """Connect to a PostgreSQL server; NoDatabase where that cannot be, whatever it says."""
    seconds = max(SHORTEST_WAIT, ceil(busy))
    asked = {
        "lock_timeout": f"{seconds}s",
        "idle_in_transaction_session_timeout": f"{10 * seconds}s",
        **{f"tcp_{name}": value for name, value in (NOTICED | UNHEARD).items()},
    }
    try:
        engine = create_engine(
            address(url),
            pool_size=most,
            isolation_level=SEEN_TOGETHER,
            connect_args={
                "connect_timeout": seconds,
                "client_encoding": "utf8",
                "application_name": "saloon",
                "options": " ".join([f"-c {name}={value}" for name, value in asked.items()]),
                **NOTICED,
                **{f"tcp_{name}": value for name, value in UNHEARD.items()},
            },
        )
    except ModuleNotFoundError:
        raise NoDatabase("PostgreSQL needs psycopg: install saloon[postgres]") from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        """Answer only for what is on the disk, whatever the server usually does."""
        with NOTING:
            CONNECTIONS.setdefault(engine, WeakSet()).add(connection)
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT set_config('synchronous_commit', 'on', false) "
                "WHERE current_setting('synchronous_commit') = 'off'"
            )
            cursor.execute("SET default_transaction_isolation = 'read committed'")
        connection.commit()
        keep_no_nulls(connection)

    return engine


@contextmanager
def cut_short(engine: Engine, seconds: float) -> Iterator[None]:
    """Do something that may wait for the database, but for so long: then nothing is heard of it."""

    def cut() -> None:
        with NOTING:
            there = list(CONNECTIONS.get(engine, ()))
        for connection in there:
            with suppress(Exception), socket(fileno=dup(connection.fileno())) as line:
                line.shutdown(SHUT_RDWR)

    patience = Timer(seconds, cut)
    patience.daemon = True
    patience.start()
    try:
        yield
    finally:
        patience.cancel()
        cut()  # one may be on its way that nobody waits for


def keep_no_nulls(connection: Any) -> None:
    """Let text with a sign that PostgreSQL cannot keep be looked for: it is found nowhere."""
    from psycopg.types.string import StrDumperUnknown

    class Dumper(StrDumperUnknown):
        def dump(self, obj: str) -> Any:
            return super().dump(obj.replace("\0", "\ufffd") if "\0" in obj else obj)

    connection.adapters.register_dumper(str, Dumper)


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """Begin a transaction that sees what others have written meanwhile."""
    with engine.connect() as connection:
        seen = as_it_is(connection)
        with seen.begin():
            yield seen


def as_it_is(connection: Connection) -> Connection:
    """Have a connection to write with; a file has only one writer anyway."""
    if connection.dialect.name != "postgresql":
        return connection
    return connection.execution_options(isolation_level=SEEN_AS_IT_IS)


def at_once(connection: Connection) -> Connection:
    """Have a connection for statements that each stand for themselves."""
    return connection.execution_options(isolation_level=AT_ONCE)


def driver(connection: Connection) -> psycopg.Connection:
    return cast("psycopg.Connection", connection.connection.driver_connection)


@contextmanager
def beginning(connection: Connection, several: bool) -> Iterator[None]:
    """Write in one transaction: with several statements, or with one."""
    from psycopg import IsolationLevel

    server = driver(connection)  # asked itself: after trouble it may be another one than before
    if server.autocommit is several:
        server.autocommit = not several
    if server.isolation_level is not IsolationLevel.READ_COMMITTED:
        server.isolation_level = IsolationLevel.READ_COMMITTED
    try:
        with connection.begin() if several else nullcontext():
            yield
    except Exception:
        if server.closed and not connection.invalidated:  # it went away
            connection.invalidate()
        raise


def write_and_tell(
    connection: Connection, rows: Sequence[tuple[Any, ...]], told: list[str]
) -> None:
    """Write rows of changes down, and let other processes know.

    They are sorted alike in every process, so that no two wait for each other in a circle.
    """
    if not rows and not told:
        return
    ordered = sorted(rows, key=lambda row: (row[0], row[1]))
    columns = [list(column) for column in zip(*ordered, strict=True)] or [[]] * 8
    driver(connection).execute(WRITE_AND_TELL, (*columns, told), prepare=True)


def wait_for_form(connection: Connection) -> None:
    """Be the only one to change the form of the database until the transaction ends."""
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({OURS}, {FORM})")


def alive(connection: Connection) -> list[int]:
    """Number the processes that live."""
    return list(connection.exec_driver_sql(ALIVE).scalars())


def lock_for_copying(connection: Connection) -> bool:
    """Keep servers from starting until the connection ends; False where somebody else does."""
    asked = f"SELECT pg_try_advisory_lock({OURS}, {COPYING})"
    taken = bool(connection.exec_driver_sql(asked).scalar_one())
    connection.commit()
    return taken


def stuck(problem: BaseException) -> bool:
    """Tell whether a write failed only because of what was written beside it."""
    return getattr(problem, "sqlstate", None) in STUCK
