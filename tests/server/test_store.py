"""The database: writes that wait together share a commit, and spoil nothing for each other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, select

from saloon.server.store import schema
from saloon.server.store.database import Conflict, Row, Store, Write
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


def test_what_follows_a_lost_connection_in_a_batch_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of a batch conflicts, and each is written alone, on a connection that is another one."""
    if here.kind == "sqlite":
        pytest.skip("a file has no connection to lose")

    async def written() -> tuple[list[object], list[int]]:
        store = Store(here.url(tmp_path / "saloon.db"))
        store.open()
        try:
            await store.write(changes=[row(1)])
            commit = store._commit

            def commit_and_lose(connection: Connection, batch: list[Write]) -> Exception | None:
                problem = commit(connection, batch)
                if isinstance(problem, Conflict):
                    connection.invalidate()
                return problem

            monkeypatch.setattr(store, "_commit", commit_and_lose)
            wishes = [store.write(changes=[row(number)]) for number in (1, 2)]
            answers: list[object] = list(await asyncio.gather(*wishes, return_exceptions=True))
            numbers = select(schema.changes.c.number).order_by(schema.changes.c.number)
            return answers, await store.read(lambda each: list(each.execute(numbers).scalars()))
        finally:
            store.close()

    answers, found = in_a_loop(written())
    assert [type(answer) for answer in answers] == [Conflict, type(None)]
    assert found == [1, 2]


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


def test_what_nobody_waits_for_any_more_is_not_begun_although_others_beside_it_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of a batch conflicts, and each is written alone: that may take long."""

    async def written() -> list[int]:
        store = Store(here.url(tmp_path / "saloon.db"))
        store.open()
        try:
            await store.write(changes=[row(1)])
            loop = asyncio.get_running_loop()
            late, *others = [
                Write([row(number)], [], loop.create_future(), [], store.era)
                for number in (4, 1, 3)
            ]
            commit = store._commit

            def commit_long(*batch: Any) -> Exception | None:
                problem = commit(*batch)
                late.given_up = True
                return problem

            monkeypatch.setattr(store, "_commit", commit_long)
            store.writes.put([*others, late])
            await asyncio.gather(*[each.done for each in others], return_exceptions=True)
            numbers = select(schema.changes.c.number).order_by(schema.changes.c.number)
            return await store.read(lambda each: list(each.execute(numbers).scalars()))
        finally:
            store.close()

    assert in_a_loop(written()) == [1, 3]
