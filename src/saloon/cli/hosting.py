"""The commands around the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from cyclopts.config import Env

from saloon.cli import serve as serve_command
from saloon.cli.arguments import Flag
from saloon.server import Settings

Flags = Annotated[Settings, Parameter(name="*")]
DatabaseFlag = Annotated[str, Parameter(name="--db")]
ENVIRONMENT: Final = [Env("SALOON_", command=False)]
"""The flags of the commands around the server may be set in the environment as well."""


def serve(
    *,
    settings: Flags = Settings(),  # noqa: B008 - it cannot be changed
    browse: Flag = False,
) -> None:
    """Run the server until stopped; prints the address to share.

    Every flag can be set in the environment instead, as SALOON_HOST, SALOON_PORT and so on.

    Args:
        browse: open the browser once the server is ready
    """
    serve_command.run(settings, browse)


def bot_worker(
    *,
    settings: Flags = Settings(),  # noqa: B008 - it cannot be changed
) -> None:
    """Let bots of the servers on a PostgreSQL database think here; prints in how many processes.

    Takes the flags of serve; give it the same, only those about doors mean nothing to it.
    """
    serve_command.work(settings)


def backup(file: Path, /, *, db: DatabaseFlag = "") -> None:
    """Copy the server's database to a file, even while the server is running.

    Args:
        file: where the copy goes
        db: the database, as for serve
    """
    serve_command.save(file, Settings(db=db))


def restore(file: Path, /, *, db: DatabaseFlag = "") -> None:
    """Put a copy of the database back, even while the server is running.

    Args:
        file: a copy made by `saloon backup`
        db: the database, as for serve
    """
    serve_command.bring_back(file, Settings(db=db))


def copy(source: str, target: str, /) -> None:
    """Copy a whole house into an empty database: from SQLite to PostgreSQL, or back.

    Neither may be served meanwhile. Prints how many tables there are.

    Args:
        source: the database to copy, sqlite:////path/to/file or postgresql://user@host/name
        target: the empty database it goes to
    """
    serve_command.copy(source, target)


def export(folder: Path, /, *, db: DatabaseFlag = "") -> None:
    """Write the finished games that people have given to research, as arrays with a data card.

    A game is given if everybody who sat at the table agrees, in their settings. Prints how many
    games there are.

    Args:
        folder: where the files go
        db: the database, as for serve
    """
    serve_command.give(folder, Settings(db=db))


COMMANDS: Final = (serve, bot_worker, backup, restore, copy, export)
