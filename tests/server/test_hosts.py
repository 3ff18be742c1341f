"""Who may be believed about where a request comes from and whom it is for."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from saloon.server.house.limits import LIMITS
from saloon.server.http.hosts import Names
from saloon.server.http.serve import warn
from saloon.server.settings import Settings
from tests.server.served import HandClock, Served, serving

ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Served]:
    """A server that people reach under a name of its own."""
    with serving(tmp_path, public_url="https://games.example", hosts="saloon.lan") as running:
        yield running


def test_a_forwarded_address_is_believed_from_nobody_who_was_not_named(tmp_path: Path) -> None:
    """Behind a plain tunnel everyone could else give themselves a new address for each request."""
    with (
        serving(tmp_path, HandClock(), limits=True) as served,
        httpx.Client(base_url=served.url) as client,
    ):
        statuses = [
            client.post(
                "/api/guests",
                json={"name": f"Ann {number}"},
                headers={"x-forwarded-for": f"192.0.2.{number}"},
            ).status_code
            for number in range(LIMITS["guest"].burst + 1)
        ]
    assert statuses == [201] * LIMITS["guest"].burst + [429]


def test_a_proxy_that_is_named_is_believed(tmp_path: Path) -> None:
    with (
        serving(tmp_path, HandClock(), limits=True, proxies="127.0.0.1") as served,
        httpx.Client(base_url=served.url) as client,
    ):
        for number in range(LIMITS["guest"].burst + 1):
            headers = {"x-forwarded-for": f"192.0.2.{number}"}
            made = client.post("/api/guests", json={"name": f"Ann {number}"}, headers=headers)
            assert made.status_code == 201


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil", "", "["]
)
def test_another_sites_name_leads_nowhere(served: Served, host: str) -> None:
    """Such a name may be made to lead here: the browser then takes that site's pages for ours."""
    headers = {"host": host, "origin": f"http://{host}"}
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/guests")):
        answer = httpx.request(method, served.url + path, json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert host in answer.json()["message"]
    assert httpx.get(f"{served.url}/metrics", headers={"host": host}).status_code == 421


def test_another_sites_name_leads_to_no_stream(served: Served) -> None:
    table = served.guest("Ann").table(ME, OPEN, manners={"public": True})
    port = int(served.url.rpartition(":")[2])
    url = f"ws://evil.example:{port}/api/tables/{table}/stream"
    with (
        socket.create_connection(("127.0.0.1", port)) as line,
        connect(url, sock=line) as stream,
        pytest.raises(ConnectionClosed) as closed,
    ):
        stream.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4421, "foreign-host")


def test_a_request_names_one_host() -> None:
    names = Names(Settings())
    assert names.fit([(b"host", b"127.0.0.1")])
    assert not names.fit([(b"host", b"127.0.0.1"), (b"host", b"localhost")])


@pytest.mark.parametrize(
    "host",
    ["localhost:8080", "127.0.0.1", "[::1]:80", "192.168.1.20:8080", "LOCALHOST.", "a.localhost"],
)
def test_this_machine_and_addresses_in_figures_are_always_answered(
    served: Served, host: str
) -> None:
    headers = {"host": host, "origin": f"http://{host}"}
    made = httpx.post(f"{served.url}/api/guests", json={"name": "Ann"}, headers=headers)
    assert made.status_code == 201


@pytest.mark.parametrize(
    ("host", "status"), [("games.example", 200), ("saloon.lan:8080", 200), ("other.lan", 421)]
)
def test_the_public_name_and_those_that_were_given_are_answered(
    open_house: Served, host: str, status: int
) -> None:
    answer = httpx.get(f"{open_house.url}/api/games", headers={"host": host})
    assert answer.status_code == status


def test_in_a_network_the_machines_own_name_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Parlour.home")
    network = Names(Settings(host="0.0.0.0"))
    assert all(network.knows(name) for name in ("parlour.home:8080", "parlour.local"))
    assert not network.knows("parlour")
    assert not Names(Settings()).knows("parlour.local")


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "192.0.2.1"},
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-proto": "https"},
        {"x-real-ip": "127.0.0.1"},
        {"via": "1.1 tunnel"},
        {"cf-connecting-ip": "127.0.0.1"},
    ],
)
def test_figures_are_not_for_those_who_come_through_a_tunnel(
    served: Served, headers: dict[str, str]
) -> None:
    assert httpx.get(f"{served.url}/metrics").status_code == 200
    assert httpx.get(f"{served.url}/metrics", headers=headers).status_code == 404


def test_where_nobody_says_which_proxy_figures_need_a_token(open_house: Served) -> None:
    """A tunnel that passes on nothing but bytes cannot be told from this machine."""
    assert httpx.get(f"{open_house.url}/metrics").status_code == 404


def test_a_public_address_without_a_proxy_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "saloon"):
        warn(Settings())
        warn(Settings(public_url="https://a.example", proxies="127.0.0.1"))
        assert not caplog.records
        warn(Settings(public_url="https://a.example"))
    (record,) = caplog.records
    assert "proxies" in json.dumps(record.getMessage())
