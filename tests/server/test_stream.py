"""The stream: a snapshot, then numbered events, after any number, and no more than one may know."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.served import Guest, Served, finish

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
BESIDE = {"kind": "beside", "name": "Bo"}
OPEN = {"kind": "open"}


def test_events_are_numbered_without_a_gap_after_the_snapshot(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BOT)
    with ann.stream(table) as stream:
        number = stream.next()["number"]
        ann.post(f"/tables/{table}/resign")
        for _ in range(60):
            told = stream.next()
            assert told["number"] == number + 1
            number += 1
            if told.get("result"):
                break


def test_a_stream_resumes_after_any_number(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    finish(ann, table, (0, 1))
    whole = ann.get(f"/tables/{table}/events", seat=0)
    assert [event["number"] for event in whole["events"]] == list(range(1, whole["number"] + 1))
    for after in (0, 1, whole["number"] // 2, whole["number"] - 1, whole["number"]):
        with ann.stream(table, after=after, seat=0) as stream:
            told = [stream.next() for _ in range(whole["number"] - after + 1)]
        assert told[:-1] == ann.get(f"/tables/{table}/events", seat=0, after=after)["events"]
        assert [plain(event) for event in told[:-1]] == [
            plain(event) for event in whole["events"][after:]
        ]
        assert (told[-1]["kind"], told[-1]["number"]) == ("snapshot", whole["number"])


def test_what_is_told_live_is_told_again_later(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    with ann.stream(table, seat=1) as stream:
        first = stream.next()["number"]
        finish(ann, table, (0, 1))
        live = [stream.next()]
        while not live[-1].get("result"):
            live.append(stream.next())
    later = ann.get(f"/tables/{table}/events", after=first, seat=1)["events"]
    assert [plain(event) for event in later] == [plain(event) for event in live]


def plain(event: dict[str, Any]) -> dict[str, Any]:
    """Give what is told in words, without what was seen."""
    return {name: each for name, each in event.items() if name not in ("now", "views")}


@pytest.mark.parametrize("game", ["katzenjammer", "gnadenlos"])
def test_each_entry_comes_with_the_table_as_it_was_after_it(served: Served, game: str) -> None:
    """From the first card dealt on: live as in the replay afterwards, through the same eyes."""
    ann = served.guest("Ann")
    starts = {"starts": "host"}
    table = ann.table(ME, BESIDE, {**BESIDE, "name": "Cy"}, game=game, manners=starts)
    shown: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    with ann.stream(table, seat=1) as stream:
        stream.next()
        ann.post(f"/tables/{table}/start")
        finish(ann, table, (0, 1, 2))
        told: dict[str, Any] = {}
        while not told.get("result"):
            told = stream.next()
            if told["kind"] == "play":
                assert len(told.get("views", [])) == len(told["entries"]) - 1
                shown += views_of(told, before)
            before = told["now"]["view"] if told.get("now") else before
    assert len(shown) > 40
    assert shown == replayed(ann, table, 1, range(1, len(shown) + 1))


@pytest.mark.parametrize("after", [0, 2, 40])
def test_what_was_missed_comes_with_the_table_as_it_was(served: Served, after: int) -> None:
    """The last 64 entries at least, and the first of them whole."""
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE, {**BESIDE, "name": "Cy"}, game="gnadenlos")
    finish(ann, table, (0, 1, 2))
    told = ann.get(f"/tables/{table}/events", after=after, seat=1)["events"]
    shown: list[dict[str, Any]] = []
    for event in told:
        if event["kind"] == "play" and (shown or "views" in event):
            assert len(event["views"]) == len(event["entries"])
            shown += views_of(event, shown[-1] if shown else {})
    last = ann.get(f"/tables/{table}/frames", seat=1)["last"]
    first = next(event for event in told if "views" in event)
    entries = sum(len(event.get("entries", [])) for event in told)
    assert len(shown) >= min(64, entries)
    assert len(shown) - len(first["entries"]) < 64
    assert shown == replayed(ann, table, 1, range(last - len(shown) + 1, last + 1))


def test_what_was_taken_back_is_missed_without_a_look_at_it(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    first = ann.see(table)["number"]
    seat = ann.now(table, seat=0)["waiting"][0]
    taken, stands = ann.now(table, seat=seat)["moves"][:2]
    ann.move(table, taken["move"], seat=seat)
    ann.post(f"/tables/{table}/undo", {"seat": seat})
    ann.move(table, stands["move"], seat=seat)
    undone, back, made = ann.get(f"/tables/{table}/events", after=first, seat=0)["events"]
    assert (undone["kind"], back["kind"], made["kind"]) == ("play", "undo", "play")
    assert "views" not in undone
    assert made["views"] == [ann.now(table, seat=0)["view"]]


def views_of(told: dict[str, Any], before: dict[str, Any]) -> list[dict[str, Any]]:
    """Put together what was seen after each entry of an event."""
    shown = []
    for changed in told.get("views", []):
        before = {**before, **changed}
        shown.append(before)
    return shown + ([told["now"]["view"]] if told.get("now") else [])


def replayed(guest: Guest, table: str, seat: int, steps: range) -> list[dict[str, Any]]:
    """Look at steps of a finished game."""
    shown: list[dict[str, Any]] = []
    for first in range(steps[0], steps[-1] + 1, 64):
        most = min(64, steps[-1] + 1 - first)
        told = guest.get(f"/tables/{table}/frames", seat=seat, first=first, most=most)
        shown += [frame["view"] for frame in told["frames"]]
    return shown


def test_all_that_is_said_on_the_stream_is_described(served: Served) -> None:
    """Every kind of message, by the API's own description of it."""
    ann, bo = served.guest("Ann"), served.guest("Bo")
    described = ann.get("/openapi.json")
    name = "#/components/schemas/StreamMessage"
    said = Draft202012Validator({"$ref": name, "components": described["components"]})
    told: list[str] = []
    manners = {"public": True, "starts": "host"}
    table = ann.table(ME, OPEN, BESIDE, game="gnadenlos", manners=manners)
    with ann.stream(table, seat=0) as mine, bo.stream(table) as his:
        bo.put(f"/tables/{table}/seats/1", ME)
        his.until("table")
        ann.put(f"/tables/{table}/seats/1", OPEN)
        his.until("kicked")
        ann.put(f"/tables/{table}/seats/1", {**BESIDE, "name": "Cy"})
        ann.post(f"/tables/{table}/start")
        ann.post(f"/tables/{table}/chat", {"text": "hi"})
        for wish in ({"do": "ping"}, {"do": "move", "id": "x", "position": 0, "move": "?"}):
            mine.say(**wish)
        mine.until("refused")
        finish(ann, table, (0, 1, 2))
        while not mine.next().get("result"):
            pass
        told += mine.heard + his.heard
    with ann.stream(table, seat=2, after=0) as stream:
        stream.until("snapshot")
        told += stream.heard
    kinds = Counter(json.loads(text)["kind"] for text in told)
    assert set(kinds) >= {"snapshot", "present", "table", "kicked", "start", "play"}
    assert set(kinds) >= {"said", "pong", "refused"}
    for kind in kinds:
        for heard in [each for each in map(json.loads, told) if each["kind"] == kind][:20]:
            said.validate(heard)


