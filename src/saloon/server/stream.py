"""The stream: a WebSocket on which a table tells what happens, and on which moves may be made.

First a numbered snapshot, then numbered events. Whoever names the last number it has seen is told
what it missed first. A reader that cannot keep up is dropped; it may come back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, Struct, ValidationError

from saloon.kernel import Seat
from saloon.server import faces, following, playing
from saloon.server.house import House
from saloon.server.people import Somebody
from saloon.server.problems import Problem
from saloon.server.store import StoreTrouble
from saloon.server.table import Table
from saloon.server.wire import Mistake, Submission
from saloon.words import Words

MOST_WAITING: Final = 256
LAST_WORDS: Final = 1.0
"""Seconds in which a reader that is dropped may take in the reason."""
TOO_SLOW: Final = 4408
REFUSED: Final = 4400
"""Closing codes: 4000 and something, after the status of HTTP that means the same."""


class Made(Submission, frozen=True, tag_field="do", tag="move"):
    """A move, sent on the stream."""


class Ping(Struct, tag_field="do", tag="ping"):
    """A sign of life."""


asked = msgspec.json.Decoder(Made | Ping)


class Entered(Struct, frozen=True):
    kind: Literal["entered"]
    id: str
    number: int


class RefusedMove(Struct, frozen=True):
    kind: Literal["refused"]
    id: str
    mistake: Mistake


class Reader:
    """Someone at the other end of a socket, and what waits to be sent there."""

    def __init__(
        self, house: House, seat: Seat | None, person: str | None, fixed: bool = False
    ) -> None:
        self.house = house
        self.seat = seat
        self.person = person
        self.fixed = fixed
        self.waiting: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.dropped: tuple[int, str] | None = None
        self.sending: asyncio.Task[None] | None = None

    def push(self, message: bytes) -> None:
        """Have a message sent; too many waiting ones mean that nobody is reading."""
        if self.dropped is not None:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.house.metrics.dropped += 1
            self.drop(TOO_SLOW, "too slow")
            return
        self.waiting.append(message)
        self.news.set()

    def drop(self, code: int, why: str) -> None:
        """Send the other end away; if it does not even read that, hang up."""
        if self.dropped is None and self.sending is not None:
            asyncio.get_running_loop().call_later(LAST_WORDS, self.sending.cancel)
        self.dropped = self.dropped or (code, why)
        self.news.set()

    async def send_on(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what waits, until dropped."""
        send = socket.send
        while True:
            while self.waiting and (self.dropped is None or self.dropped[0] != TOO_SLOW):
                text = self.waiting.popleft().decode()
                await send({"type": "websocket.send", "bytes": None, "text": text})
            if self.dropped is not None:
                await socket.close(*self.dropped)
                return
            self.news.clear()
            await self.news.wait()


async def follow(
    socket: WebSocket[Any, Any, Any],
    house: House,
    table: Table,
    somebody: Somebody | None,
    seat: Seat | None,
    after: int | None,
    speak: Words,
    fixed: bool,
) -> None:
    """Serve one socket from its first word to its last."""
    reader = Reader(house, seat, None if somebody is None else somebody.id, fixed)
    await socket.accept()
    async with table.lock:
        if table.gone:
            await socket.close(4503, "try again")
            return
        if after is not None:
            for event in await following.events_after(table, after, seat):
                reader.waiting.append(msgspec.json.encode(event))
        table.listeners.add(reader)
        reader.waiting.append(msgspec.json.encode(faces.snapshot(table, seat, reader.person)))
        following.tell_presence(table)
    house.streams += 1
    sending = reader.sending = asyncio.create_task(reader.send_on(socket))
    listening = asyncio.create_task(listen(socket, house, table, somebody, reader, speak))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.streams -= 1
        table.listeners.discard(reader)
        if not table.gone:
            following.tell_presence(table)
        for task in (sending, listening):
            task.cancel()
        for task in (sending, listening):
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task


async def listen(
    socket: WebSocket[Any, Any, Any],
    house: House,
    table: Table,
    somebody: Somebody | None,
    reader: Reader,
    speak: Words,
) -> None:
    """Hear what comes, until the other end hangs up."""
    while True:
        heard = await socket.receive()
        if heard["type"] != "websocket.receive":
            return
        text = heard.get("text") or heard.get("bytes") or b""
        if text:
            reader.push(await answer(text, house, table, somebody, speak))


async def answer(
    text: str | bytes, house: House, table: Table, somebody: Somebody | None, speak: Words
) -> bytes:
    """Answer one message of the other end."""
    move_id = ""
    try:
        try:
            wish = asked.decode(text)
        except (DecodeError, ValidationError) as problem:
            raise Problem("malformed", {"detail": str(problem)}) from None
        if isinstance(wish, Ping):
            return b'{"kind":"pong"}'
        move_id = wish.id
        number = await submit(house, table, somebody, wish)
        return msgspec.json.encode(Entered("entered", move_id, number))
    except Problem as problem:
        return msgspec.json.encode(RefusedMove("refused", move_id, problem.told(speak)))
    except StoreTrouble:
        told = Problem("store-trouble").told(speak)
        return msgspec.json.encode(RefusedMove("refused", move_id, told))


async def submit(house: House, table: Table, somebody: Somebody | None, wish: Submission) -> int:
    """Make a move for somebody: the one door for people, whichever way they come."""
    if somebody is None:
        raise Problem("not-signed-in")
    house.buckets.take("move", somebody.id)
    seat = table.seat_of(somebody, wish.seat)
    known = await playing.answered(table, seat, wish.id)
    if known is not None:
        return known.number
    table.need_player(seat)
    change = await playing.move(table, seat, wish.id, wish.position, wish.move)
    return change.number
