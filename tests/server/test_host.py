"""The host's page: one link opens it, and it shows how the house is."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from saloon.server.http.logs import MOST_FAULTS, Latest
from saloon.server.notices.letters import Letter, Trouble
from saloon.server.store.notices import Channel
from tests.server.served import Guest, Json, Served, serving

HOOK = {"kind": "webhook", "address": "https://hooks.example.org/abc"}


class Tray:
    """Takes letters, or does not."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Letter]] = []
        self.trouble: Trouble | None = None

    async def carry(self, channel: Channel, letter: Letter) -> None:
        if self.trouble is not None:
            raise self.trouble
        self.letters.append((channel.address, letter))


def test_only_the_link_opens_the_hosts_page(served: Served) -> None:
    ann, stranger = served.guest("Ann"), served.stranger()
    for token in ("", "x", ann.person["token"]):
        assert ann.refused("POST", "/host", {"token": token}).status == 404
        wish = {"token": token, "channel": HOOK}
        assert ann.refused("POST", "/host/trial", wish).status == 404
        wish = {"token": token, "what": "person", "who": ann.id, "on": True}
        assert ann.refused("POST", "/host/blocks", wish).status == 404
    seen = stranger.post("/host", {"token": served.house.host_key})
    assert seen["guests"] >= 1
    assert seen["kinds"] == ["push", "webhook"]
    assert seen["storage"] > 0


