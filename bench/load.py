"""Load: the real server, real sockets, a real disk.

    python -m bench.load [--json] [--blocks N] [--peer] [--postgres]
        [--no-compiled] [--package FOLDER]

Durable moves a second over 200 tables with three subscribers each, as fast as it goes; the time
from sending a move to the last subscriber at 400 moves a second; and the memory of 2,000 open
tables with 6,000 sockets. The server runs as it is and compiled, on the package in a folder if one
is given. With `--peer`, boardgame.io runs an auction of its own in the same run, once with its
store in memory and once with its store of files, which it writes without waiting for the disk.
There a payment is part of the move before it; here it is a step that is written down and told for
itself, so steps are compared as well as moves. With `--postgres`, the last of these packages also
serves on a real PostgreSQL that syncs at every commit: one process, and two that share all tables,
each stream at the other one than the one before it. What PostgreSQL itself costs is shown beside
what they cost.

Every figure is of all blocks together, with the slowest and the fastest block beside it; other work
on the machine disturbs, so what a move costs in processor time is shown as well. In the steady
stream a move is late from the moment at which it was due: one that could not be sent because no
table was ready waits on, and one that was never sent or never heard of counts with the time that
had passed when the block ended. Refusals and ended connections are counted and shown.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

from bench.boardgame import BoardgameLoad, installed, peer
from bench.compiled import compiled
from bench.crowd import Load, SaloonLoad, SpreadLoad
from tests.server.postgres import cluster

TABLES, SECONDS = 200, 2.0
WARM_UP = 0.5
RATE, PACED_SECONDS = 400, 4.0
MANY = 2_000

PATIENCE = 3.0
LATE = 0.1

Figures = dict[str, Any]
Maker = Callable[[int], Load]


@dataclass
class Block:
    """What was measured in one block."""

    seconds: float
    moves: int
    steps: int = 0
    served: float = 0.0
    """Processor seconds of the server."""
    asked: float = 0.0
    """Processor seconds of this client."""
    kept: float = 0.0
    """Processor seconds of a database that is a process of its own."""
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0
    finished: int = 0
    unsent: int = 0
    unanswered: int = 0
    delays: list[float] = field(default_factory=list)
    megabytes: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class At:
    """Where servers are: a port, their processes, and the database's process if it has one."""

    port: int
    pids: tuple[int, ...]
    database: int = 0


Measure = Callable[[Maker, At], Coroutine[object, object, Block]]


@contextmanager
def saloon(
    url: str, package: Path | None, under: tuple[str, ...] = ()
) -> Iterator[tuple[int, int]]:
    """Run the server: its port and its process.

    On the package in a folder, and under another program, if such are given.
    """
    flags = ["--port", "0", "--pause", "0", "--no-limits", "--db", url]
    paths = {} if package is None else {"PYTHONPATH": str(package)}
    server = subprocess.Popen(
        [*under, sys.executable, "-m", "saloon.cli", "serve", *flags],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | paths,
    )
    assert server.stdout is not None
    try:
        yield int(server.stdout.readline().rstrip("/\n").rsplit(":", 1)[1]), server.pid
    finally:
        server.terminate()
        server.wait()


@contextmanager
def on_postgres(package: Path | None, processes: int) -> Iterator[tuple[Maker, At]]:
    """Run so many servers on a PostgreSQL of their own, for people who come in by all of them."""
    with cluster({}) as database, ExitStack() as house:
        url = database.url("postgres")
        found = [house.enter_context(saloon(url, package)) for _ in range(processes)]
        ports, pids = zip(*found, strict=True)
        yield partial(SpreadLoad, others=ports[1:]), At(ports[0], pids, database.pid())


async def fastest(make: Maker, at: At) -> Block:
    """As many moves as go through, and what one costs the server and this client."""
    load = make(at.port)
    await load.set_up(TABLES)
    load.paced = False
    for table in load.tables:
        table.move(time.perf_counter())
    await asyncio.sleep(WARM_UP)
    moves, steps, start = load.moves, load.steps, time.perf_counter()
    served, kept, asked = cpu_seconds(*at.pids), family_seconds(at.database), time.process_time()
    await asyncio.sleep(SECONDS)
    block = Block(
        seconds=time.perf_counter() - start,
        moves=load.moves - moves,
        steps=load.steps - steps,
        served=cpu_seconds(*at.pids) - served,
        kept=family_seconds(at.database) - kept,
        asked=time.process_time() - asked,
        refused=load.refused,
        lost=load.lost(),
        finished=sum(table.over for table in load.tables),
    )
    load.close()
    return block


