"""Copies of a database, taken and put back while the server runs."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Engine

MARKS = ("persons", "changes", "alembic_version")


class NoBackup(Exception):  # noqa: N818 - an answer to whoever asked
    """Why there is nothing to copy, or nothing that may be put back."""


def copy_beside(engine: Engine, revision: str) -> Path | None:
    """Copy a database file beside itself before it is changed, named after its form."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name == ":memory:":
        return None
    target = Path(f"{name}.before-{revision}")
    backup(Path(name), target)
    return target


def backup(database: Path, target: Path) -> None:
    """Copy a database that may be in use; the copy appears whole or not at all."""
    if not database.is_file():
        raise NoBackup(f"there is no database {database}")
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    os.close(os.open(half, os.O_CREAT | os.O_WRONLY, 0o600))
    try:
        copy(database, half)
        os.replace(half, target)
    except sqlite3.DatabaseError as problem:
        raise NoBackup(f"{database} cannot be copied: {problem}") from None
    finally:
        half.unlink(missing_ok=True)


def restore(source: Path, database: Path) -> None:
    """Put a copy back under the eyes of a running server, in the form that it knows."""
    check(source)
    database.parent.mkdir(parents=True, exist_ok=True)
    fresh = database.with_name(database.name + ".restored")
    try:
        backup(source, fresh)
        bring_up_to_date(fresh, source)
        if not database.exists():
            os.close(os.open(database, os.O_CREAT | os.O_WRONLY, 0o600))
        copy(fresh, database)
    finally:
        fresh.unlink(missing_ok=True)


def bring_up_to_date(fresh: Path, source: Path) -> None:
    """Give a copy the present form; NoBackup where it has one that is not known here."""
    from alembic.util import CommandError  # whoever only copies need not wait for it

    from saloon.server.store.engine import opened, upgrade

    engine = opened(f"sqlite:///{fresh}", 1.0)
    try:
        upgrade(engine)
    except CommandError:
        raise NoBackup(f"{source} was made by a newer Saloon") from None
    finally:
        engine.dispose()


def check_form(database: Path) -> None:
    """Refuse a database that a newer Saloon has changed, and what is none."""
    from alembic.script import ScriptDirectory

    from saloon.server.store.engine import migrations

    if not database.exists() or database.stat().st_size == 0:
        return
    try:
        connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        try:
            marked = connection.execute(
                "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
            ).fetchone()[0]
            rows = connection.execute("SELECT version_num FROM alembic_version") if marked else ()
            found = {row[0] for row in rows}
        finally:
            connection.close()
    except sqlite3.OperationalError:
        return  # busy or not readable now: whoever opens it will say so
    except sqlite3.DatabaseError:
        raise NoBackup(f"{database} is not a database") from None
    forms = ScriptDirectory.from_config(migrations()).walk_revisions()
    if found - {form.revision for form in forms}:
        raise NoBackup(f"{database} was made by a newer Saloon")


def check(source: Path) -> None:
    """Refuse what is not a whole copy of a Saloon database."""
    if not source.exists():
        raise NoBackup(f"there is no file {source}")
    try:
        connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        try:
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
            whole = connection.execute("PRAGMA quick_check").fetchone()[0]
        finally:
            connection.close()
    except sqlite3.DatabaseError:
        raise NoBackup(f"{source} is not a database") from None
    if whole != "ok" or not names.issuperset(MARKS):
        raise NoBackup(f"{source} is not a whole Saloon database")


def copy(source: Path, target: Path) -> None:
    """Let SQLite copy one database into another.

    In one go: between two steps a server that writes would make it begin anew, for ever. Those who
    read hold nobody up who writes.
    """
    with sqlite3.connect(source) as here, sqlite3.connect(target) as there:
        here.backup(there)
    here.close()
    there.close()