def test_the_host_sees_how_much_of_everything_there_is(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    stopped.stranger().post(
        "/accounts", {"name": "Erna", "password": "correct horse", "token": True}
    )
    ann.post("/me/channels", HOOK)
    ann.table({"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"})
    ann.table({"kind": "me"}, {"kind": "beside", "name": "Bo"}, pace={"kind": "days", "days": 3})
    seen = stopped.stranger().post("/host", {"token": stopped.house.host_key})
    assert (seen["accounts"], seen["guests"]) == (1, 1)
    assert seen["tables"] == {"open": 1, "running": 1}
    assert seen["channels"] == {"on": 1}
    assert seen["waits"]["letters"] == 1
    assert set(seen["versions"]) == {"saloon", "python", "database"}
    assert re.fullmatch(r"(sqlite|postgresql) \d[\d.]+", seen["versions"]["database"])
    tables = sorted((each["status"], each["people"]) for each in seen["unfinished"])
    assert tables == [("open", ["Ann"]), ("running", ["Ann", "Bo"])]  # and no bot by its name
    assert sorted(each["bots"] for each in seen["unfinished"]) == [0, 1]
    running = next(each for each in seen["unfinished"] if each["status"] == "running")
    assert running["waits_for"] == ["Ann"]


def test_the_host_tries_a_channel(served: Served) -> None:
    tray = Tray()
    served.house.mailroom.carriers["webhook"] = tray
    stranger, key = served.stranger(), served.house.host_key
    stranger.post("/host/trial", {"token": key, "channel": HOOK})
    assert [address for address, _ in tray.letters] == [HOOK["address"]]
    tray.trouble = Trouble("refused", gone=True)
    told = stranger.refused("POST", "/host/trial", {"token": key, "channel": HOOK})
    assert told.code == "not-delivered"
    mail = {"kind": "mail", "address": "host@example.org"}
    told = stranger.refused("POST", "/host/trial", {"token": key, "channel": mail})
    assert told.code == "no-mail"


def host_says(served: Served, what: str, who: str, on: bool) -> None:
    said = {"token": served.house.host_key, "what": what, "who": who, "on": on}
    served.stranger().post("/host/blocks", said)


def seen_by_host(served: Served) -> Json:
    seen: Json = served.stranger().post("/host", {"token": served.house.host_key})
    return seen


def test_somebody_blocked_is_not_let_in_and_hears_nothing_more(stopped: Served) -> None:
    """What is kept about them they may still see and delete; to all others nothing changes."""
    ann, bo = stopped.guest("Ann", lang="de"), stopped.guest("Bo")
    ann.post("/me/channels", HOOK)
    table = ann.table({"kind": "me"}, {"kind": "open"}, manners={"public": True})
    with ann.stream(table) as stream:
        stream.next()
        host_says(stopped, "person", ann.id, True)
        with pytest.raises(ConnectionClosed):
            stream.next()
    told = ann.refused("GET", "/me/tables")
    assert (told.status, told.code) == (403, "blocked")
    assert "lässt dich nicht herein" in told.told["message"]
    with ann.stream(table) as stream, pytest.raises(ConnectionClosed) as closed:
        stream.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert ann.id not in stopped.house.people.listening
    assert ann.get("/me")["name"] == "Ann"
    assert ann.get("/me/data")["person"]["name"] == "Ann"
    assert bo.see(table)["number"]
    people = {each["id"]: each for each in seen_by_host(stopped)["people"]}
    assert {name: each["blocked"] for name, each in people.items()} == {ann.id: True, bo.id: False}
    host_says(stopped, "person", ann.id, False)
    assert [each["id"] for each in ann.get("/me/tables")] == [table]
    assert ann.id in stopped.house.people.listening
    host_says(stopped, "person", ann.id, True)
    ann.ask("DELETE", "/me")
    assert [each["name"] for each in seen_by_host(stopped)["people"]] == ["Bo"]


def coming_from(guest: Guest, address: str) -> Guest:
    guest.client.headers["x-forwarded-for"] = address
    return guest


@pytest.mark.parametrize(("how", "code"), [("blocked", 4403), ("barred", 4403), ("out", 4401)])
def test_a_stream_that_is_being_opened_is_cut_as_well(tmp_path: Path, how: str, code: int) -> None:
    """It waits for the table meanwhile, and follows nothing yet that could be cut."""
    with serving(tmp_path, proxies="127.0.0.1") as served:
        ann = coming_from(served.guest("Ann"), "198.51.100.7")
        table = ann.table({"kind": "me"}, {"kind": "open"})
        held = served.house.tables[table]
        served.run(held.lock.acquire())
        with ann.stream(table) as stream:
            if how == "out":
                ann.ask("DELETE", "/sessions")
            elif how == "blocked":
                host_says(served, "person", ann.id, True)
            else:
                host_says(served, "address", "198.51.100.7", True)
            served.loop.call_soon_threadsafe(held.lock.release)
            with pytest.raises(ConnectionClosed) as closed:
                stream.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_session_that_ends_while_it_is_read_is_over(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, people = served.guest("Ann"), served.house.people
    session = next(each for each in people.known.values() if each.id == ann.id)
    del people.known[session.digest]
    read = people.store.read

    async def read_late(question: Callable[[Connection], object]) -> object:
        monkeypatch.setattr(people.store, "read", read)
        found = await read(question)
        await people.sign_out(session, everywhere=True)
        return found

    monkeypatch.setattr(people.store, "read", read_late)
    assert ann.refused("GET", "/me").code == "not-signed-in"


def test_an_address_is_not_let_in_and_the_block_outlives_the_server(tmp_path: Path) -> None:
    """An IPv6 one is barred with its net; the host's own door stays open from anywhere."""
    with serving(tmp_path, proxies="127.0.0.1") as first:
        ann = coming_from(first.guest("Ann"), "198.51.100.7")
        bo = coming_from(first.guest("Bo"), "2001:db8:1:2::7")
        for guest in (ann, bo):
            guest.get("/me")
        came = {each["name"]: each["address"] for each in seen_by_host(first)["people"]}
        assert came == {"Ann": "198.51.100.7", "Bo": "2001:db8:1:2::/64"}
        for address in came.values():
            host_says(first, "address", address, True)
        for guest in (ann, bo):
            assert guest.refused("GET", "/me").code == "blocked"
        for path in ("/api/me", "//api/me", "/api//me", "/%2Fapi/me", "///api///me/"):
            answer = first.door.get(first.url + path, headers={"x-forwarded-for": "198.51.100.7"})
            assert answer.json()["code"] == "blocked"
        assert coming_from(bo, "2001:db8:1:2:ffff::1").refused("GET", "/me").code == "blocked"
        assert coming_from(bo, "2001:db8:1:3::1").get("/me")["name"] == "Bo"
        assert first.door.get("/", headers={"x-forwarded-for": "198.51.100.7"}).status_code == 200
        host = coming_from(first.stranger(), "198.51.100.7")
        assert len(host.post("/host", {"token": first.house.host_key})["barred"]) == 2
    with serving(tmp_path, proxies="127.0.0.1") as second:
        stranger = coming_from(second.stranger(), "198.51.100.7")
        assert stranger.refused("GET", "/tables").code == "blocked"
        host_says(second, "address", "198.51.100.7", False)
        assert stranger.get("/tables") == []
        assert [each["address"] for each in seen_by_host(second)["barred"]] == ["2001:db8:1:2::/64"]


def test_nobody_bars_everybody(tmp_path: Path) -> None:
    """Through a proxy all come from one address, and so does whoever sits at this machine."""
    with serving(tmp_path, proxies="192.0.2.9") as served:
        for who in ("127.0.0.1", "::1", "192.0.2.9", "banana", "ann@example.org"):
            said = {"token": served.house.host_key, "what": "address", "who": who, "on": True}
            told = served.stranger().refused("POST", "/host/blocks", said)
            assert told.code == "bad-address"


def test_the_last_faults_are_at_hand_and_say_no_more_than_the_log() -> None:
    latest = Latest()
    log = logging.Logger("of its own")
    log.addHandler(latest)
    log.info("all is well")
    for number in range(MOST_FAULTS + 5):
        log.warning("a letter did not arrive", extra={"why": f"mail: {number}", "person": "ann"})
    try:
        raise ValueError("a secret")
    except ValueError:
        log.exception("work failed")
    assert len(latest.faults) == MOST_FAULTS
    last = latest.faults[-1]
    assert (last.level, last.text, last.why) == ("error", "work failed", "ValueError")
    assert "secret" not in str(latest.faults)
    assert "ann" not in str(latest.faults)
