"""Every door that costs has a bucket, and nothing large is read before it is known who asks."""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from alembic import command
from litestar import Litestar, Request
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from saloon.server.house.limits import LIMITS
from saloon.server.http.app import application
from saloon.server.http.guards import LARGEST_RECORD, Doorway
from saloon.server.replay import archive
from saloon.server.settings import Settings
from saloon.server.store.database import Store
from saloon.server.store.engine import migrations, opened
from saloon.server.store.migrations.versions import v007_players as players_of_records
from saloon.server.table.seats import MOST_OF_BOTS
from tests.sample import SAMPLE
from tests.server.served import Guest, HandClock, Served, finish, serving

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
MEMORY: Final = "answered from memory, as cheap as a refusal"

BUCKETS: Final = {
    "POST /api/guests": "guest",
    "POST /api/accounts": "guest",
    "POST /api/sessions": "sign-in",
    "DELETE /api/sessions": "other",
    "DELETE /api/sessions/current": "other",
    "PATCH /api/me": "guest",
    "DELETE /api/me": "other",
    "GET /api/me/data": "data",
    "GET /api/me/notices": "list",
    "PUT /api/me/notices/quiet": "channel",
    "POST /api/me/channels": "channel",
    "DELETE /api/me/channels/{channel}": "other",
    "POST /api/me/channels/{channel}/trial": "channel",
    "POST /api/channels/confirm": "other",
    "POST /api/farewells/{text}": "other",
    "POST /api/passwords": "sign-in",
    "POST /api/passwords/forgotten": "mail",
    "POST /api/host": "host",
    "POST /api/host/trial": "channel",
    "POST /api/host/blocks": "host",
    "GET /api/me/tables": "list",
    "POST /api/me/holiday": "other",
    "GET /api/me/records": "list",
    "GET /api/tables": "list",
    "POST /api/tables": "table",
    "GET /api/codes/{code}": "code",
    "GET /api/tables/{table_id}": "look",
    "DELETE /api/tables/{table_id}": "other",
    "GET /api/tables/{table_id}/events": "missed",
    "POST /api/tables/{table_id}/moves": "move",
    "PUT /api/tables/{table_id}/seats/{seat}": "other",
    "POST /api/tables/{table_id}/start": "other",
    "POST /api/tables/{table_id}/host": "other",
    "POST /api/tables/{table_id}/seal": "other",
    "POST /api/tables/{table_id}/nonce": "other",
    "POST /api/tables/{table_id}/hold": "other",
    "POST /api/tables/{table_id}/orders": "other",
    "POST /api/tables/{table_id}/undo": "move",
    "POST /api/tables/{table_id}/takeback": "other",
    "POST /api/tables/{table_id}/takeback/answer": "other",
    "POST /api/tables/{table_id}/resign": "leave",
    "POST /api/tables/{table_id}/leave": "leave",
    "POST /api/tables/{table_id}/back": "leave",
    "POST /api/tables/{table_id}/rematch": "table",
    "POST /api/tables/{table_id}/chat": "chat",
    "POST /api/tables/{table_id}/hint": "hint",
    "GET /api/tables/{table_id}/stream": "stream",
    "GET /api/tables/{table_id}/record": "replay",
    "GET /api/tables/{table_id}/check": "check",
    "GET /api/tables/{table_id}/story": "replay",
    "GET /api/tables/{table_id}/frames": "replay",
    "GET /api/tables/{table_id}/turning": "replay",
    "GET /api/tables/{table_id}/review": "review",
    "POST /api/records": "record",
    "GET /api/records/{record_id}": "replay",
    "DELETE /api/records/{record_id}": "other",
    "GET /api/records/{record_id}/check": "check",
    "GET /api/records/{record_id}/story": "replay",
    "GET /api/records/{record_id}/frames": "replay",
    "GET /api/records/{record_id}/review": "review",
    "GET /api/puzzles/new": "puzzle",
    "GET /api/puzzles/day": "puzzle",
    "GET /api/puzzles/{text}": "puzzle",
    "POST /api/puzzles/{text}/check": "puzzle",
    "POST /api/puzzles/{text}/next": "puzzle",
    "POST /api/lessons/{game}": "lesson",
    "POST /api/exercises/{game}/{number}": "lesson",
}
"""Each door that costs something, and the bucket it is counted in."""