def test_each_seat_sees_its_own_cards_and_a_spectator_none(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    table = ann.table(ME, BESIDE, manners={"public": True})
    hands = [ann.now(table, seat=seat)["view"]["hand"] for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [6, 6] or all(hands)
    with eve.stream(table) as stream:
        seen = stream.next()
    assert (seen["seat"], seen["mine"], seen["invite"]) == (None, [], None)
    assert seen["now"]["view"]["hand"] == []
    assert seen["now"]["moves"] == []
    told = json.dumps(eve.get(f"/tables/{table}/events"))
    assert "kb-dealt" in told
    assert "kb-dealt-you" not in told
    assert eve.refused("GET", f"/tables/{table}", seat=0).code == "not-your-seat"
    assert eve.refused("GET", f"/tables/{table}/record").code == "not-over"
    assert eve.refused("GET", f"/tables/{table}/frames", seat=0).code == "not-over"


def test_chat_is_hidden_from_spectators_until_the_end(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    table = ann.table(ME, BESIDE, manners={"public": True})
    with ann.stream(table, seat=0) as inside, eve.stream(table) as outside:
        inside.next()
        outside.next()
        ann.post(f"/tables/{table}/chat", {"text": "I  hold\nfour <b>jokers</b>"})
        heard = inside.until("said")
        assert heard["remark"]["text"] == "I hold four <b>jokers</b>"
        assert heard["remark"]["name"] == "Ann"
        hidden = outside.next()
        assert hidden == {"number": heard["number"], "kind": "hidden", "at": heard["at"]}
    assert eve.see(table)["chat"] == []
    assert eve.refused("POST", f"/tables/{table}/chat", {"text": "hi"}).code == "not-your-seat"
    finish(ann, table, (0, 1))
    assert [remark["text"] for remark in eve.see(table)["chat"]] == ["I hold four <b>jokers</b>"]
    quiet = ann.table(ME, BESIDE, manners={"chat": False})
    assert ann.refused("POST", f"/tables/{quiet}/chat", {"text": "hi"}).code == "chat-off"


def test_presence_is_told_as_people_come_and_go(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(ME, {"kind": "open"}, manners={"public": True})
    ben.put(f"/tables/{table}/seats/1", ME)
    with ann.stream(table) as stream:
        stream.next()
        with ben.stream(table) as other:
            assert other.next()["present"] == [0, 1]
        present: list[list[int]] = []
        while [0] not in present[1:]:
            told = json.loads(stream.socket.recv(timeout=10))
            if told["kind"] == "present":
                present.append(told["seats"])
        assert [0, 1] in present


def test_spectators_stay_out_where_they_are_not_wanted(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    made = ann.post(
        "/tables",
        {"game": "katzenjammer", "seats": [ME, BOT], "manners": {"spectators": False}},
    )
    table, invite = made["table"]["id"], made["invite"]
    assert eve.refused("GET", f"/tables/{table}", invite=invite).code == "not-invited"
    with eve.stream(table, invite=invite) as stream, pytest.raises(ConnectionClosed) as closed:
        stream.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert closed.value.rcvd.reason


def test_a_slow_reader_is_dropped_and_not_waited_for(served: Served) -> None:
    """One socket never reads; the game goes on, and its sender is cut off."""
    ann, eve = served.guest("Ann"), served.guest("Eve")
    table = ann.table(ME, BESIDE, manners={"public": True})
    before = served.house.metrics.dropped
    with eve.stream(table) as stuck:
        stuck.next()
        stuck.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        held = served.house.tables[table]
        (reader,) = [each for each in held.subscribers if each.person == eve.id]

        async def flood() -> None:
            for _ in range(2000):
                reader.push(b'{"kind":"present","seats":[]}' + b" " * 20_000)
                await asyncio.sleep(0)

        served.run(flood())
        assert served.house.metrics.dropped == before + 1
    ann.move(table, "pass", seat=0 if ann.now(table, seat=0)["moves"] else 1)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_page_gets_no_stream(served: Served, origin: str) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BOT, manners={"public": True})
    url = f"{served.url.replace('http', 'ws')}/api/tables/{table}/stream"
    with connect(url, additional_headers={"Origin": origin}) as ws:
        with pytest.raises(ConnectionClosed) as closed:
            ws.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_a_message_too_long_ends_the_stream(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BOT)
    with ann.stream(table) as stream:
        stream.next()
        stream.say(do="ping", more="x" * 20_000)
        with pytest.raises(ConnectionClosed):
            stream.until("nothing more")


def test_a_stream_of_nothing_is_refused(served: Served) -> None:
    ann = served.guest("Ann")
    with ann.stream("nowhere") as stream, pytest.raises(ConnectionClosed) as closed:
        stream.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    with pytest.raises((InvalidStatus, ConnectionClosed)), ann.stream("a/b") as stream:
        stream.next()


def test_spectators_are_counted(served: Served) -> None:
    ann, eve, stranger = served.guest("Ann"), served.guest("Eve"), served.stranger()
    table = ann.table(ME, {"kind": "open"}, manners={"public": True})
    with ann.stream(table) as stream:
        assert stream.next()["spectators"] == 0
        with eve.stream(table) as first, eve.stream(table), stranger.stream(table) as last:
            first.next()
            assert last.next()["spectators"] == 2
        counts: list[int] = []
        while not counts or counts[-1] or max(counts) < 2:
            told = json.loads(stream.socket.recv(timeout=10))
            if told["kind"] == "present":
                counts.append(told["spectators"])


def test_whom_the_host_sends_away_hears_so_and_sees_no_more(served: Served) -> None:
    ann, ben, cy, dora = (served.guest(name) for name in ("Ann", "Ben", "Cy", "Dora"))
    table = ann.table(ME, OPEN, OPEN, manners={"public": True})
    ben.put(f"/tables/{table}/seats/1", ME)
    with ben.stream(table) as stream, cy.stream(table) as other:
        assert stream.next()["seat"] == 1
        other.next()
        ann.put(f"/tables/{table}/seats/1", OPEN)
        assert stream.until("kicked") == {"kind": "kicked", "seat": 1}
        cy.put(f"/tables/{table}/seats/1", ME)
        dora.put(f"/tables/{table}/seats/2", ME)
        with pytest.raises(ConnectionClosed) as closed:
            stream.next()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4410, "kicked")
        assert all('"now":{' not in text for text in stream.heard)
        kinds = [other.next()["kind"] for _ in range(4)]
        assert "kicked" not in kinds


def test_eyes_go_with_the_seat(served: Served) -> None:
    """A stream opened before sitting down shows the seat's cards afterwards, and no others."""
    ann, ben, cy = (served.guest(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.table(ME, OPEN, manners={"public": True, "starts": "host"})
    with ben.stream(table) as stream:
        assert stream.next()["seat"] is None
        ben.put(f"/tables/{table}/seats/1", ME)
        assert stream.until("snapshot")["mine"] == [1]
        ben.put(f"/tables/{table}/seats/1", OPEN)
        assert stream.until("snapshot")["seat"] is None
        cy.put(f"/tables/{table}/seats/1", ME)
        ann.post(f"/tables/{table}/start")
        seen = stream.until("play")["now"]
        assert (seen["view"]["hand"], seen["moves"]) == ([], [])


def test_a_named_seat_that_is_left_shows_no_more_of_it(served: Served) -> None:
    ann, ben, cy = (served.guest(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.table(ME, OPEN, manners={"public": True, "starts": "host"})
    ben.put(f"/tables/{table}/seats/1", ME)
    with ben.stream(table, seat=1) as stream:
        assert stream.next()["seat"] == 1
        ben.put(f"/tables/{table}/seats/1", OPEN)
        cy.put(f"/tables/{table}/seats/1", ME)
        ann.post(f"/tables/{table}/start")
        assert stream.until("play")["now"]["view"]["hand"] == []


def test_onlookers_leave_where_play_is_not_watched(served: Served) -> None:
    ann, ben, eve = (served.guest(name) for name in ("Ann", "Ben", "Eve"))
    table = ann.table(ME, OPEN, manners={"public": True, "spectators": False})
    with eve.stream(table) as outside, ben.stream(table) as inside:
        outside.next()
        inside.next()
        ben.put(f"/tables/{table}/seats/1", ME)
        with pytest.raises(ConnectionClosed) as closed:
            outside.until("play")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert inside.until("play")["now"]["view"]["hand"]


def test_behind_a_curtain_nobody_sees_through_one_of_several_seats(served: Served) -> None:
    """At one screen for two, no hand travels until a seat is named."""
    ann, ben = served.guest("Ann"), served.guest("Ben")
    manners = {"public": True, "spectators": False, "starts": "host"}
    table = ann.table(ME, OPEN, OPEN, {"kind": "beside", "name": "Aunt"}, manners=manners)
    with ben.stream(table, curtain="true") as stream:
        stream.next()
        ben.put(f"/tables/{table}/seats/1", ME)
        assert stream.until("snapshot")["seat"] == 1
        ben.put(f"/tables/{table}/seats/2", BESIDE)
        ann.post(f"/tables/{table}/start")
        snapshot = stream.until("snapshot")
        assert (snapshot["seat"], snapshot["mine"]) == (None, [1, 2])
        seen = stream.until("play")["now"]
        assert (seen["view"]["hand"], seen["moves"]) == ([], [])
    assert ben.see(table, curtain="true")["now"]["view"]["hand"] == []
    assert ben.see(table, curtain="true")["mine"] == [1, 2]
    for event in ben.get(f"/tables/{table}/events", curtain="true")["events"]:
        assert "-you" not in json.dumps(event.get("entries", []))
    assert ben.see(table, curtain="true", seat=2)["seat"] == 2
    assert ann.see(table, curtain="true", seat=0)["now"]["view"]["hand"]


def test_signing_out_ends_the_streams(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    with ann.stream(table, seat=0) as stream:
        stream.next()
        ann.ask("DELETE", "/sessions")
        with pytest.raises(ConnectionClosed) as closed:
            stream.until("nothing that is ever said")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503


def test_a_message_as_bytes_is_heard_like_text(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    with ann.stream(table, seat=0) as stream:
        stream.next()
        stream.socket.send(b'{"do":"ping"}')
        assert stream.until("pong")
        stream.socket.send(b"\xff\xfe", text=True)
        assert stream.until("refused")["mistake"]["code"] == "malformed"
        stream.say(do="ping")
        assert stream.until("pong")
