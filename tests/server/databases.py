"""Which database a test runs on: the place of a file leads to one in either."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final


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
            return f"sqlite:///{place}"
        from tests.server.postgres import database_for  # where there is no psycopg, SQLite is

        return database_for(place)


here: Final = Here()