FREE: Final = {
    "GET /": MEMORY,
    "GET /api/farewells/{text}": MEMORY,
    "GET /{name}": MEMORY,
    "GET /assets/{name}": MEMORY,
    "GET /api/me": MEMORY,
    "GET /api/games": MEMORY,
    "GET /api/rules/{game}": MEMORY,
    "GET /api/exercises/day": MEMORY,
    "GET /api/exercises/{game}": MEMORY,
    "GET /api/words": MEMORY,
    "GET /api": MEMORY,
    "GET /api/{path}": MEMORY,
    "GET /api/openapi.json": MEMORY,
    "GET /health": "for those who look after the house, and cheap",
    "GET /metrics": "for this machine or whoever has the token",
}
"""Each door without a bucket, and why it needs none."""

BODIES: Final[dict[str, dict[str, object]]] = {
    "/api/guests": {"name": "Eve"},
    "/api/accounts": {"name": "Eve", "password": "long enough"},
    "/api/sessions": {"name": "Eve", "password": "long enough"},
    "/api/me/channels": {"kind": "webhook", "address": "https://hooks.example.org/"},
    "/api/channels/confirm": {"token": "x"},
    "/api/host": {"token": "x"},
    "/api/host/trial": {
        "token": "x",
        "channel": {"kind": "webhook", "address": "https://hooks.example.org/"},
    },
    "/api/host/blocks": {"token": "x", "what": "address", "who": "192.0.2.7", "on": True},
    "/api/passwords": {"token": "x", "password": "long enough"},
    "/api/passwords/forgotten": {"name": "Eve"},
    "/api/me/holiday": {"days": 3},
    "/api/tables": {"game": "katzenjammer", "seats": [ME, BOT]},
    "/api/tables/{table_id}/moves": {"id": "x", "position": 0, "move": "pass"},
    "/api/tables/{table_id}/seats/{seat}": {"kind": "open"},
    "/api/tables/{table_id}/host": {"person": "x"},
    "/api/tables/{table_id}/seal": {"seal": "00" * 32},
    "/api/tables/{table_id}/nonce": {"nonce": "00"},
    "/api/tables/{table_id}/takeback/answer": {"agree": True, "request": 0},
    "/api/tables/{table_id}/hold": {"on": True},
    "/api/tables/{table_id}/orders": {"orders": []},
    "/api/tables/{table_id}/chat": {"text": "hello"},
    "/api/puzzles/{text}/check": {"marks": {}},
    "/api/puzzles/{text}/next": {"marks": {}},
}


def doors() -> set[str]:
    """Name every door of the application."""
    app, _ = application(Settings(db="sqlite://"))
    assert isinstance(app, Doorway)
    inside = app.app
    assert isinstance(inside, Litestar)
    found: set[str] = set()
    for route in inside.routes:
        if isinstance(route, WebSocketRoute):
            found.add(f"GET {route.path_format}")
        elif isinstance(route, HTTPRoute):
            found |= {f"{method} {route.path_format}" for method in set(route.methods)}
    return {door for door in found if not door.startswith(("OPTIONS ", "HEAD "))}


