"""The WebSocket below the stream: whatever the pieces, every message is heard once and in order."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from saloon.server.http.admission import Outbox
from saloon.server.http.stream import MOST_ASKED
from tests.server.served import Json, Served
from tests.server.test_store import in_a_loop

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Bo"}


class Raw:
    """A WebSocket client that sends any bytes."""

    def __init__(self, link: socket.socket) -> None:
        self.link = link
        self.buffer = b""

    def read(self, size: int) -> bytes:
        while len(self.buffer) < size:
            more = self.link.recv(65_536)
            if not more:
                raise EOFError
            self.buffer += more
        data, self.buffer = self.buffer[:size], self.buffer[size:]
        return data

    def frame(self) -> tuple[int, bytes]:
        """Read one frame: its kind and its payload."""
        first, size = self.read(2)
        assert not size & 128
        if size == 126:
            (size,) = struct.unpack("!H", self.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.read(8))
        return first & 15, self.read(size)

    def until(self, kind: str) -> Json:
        while True:
            opcode, payload = self.frame()
            if opcode == 1:
                told: Json = json.loads(payload)
                if told["kind"] == kind:
                    return told


def masked(payload: bytes, first: int = 0x81, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    size = len(payload)
    head = bytes((first, 128 | size)) if size < 126 else struct.pack("!BBH", first, 254, size)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


@contextmanager
def raw(served: Served) -> Iterator[Raw]:
    """Follow a table on a socket of one's own."""
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    host = served.url.removeprefix("http://")
    name, _, port = host.partition(":")
    with socket.create_connection((name, int(port)), timeout=20) as link:
        key = base64.b64encode(os.urandom(16)).decode()
        link.sendall(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {ann.person['token']}\r\n\r\n".encode()
        )
        client = Raw(link)
        while b"\r\n\r\n" not in client.buffer:
            client.buffer += link.recv(65_536)
        head, _, client.buffer = client.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head
        yield client


def move(number: int, padding: int = 0) -> bytes:
    """A move that is refused under its id."""
    body = {"do": "move", "id": str(number), "position": 0, "move": "x" + "y" * padding}
    return json.dumps(body).encode()


def test_messages_arrive_in_any_pieces(served: Served) -> None:
    rng = random.Random(4)
    with raw(served) as line:
        line.until("snapshot")
        for start in range(0, 60, 20):
            data = b"".join(
                masked(move(number, rng.choice((0, 60, 150))), mask=rng.randbytes(4))
                for number in range(start, start + 20)
            )
            while data:
                cut = rng.choice((1, 2, 3, 7, 90, 400))
                line.link.sendall(data[:cut])
                data = data[cut:]
            assert [line.until("refused")["id"] for _ in range(20)] == [
                str(number) for number in range(start, start + 20)
            ]


def test_a_message_in_fragments_with_a_ping_between_is_heard(served: Served) -> None:
    with raw(served) as line:
        text = move(7, 30)
        line.link.sendall(
            masked(text[:10], 0x01) + masked(b"here?", 0x89) + masked(text[10:20], 0x00)
        )
        line.link.sendall(masked(text[20:], 0x80) + masked(b'{"do":"ping"}'))
        heard = [line.frame() for _ in range(5)]
        assert (10, b"here?") in heard
        kinds = [json.loads(payload)["kind"] for opcode, payload in heard if opcode == 1]
        assert kinds[-2:] == ["refused", "pong"]


def test_what_is_said_before_the_snapshot_is_answered_after_it(served: Served) -> None:
    with raw(served) as line:
        line.link.sendall(masked(b'{"do":"ping"}'))
        kinds = [json.loads(line.frame()[1])["kind"] for _ in range(3)]
        assert kinds == ["snapshot", "present", "pong"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x03abc", 1002),  # not masked
        (struct.pack("!BBH", 0x81, 254, 20_000) + b"\0\0\0\0", 1009),
        (struct.pack("!BBQ", 0x81, 255, 1 << 40) + b"\0\0\0\0", 1009),
        (masked(b"abc", 0xC1), 1002),  # a reserved bit
        (masked(b"", 0x83), 1002),  # a kind that does not exist
        (masked(b"{", 0x01) + masked(b"{}"), 1002),  # a message within another
        (masked(b"", 0x80), 1002),  # the rest of nothing
        (masked(struct.pack("!H", 1000), 0x88), 1000),  # a polite end
    ],
)
def test_what_breaks_the_protocol_ends_the_line(served: Served, sent: bytes, code: int) -> None:
    with raw(served) as line:
        line.until("snapshot")
        line.link.sendall(sent)
        opcode, payload = line.frame()
        while opcode != 8:
            opcode, payload = line.frame()
        assert struct.unpack("!H", payload[:2]) == (code,)
        with pytest.raises(EOFError):
            line.read(1)


def test_who_asks_too_much_at_once_is_sent_away(served: Served) -> None:
    """While the table is busy with something else, only so many messages may wait for it."""
    with raw(served) as line:
        table = served.house.tables[line.until("snapshot")["table"]["id"]]
        served.run(table.lock.acquire())
        try:
            line.link.sendall(b"".join(masked(move(number)) for number in range(2 * MOST_ASKED)))
            assert next(closings(line)) == 4429
        finally:
            served.loop.call_soon_threadsafe(table.lock.release)


def test_a_length_may_be_written_at_length(served: Served) -> None:
    ping = b'{"do":"ping"}'
    with raw(served) as line:
        line.until("snapshot")
        line.link.sendall(struct.pack("!BBQ", 0x81, 255, len(ping)) + b"\0\0\0\0" + ping)
        assert line.until("pong")


class Hand:
    """A socket that is handed what is to be sent, and can refuse it."""

    def __init__(self, sent: list[Hand], broken: bool = False) -> None:
        self.sent = sent
        self.broken = broken

    def flush(self) -> None:
        if self.broken:
            raise RuntimeError("the handle is closed")
        self.sent.append(self)


def test_a_socket_that_fails_keeps_no_other_from_sending() -> None:
    sent: list[Hand] = []
    fine = Hand(sent)

    async def told() -> None:
        outbox = Outbox()
        outbox.add(Hand(sent, broken=True))
        outbox.add(fine)
        await asyncio.sleep(0)

    in_a_loop(told())
    assert sent == [fine]


def closings(line: Raw) -> Iterator[int]:
    """Read to the end; give the codes it was closed with."""
    with suppress(EOFError, ConnectionError):
        while True:
            opcode, payload = line.frame()
            if opcode == 8:
                yield struct.unpack("!H", payload[:2])[0]
