"""Taking a house from one database to another."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, select
from sqlalchemy.exc import DBAPIError

from saloon.server.store import copying, schema
from saloon.server.store.copying import copy_house
from saloon.server.store.engine import opened
from saloon.server.store.listening import Listener
from saloon.server.store.postgres import NoDatabase, alive, lock_for_copying
from saloon.server.store.reachable import check_reachable
from tests.server.databases import here
from tests.server.postgres import database_for
from tests.server.served import Guest, finish, serving
from tests.waiting import until


def test_a_house_moves_to_postgresql_and_back(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    with here.of("sqlite"), serving(first) as served:
        ann = served.guest("Ann Ünal")
        table = ann.table({"kind": "me"}, {"kind": "beside", "name": "Bo"})
        before = ann.now(table)
        person = ann.person
    shared_one = database_for(tmp_path / "shared", made=False)
    source = f"sqlite:///{first / 'saloon.db'}"
    for url in (source, shared_one):
        with pytest.raises(NoDatabase, match="FROM and TO are the same"):
            copy_house(url, url)
    assert copy_house(source, shared_one) == 1
    with pytest.raises(NoDatabase, match="TO is not empty"):
        copy_house(source, shared_one)
    with serving(tmp_path, db=shared_one) as served:
        ann = Guest(served, person)
        assert ann.now(table)["view"] == before["view"]
        finish(ann, table, (0, 1))
        with pytest.raises(NoDatabase, match="stop it first"):
            copy_house(shared_one, f"sqlite:///{second / 'saloon.db'}")
    until(lambda: not served_still(shared_one), "PostgreSQL has let go of the server's lock")
    assert copy_house(shared_one, f"sqlite:///{second / 'saloon.db'}") == 1
    assert everything(shared_one) == everything(f"sqlite:///{second / 'saloon.db'}")
    with here.of("sqlite"), serving(second) as served:
        assert Guest(served, person).now(table)["result"]


def test_nobody_serves_what_is_being_copied(tmp_path: Path) -> None:
    url = database_for(tmp_path / "copied")
    engine = opened(url, 1.0)
    with engine.connect() as connection:
        assert lock_for_copying(connection)
        for start in (partial(check_reachable, url), Listener(engine).connect):
            with pytest.raises(NoDatabase, match="saloon copy is at work"):
                start()
        with pytest.raises(NoDatabase, match="saloon copy is at work"):
            copy_house(url, f"sqlite:///{tmp_path / 'there.db'}")
    engine.dispose()
    check_reachable(url)


def test_nothing_is_written_into_what_is_being_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even by a server whose lock is lost because its connection just broke."""
    source, target = [database_for(tmp_path / name) for name in ("here", "there")]
    copy_rows, tried = copying.copy_rows, list[str]()

    def try_to_write(giving: Connection, taking: Connection, table: Table) -> None:
        for url in (source, target) if table.name == "changes" else ():
            engine = opened(url, 1.0)
            with engine.connect() as other, pytest.raises(DBAPIError, match="could not obtain"):
                other.exec_driver_sql("LOCK TABLE changes IN ROW EXCLUSIVE MODE NOWAIT")
            engine.dispose()
            tried.append(url)
        copy_rows(giving, taking, table)

    monkeypatch.setattr(copying, "copy_rows", try_to_write)
    assert copy_house(source, target) == 0
    assert tried == [source, target]


def served_still(url: str) -> list[int]:
    """Number the servers that PostgreSQL takes for alive."""
    engine = opened(url, 1.0)
    with engine.connect() as connection:
        found = alive(connection)
    engine.dispose()
    return found


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Read a whole database, in an order of its own."""
    engine = opened(url, 1.0)
    with engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    return found