def test_every_door_has_a_bucket_or_a_reason() -> None:
    """A new door is named here, with what it costs."""
    assert doors() == BUCKETS.keys() | FREE.keys()
    assert not BUCKETS.keys() & FREE.keys()


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with limits, on which no bucket fills again by itself."""
    with serving(tmp_path_factory.mktemp("limited"), HandClock(), limits=True) as served:
        yield served


@pytest.fixture(scope="module")
def table(limited: Served) -> tuple[Guest, str]:
    ann = limited.guest("Ann")
    return ann, ann.table(ME, {"kind": "beside", "name": "Bo"})


@pytest.mark.parametrize("door", sorted(BUCKETS))
def test_a_door_refuses_when_its_bucket_is_empty(
    limited: Served, table: tuple[Guest, str], door: str
) -> None:
    ann, name = table
    method, _, path = door.partition(" ")
    known = {"table_id": name, "seat": "0", "text": "6-a", "code": "x", "game": SAMPLE}
    known["channel"] = "none"
    where = path.format_map({**known, "record_id": "none", "number": "1"})
    what = BUCKETS[door]

    async def drain() -> None:
        limited.house.buckets.left.clear()
        for who in (ann.id, "127.0.0.1"):
            limited.house.buckets.left[what, who] = (0.0, limited.clock.steady())

    limited.run(drain())
    if path.endswith("/stream"):
        with ann.stream(name) as stream, pytest.raises(ConnectionClosed) as closed:
            stream.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        return
    body = None if method in ("GET", "DELETE") else BODIES.get(path, {})
    answer = ann.client.request(method, where, json=body)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    assert int(answer.headers["retry-after"]) >= 1


def test_leaving_and_coming_back_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock(), limits=True) as served:
        ann = served.guest("Ann")
        name = ann.table(ME, {"kind": "beside", "name": "Bo"})
        for _ in range(LIMITS["leave"].burst // 2):
            ann.post(f"/tables/{name}/leave", {"seat": 0})
            ann.post(f"/tables/{name}/back", {"seat": 0})
        written = served.house.store.written
        assert ann.refused("POST", f"/tables/{name}/leave", {"seat": 0}).code == "too-many"
        assert served.house.store.written == written


def test_letters_to_confirm_are_counted_by_where_people_come_from(tmp_path: Path) -> None:
    """Somebody comes as one guest after the other, with a stranger's address each time."""
    with serving(tmp_path, HandClock(), limits=True) as served:
        codes: list[str] = []
        for number in range(LIMITS["mail"].burst + 1):
            wish = {"kind": "mail", "address": f"stranger{number}@example.org"}
            codes.append(served.guest(f"Eve {number}").refused("POST", "/me/channels", wish).code)
        assert codes == ["no-mail"] * LIMITS["mail"].burst + ["too-many"]


def test_bots_are_among_themselves_at_so_many_tables_of_one_host(tmp_path: Path) -> None:
    """Whether a table is made so, or its last seat is given to a bot; watched games make room."""
    bot = {"kind": "bot", "bot": "random"}
    with serving(tmp_path, HandClock(), limits=True) as served:
        ann, bo = served.guest("Ann", lang="fr"), served.guest("Bo")
        waits = ann.table(bot, {"kind": "open"})

        async def refill() -> None:
            served.house.buckets.left.clear()

        for _ in range(MOST_OF_BOTS):
            served.run(refill())
            last = ann.table(bot, bot, manners={"starts": "host"})
        served.run(refill())
        refusal = ann.refused("POST", "/tables", {"game": "katzenjammer", "seats": [bot, bot]})
        assert (refusal.status, refusal.code) == (429, "bots-enough")
        assert refusal.told["message"].startswith("Vous avez déjà autant de parties entre bots")
        assert ann.refused("PUT", f"/tables/{waits}/seats/1", bot).code == "bots-enough"
        assert ann.see(waits)["table"]["seats"][1]["kind"] == "open"
        ann.table(ME, bot)
        bo.table(bot, bot)
        ann.ask("DELETE", f"/tables/{last}")
        ann.table(bot, bot)


LARGE: Final = b'{"x":"' + b"x" * (LARGEST_RECORD - 100) + b'"}'


def sent(guest: Guest, body: bytes) -> tuple[int, str]:
    """Send a large body; give the answer."""
    kind = {"content-type": "application/json"}
    answer = guest.client.post("/api/records", content=body, headers=kind)
    return answer.status_code, answer.json()["code"]


