"""Which database a test runs on: the place of a file leads to one in either."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from saloon.server.store.engine import opened, upgrade


class Here:
    """What the present test runs on."""

    def __init__(self) -> None:
        self.kind = "sqlite"

    @contextmanager
    def of(self, kind: str) -> Iterator[None]:
        self.kind, before = kind, self.kind
        try:
            yield
        finally:
            self.kind = before

    def url(self, place: Path) -> str:
        """Give the URL of the database at a place; the same place leads to the same one."""
        if self.kind == "sqlite":
            if place.parent.is_dir() and not place.exists():
                place.touch(0o600)
                place.write_bytes(empty())
            return f"sqlite:///{place}"
        from tests.server.postgres import database_for  # where there is no psycopg, SQLite is

        return database_for(place)


@cache
def empty() -> bytes:
    """Give a file of the newest form, made once: that takes as long as a small test."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "saloon.db"
        engine = opened(f"sqlite:///{file}", 1.0)
        upgrade(engine)
        engine.dispose()
        return file.read_bytes()


here: Final = Here()
