"""What others notice while somebody floods the server with frames.

    python -m bench.flood [--json] [--blocks N] [--seconds S] [--package FOLDER]

Twelve tables play and strangers look in, first undisturbed, then while one anonymous spectator's
socket sends 222,000 empty pings a second, then while four of them send JSON pings as fast as they
go. The samples of all blocks are pooled. The flood comes from a process of its own, which comes
back when it is sent away; where the server takes everything in, it eats one core, and where it is
held back it eats hardly any. On two cores, server, flood and these people share them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import uvloop

from bench.crowd import WISH, Load, SaloonTable, Table
from bench.load import cpu_seconds, resident
from bench.sockets import follow, request

TABLES = 12
MOVES, LOOKS = 24, 50
"""How many moves are made a second, and how many strangers look in."""
PING = b"\x89\x80\0\0\0\0"
JSON_PING = b"\x81\x8d\0\0\0\0" + b'{"do":"ping"}'
A_SECOND = 222_000
BEAT = 0.01
FLOODS = {"empty pings on one socket": (1, PING), "JSON pings on four sockets": (4, JSON_PING)}

Samples = dict[str, list[float]]


@contextmanager
def saloon(database: Path, package: str) -> Iterator[tuple[int, int]]:
    """Run the server with all its limits: its port and its process."""
    flags = ["--port", "0", "--pause", "0", "--db", f"sqlite:///{database}"]
    server = subprocess.Popen(
        [sys.executable, "-m", "saloon.cli", "serve", *flags],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | ({"PYTHONPATH": package} if package else {}),
    )
    assert server.stdout is not None
    try:
        yield int(server.stdout.readline().rstrip("/\n").rsplit(":", 1)[1]), server.pid
    finally:
        server.terminate()
        server.wait()


class People(Load):
    """A person for each table, so that nobody plays faster than people may."""

    async def new_table(self) -> Table:
        ann = await request(self.port, "POST", "/api/guests", "", {"name": "Ann", "token": True})
        made = await request(self.port, "POST", "/api/tables", ann["token"], WISH)
        table = SaloonTable(self, made["table"]["id"])
        path = f"/api/tables/{table.name}/stream"
        for seat in (0, 1):
            table.sockets.append(
                await follow(self.port, f"{path}?seat={seat}", ann["token"], table.seat(seat))
            )
        table.sockets.append(await follow(self.port, path, "", table.watch))
        return table


async def measure(people: People, seconds: float) -> Samples:
    """Let people play and look in for a while; what took how long."""
    people.delays.clear()
    looks: list[float] = []
    start = time.perf_counter()
    waiting: set[asyncio.Task[None]] = set()

    async def look() -> None:
        began = time.perf_counter()
        await request(people.port, "GET", "/api/games")
        looks.append(time.perf_counter() - began)

    made = looked = 0
    while (passed := time.perf_counter() - start) < seconds:
        while made < passed * MOVES:
            people.due.append(start + made / MOVES)
            made += 1
        people.send_due()
        while looked < passed * LOOKS:
            task = asyncio.create_task(look())
            waiting.add(task)
            task.add_done_callback(waiting.discard)
            looked += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*waiting)
    await asyncio.sleep(0.5)
    end = time.perf_counter()
    never = [end - due for due in (*people.due, *people.unanswered())]
    people.due.clear()
    return {"moves": people.delays + never, "looks": looks}


def opened(port: int, table: str) -> socket.socket:
    """Look on at a table as a stranger."""
    link = socket.create_connection(("127.0.0.1", port), timeout=10)
    link.sendall(
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in link.recv(4096)
    link.setblocking(False)
    return link


def flood(port: int, table: str, kind: str) -> None:
    """Send frames for ever, at most so many a second in all; whoever is sent away comes back."""
    sockets, frame = FLOODS[kind]
    links = [opened(port, table) for _ in range(sockets)]
    piece = frame * (int(A_SECOND * BEAT) // sockets)
    unsent = [memoryview(b"")] * sockets
    sent, comebacks, start, told = 0, 0, time.perf_counter(), 0.0
    while True:
        for index, link in enumerate(links):
            try:
                with suppress(BlockingIOError):
                    while True:
                        if not link.recv(1 << 18):
                            raise ConnectionError
                unsent[index] = unsent[index] or memoryview(piece)
                with suppress(BlockingIOError):
                    count = link.send(unsent[index])
                    unsent[index] = unsent[index][count:]
                    sent += count
            except ConnectionError:
                link.close()
                links[index], unsent[index] = opened(port, table), memoryview(b"")
                comebacks += 1
        passed = time.perf_counter() - start
        if passed - told >= 0.5:
            told = passed
            print(json.dumps([sent // len(frame), comebacks, passed]), flush=True)
        ahead = sent / len(frame) / A_SECOND - passed
        select.select(links, [] if ahead > 0 else links, [], max(BEAT, min(ahead, 0.1)))


@contextmanager
def flooding(port: int, table: str, kind: str, report: dict[str, float]) -> Iterator[None]:
    """Flood from another process, and note how much of it got through."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        other = subprocess.Popen(
            [sys.executable, "-m", "bench.flood", "--attack", str(port), table, kind], stdout=said
        )
        try:
            yield
            report["flood_cpu_share"] = report.get("flood_cpu_share", 0.0) + cpu_seconds(other.pid)
        finally:
            other.kill()
            other.wait()
        said.seek(0)
        frames, comebacks, passed = json.loads(said.read().splitlines()[-1])
        report["frames"] = report.get("frames", 0.0) + frames
        report["comebacks"] = report.get("comebacks", 0.0) + comebacks
        report["seconds"] = report.get("seconds", 0.0) + passed


