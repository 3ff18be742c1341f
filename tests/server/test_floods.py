"""Floods: frames without end, heads without end, connections that say nothing.

Each is bounded where it comes in, whoever sends it is told or let go, and the others play on.
"""

from __future__ import annotations

import json
import re
import resource
import socket
import struct
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from saloon.server.house.limits import FRAMES
from saloon.server.http import connection
from saloon.server.http.admission import A_TURN, Turns, among
from saloon.server.http.connection import (
    LARGEST_HEAD,
    LONGEST_URL,
    MOST_AHEAD,
    MOST_HEADERS,
    Connection,
)
from saloon.server.http.websocket import MOST_PIECES
from tests.server.process import Process, process
from tests.server.served import WAIT, Json, Served, serving
from tests.server.test_websocket import Raw, closings, masked, raw
from tests.waiting import until_so

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Bo"}
PING = masked(b'{"do":"ping"}')
MANY = 1_100
FEW = 1_024
"""So many connections come, and so many descriptors there are."""
MEGABYTE = 1 << 20
FLOOD = 100_000
"""So many bytes are sent at once: no more than the system takes, whether they are read or not."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The server as hosts run it, with all its limits."""
    with process(tmp_path_factory.mktemp("guarded") / "saloon.db", limits=True) as server:
        yield server


def where(url: str) -> tuple[str, int]:
    name, _, port = url.removeprefix("http://").partition(":")
    return name, int(port)


def figures(url: str) -> dict[str, float]:
    """Read the figures for hosts."""
    text = httpx.get(f"{url}/metrics").text
    lines = [each for each in text.splitlines() if not each.startswith("#")]
    return {name: float(value) for name, value in (each.rsplit(" ", 1) for each in lines)}


def turned_away(url: str, why: str) -> float:
    return figures(url)[f'saloon_connections_turned_away_total{{why="{why}"}}']


def resident(pid: int) -> float:
    """How much memory a process has, in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) / 1024


def public_table(url: str) -> tuple[str, str]:
    """Make a table that anybody may look at: it and its host's token."""
    made = httpx.post(f"{url}/api/guests", json={"name": "Ann", "token": True}).json()
    headers = {"authorization": f"Bearer {made['token']}"}
    wish = {"game": "katzenjammer", "seats": [ME, BESIDE], "manners": {"public": True}}
    table = httpx.post(f"{url}/api/tables", json=wish, headers=headers).json()
    return str(table["table"]["id"]), str(made["token"])


