"""What stands in the way of serving a PostgreSQL database, said in one sentence at the start."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from saloon.server.settings import Settings
from saloon.server.store import schema
from saloon.server.store.engine import form_of, is_sqlite, need_no_older, opened
from saloon.server.store.migrating import is_known
from saloon.server.store.postgres import (
    COPIED,
    OLDEST,
    WAIT_FOR_COPY,
    NoDatabase,
    address,
    writing,
)

MEANT: Final = {
    "password authentication failed": "{user} is not let in with that password",
    "no password supplied": "{user} needs a password; give it in the URL, PGPASSWORD or ~/.pgpass",
    'database "{name}" does not exist': "there is no database {name} on {host}; createdb makes one",
    'role "{user}" does not exist': "there is no user {user} on {host}",
    "no pg_hba.conf entry": "{host} lets nobody in as {user} from here",
    "permission denied": "{user} may not read and write there",
    "too many clients": "{host} has no connection left",
    "remaining connection slots": "{host} has no connection left",
    "could not translate host name": "there is no host {host}",
    "failed to resolve host": "there is no host {host}",
    "Name or service not known": "there is no host {host}",
}
"""What the server or its library says, and what that means."""
LONGEST: Final = 160


def check_reachable(url: str) -> None:
    """Refuse a database that cannot be served; NoDatabase says why."""
    if is_sqlite(url):
        if Settings(db=url).file is None:
            raise NoDatabase("SQLite needs a file: give --db sqlite:////path/to/file")
        return
    engine = opened(url, 1.0)
    try:
        with writing(engine) as connection:
            check_server(connection)
            check_rights(connection)
            need_no_older(connection)
            if connection.exec_driver_sql(COPIED).scalar_one():
                raise NoDatabase(WAIT_FOR_COPY)
    except DBAPIError as problem:
        raise NoDatabase(sentence(url, str(problem.orig))) from None
    finally:
        engine.dispose()


def sentence(url: str, said: str) -> str:
    """Say what the library says in a sentence that names what to mend."""
    where = address(url)
    query = where.query.get("host", "")
    host = where.host or (query if isinstance(query, str) else ", ".join(query)) or "this machine"
    known = {"host": host, "user": where.username or "nobody", "name": where.database or ""}
    for symptom, meaning in MEANT.items():
        if symptom.format(**known).lower() in said.lower():
            return meaning.format(**known)
    if "connection refused" in said.lower() or "no such file" in said.lower():
        return f"no PostgreSQL answers at {host}:{where.port or 5432}"
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return f"{host}: {lines[0][:LONGEST] if lines else 'no answer'}".rstrip(".")


def check_server(connection: Connection) -> None:
    """Refuse a server that is too old, one that only reads, and a database without all letters."""
    version = int(connection.exec_driver_sql("SHOW server_version_num").scalar_one())
    if version // 10_000 < OLDEST:
        raise NoDatabase(f"PostgreSQL {version // 10_000} is too old: {OLDEST} or newer is served")
    if connection.exec_driver_sql("SHOW server_encoding").scalar_one() != "UTF8":
        raise NoDatabase("the database is not in UTF8: make one with createdb -E UTF8")
    if connection.exec_driver_sql("SELECT pg_is_in_recovery()").scalar_one():
        raise NoDatabase("this PostgreSQL only copies another one: give that one's address")
    if connection.exec_driver_sql("SHOW transaction_read_only").scalar_one() == "on":
        raise NoDatabase("the database only lets itself be read: default_transaction_read_only")


def check_rights(connection: Connection) -> None:
    """Refuse a database that a newer Saloon has changed, or where nothing may be written."""
    present = form_of(connection)
    if not is_known(present):
        raise NoDatabase("the database was made by a newer Saloon")
    user = connection.exec_driver_sql("SELECT current_user").scalar_one()
    if present is None:
        allowed = connection.exec_driver_sql(
            "SELECT has_schema_privilege(current_schema(), 'CREATE')"
        ).scalar_one()
        if not allowed:
            raise NoDatabase(f"{user} may make no tables there: GRANT CREATE ON SCHEMA public")
        return
    for name in schema.metadata.tables:
        if not may_write(connection, name):
            raise NoDatabase(f"{user} may not write into the table {name}")


def may_write(connection: Connection, name: str) -> bool:
    """Tell whether a table may be used; one that is still to be made may."""
    rights = [f"has_table_privilege(to_regclass('{name}'), '{what}')" for what in RIGHTS]
    asked = f"SELECT coalesce({' AND '.join(rights)}, true)"
    return bool(connection.exec_driver_sql(asked).scalar_one())


RIGHTS: Final = ("SELECT", "INSERT", "UPDATE", "DELETE")
