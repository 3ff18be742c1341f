"""Finding a table by the code its people read aloud."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from alembic import command
from alembic.config import Config

from saloon.server import codes
from saloon.server.house import making
from saloon.server.house.limits import LIMITS
from saloon.server.http.guards import Connection, client
from saloon.server.store import schema
from saloon.server.store.database import Store
from saloon.server.store.migrating import migrate
from saloon.server.store.tables import table_by_code
from tests.server.served import HandClock, Json, Served, serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def made(served: Served, name: str = "Ann") -> Json:
    """Make a table that waits for somebody."""
    wish = {"game": "katzenjammer", "seats": [ME, OPEN]}
    table: Json = served.guest(name).post("/tables", wish)
    return table


def test_a_code_leads_to_the_table(served: Served) -> None:
    table = made(served)
    code = table["code"]
    assert len(code) == 8
    assert len(codes.ALPHABET) ** len(code) == 2**40
    ben = served.guest("Ben")
    for spelled in (code, code.lower(), f"{code[:4]}-{code[4:]}", f" {code[:2]} {code[2:]} "):
        found = served.stranger().get(f"/codes/{spelled}")
        assert found == {"table": table["table"]["id"], "invite": table["invite"]}
    ben.put(f"/tables/{found['table']}/seats/1", ME, invite=found["invite"])
    assert ben.see(found["table"])["code"] is None
    assert served.stranger().refused("GET", f"/codes/{code}").code == "no-such-code"


def test_signs_that_sound_or_look_alike_are_taken_for_each_other() -> None:
    assert codes.meant("o1li-il0O") == "01111100"


def test_those_who_see_the_invite_see_the_code(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    table = ann.post(
        "/tables", {"game": "katzenjammer", "seats": [ME, OPEN], "manners": {"public": True}}
    )
    name = table["table"]["id"]
    assert ann.see(name)["code"] == table["code"]
    assert eve.see(name)["code"] is None
    with ann.stream(name) as stream:
        assert stream.next()["code"] == table["code"]
    ann.ask("DELETE", f"/tables/{name}")
    assert ann.see(name)["code"] is None


@pytest.mark.parametrize("wrong", ["00000000", "0", "ABCD", "x" * 40, "☃☃☃☃☃☃☃☃", "%00", "' OR 1"])
def test_every_wrong_code_is_refused_alike(served: Served, wrong: str) -> None:
    made(served)
    refused = served.stranger().refused("GET", f"/codes/{wrong}")
    known = served.stranger().refused("GET", "/codes/ZZZZZZZZ")
    assert (refused.status, refused.told) == (known.status, known.told)
    assert refused.code == "no-such-code"


def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock(), limits=True) as served:
        stranger = served.stranger()
        for _ in range(LIMITS["code"].burst):
            assert stranger.refused("GET", "/codes/ZZZZZZZZ").code == "no-such-code"
        assert stranger.refused("GET", "/codes/ZZZZZZZZ").code == "too-many"
        code = made(served)["code"]
        assert stranger.refused("GET", f"/codes/{code}").code == "too-many"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_a_whole_net_of_ipv6_counts_as_one(address: str, counted: str) -> None:
    asking = SimpleNamespace(scope={"client": (address, 1)})
    assert client(cast(Connection, asking)) == counted


def test_a_code_that_an_open_table_has_is_not_given_twice(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = made(served)
    given = iter([first["code"], "7K3M9QXT"])
    monkeypatch.setattr(making, "new_code", lambda: next(given))
    assert made(served, "Ben")["code"] == "7K3M9QXT"


@pytest.mark.files
def test_open_tables_of_an_older_database_get_codes(tmp_path: Path) -> None:
    file = tmp_path / "saloon.db"
    store = Store(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", "saloon.server.store:migrations")
    since = {"code", "code_digest", "public", "spectators", "tended_by"}
    old = [column.name for column in schema.tables.c if column.name not in since]
    row = dict.fromkeys(old, 1) | {"secret": b"x", "invite": "x", "manners": "{}"}
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "first")
        for name, status in (("a", "open"), ("b", "open"), ("c", "finished")):
            names = ", ".join(row)
            marks = ", ".join("?" for _ in row)
            values = tuple((row | {"id": name, "status": status}).values())
            connection.exec_driver_sql(f"INSERT INTO tables ({names}) VALUES ({marks})", values)
    store.close()
    newer = Store(f"sqlite:///{file}")
    migrate(newer.engine)
    tables = schema.tables
    with newer.engine.connect() as connection:
        kept = {row.id: row for row in connection.execute(tables.select())}
        assert kept["c"].code is None
        assert (kept["a"].public, kept["a"].spectators) == (False, True)
        assert kept["a"].code != kept["b"].code
        for name in ("a", "b"):
            digest = codes.code_digest(kept[name].code)
            assert table_by_code(connection, digest) == (name, "x")
    newer.close()
    assert Path(f"{file}.before-first").exists()