async def paced(make: Maker, at: At) -> Block:
    """A steady stream of moves, and how long each takes from when it was due."""
    load = make(at.port)
    await load.set_up(TABLES)
    start = time.perf_counter()
    coming = deque(start + number / RATE for number in range(round(PACED_SECONDS * RATE)))
    while coming:
        while coming and coming[0] <= time.perf_counter():
            load.due.append(coming.popleft())
        load.send_due()
        await asyncio.sleep(0.001)
    until = time.perf_counter() + PATIENCE
    while (load.due or load.unanswered()) and time.perf_counter() < until:
        await asyncio.sleep(0.01)
    end = time.perf_counter()
    never = [*load.due, *load.unanswered()]
    block = Block(
        seconds=PACED_SECONDS,
        moves=load.moves,
        steps=load.steps,
        refused=load.refused,
        lost=load.lost(),
        finished=sum(table.over for table in load.tables),
        unsent=len(load.due),
        unanswered=len(load.unanswered()),
        delays=load.delays + [end - due for due in never],
    )
    load.close()
    return block


async def crowded(make: Maker, at: At) -> Block:
    """Many tables, each with three sockets, and what that costs."""
    (pid,) = at.pids
    before = resident(pid)
    load = make(at.port)
    await load.set_up(MANY)
    block = Block(0.0, 0, lost=load.lost(), megabytes=(before, resident(pid)))
    load.close()
    return block


def trouble(blocks: list[Block]) -> Figures:
    """Count what did not go as it should."""
    refused = sum((block.refused for block in blocks), Counter[str]())
    return {
        "refused": refused.total(),
        "refused_by_reason": dict(refused),
        "lost_connections": sum(block.lost for block in blocks),
        "finished_tables": sum(block.finished for block in blocks),
    }


def fast_figures(blocks: list[Block]) -> Figures:
    """Of all blocks together: how many moves a second, and what one costs."""
    moves, steps = (sum(getattr(block, name) for block in blocks) for name in ("moves", "steps"))
    seconds, served, asked, kept = (
        sum(getattr(block, name) for block in blocks)
        for name in ("seconds", "served", "asked", "kept")
    )
    rates = [block.moves / block.seconds for block in blocks]
    return {
        "moves_per_second": round(moves / seconds),
        "slowest_and_fastest_block": [round(min(rates)), round(max(rates))],
        "steps_per_second": round(steps / seconds),
        "moves_per_server_cpu_second": round(moves / served),
        "steps_per_server_cpu_second": round(steps / served),
        "server_cpu_us_per_move": round(served / moves * 1e6),
        "client_cpu_us_per_move": round(asked / moves * 1e6),
        "server_cpu_share": round(served / seconds, 2),
        **({"database_cpu_us_per_move": round(kept / moves * 1e6)} if kept else {}),
        **trouble(blocks),
    }


def paced_figures(blocks: list[Block]) -> Figures:
    """Of all blocks together: how long a move takes from when it was due."""
    delays = sorted(delay for block in blocks for delay in block.delays)

    def at(share: float) -> float:
        return round(delays[min(len(delays) - 1, int(len(delays) * share))] * 1000, 2)

    return {
        "due_per_second": RATE,
        "moves_per_second": round(sum(b.moves for b in blocks) / sum(b.seconds for b in blocks)),
        "p50_ms": at(0.5),
        "p90_ms": at(0.9),
        "p99_ms": at(0.99),
        "p999_ms": at(0.999),
        "worst_ms": at(1.0),
        "measured": len(delays),
        "later_than_100_ms": sum(delay > LATE for delay in delays),
        "never_sent": sum(block.unsent for block in blocks),
        "never_heard_of": sum(block.unanswered for block in blocks),
        **trouble(blocks),
    }


def crowd_figures(blocks: list[Block]) -> Figures:
    """What many tables cost."""
    before, after = blocks[-1].megabytes
    sizes = {"tables": MANY, "sockets": 3 * MANY, "before_mb": before, "resident_mb": after}
    return {**sizes, "lost_connections": blocks[-1].lost}