@contextmanager
def watching(url: str, table: str) -> Iterator[Raw]:
    """Look on as a stranger."""
    with socket.create_connection(where(url), timeout=WAIT) as link:
        link.sendall(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {url[7:]}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        watcher = Raw(link)
        while b"\r\n\r\n" not in watcher.buffer:
            watcher.buffer += link.recv(65_536)
        head, _, watcher.buffer = watcher.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head
        watcher.until("snapshot")
        yield watcher


def silent(url: str, address: str = "127.0.0.1") -> socket.socket:
    """Connect and say nothing."""
    return socket.create_connection(where(url), timeout=WAIT, source_address=(address, 0))


def answer_of(link: socket.socket) -> tuple[int, Json]:
    """Read an answer to its end, which is the connection's: its status and what it says."""
    told = b""
    while more := link.recv(65_536):
        told += more
    head, _, body = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


def is_open(link: socket.socket) -> bool:
    """Tell whether the other end has not let go."""
    link.setblocking(False)
    try:
        return bool(link.recv(1))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        link.settimeout(WAIT)


# Frames

KINDS = {
    "pings": masked(b"", 0x89),
    "pongs": masked(b"", 0x8A),
    "JSON": PING,
    "bytes": masked(b"{}", 0x82),
    "pieces": masked(b"{", 0x01) + masked(b"", 0x00) * 40 + masked(b"}", 0x80),
}


def test_frames_of_every_kind_are_limited(guarded: Process) -> None:
    """Eight strangers send thousands of frames at once; each hears that it is too much."""
    table, _ = public_table(guarded.url)
    before, memory = turned_away(guarded.url, "flood"), resident(guarded.pid)
    with ExitStack() as sockets:
        watchers = {kind: sockets.enter_context(watching(guarded.url, table)) for kind in KINDS} | {
            f"{n}": sockets.enter_context(watching(guarded.url, table)) for n in range(3)
        }
        start = time.monotonic()
        for kind, watcher in watchers.items():
            frames = KINDS.get(kind, PING)
            watcher.link.sendall(frames * (FLOOD // len(frames)))
        with watching(guarded.url, table) as other:
            other.link.sendall(PING)
            assert other.until("pong")
        heard = {kind: Counter(answers(watcher)) for kind, watcher in watchers.items()}
        seconds = time.monotonic() - start
    most = FRAMES.burst + FRAMES.a_minute / 60 * (seconds + 1)
    assert {kind: each[4429] for kind, each in heard.items()} == dict.fromkeys(watchers, 1)
    assert all(each.total() - 1 <= most for each in heard.values())
    assert heard["pings"].total() > FRAMES.burst
    assert turned_away(guarded.url, "flood") - before == len(watchers)
    assert resident(guarded.pid) - memory < 30


def answers(watcher: Raw) -> Iterator[int]:
    """Read to the end: the kinds of frames that were answers, and the codes of closing."""
    with suppress(EOFError, ConnectionError):
        while True:
            opcode, payload = watcher.frame()
            if opcode == 8:
                yield struct.unpack("!H", payload[:2])[0]
            elif opcode == 10 or b'"kind":"pong"' in payload or b'"kind":"refused"' in payload:
                yield opcode


def test_who_sends_as_much_as_people_do_is_not_held_back(guarded: Process) -> None:
    table, _ = public_table(guarded.url)
    with watching(guarded.url, table) as watcher:
        watcher.link.sendall(PING * (FRAMES.burst // 2))
        assert [watcher.until("pong") for _ in range(FRAMES.burst // 2)]


def test_a_message_that_comes_byte_by_byte_is_heard(guarded: Process) -> None:
    table, _ = public_table(guarded.url)
    with watching(guarded.url, table) as watcher:
        watcher.link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in masked(b'{"do":"ping"' + b" " * 400 + b"}"):
            watcher.link.sendall(bytes((byte,)))
        assert watcher.until("pong")


def test_a_message_of_too_many_pieces_ends_the_line(served: Served) -> None:
    """Without limits as well: each piece is kept until the last has come."""
    with raw(served) as told:
        told.until("snapshot")
        told.link.sendall(masked(b"{", 0x01) + masked(b"", 0x00) * (2 * MOST_PIECES))
        assert list(closings(told)) == [4429]


class Talker:
    """A socket that has so many frames to be heard."""

    def __init__(self, owner: str, frames: int, heard: list[str]) -> None:
        self.owner = owner
        self.frames = frames
        self.heard = heard

    def listen(self, most: int) -> bool:
        now = min(most, self.frames)
        self.frames -= now
        self.heard += [self.owner] * now
        return self.frames > 0


def test_addresses_are_heard_in_turn_however_many_sockets_they_have(served: Served) -> None:
    heard: list[str] = []

    async def wait() -> list[str]:
        turns = Turns()
        for _ in range(50):
            turns.queue(Talker("flood", 100, heard))
        turns.queue(Talker("Ann", 1, heard))
        turns.queue(Talker("Ben", 20, heard))
        turns.turn()
        return [*heard]

    assert Counter(served.run(wait())) == {"flood": A_TURN, "Ann": 1, "Ben": A_TURN}


# Heads


def refused_by(url: str, head: bytes) -> tuple[int, str, str]:
    """Send a head that is refused: the status, the code and the sentence."""
    with silent(url) as link:
        link.sendall(head)
        status, told = answer_of(link)
        return status, told["code"], told["message"]


def test_a_head_that_is_too_large_is_refused_in_a_sentence(guarded: Process) -> None:
    long = b"a" * LONGEST_URL
    german = b"GET / HTTP/1.1\r\nAccept-Language: de\r\n"
    many = b"".join(b"h%d: x\r\n" % number for number in range(MOST_HEADERS + 1))
    large = b"".join(b"h%d: %b\r\n" % (number, b"x" * 4_000) for number in range(10))
    assert refused_by(guarded.url, b"GET /" + long + b" HTTP/1.1\r\n")[:2] == (414, "url-too-long")
    assert refused_by(guarded.url, german + many) == (
        431,
        "head-too-large",
        "Die Kopfzeilen der Anfrage sind zu groß.",
    )
    assert len(large) > LARGEST_HEAD
    assert refused_by(guarded.url, german + large)[:2] == (431, "head-too-large")
    assert refused_by(guarded.url, b"\x16\x03\x01 no HTTP at all\r\n")[:2] == (400, "malformed")


@pytest.mark.parametrize(
    ("start", "piece"),
    [
        (b"GET /", b"a" * MEGABYTE),
        (b"GET / HTTP/1.1\r\nx: ", b"a" * MEGABYTE),
        (b"GET / HTTP/1.1\r\n", b"a: b\r\n" * 150_000),
        (b"", b"\r\n" * 500_000),
        (b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nx: ", b"a" * MEGABYTE),
        (b"GET / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", b"a" * MEGABYTE),
    ],
    ids=["url", "header", "headers", "nothing", "trailer", "body"],
)
def test_a_request_without_end_is_cut_off(guarded: Process, start: bytes, piece: bytes) -> None:
    """Sixty megabytes are offered; hardly any are taken, and none are kept."""
    before, sent = resident(guarded.pid), 0
    with silent(guarded.url) as link:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        with suppress(ConnectionError):
            link.sendall(start)
            for _ in range(60):
                link.sendall(piece)
                sent += len(piece)
    assert httpx.get(f"{guarded.url}/health").status_code == 200
    assert sent < 8 * MEGABYTE
    assert resident(guarded.pid) - before < 20


def test_requests_far_ahead_of_their_answers_end_the_connection(guarded: Process) -> None:
    with silent(guarded.url) as link:
        link.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5_000)
        told = b""
        with suppress(ConnectionError):
            while more := link.recv(65_536):
                told += more
    assert told.count(b"HTTP/1.1 ") <= MOST_AHEAD + 1


# Time


def later(served: Served, seconds: float) -> None:
    """Look after everybody as if so much time had passed."""

    async def look() -> None:
        now = served.loop.time() + seconds
        for visitor in [*served.admission.present]:
            visitor.look_after(now)

    served.run(look())


def holds(served: Served, number: int) -> None:
    """Wait until so many are connected, and each has been heard."""
    until = time.monotonic() + WAIT
    while len(served.admission.present) != number and time.monotonic() < until:
        served.wait_idle()
    assert len(served.admission.present) == number


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Served]:
    """A server of one's own, so that connections can be counted."""
    with serving(tmp_path) as running:
        yield running


def test_a_request_that_does_not_come_to_its_end_is_given_up(alone: Served) -> None:
    half = {
        "": 0,
        "GET / HTT": 408,
        "GET / HTTP/1.1\r\nHost: localhost\r\n": 408,
        "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{": 408,
    }
    with ExitStack() as links:
        opened = [links.enter_context(silent(alone.url)) for _ in half]
        for link, text in zip(opened, half, strict=True):
            link.sendall(text.encode())
        holds(alone, len(half))
        heard_of(alone, 3)
        later(alone, connection.HEAD_SECONDS - 1)
        assert all(is_open(link) for link in opened)
        later(alone, connection.HEAD_SECONDS + 1)
        assert is_open(opened[3])
        later(alone, connection.BODY_SECONDS + 1)
        assert opened[0].recv(1) == b""
        for link, status in list(zip(opened, half.values(), strict=True))[1:]:
            assert answer_of(link)[0] == status
    holds(alone, 0)


def heard_of(served: Served, number: int) -> None:
    """Wait until so many connections have begun a request."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        if sum(getattr(each, "begun", 0) for each in [*served.admission.present]) >= number:
            return
        served.wait_idle()
    raise AssertionError("not all were heard")


def test_whoever_follows_a_table_may_be_silent(alone: Served) -> None:
    ann = alone.guest("Ann")
    table = ann.table(ME, BESIDE)
    with ann.stream(table, seat=0) as stream:
        stream.next()
        later(alone, 10 * connection.BODY_SECONDS)
        stream.say(do="ping")
        assert stream.until("pong")


def test_silent_connections_are_swept_away(alone: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEAD_SECONDS", 0.1)
    with ExitStack() as links:
        for link in [links.enter_context(silent(alone.url)) for _ in range(40)]:
            assert link.recv(1) == b""
    assert alone.house.metrics.turned_away["slow"] == 40
    holds(alone, 0)


def test_whoever_does_not_take_its_answer_in_is_cut_off(alone: Served) -> None:
    with socket.socket() as link:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        link.connect(where(alone.url))
        holds(alone, 1)
        (visitor,) = alone.admission.present
        assert isinstance(visitor, Connection)
        far = visitor.transport.get_extra_info("socket")
        far.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        link.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * MOST_AHEAD)
        until = time.monotonic() + WAIT
        while not visitor.flow.write_paused:
            assert time.monotonic() < until
            alone.wait_idle()
        later(alone, connection.STALL_SECONDS + 1)
        holds(alone, 0)


# How many


def test_one_address_has_no_more_than_its_share(tmp_path: Path) -> None:
    """Who was silent longest makes room; who is at a table stays, and others come in."""
    with (
        serving(tmp_path, limits=True, proxies="", connections_by_address=8) as served,
        ExitStack() as open_,
    ):
        table, _ = public_table(served.url)
        first = open_.enter_context(silent(served.url))
        links = [open_.enter_context(silent(served.url)) for _ in range(7)]
        holds(served, 8)
        links.append(open_.enter_context(silent(served.url)))
        assert not first.recv(1)
        holds(served, 8)
        assert all(is_open(link) for link in links)
        sockets = [open_.enter_context(watching(served.url, table)) for _ in range(8)]
        with silent(served.url) as more:
            assert answer_of(more)[0] == 503
        with silent(served.url, "127.0.0.2") as other:
            other.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert answer_of(other)[0] == 200
        for watcher in sockets:
            watcher.link.sendall(PING)
            assert watcher.until("pong")
    assert served.house.metrics.turned_away["address"] >= 10


def test_a_proxy_that_is_trusted_brings_many_people(tmp_path: Path) -> None:
    with (
        serving(tmp_path, limits=True, connections_by_address=2, proxies="127.0.0.1") as served,
        ExitStack() as open_,
    ):
        links = [open_.enter_context(silent(served.url)) for _ in range(20)]
        holds(served, 20)
        assert all(is_open(link) for link in links)


def test_behind_a_proxy_streams_are_counted_by_whom_it_names(tmp_path: Path) -> None:
    """Two streams each: the third of one address is told why, and others are let in."""

    def follow(url: str, table: str, address: str) -> ClientConnection:
        path = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        named = {"X-Forwarded-For": address}
        return connect(path, additional_headers=named, close_timeout=1, compression=None)

    with (
        serving(tmp_path, limits=True, connections_by_address=2, proxies="127.0.0.1") as served,
        ExitStack() as links,
    ):
        table, _ = public_table(served.url)
        here = [links.enter_context(follow(served.url, table, "192.0.2.7")) for _ in range(2)]
        for link in here:
            assert json.loads(link.recv(WAIT))["kind"] == "snapshot"
        with follow(served.url, table, "192.0.2.7") as third, pytest.raises(ConnectionClosed):
            third.recv(WAIT)
        assert third.close_code == 4503
        assert (third.close_reason or "").startswith("Too many connections")
        assert served.house.metrics.turned_away["address"] == 1
        other = links.enter_context(follow(served.url, table, "192.0.2.8"))
        assert json.loads(other.recv(WAIT))["kind"] == "snapshot"
        here[0].close()
        streams = served.admission.streams
        served.run(until_so(lambda: streams["192.0.2.7"] == 1, "the first one has gone"))
        again = links.enter_context(follow(served.url, table, "192.0.2.7"))
        assert json.loads(again.recv(WAIT))["kind"] == "snapshot"


def test_addresses_are_found_in_a_list_of_proxies() -> None:
    assert among("127.0.0.1", "192.0.2.1, 127.0.0.1")
    assert among("192.0.2.7", "192.0.2.0/24")
    assert among("::1", "127.0.0.1,::1")
    assert among("192.0.2.7", "*")
    assert not among("192.0.2.7", "")
    assert not among("192.0.2.7", "proxy,192.0.3.0/24,2001:db8::/32")


@pytest.mark.parametrize("limits", [True, False])
def test_more_silent_connections_than_descriptors_shut_nobody_out(
    tmp_path: Path, limits: bool
) -> None:
    """From one address, and where each comes from another: there no address has too many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2 * MANY:
        pytest.skip("this process may not have so many descriptors itself")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2 * MANY), hard))
    log = tmp_path / "log"
    with (
        process(tmp_path / "saloon.db", FEW, log, limits=limits, proxies="") as server,
        ExitStack() as links,
    ):
        for _ in range(MANY):
            links.enter_context(silent(server.url))
        table, _ = public_table(server.url)
        with watching(server.url, table) as watcher:
            watcher.link.sendall(PING)
            assert watcher.until("pong")
        told = figures(server.url)
        why = "address" if limits else "full"
        assert told["saloon_connections"] < FEW
        away = [
            told[f'saloon_connections_turned_away_total{{why="{each}"}}'] for each in (why, "slow")
        ]
        assert sum(away) >= MANY - FEW
        assert told["saloon_descriptors_short_total"] == 0
    lines = [json.loads(each) for each in log.read_text(encoding="utf-8").splitlines()]
    reasons = [each["why"] for each in lines if "why" in each]
    assert sorted(reasons) in ([why], [why, "slow"], ["slow"])
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_running_out_of_descriptors_is_logged_once_and_counted(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with process(tmp_path / "saloon.db", log=log) as server, silent(server.url):
        limit = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (3, limit[1]))
        until = time.monotonic() + WAIT
        while "descriptors are left" not in log.read_text(encoding="utf-8"):
            assert time.monotonic() < until
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, limit)
        assert figures(server.url)["saloon_descriptors_short_total"] >= 1
        assert httpx.get(f"{server.url}/health").status_code == 200
    assert log.read_text(encoding="utf-8").count("descriptors are left") == 1


def test_the_server_takes_the_descriptors_that_it_may_have(tmp_path: Path) -> None:
    with process(tmp_path / "saloon.db") as server:
        soft, hard = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        assert soft == hard or soft >= 65_536


def test_where_everybody_is_busy_nobody_is_put_out_for_somebody_new(tmp_path: Path) -> None:
    with serving(tmp_path, connections=4) as served, ExitStack() as open_:
        table, _ = public_table(served.url)
        watchers = [open_.enter_context(watching(served.url, table)) for _ in range(4)]
        with silent(served.url) as link:
            status, told = answer_of(link)
        assert (status, told["code"], told["wait"] > 0) == (503, "house-full", True)
        for watcher in watchers:
            watcher.link.sendall(PING)
            assert watcher.until("pong")
