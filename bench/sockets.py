"""A lean client for the load bench: HTTP requests and WebSockets straight on asyncio.

A ready-made client would be the bottleneck: the bench reads three messages for each move.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from collections.abc import Callable
from typing import Any, TypeAlias, cast

Hearing: TypeAlias = "Callable[[Socket, bytes], None]"
"""What is done with a message that comes on a socket."""


async def request(port: int, method: str, path: str, token: str = "", body: Any = None) -> Any:
    """Make one HTTP request on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = b"" if body is None else json.dumps(body).encode()
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(data)}\r\n\r\n".encode()
        + data
    )
    answer = await reader.read()
    writer.close()
    head, _, rest = answer.partition(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    if status >= 400:
        raise RuntimeError(f"{method} {path}: {status} {rest[:200]!r}")
    return json.loads(rest) if rest else None


class Socket(asyncio.Protocol):
    """A WebSocket that hands each message on as bytes."""

    def __init__(self, heard: Hearing) -> None:
        self.heard = heard
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.lost = False
        """The other side has ended it."""

    def connection_lost(self, _exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the stream was not opened"))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by name

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(RuntimeError(head.decode()))
                return
            self.buffer = rest
            self.open.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        buffer, start = self.buffer, 0
        while len(buffer) - start >= 2:
            kind, size, head = buffer[start] & 15, buffer[start + 1], 2
            if size == 126:
                if len(buffer) - start < 4:
                    break
                size, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif size == 127:
                if len(buffer) - start < 10:
                    break
                size, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if len(buffer) - start < head + size:
                break
            payload = buffer[start + head : start + head + size]
            start += head + size
            if kind == 9:
                self.send(payload, 10)
            elif kind == 1:
                self.heard(self, payload)
            elif kind == 8:
                self.lost = True
        self.buffer = buffer[start:]

    def send(self, payload: bytes, kind: int = 1) -> None:
        """Send one frame; the mask may be zero, which leaves the payload as it is."""
        size = len(payload)
        head = struct.pack("!BB", 128 | kind, 128 | (size if size < 126 else 126))
        if size >= 126:
            head += struct.pack("!H", size)
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + payload)


async def follow(port: int, path: str, token: str, heard: Hearing) -> Socket:
    """Open a stream."""
    loop = asyncio.get_running_loop()
    transport, socket = await loop.create_connection(lambda: Socket(heard), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    transport.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    await socket.open
    return socket
