"""The stream: a WebSocket on which a table tells what happens, and on which moves may be made.

First a numbered snapshot, then numbered events. Whoever names the last number it has seen is told
what it missed first. A subscriber that cannot keep up is dropped; it may come back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar import WebSocket
from msgspec import DecodeError, ValidationError

from saloon.kernel import Seat
from saloon.server.house.house import House
from saloon.server.house.neighbours import read_on
from saloon.server.http.entering import QUICKER
from saloon.server.http.websocket import LAST_WORDS, MOST_WAITING, TOO_MUCH, SocketProtocol
from saloon.server.store.database import Overtaken, StoreError
from saloon.server.store.people import Session
from saloon.server.table import moments, moves, presence, views
from saloon.server.table.table import Table
from saloon.server.table.taking_in import TRIES
from saloon.server.wire.errors import ApiError
from saloon.server.wire.play import Submission
from saloon.server.wire.stream import MoveEntered, MoveRefused, Ping, Pong, StreamWish
from saloon.words import Words

MOST_ASKED: Final = 64
"""So many messages of one subscriber may wait for an answer."""
TOO_SLOW: Final = 4408
REFUSED: Final = 4400
"""Closing codes: 4000 and something, after the status of HTTP that means the same."""
AGAIN: Final = (4503, "try again")


asked = msgspec.json.Decoder(StreamWish)


@dataclass(frozen=True)
class Visit:
    """Who comes to follow a table, and what they asked for."""

    house: House
    table: Table
    session: Session | None
    speak: Words
    look: Callable[[], Seat | None]
    """Tells through whose eyes, once the table stands still: somebody may have been sent away or
    the game may have begun while the socket was opened."""
    admit: Callable[[], Awaitable[None]]
    """Refuses whoever was blocked or signed out while the socket was opened."""
    after: int | None
    fixed: bool
    curtain: bool


class StreamSubscriber:
    """Someone at the other end of a WebSocket, and the messages that came from there."""

    def __init__(self, visit: Visit, websocket: SocketProtocol) -> None:
        self.house = visit.house
        self.table = visit.table
        self.websocket = websocket
        self.seat: Seat | None = None
        self.session = visit.session
        self.person = None if visit.session is None else visit.session.id
        self.speak = visit.speak
        self.fixed = visit.fixed
        self.curtain = visit.curtain
        self.inbox: deque[bytes] = deque()
        self.busy = True
        self.over: asyncio.Future[tuple[int, str] | None] = (
            asyncio.get_running_loop().create_future()
        )

    def push(self, message: bytes) -> None:
        """Send a message; where too much waits, nobody is reading."""
        if self.over.done():
            return
        if self.websocket.waiting() > MOST_WAITING:
            self.house.metrics.dropped += 1
            self.drop(TOO_SLOW, "too slow")
            return
        self.websocket.write(message)

    def drop(self, code: int, why: str) -> None:
        """Send the other end away."""
        if not self.over.done():
            self.over.set_result((code, why))

    def move_to(self, table: Table) -> None:
        self.table = table

    def hung_up(self) -> None:
        if not self.over.done():
            self.over.set_result(None)

    def heard(self, message: bytes) -> None:
        """Take a message; they are answered one after the other."""
        if len(self.inbox) >= MOST_ASKED:
            self.drop(TOO_MUCH, "too much")
            return
        self.inbox.append(message)
        if not self.busy:
            self.begin()

    def begin(self) -> None:
        """Answer what is there."""
        self.busy = True
        self.house.spawn(self.work())

    async def work(self) -> None:
        """Answer what came; a move that is on its way is entered even if its sender is gone."""
        try:
            while self.inbox and not self.over.done():
                text = self.inbox.popleft()
                self.push(await reply(text, self.house, self.table, self.session, self.speak))
        finally:
            self.busy = False


async def follow(socket: WebSocket[Any, Any, Any], visit: Visit) -> None:
    """Serve one socket from its first word to its last."""
    house = visit.house
    websocket: SocketProtocol = socket.scope["state"]["websocket"]
    subscriber = StreamSubscriber(visit, websocket)
    websocket.take_over(subscriber.heard, subscriber.hung_up)
    await socket.accept()
    # Litestar's own refer back to the socket, in a circle that would keep it in memory.
    plain: Any = websocket  # two libraries, two descriptions of the same calls
    socket.receive, socket.send = plain.receive, plain.send
    refused = await subscribe(subscriber, visit)
    if refused is not None:
        await socket.close(*refused)
        return
    house.streams += 1
    subscriber.begin()
    try:
        told = await subscriber.over
        if told is not None:
            await websocket.hang_up(*told, LAST_WORDS)
    finally:
        subscriber.hung_up()
        house.streams -= 1
        table = subscriber.table  # another one, if it was read again meanwhile
        table.subscribers.discard(subscriber)
        if not table.gone:
            presence.tell_presence(table)


async def subscribe(subscriber: StreamSubscriber, visit: Visit) -> tuple[int, str] | None:
    """Tell what was missed, then how the table stands; or with what to close instead."""
    table, websocket = visit.table, subscriber.websocket
    async with table.lock:
        if table.gone:
            return AGAIN
        try:
            seat = subscriber.seat = visit.look()
            after = table.number if visit.after is None else visit.after
            missed = await presence.events_after(table, after, seat)
            await visit.admit()  # the last to be waited for: from here on the house can hang up
        except ApiError as problem:
            return REFUSED - 400 + problem.status, problem.told(visit.speak).code
        except StoreError:
            return AGAIN
        for event in missed:
            websocket.write(msgspec.json.encode(event))
        table.subscribers.add(subscriber)
        moments.look(table)
        websocket.write(msgspec.json.encode(views.snapshot(table, seat, subscriber.person)))
        presence.tell_presence(table)
    return None


async def reply(
    text: bytes, house: House, table: Table, session: Session | None, speak: Words
) -> bytes:
    """Answer one message of the other end."""
    move_id = ""
    try:
        try:
            wish = asked.decode(text)
        except (DecodeError, ValidationError, UnicodeDecodeError, RecursionError) as why:
            raise ApiError("malformed", {"detail": str(why)}) from None
        if isinstance(wish, Ping):
            return msgspec.json.encode(Pong())
        move_id = wish.id
        number = await submit(house, table, session, wish)
        return msgspec.json.encode(MoveEntered(move_id, number))
    except ApiError as problem:
        return msgspec.json.encode(MoveRefused(move_id, problem.told(speak)))
    except StoreError:
        told = ApiError("store-trouble").told(speak)
        return msgspec.json.encode(MoveRefused(move_id, told))


async def submit(house: House, table: Table, session: Session | None, wish: Submission) -> int:
    """Make a move for somebody, whichever way it comes; give its number."""
    if session is None:
        raise ApiError("not-signed-in")
    house.buckets.take("move", session.id)
    if wish.position > table.number:  # seen elsewhere, and not heard of here yet
        await read_on(house, table.plan.id, wish.position)
    for _ in range(TRIES):
        try:
            return (await moves.submit(table, session, wish)).number
        except Overtaken:
            table = await house.table(table.plan.id)
    raise StoreError(QUICKER)
