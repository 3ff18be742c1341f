"""The people of the load bench: tables at Saloon's server, each with three subscribers."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any
from zlib import crc32

import msgspec

from bench.sockets import Hearing, Socket, follow, request
from tests.sample import SAMPLE

WISH: dict[str, Any] = {
    "game": SAMPLE,
    "seats": [{"kind": "me"}, {"kind": "beside", "name": "Bo"}],
    "options": {"rounds": "3"},
    "manners": {"public": True},
}
AT_ONCE = 16


class Load:
    """One block of a run: tables with subscribers, and what was measured at them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.paced = True
        self.moves = 0
        """Moves that were sent, written down and heard of by all."""
        self.steps = 0
        """Those, and the steps without a choice between them, each told for itself."""
        self.refused: Counter[str] = Counter()
        """Moves that were not accepted, by the reason given."""
        self.due: deque[float] = deque()
        """When moves should have been sent that wait for a table to be ready."""
        self.waiting: deque[Table] = deque()
        """Tables with a move ready, in the order in which they became so."""
        self.delays: list[float] = []
        """From the moment a move was due to the moment its last subscriber heard of it."""
        self.tables: list[Table] = []

    def send_due(self) -> None:
        """Send the moves that are due, as far as tables are ready for them."""
        while self.due and self.waiting:
            table = self.waiting.popleft()
            if table.ready is not None:
                table.move(self.due.popleft())

    def unanswered(self) -> list[float]:
        """List when the moves were due that were sent and that not everybody has heard of."""
        entered = [due for table in self.tables for due in table.sent.values()]
        return entered + [due for table in self.tables for due in table.flying]

    def lost(self) -> int:
        """Count the connections that the server has ended."""
        return sum(socket.lost for table in self.tables for socket in table.sockets)

    async def set_up(self, number: int) -> None:
        """Make tables and let people come."""
        gate = asyncio.Semaphore(AT_ONCE)
        await self.before()

        async def one() -> None:
            async with gate:
                self.tables.append(await self.new_table())

        await asyncio.gather(*[one() for _ in range(number)])

    async def before(self) -> None:
        """Do what is to be done once."""

    async def new_table(self) -> Table:
        raise NotImplementedError

    def close(self) -> None:
        self.paced = True
        for table in self.tables:
            table.close()


@dataclass
class Table:
    """A table in the bench: its three sockets, and the move on its way."""

    load: Load
    name: str
    sockets: list[Socket] = field(default_factory=list)
    ready: tuple[Socket, bytes] | None = None
    flying: deque[float] = field(default_factory=deque)
    """When the moves were due that are on their way and have no number yet: the next one may be
    sent before the last one's sender has heard its number."""
    sent: dict[int, float] = field(default_factory=dict)
    """When moves were due that have a number, and that not everybody has heard of."""
    heard: dict[int, int] = field(default_factory=dict)
    """How many subscribers have heard of a number, for those that not all have heard of."""
    over: bool = False

    def close(self) -> None:
        """Leave the table."""
        self.ready = None
        for socket in self.sockets:
            if socket.transport is not None:
                socket.transport.abort()

    def offer(self, socket: Socket, message: bytes) -> None:
        """Have a move ready; send it at once where nobody sets the pace."""
        self.ready = (socket, message)
        if self.load.paced:
            self.load.waiting.append(self)
            self.load.send_due()
        else:
            self.move(time.perf_counter())

    def move(self, due: float) -> None:
        """Send the move that is ready, for one that was due at that moment."""
        if self.ready is None:
            return
        socket, message = self.ready
        self.ready = None
        self.flying.append(due)
        socket.send(message)

    def entered(self, number: int) -> None:
        """The move has got a number."""
        if self.flying:
            self.sent[number] = self.flying.popleft()
        self.measure(number)

    def refuse(self, reason: str) -> None:
        """The move was not accepted."""
        self.load.refused[reason] += 1
        if self.flying:
            self.flying.popleft()

    def hear(self, number: int) -> None:
        """Another subscriber has heard of a number."""
        self.heard[number] = self.heard.get(number, 0) + 1
        self.load.steps += self.heard[number] == len(self.sockets)
        self.measure(number)

    def measure(self, number: int) -> None:
        """With the last subscriber the move has arrived."""
        if number in self.sent and self.heard.get(number) == len(self.sockets):
            self.load.moves += 1
            self.load.delays.append(time.perf_counter() - self.sent.pop(number))


# Saloon


class MoveFace(msgspec.Struct):
    move: str


class Now(msgspec.Struct):
    position: int
    moves: list[MoveFace]
    result: object


class ErrorBody(msgspec.Struct):
    code: str


class Heard(msgspec.Struct):
    kind: str
    number: int = 0
    mistake: ErrorBody | None = None
    now: Now | None = None


class Headline(msgspec.Struct):
    """A spectator need not read it all to know what it is."""

    kind: str
    number: int = 0


decode = msgspec.json.Decoder(Heard).decode
headline = msgspec.json.Decoder(Headline).decode


class SaloonLoad(Load):
    """One person on all seats of each table, and a stranger who watches."""

    token = ""

    @property
    def kind(self) -> type[SaloonTable]:
        return SaloonTable

    async def before(self) -> None:
        guest = await request(self.port, "POST", "/api/guests", "", {"name": "Ann", "token": True})
        self.token = guest["token"]

    def next_port(self) -> int:
        """Find where the next one comes in."""
        return self.port

    async def new_table(self) -> Table:
        return await self.table_for(WISH)

    async def table_for(self, wish: dict[str, Any]) -> Table:
        """Make a table; open a stream for each of its seats, and one for a stranger."""
        made = await request(self.next_port(), "POST", "/api/tables", self.token, wish)
        table = self.kind(self, made["table"]["id"])
        path = f"/api/tables/{table.name}/stream"
        for seat in range(len(wish["seats"])):
            table.sockets.append(
                await follow(self.next_port(), f"{path}?seat={seat}", self.token, table.seat(seat))
            )
        table.sockets.append(await follow(self.next_port(), path, "", table.watch))
        return table


class SpreadLoad(SaloonLoad):
    """The same at several servers on one database: each one comes in by the next."""

    def __init__(self, port: int, others: tuple[int, ...]) -> None:
        super().__init__(port)
        self.ports = cycle((port, *others))

    def next_port(self) -> int:
        return next(self.ports)


class SaloonTable(Table):
    """Played on the streams of its seats."""

    def seat(self, seat: int) -> Hearing:
        return lambda socket, payload: self.played(socket, seat, payload)

    def played(self, socket: Socket, seat: int, payload: bytes) -> None:
        told = decode(payload)
        if told.kind == "entered":
            self.entered(told.number)
        elif told.kind == "play":
            self.hear(told.number)
        elif told.kind == "refused":
            self.refuse(told.mistake.code if told.mistake else "")
        now = told.now
        if now is None:
            return
        if now.result is not None:
            self.over = True
        elif now.moves:
            self.offer(
                socket,
                b'{"do":"move","id":"%d/%d","position":%d,"seat":%d,"move":"%s"}'
                % (
                    now.position,
                    seat,
                    now.position,
                    seat,
                    now.moves[crc32(b"%d" % now.position) % len(now.moves)].move.encode(),
                ),
            )

    def watch(self, _socket: Socket, payload: bytes) -> None:
        told = headline(payload)
        if told.kind == "play":
            self.hear(told.number)