def figures(pooled: Samples, idle: Samples) -> dict[str, float]:
    """Percentiles of everything that was measured, and how they compare to peace."""
    found: dict[str, float] = {}
    for name, delays in pooled.items():
        found[f"{name}_measured"] = len(delays)
        for share in (50, 99):
            value, peace = (
                sorted(each)[min(len(each) - 1, len(each) * share // 100)] * 1000
                for each in (delays, idle[name])
            )
            found[f"{name}_p{share}_ms"] = round(value, 2)
            found[f"{name}_p{share}_ratio"] = round(value / peace, 2)
    return found


async def blocks(port: int, pid: int, given: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Peace and each flood by turns, several times."""
    people = People(port)
    await people.set_up(TABLES)
    pooled: dict[str, Samples] = {kind: {"moves": [], "looks": []} for kind in ("idle", *FLOODS)}
    reports: dict[str, dict[str, float]] = {kind: {} for kind in pooled}
    await measure(people, 1.0)
    for _ in range(given.blocks):
        for kind, samples in pooled.items():
            if all(table.over for table in people.tables):
                raise SystemExit("the games are over: fewer or shorter blocks, please")
            used, start = cpu_seconds(pid), time.perf_counter()
            if kind == "idle":
                found = await measure(people, given.seconds)
            else:
                table = people.tables[0].name
                with flooding(port, table, kind, reports[kind]):
                    found = await measure(people, given.seconds)
            share = (cpu_seconds(pid) - used) / (time.perf_counter() - start)
            reports[kind]["server_cpu_share"] = max(
                round(share, 2), reports[kind].get("server_cpu_share", 0.0)
            )
            for name, delays in found.items():
                samples[name] += delays
    people.close()
    for kind, report in reports.items():
        if kind != "idle":
            seconds = report.pop("seconds")
            report["flood_cpu_share"] = round(report["flood_cpu_share"] / seconds, 2)
            report["frames_per_second"] = round(report.pop("frames") / seconds)
        report.update(figures(pooled[kind], pooled["idle"]))
    return reports


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--blocks", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--package", default="", help="a folder with another build of saloon")
    parser.add_argument("--attack", nargs=3, metavar=("PORT", "TABLE", "KIND"))
    given = parser.parse_args()
    if given.attack:
        flood(int(given.attack[0]), given.attack[1], given.attack[2])
    report: dict[str, object] = {"cores": os.cpu_count(), "load_average": os.getloadavg()}
    with (
        tempfile.TemporaryDirectory() as folder,
        saloon(Path(folder) / "saloon.db", given.package) as (port, pid),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        report.update(runner.run(blocks(port, pid, given)))
        report["resident_mb"] = resident(pid)
    report["load_average_after"] = os.getloadavg()
    if given.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(name, value)


if __name__ == "__main__":
    main()
