"""One server for one database file: a lock beside it, which ends with the process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Occupied(Exception):  # noqa: N818 - an answer to whoever asked
    """Another server has the file."""


@contextmanager
def alone(database: Path | None) -> Iterator[None]:
    """Have a database file for oneself while it is served; Occupied where another one has it.

    The empty file of the lock stays; the lock does not, however the process ends. Whoever copies or
    restores the database needs none.
    """
    if database is None or database.name == ":memory:":
        yield
        return
    file = database.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    held = os.open(file.with_name(file.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            lock(held)
        except OSError:
            raise Occupied(f"{file}: another Saloon serves this file already") from None
        yield
    finally:
        os.close(held)


def lock(held: int) -> None:
    """Lock an open file, or raise OSError at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
