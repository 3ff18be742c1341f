"""The people of the load bench: tables at Saloon's server, each with three subscribers."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

import msgspec

from bench.sockets import Hearing, Socket, follow, request

WISH = {
    "game": "katzenjammer",
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
        self.refused = 0
        self.delays: list[float] = []
        self.tables: list[Table] = []

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
            table.ready = None
            for socket in table.sockets:
                if socket.transport is not None:
                    socket.transport.abort()


@dataclass
class Table:
    """A table in the bench: its three sockets, and the move on its way."""

    load: Load
    name: str
    sockets: list[Socket] = field(default_factory=list)
    ready: tuple[Socket, bytes] | None = None
    started: float = 0.0
    """When the move that is on its way was sent."""
    sent: dict[int, float] = field(default_factory=dict)
    heard: dict[int, int] = field(default_factory=dict)
    """How many subscribers have heard of a number, for those that not all have heard of."""
    over: bool = False

    def offer(self, socket: Socket, message: bytes) -> None:
        """Have a move ready; send it at once where nobody sets the pace."""
        self.ready = (socket, message)
        if not self.load.paced:
            self.move()

    def move(self) -> bool:
        """Send the move that is ready."""
        if self.ready is None:
            return False
        socket, message = self.ready
        self.ready = None
        self.started = time.perf_counter()
        socket.send(message)
        return True

    def entered(self, number: int) -> None:
        """The move has got a number."""
        self.sent[number] = self.started
        self.measure(number)

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


class Heard(msgspec.Struct):
    kind: str
    number: int = 0
    now: Now | None = None


decode = msgspec.json.Decoder(Heard).decode


class SaloonLoad(Load):
    """One person on both seats of each table, and a stranger who watches."""

    token = ""

    async def before(self) -> None:
        guest = await request(self.port, "POST", "/api/guests", "", {"name": "Ann", "token": True})
        self.token = guest["token"]

    async def new_table(self) -> Table:
        made = await request(self.port, "POST", "/api/tables", self.token, WISH)
        table = SaloonTable(self, made["table"]["id"])
        path = f"/api/tables/{table.name}/stream"
        for seat in (0, 1):
            table.sockets.append(
                await follow(self.port, f"{path}?seat={seat}", self.token, table.seat(seat))
            )
        table.sockets.append(await follow(self.port, path, "", table.watch))
        return table


class SaloonTable(Table):
    """Played on the streams of its two seats."""

    def seat(self, seat: int) -> Hearing:
        return lambda socket, payload: self.played(socket, seat, payload)

    def played(self, socket: Socket, seat: int, payload: bytes) -> None:
        told = decode(payload)
        if told.kind == "entered":
            self.entered(told.number)
        elif told.kind == "play":
            self.hear(told.number)
        elif told.kind == "refused":
            self.load.refused += 1
        now = told.now
        if now is None:
            return
        if now.result is not None:
            self.over = True
        elif now.moves:
            self.offer(
                socket,
                b'{"do":"move","id":"%d","position":%d,"seat":%d,"move":"%s"}'
                % (
                    now.position,
                    now.position,
                    seat,
                    now.moves[now.position % len(now.moves)].move.encode(),
                ),
            )

    def watch(self, _socket: Socket, payload: bytes) -> None:
        """A spectator need not read it all to know what it is."""
        head = payload[:60]
        if b',"kind":"play"' in head:
            self.hear(int(head[10 : head.index(b",")]))
