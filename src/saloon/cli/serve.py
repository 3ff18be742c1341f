"""What the commands around the server do."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

from saloon.cli.arguments import at_least, check_place
from saloon.cli.terminal import Exit, leave, out, speaker
from saloon.kernel import Message, Refused
from saloon.server import NoBackup, Settings, backup, check_form, is_mail, is_server, restore

LEVELS = ("debug", "info", "warning", "error")
LAST_PORT = 65_535


def check_settings(settings: Settings) -> None:
    """Refuse what no server can be set to."""
    for field in fields(settings):
        value = getattr(settings, field.name)
        if isinstance(value, int | float):
            at_least("--" + field.name.replace("_", "-"), value, 0)
    if settings.port > LAST_PORT:
        raise Refused(Message("cli-most", {"flag": "--port", "most": str(LAST_PORT)}))
    if settings.log_level not in LEVELS:
        known = ", ".join(LEVELS)
        raise Refused(Message("cli-one-of", {"flag": "--log-level", "known": known}))
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise Refused(Message("cli-no-address", {"flag": "--public-url"}))
    check_mail(settings)


def check_mail(settings: Settings) -> None:
    """Refuse a server for e-mail that is none, and one without an address to write from."""
    if settings.smtp and not is_server(settings.smtp):
        raise Refused(Message("cli-no-smtp", {"flag": "--smtp"}))
    if settings.smtp and not is_mail(settings.mail_from):
        raise Refused(Message("cli-no-mail", {"flag": "--mail-from"}))


def greet(where: str, host: str) -> None:
    """Print the address to share, and the link that is for the host alone."""
    out.print(where, markup=False, soft_wrap=True)
    out.print(speaker(None).text("cli-host", link=host), markup=False, soft_wrap=True)


def run(settings: Settings, browse: bool) -> None:
    """Serve until told to stop."""
    check_settings(settings)
    if settings.file is None:
        check_database(settings.database)
    else:
        if settings.file.exists() and not settings.file.is_file():
            raise Refused(Message("cli-no-file", {"file": str(settings.file)}))
        settings.file.parent.mkdir(parents=True, exist_ok=True)
        check_place(settings.file)
        try:
            check_form(settings.file)
        except NoBackup as problem:
            leave(f"{problem}.")
    from saloon.server.http.serve import serve  # other commands need not wait for a web framework
    from saloon.server.store.occupied import Occupied

    try:
        serve(settings, browse, greet)
    except Occupied as problem:
        leave(f"{problem}.")
    except OSError as problem:
        leave(f"{settings.host}:{settings.port}: {problem.strerror}")
    except KeyboardInterrupt:
        pass


def check_database(url: str) -> None:
    """Leave with a sentence where a database that is no file cannot be served."""
    from saloon.server.store.postgres import NoDatabase
    from saloon.server.store.reachable import check_reachable

    try:
        check_reachable(url)
    except NoDatabase as problem:
        leave(f"{problem}.")


def work(settings: Settings) -> None:
    """Let bots think until told to stop."""
    check_settings(settings)
    if settings.file is not None:
        leave("a file has one server, and its bots think there; give --db postgresql://…")
    check_database(settings.database)
    from saloon.server.house.working import let_bots_think
    from saloon.server.http.logs import start_logging
    from saloon.server.http.serve import run_work

    start_logging(settings.log_level)
    run_work(let_bots_think(settings, lambda number: out.print(str(number))))


def copy(source: str, target: str) -> None:
    """Take a house from one database to another."""
    from saloon.server.store.copying import copy_house
    from saloon.server.store.postgres import NoDatabase

    try:
        tables = copy_house(source, target)
    except NoDatabase as problem:
        leave(f"{problem}.")
    out.print(str(tables), markup=False)


def give(folder: Path, settings: Settings) -> None:
    """Write the games that people have given to research, in a process that knows of arrays."""
    from saloon.server.store.giving import given
    from saloon.server.store.postgres import NoDatabase

    folder.mkdir(parents=True, exist_ok=True)
    try:
        lines = given(settings.database)
    except NoDatabase as problem:
        leave(f"{problem}.")
    command = [sys.executable, "-m", "saloon.research.export", str(folder)]
    done = subprocess.run(command, input=lines, check=False)
    raise Exit(done.returncode)


def database_file(settings: Settings) -> Path:
    """Find the file to copy; other databases have tools of their own."""
    if settings.file is None:
        leave(f"{settings.database.partition(':')[0]}: only an SQLite file can be copied here.")
    return settings.file


def save(target: Path, settings: Settings) -> None:
    """Copy the database to a file."""
    try:
        backup(database_file(settings), target)
    except NoBackup as problem:
        leave(f"{problem}.")
    out.print(str(target), markup=False, soft_wrap=True)


def bring_back(source: Path, settings: Settings) -> None:
    """Put a copy back in the database's place."""
    try:
        restore(source, database_file(settings))
    except NoBackup as problem:
        leave(f"{problem}.")
    out.print(str(settings.file), markup=False, soft_wrap=True)