def cpu_seconds(*pids: int) -> float:
    """How long processes have worked so far."""
    fields = [stat(Path(f"/proc/{pid}/stat")) for pid in pids]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def family_seconds(pid: int) -> float:
    """How long a process and those that it started have worked so far; none has the number 0."""
    if not pid:
        return 0.0
    others = [file for file in Path("/proc").glob("[0-9]*/stat") if stat(file)[1] == str(pid)]
    return cpu_seconds(pid, *[int(file.parent.name) for file in others])


def stat(file: Path) -> list[str]:
    """What the system says of a process, after its name; nothing where it has just ended."""
    try:
        return file.read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return ["0"] * 20


def resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return round(int(found[1]) / 1024, 1)


Servers = dict[str, tuple[Maker, At]]
"""By name: who plays there, and where the servers are."""


def in_blocks(measure: Measure, blocks: int, servers: Servers) -> dict[str, list[Block]]:
    """Measure several times, the servers by turns: what slows the machine slows them alike."""
    found: dict[str, list[Block]] = {name: [] for name in servers}
    for _ in range(blocks):
        for name, (make, at) in servers.items():
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found[name].append(runner.run(measure(make, at)))
    return found


def ours(home: Path, house: ExitStack, built: Path | None, postgres: bool) -> Servers:
    """Start our own servers: on files, and on PostgreSQL if asked to."""
    packages: dict[str, Path | None] = {"interpreted": None}
    if built is not None:
        packages["compiled"] = built
    servers: Servers = {}
    for kind, package in packages.items():
        port, pid = house.enter_context(saloon(f"sqlite:///{home / kind}.db", package))
        servers[kind] = (SaloonLoad, At(port, (pid,)))
    last = list(packages)[-1]
    for processes in (1, 2) if postgres else ():
        spread = on_postgres(packages[last], processes)
        servers[f"{processes} on PostgreSQL, {last}"] = house.enter_context(spread)
    return servers


PEERS = ("boardgame.io, in memory", "boardgame.io, in files")


def theirs(home: Path, house: ExitStack) -> Servers:
    """Start boardgame.io's servers; none where it cannot be installed."""
    folder, kept = (Path(tempfile.mkdtemp(dir=home)) for _ in range(2))
    if not installed(folder):
        return {}
    found = [house.enter_context(peer(folder, store)) for store in (None, kept)]
    return {
        name: (BoardgameLoad, At(port, (pid,)))
        for name, (port, pid) in zip(PEERS, found, strict=True)
    }


def note_ratios(peer: str, fast: dict[str, Figures], note: Callable[[str, object], None]) -> None:
    """Set our own figures in proportion to a peer's."""
    if peer not in fast:
        return
    for figure in [name for name in fast[peer] if name.endswith("second")]:
        ratio = {
            kind: round(figures[figure] / fast[peer][figure], 2)
            for kind, figures in fast.items()
            if kind not in PEERS
        }
        note(f"ratio of {figure} to {peer}", ratio)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--blocks", type=int, default=5)
    parser.add_argument("--peer", action="store_true")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--no-compiled", action="store_true")
    parser.add_argument("--package", type=Path)
    given = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    report: dict[str, object] = {"cores": os.cpu_count(), "load_average": os.getloadavg()}

    def note(name: str, figures: object) -> None:
        report[name] = figures
        if not given.json:
            print(name, figures, flush=True)

    with tempfile.TemporaryDirectory() as folder, ExitStack() as house:
        home = Path(folder)
        built = given.package
        if built is None and not given.no_compiled:
            built = compiled(Path(tempfile.mkdtemp(dir=home)))
        servers = ours(home, house, built, given.postgres)
        if given.peer:
            peers = theirs(home, house)
            servers |= peers
            if not peers:
                note("boardgame.io", "could not be installed")
        measured = in_blocks(fastest, given.blocks, servers)
        fast = {kind: fast_figures(blocks) for kind, blocks in measured.items()}
        for kind, figures in fast.items():
            note(f"fastest, {kind}", figures)
        for kind, blocks in in_blocks(paced, given.blocks, servers).items():
            note(f"paced, {kind}", paced_figures(blocks))
        for name in PEERS:
            note_ratios(name, fast, note)
    with (
        tempfile.TemporaryDirectory() as folder,
        saloon(f"sqlite:///{folder}/crowd.db", None) as (port, pid),
    ):
        crowd: Servers = {"crowded": (SaloonLoad, At(port, (pid,)))}
        note("crowded", crowd_figures(in_blocks(crowded, 1, crowd)["crowded"]))
    note("load_average_after", os.getloadavg())
    if given.json:
        print(json.dumps(report))


if __name__ == "__main__":
    main()
