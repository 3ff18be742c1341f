"""The stream: a WebSocket on which a table tells what happens, and on which moves may be made.

First a numbered snapshot, then numbered events. Whoever names the last number it has seen is told
what it missed first. A reader that cannot keep up is dropped; it may come back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket
from msgspec import DecodeError, Struct, ValidationError

from saloon.kernel import Seat
from saloon.server.house.house import House
from saloon.server.http.websocket import LAST_WORDS, MOST_WAITING, TOO_MUCH, SocketProtocol
from saloon.server.store.database import StoreError
from saloon.server.store.people import Session
from saloon.server.table import moments, moves, presence, views
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError, ErrorBody
from saloon.server.wire.play import Submission
from saloon.words import Words

MOST_ASKED: Final = 64
"""So many messages of one reader may wait for an answer."""
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
    mistake: ErrorBody


class StreamSubscriber:
    """Someone at the other end of a line, and the messages that came from there."""

    def __init__(
        self,
        house: House,
        table: Table,
        websocket: SocketProtocol,
        seat: Seat | None,
        session: Session | None,
        speak: Words,
        fixed: bool = False,
        curtain: bool = False,
    ) -> None:
        self.house = house
        self.table = table
        self.websocket = websocket
        self.seat = seat
        self.session = session
        self.person = None if session is None else session.id
        self.speak = speak
        self.fixed = fixed
        self.curtain = curtain
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
                self.push(await answer(text, self.house, self.table, self.session, self.speak))
        finally:
            self.busy = False


async def follow(
    socket: WebSocket[Any, Any, Any],
    house: House,
    table: Table,
    session: Session | None,
    look: Callable[[], Seat | None],
    after: int | None,
    speak: Words,
    fixed: bool,
    curtain: bool,
) -> None:
    """Serve one socket from its first word to its last.

    `look` tells through whose eyes, once the table stands still: somebody may have been sent away
    or the game may have begun while the socket was opened.
    """
    websocket: SocketProtocol = socket.scope["state"]["websocket"]
    subscriber = StreamSubscriber(house, table, websocket, None, session, speak, fixed, curtain)
    websocket.take_over(subscriber.heard, subscriber.hung_up)
    await socket.accept()
    # Litestar's own refer back to the socket, in a circle that would keep it in memory.
    socket.receive, socket.send = websocket.receive, websocket.send
    async with table.lock:
        if table.gone:
            await socket.close(4503, "try again")
            return
        try:
            seat = subscriber.seat = look()
        except ApiError as problem:
            await socket.close(REFUSED - 400 + problem.status, problem.told(speak).code)
            return
        if after is not None:
            try:
                missed = await presence.events_after(table, after, seat)
            except StoreError:
                await socket.close(4503, "try again")
                return
            for event in missed:
                websocket.write(msgspec.json.encode(event))
        table.subscribers.add(subscriber)
        moments.look(table)
        websocket.write(msgspec.json.encode(views.snapshot(table, seat, subscriber.person)))
        presence.tell_presence(table)
    house.streams += 1
    subscriber.begin()
    try:
        told = await subscriber.over
        if told is not None:
            await websocket.hang_up(*told, LAST_WORDS)
    finally:
        subscriber.hung_up()
        house.streams -= 1
        table.subscribers.discard(subscriber)
        if not table.gone:
            presence.tell_presence(table)


async def answer(
    text: bytes, house: House, table: Table, session: Session | None, speak: Words
) -> bytes:
    """Answer one message of the other end."""
    move_id = ""
    try:
        try:
            wish = asked.decode(text)
        except (DecodeError, ValidationError, UnicodeDecodeError, RecursionError) as problem:
            raise ApiError("malformed", {"detail": str(problem)}) from None
        if isinstance(wish, Ping):
            return b'{"kind":"pong"}'
        move_id = wish.id
        number = await submit(house, table, session, wish)
        return msgspec.json.encode(Entered("entered", move_id, number))
    except ApiError as problem:
        return msgspec.json.encode(RefusedMove("refused", move_id, problem.told(speak)))
    except StoreError:
        told = ApiError("store-trouble").told(speak)
        return msgspec.json.encode(RefusedMove("refused", move_id, told))


async def submit(house: House, table: Table, session: Session | None, wish: Submission) -> int:
    """Make a move for somebody: the one door for people, whichever way they come."""
    if session is None:
        raise ApiError("not-signed-in")
    house.buckets.take("move", session.id)
    seats = [wish.seat]
    if wish.seat is None and len(table.owned(session.id)) > 1:
        seats = [*table.owned(session.id)]  # once it is entered, another one may be asked
    for each in seats:
        seat = table.seat_of(session, each)
        if table.has_heard(seat, wish.id):
            known = await moves.answered(table, seat, wish.id)
            if known is not None and (len(seats) == 1 or known.number > wish.position):
                return known.number
    seat = table.seat_of(session, wish.seat)
    table.need_player(seat)
    change = await moves.move(table, seat, wish.id, wish.position, wish.move)
    return change.number
