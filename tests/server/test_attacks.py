"""What nobody in their right mind would send: each gets a plain answer, and the house stands."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from saloon.records import Record, dumps, loads
from saloon.records.play import Entry
from saloon.server.house.limits import LIMITS
from tests.server.served import WAIT, Guest, HandClock, Served, finish, serving

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BESIDE = {"kind": "beside", "name": "Bo"}
DEEP = [b"[" * 9_000, b'{"x":' + b"[" * 900 + b"]" * 900 + b"}", b'{"a":' * 1_900]


@pytest.fixture
def ann(served: Served) -> Iterator[Guest]:
    ann = served.guest("Ann")
    yield ann
    assert ann.client.get("/health").status_code == 200


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[::1]]:80"])
def test_an_origin_that_is_none_is_a_foreign_one(ann: Guest, origin: str) -> None:
    answer = ann.client.post("/api/tables", json={}, headers={"origin": origin})
    assert refused(answer) == (403, "foreign-origin")
    table = ann.table(ME, OPEN)
    url = f"{ann.served.url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
    with (
        connect(url, additional_headers={"origin": origin}) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


@pytest.mark.parametrize(
    "body", [*DEEP, b'{"name":"\xff"}', b'{"name":"\xed\xa0\x80"}', b"\xff\xfe"]
)
@pytest.mark.parametrize("door", ["guests", "tables", "records", "puzzles/12-a7f3/check"])
def test_a_body_that_cannot_be_read_is_malformed(ann: Guest, door: str, body: bytes) -> None:
    json_body = {"content-type": "application/json"}
    answer = ann.client.post(f"/api/{door}", content=body, headers=json_body)
    assert answer.status_code in (400, 422)
    assert answer.json()["message"]


def test_a_message_that_cannot_be_read_is_answered(ann: Guest) -> None:
    table = ann.table(ME, BESIDE)
    with ann.stream(table, seat=0) as stream:
        stream.next()
        for text in ('{"do":"ping","x":' + "[" * 8_000, "[" * 16_000, '{"do":' * 2_000):
            stream.socket.send(text)
            assert stream.until("refused")["mistake"]["code"] == "malformed"
        stream.say(do="ping")
        assert stream.until("pong")


@pytest.mark.parametrize(
    "query", ["after=x", "after=-1", "seat=x", "seat=", "seat=-1", "curtain=7"]
)
def test_a_stream_asked_for_wrongly_says_so(ann: Guest, query: str) -> None:
    name, _, value = query.partition("=")
    with (
        ann.stream(ann.table(ME, BESIDE), **{name: value}) as stream,
        pytest.raises(ConnectionClosed) as closed,
    ):
        stream.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    assert name in closed.value.rcvd.reason


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/%ed%a0%80/story",
        "/api/tables/..%2f..%2fetc",
        "/assets/..%2f..%2fserve.py",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/api/codes/%F0%9F%83%8F",
        "/api/codes/%EF%AC%81%C5%BF",
        "/api/records/%00/story",
        "/api/puzzles/day?date=0000-00-00",
        "/api/puzzles/%00",
        "/api/tables/x?invite=%ED%A0%80",
        "/api/tables/x/frames?first=99999999999999999999",
        "/api/tables/x/events?after=99999999999999999999",
    ],
)
def test_odd_paths_lead_nowhere(ann: Guest, path: str) -> None:
    answer = ann.client.get(path)
    assert answer.status_code in (400, 404)
    assert answer.json()["message"]


def hostile(record: Record, rng: random.Random) -> Record:
    """Change a record and seal it anew, as somebody would who knows how."""
    entries = list(record.entries)
    index = rng.randrange(len(entries))
    entry = entries[index]
    texts = [
        "",
        " ",
        "bid",
        "bid 9x9x9",
        "pass pass",
        "\x00",
        "9" * 5000,
        "bid \u0663x\u0664",
        "-1",
    ]
    what = rng.randrange(8)
    if what == 0:
        entries[index] = Entry(rng.choice((-9, 7, 2**70)), entry.move, entry.events, entry.asked)
    elif what == 1:
        entries[index] = Entry(entry.seat, rng.choice(texts), entry.events, entry.asked)
    elif what == 2:
        del entries[index]
    elif what == 3:
        entries.insert(index, entry)
    elif what == 4:
        entries[index] = Entry(entry.seat, entry.move, [], not entry.asked)
    elif what == 5:
        return replace(record, players=rng.choice(((), ("x",), ("\u202e", "\x00"), ("a",) * 500)))
    elif what == 6:
        return replace(record, options=rng.choice(({}, {"rounds": "x" * 9000}, {"\x00": ""})))
    else:
        return replace(record, nonces=rng.choice((("zz", ""), (), ("00" * 9999, "00"))))
    return replace(record, entries=entries)


def test_a_hostile_record_is_refused(ann: Guest) -> None:
    table = ann.table(ME, BESIDE)
    finish(ann, table, (0, 1))
    record = loads(ann.client.get(f"/api/tables/{table}/record").content)
    rng = random.Random(7)
    for _ in range(60):
        text = dumps(hostile(record, rng))
        answer = ann.client.post(
            "/api/records", content=text.encode(), headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["message"]


def test_a_record_of_strange_shapes_is_refused(ann: Guest) -> None:
    table = ann.table(ME, BESIDE)
    finish(ann, table, (0, 1))
    text = ann.client.get(f"/api/tables/{table}/record").text
    strange: list[Any] = [None, True, -1, 10**400, 1.5, "\x00", [], {}, [[]], {"a": [1]}]
    rng = random.Random(8)
    for name in json.loads(text):
        for value in rng.sample(strange, 4):
            answer = ann.client.post("/api/records", json={**json.loads(text), name: value})
            assert answer.status_code in (400, 422), (name, value)


# Letters that are none


@pytest.mark.parametrize("name", ["\u3164", "Ann\u2800", "\u115f\u1160", "\uffa0"])
def test_a_name_that_shows_nothing_is_refused(ann: Guest, name: str) -> None:
    assert refused(ann.client.post("/api/guests", json={"name": name})) == (422, "bad-name")


def test_a_remark_cannot_steer_a_screen(ann: Guest) -> None:
    table = ann.table(ME, BESIDE)
    for text in ("\x1b[31mred\x00\n\tand \u202eback", "\x07", "👩\u200d🚀 d’accord"):
        ann.post(f"/tables/{table}/chat", {"text": text})
    said = [remark["text"] for remark in ann.see(table)["chat"]]
    assert said == ["[31mred and back", "…", "👩\u200d🚀 d’accord"]


# Too much


def test_replays_are_limited_by_whichever_door(tmp_path: Path) -> None:
    """Each step is a game played again: nobody may have that done without end."""
    with serving(tmp_path, HandClock(), limits=True) as served:
        ann = served.guest("Ann")
        table = ann.table(ME, OPEN)
        most = LIMITS["replay"].burst
        doors = ("record", "story", "frames")
        codes = [
            ann.refused("GET", f"/tables/{table}/{doors[n % 3]}").code for n in range(most + 20)
        ]
    assert set(codes[:most]) == {"not-over"}
    assert "too-many" in codes[most:]


# People who are gone


def test_whoever_deletes_an_account_lets_the_others_play_on(served: Served) -> None:
    """A bot plays to the end; nobody waits seven days for somebody who cannot come back."""
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(ME, OPEN, manners={"public": True})
    ben.put(f"/tables/{table}/seats/1", ME)
    ben.ask("DELETE", "/me")
    place = ann.see(table)["table"]["seats"][1]
    assert (place["name"], place["absent"], bool(place["bot"])) == ("—", "resigned", True)
    assert finish(ann, table)["result"]


def test_an_open_table_is_left_by_whoever_deletes_an_account(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    manners = {"public": True, "starts": "host"}
    table = ann.table(ME, OPEN, BESIDE, manners=manners)
    ben.put(f"/tables/{table}/seats/1", ME)
    alone = ann.table(ME, OPEN, manners=manners)
    served.house.tables.clear()  # as after a while without visitors
    ann.ask("DELETE", "/me")
    seen = ben.see(table)["table"]
    assert [seat["kind"] for seat in seen["seats"]] == ["open", "person", "open"]
    assert seen["host"] == ben.id
    assert ben.see(alone)["table"]["status"] == "closed"
    ben.put(f"/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})


def test_a_takeback_does_not_wait_for_somebody_who_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock(), bot_pause=60.0) as served:
        people = [served.guest(name) for name in ("Ann", "Ben", "Cy")]
        table = people[0].table(ME, OPEN, OPEN, manners={"public": True})
        for seat in (1, 2):
            people[seat].put(f"/tables/{table}/seats/{seat}", ME)
        mover = next(guest for guest in people if guest.now(table)["moves"])
        gone, other = (guest for guest in people if guest is not mover)
        before = mover.now(table)
        mover.move(table, before["moves"][-1]["move"])
        gone.ask("DELETE", "/me")
        request = mover.post(f"/tables/{table}/takeback")["number"]
        answer = {"agree": True, "request": request}
        other.post(f"/tables/{table}/takeback/answer", answer)
        assert mover.now(table)["view"] == before["view"]
