"""Load: the real server in one process, real sockets, a real disk.

    python -m bench.load [--json]

Three figures: durable moves a second over 200 tables with three subscribers each, as fast as it
goes; the time from sending a move to the last subscriber at 400 moves a second; and the memory of
2,000 open tables with 6,000 sockets.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import uvloop

from bench.sockets import Socket, follow, request

TABLES, SECONDS = 200, 6.0
RATE, PACED_TABLES, PACED_SECONDS = 400, 200, 8.0
MANY = 2_000
SEATS = [{"kind": "me"}, {"kind": "beside", "name": "Bo"}]
WISH = {
    "game": "katzenjammer",
    "seats": SEATS,
    "options": {"rounds": "3"},
    "manners": {"public": True},
}


class MoveFace(msgspec.Struct):
    move: str


class Now(msgspec.Struct):
    position: int
    moves: list[MoveFace]
    result: object


class Heard(msgspec.Struct):
    kind: str
    number: int = 0
    id: str = ""
    now: Now | None = None


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Table:
    """A table in the bench: its three sockets, and the move on its way."""

    load: Load
    name: str
    sockets: list[Socket] = field(default_factory=list)
    ready: tuple[int, int, str] | None = None
    sent: dict[int, float] = field(default_factory=dict)
    arrived: dict[int, list[float]] = field(default_factory=dict)
    pending: float = 0.0
    over: bool = False

    def heard(self, seat: int, payload: bytes) -> None:
        told = decode(payload)
        if told.kind == "entered":
            self.load.moves += 1
            self.sent[told.number] = self.pending
            self.measure(told.number)
            return
        if told.kind == "play":
            self.arrived.setdefault(told.number, []).append(time.perf_counter())
            self.measure(told.number)
        elif told.kind == "refused":
            self.load.refused += 1
        now = told.now
        if now is not None and seat < 2:
            if now.result is not None:
                self.over = True
            elif now.moves:
                choice = now.moves[now.position % len(now.moves)].move
                self.ready = (seat, now.position, choice)
                if not self.load.paced:
                    self.move()

    def measure(self, number: int) -> None:
        times = self.arrived.get(number, [])
        if number in self.sent and len(times) == 3:
            self.load.delays.append(max(times) - self.sent.pop(number))
            del self.arrived[number]

    def move(self) -> bool:
        """Send the move that is ready."""
        if self.ready is None or self.load.stopped:
            return False
        seat, position, move = self.ready
        self.ready = None
        self.pending = time.perf_counter()
        self.sockets[seat].send(
            b'{"do":"move","id":"%d","position":%d,"seat":%d,"move":"%s"}'
            % (position, position, seat, move.encode())
        )
        return True


@dataclass
class Load:
    """One run."""

    port: int
    paced: bool = False
    moves: int = 0
    refused: int = 0
    delays: list[float] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    stopped: bool = False

    async def set_up(self, number: int) -> None:
        """Make tables, each with a person on both seats and three streams."""
        gate = asyncio.Semaphore(16)
        guest = await request(self.port, "POST", "/api/guests", "", {"name": "Ann", "token": True})
        token = guest["token"]

        async def one() -> None:
            async with gate:
                made = await request(self.port, "POST", "/api/tables", token, WISH)
                table = Table(self, made["table"]["id"])
                path = f"/api/tables/{table.name}/stream"
                for seat, who in (("seat=0", token), ("seat=1", token), ("", "")):
                    eye = len(table.sockets)
                    socket = await follow(
                        self.port,
                        f"{path}?{seat}",
                        who,
                        lambda _, payload, eye=eye: table.heard(eye, payload),  # type: ignore[misc]  # a default binds
                    )
                    table.sockets.append(socket)
                self.tables.append(table)

        await asyncio.gather(*[one() for _ in range(number)])

    def close(self) -> None:
        self.stopped = True
        for table in self.tables:
            for socket in table.sockets:
                if socket.transport is not None:
                    socket.transport.abort()


async def fastest(port: int, pid: int) -> dict[str, float]:
    """As many moves as go through, and what one costs the server: that holds on a busy machine."""
    load = Load(port, paced=True)
    await load.set_up(TABLES)
    load.paced = False
    worked, start = cpu_seconds(pid), time.perf_counter()
    for table in load.tables:
        table.move()
    await asyncio.sleep(SECONDS)
    seconds, moves = time.perf_counter() - start, load.moves
    worked = cpu_seconds(pid) - worked
    load.close()
    return {
        "moves_per_second": round(moves / seconds),
        "server_cpu_us_per_move": round(worked / moves * 1e6),
        "server_cpu_share": round(worked / seconds, 2),
        "refused": load.refused,
        "finished_tables": sum(table.over for table in load.tables),
    }


async def paced(port: int) -> dict[str, float]:
    """A steady stream of moves, and how long each takes to its last subscriber."""
    load = Load(port, paced=True)
    await load.set_up(PACED_TABLES)
    start = time.perf_counter()
    made, turn = 0, 0
    while (passed := time.perf_counter() - start) < PACED_SECONDS:
        while made < passed * RATE:
            for _ in range(len(load.tables)):
                turn = (turn + 1) % len(load.tables)
                if load.tables[turn].move():
                    break
            made += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    load.close()
    delays = sorted(load.delays)
    return {
        "moves_per_second": round(load.moves / PACED_SECONDS),
        "p50_ms": round(delays[len(delays) // 2] * 1000, 2),
        "p99_ms": round(delays[len(delays) * 99 // 100] * 1000, 2),
        "measured": len(delays),
    }


async def crowded(port: int, pid: int) -> dict[str, float]:
    """Many tables, each with three sockets, and what that costs."""
    before = resident(pid)
    load = Load(port, paced=True)
    await load.set_up(MANY)
    after = resident(pid)
    load.close()
    return {"tables": MANY, "sockets": 3 * MANY, "before_mb": before, "resident_mb": after}


def cpu_seconds(pid: int) -> float:
    """How long a process has worked so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return round(int(found[1]) / 1024, 1)


def main() -> None:
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    report: dict[str, object] = {"cores": os.cpu_count()}
    with tempfile.TemporaryDirectory() as folder:
        for name in ("fastest", "paced", "crowded"):
            database = f"sqlite:///{folder}/{name}.db"
            flags = ["--port", "0", "--pause", "0", "--no-limits", "--db", database]
            server = subprocess.Popen(
                [sys.executable, "-m", "saloon.cli", "serve", *flags],
                stdout=subprocess.PIPE,
                text=True,
            )
            assert server.stdout is not None
            port = int(server.stdout.readline().rstrip("/\n").rsplit(":", 1)[1])
            try:
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    if name == "fastest":
                        report[name] = runner.run(fastest(port, server.pid))
                    elif name == "paced":
                        report[name] = runner.run(paced(port))
                    else:
                        report[name] = runner.run(crowded(port, server.pid))
            finally:
                server.terminate()
                server.wait()
            if "--json" not in sys.argv:
                print(name, report[name], flush=True)
    if "--json" in sys.argv:
        print(json.dumps(report))


if __name__ == "__main__":
    main()