def test_who_asks_is_settled_before_a_record_is_read(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger's four megabytes are neither gathered nor decoded."""
    read: list[int] = []
    whole = Request.body

    async def noted(request: Request) -> bytes:  # type: ignore[type-arg]  # of any state
        text = await whole(request)
        read.append(len(text))
        return text

    monkeypatch.setattr(Request, "body", noted)
    assert sent(served.stranger(), LARGE) == (401, "not-signed-in")
    assert read == []
    ann = served.guest("Ann")
    read.clear()
    assert sent(ann, LARGE) == (422, "not-possible")
    assert read == [len(LARGE)]


def test_an_empty_bucket_is_told_before_a_record_is_read(limited: Served) -> None:
    ann = limited.guest("Ann")

    async def drain() -> None:
        limited.house.buckets.left["record", ann.id] = (0.0, limited.clock.steady())

    limited.run(drain())
    assert sent(ann, LARGE) == (429, "too-many")


@pytest.fixture(scope="module")
def brought(served: Served) -> tuple[Guest, str, str]:
    """A finished table, and its record brought along again."""
    ann = served.guest("Ann")
    name = ann.table(ME, {"kind": "beside", "name": "Bo"})
    finish(ann, name, (0, 1))
    record = ann.get(f"/tables/{name}/record")
    return ann, name, ann.post("/records", record)["id"]


def test_no_record_is_read_in_the_process_that_serves(
    brought: tuple[Guest, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every door to records works where this process cannot read any."""
    ann, table, record = brought
    text = ann.get(f"/records/{record}")

    def never(*_: object) -> None:
        raise AssertionError("a record was read where people are served")

    loaded = sys.modules
    monkeypatch.setattr(loaded["saloon.records.reading"], "document", never)
    monkeypatch.setattr(loaded["saloon.records.replay"], "check_game", never)
    monkeypatch.setattr(loaded["saloon.records.record"], "Chain", never)
    monkeypatch.setattr(archive, "kept_event", never)
    for where in (f"/tables/{table}", f"/records/{record}"):
        assert ann.get(f"{where}/check")["ok"] is True
        assert ann.get(f"{where}/story")["entries"]
        assert ann.get(f"{where}/frames", most=2)["frames"]
    assert ann.get(f"/tables/{table}/record") == text
    assert ann.post("/records", text)["players"] == text["players"]
    assert ann.get("/me/records")[0]["players"] == text["players"]
    assert ann.get("/me/data")["records"][0]["players"] == text["players"]


def test_a_record_that_cannot_be_shown_says_why(brought: tuple[Guest, str, str]) -> None:
    """A refusal comes back from the other process with its numbers, in the person's language."""
    ann, _, record = brought
    told = ann.refused("GET", f"/records/{record}/frames", first=999).told
    assert told["code"] == "no-such-step"
    assert "999" in told["message"]
    assert ann.refused("GET", f"/records/{record}/story", seat=7).code == "no-such-seat"


def test_records_of_before_get_their_players_and_places(tmp_path: Path) -> None:
    """The list of an older database is filled by its migration."""
    file = tmp_path / "saloon.db"
    older = migrations()
    engine = opened(f"sqlite:///{file}", 1.0)
    with engine.begin() as known:
        older.attributes["connection"] = known
        command.upgrade(older, players_of_records.down_revision)
    engine.dispose()
    with sqlite3.connect(file) as connection:
        for name, players, ranks in (("a", ["Ann", "Bö"], [2, 1]), ("b", ["Cy"], [1])):
            told = {"players": players, "result": {"ranks": ranks}}
            connection.execute(
                "INSERT INTO records (id, owner, game, at, text) VALUES (?, 'o', 'x', 1, ?)",
                (name, json.dumps(told).encode()),
            )
    connection.close()
    store = Store(f"sqlite:///{file}")
    store.open()
    store.close()
    with sqlite3.connect(file) as connection:
        kept = connection.execute("SELECT id, players, ranks FROM records ORDER BY id").fetchall()
    connection.close()
    assert [(name, json.loads(players), json.loads(ranks)) for name, players, ranks in kept] == [
        ("a", ["Ann", "Bö"], [2, 1]),
        ("b", ["Cy"], [1]),
    ]
