"""The database: writes that wait together share a commit, and spoil nothing for each other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import select

from saloon.server.store import schema
from saloon.server.store.database import Conflict, Row, Store
from tests.server.databases import here

T = TypeVar("T")


def in_a_loop(work: Coroutine[object, object, T]) -> T:
    """Run something in a loop of a thread's own: a browser's test may have left one in this."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def row(number: int) -> Row:
    return ("table", number, 0, "play", None, None, None, b"{}")


def test_a_row_that_is_there_already_spoils_only_its_own_write(tmp_path: Path) -> None:
    async def written() -> tuple[list[object], list[int], int]:
        store = Store(here.url(tmp_path / "saloon.db"))
        store.open()
        try:
            await store.write(changes=[row(1)])
            before = store.commits
            wishes = [store.write(changes=[row(number)]) for number in (2, 1, 3)]
            answers: list[object] = list(await asyncio.gather(*wishes, return_exceptions=True))
            numbers = select(schema.changes.c.number).order_by(schema.changes.c.number)
            found = await store.read(lambda each: list(each.execute(numbers).scalars()))
            return answers, found, store.commits - before
        finally:
            store.close()

    answers, found, commits = in_a_loop(written())
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
    assert found == [1, 2, 3]
    assert commits == 2


def test_writes_of_one_turn_of_the_loop_share_a_commit(tmp_path: Path) -> None:
    async def commits() -> int:
        store = Store(here.url(tmp_path / "saloon.db"))
        store.open()
        try:
            await asyncio.gather(*[store.write(changes=[row(number)]) for number in range(20)])
            return store.commits
        finally:
            store.close()

    assert in_a_loop(commits()) == 1
