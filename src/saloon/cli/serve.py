"""`saloon serve`, `saloon backup` and `saloon restore`."""

from __future__ import annotations

import os
from pathlib import Path

from saloon.cli.terminal import leave, out
from saloon.server import NoBackup, Settings, backup, check_form, restore


def run(settings: Settings, browse: bool) -> None:
    """Serve until told to stop."""
    if not settings.database.startswith("sqlite:"):
        kind = settings.database.partition(":")[0]
        leave(f"{kind}: only SQLite is served; give --db sqlite:////path/to/file.")
    if settings.file is not None:
        try:
            check_form(settings.file)
        except NoBackup as problem:
            leave(f"{problem}.")
    from saloon.server.serve import serve  # other commands need not wait for a web framework

    try:
        serve(settings, browse, lambda where: out.print(where, markup=False, soft_wrap=True))
    except OSError as problem:
        leave(f"{settings.host}:{settings.port}: {os.strerror(problem.errno or 0)}")
    except KeyboardInterrupt:
        pass


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
