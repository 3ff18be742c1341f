"""Load: the real server in one process, real sockets, a real disk.

    python -m bench.load [--json] [--blocks N] [--peer] [--no-compiled]

Durable moves a second over 200 tables with three subscribers each, as fast as it goes; the time
from sending a move to the last subscriber at 400 moves a second; and the memory of 2,000 open
tables with 6,000 sockets. The server runs as it is and on compiled rules. With `--peer`,
boardgame.io runs an auction of its own in the same run, with its store in memory. There a payment
is part of the move before it; here it is a step that is written down and told for itself, so steps
are compared as well as moves.

Other work on the machine disturbs: every figure is the best of several short blocks, and what a
move costs in processor time stands beside what the clock says.
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
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import uvloop

from bench.boardgame import BoardgameLoad, peer
from bench.compiled import compiled
from bench.crowd import Load, SaloonLoad

TABLES, SECONDS = 200, 2.0
WARM_UP = 0.5
RATE, PACED_SECONDS = 400, 4.0
MANY = 2_000

Figures = dict[str, float]
Maker = Callable[[int], Load]
Measure = Callable[[Maker, int, int], Coroutine[object, object, Figures]]


@contextmanager
def saloon(database: Path, package: Path | None) -> Iterator[tuple[int, int]]:
    """Run the server, on the package in a folder if one is given: its port and its process."""
    flags = ["--port", "0", "--pause", "0", "--no-limits", "--db", f"sqlite:///{database}"]
    paths = {} if package is None else {"PYTHONPATH": str(package)}
    server = subprocess.Popen(
        [sys.executable, "-m", "saloon.cli", "serve", *flags],
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


async def fastest(make: Maker, port: int, pid: int) -> Figures:
    """As many moves as go through, and what one costs the server and this client."""
    load = make(port)
    await load.set_up(TABLES)
    load.paced = False
    for table in load.tables:
        table.move()
    await asyncio.sleep(WARM_UP)
    moves, steps, start = load.moves, load.steps, time.perf_counter()
    served, asked = cpu_seconds(pid), time.process_time()
    await asyncio.sleep(SECONDS)
    seconds, moves, steps = (
        time.perf_counter() - start,
        load.moves - moves,
        load.steps - steps,
    )
    served, asked = cpu_seconds(pid) - served, time.process_time() - asked
    load.close()
    return {
        "moves_per_second": round(moves / seconds),
        "steps_per_second": round(steps / seconds),
        "moves_per_server_cpu_second": round(moves / served),
        "steps_per_server_cpu_second": round(steps / served),
        "server_cpu_us_per_move": round(served / moves * 1e6),
        "client_cpu_us_per_move": round(asked / moves * 1e6),
        "server_cpu_share": round(served / seconds, 2),
        "refused": load.refused,
        "finished_tables": sum(table.over for table in load.tables),
    }


async def paced(make: Maker, port: int, _pid: int) -> Figures:
    """A steady stream of moves, and how long each takes to its last subscriber."""
    load = make(port)
    await load.set_up(TABLES)
    start = time.perf_counter()
    made = turn = 0
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


async def crowded(make: Maker, port: int, pid: int) -> Figures:
    """Many tables, each with three sockets, and what that costs."""
    before = resident(pid)
    load = make(port)
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


def best(blocks: list[Figures]) -> Figures:
    """Of each figure the best: the most of what there should be much of, else the least."""
    return {
        name: (max if "second" in name else min)(block[name] for block in blocks)
        for name in blocks[0]
    }


Servers = dict[str, tuple[Maker, tuple[int, int]]]
"""By name: who plays there, and the server's port and process."""


def in_blocks(measure: Measure, blocks: int, servers: Servers) -> dict[str, Figures]:
    """Measure several times, the servers by turns: what slows the machine slows them alike."""
    found: dict[str, list[Figures]] = {name: [] for name in servers}
    for _ in range(blocks):
        for name, (make, at) in servers.items():
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found[name].append(runner.run(measure(make, *at)))
    return {name: best(figures) for name, figures in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--blocks", type=int, default=5)
    parser.add_argument("--peer", action="store_true")
    parser.add_argument("--no-compiled", action="store_true")
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
        packages: dict[str, Path | None] = {"interpreted": None}
        if not given.no_compiled:
            built = compiled(Path(tempfile.mkdtemp(dir=home)))
            if built is not None:
                packages["compiled"] = built
        servers: Servers = {}
        for kind, package in packages.items():
            at = house.enter_context(saloon(home / f"{kind}.db", package))
            servers[kind] = (SaloonLoad, at)
        if given.peer:
            other = house.enter_context(peer(Path(tempfile.mkdtemp(dir=home))))
            if other is None:
                note("boardgame.io", "could not be installed")
            else:
                servers["boardgame.io"] = (BoardgameLoad, other)
        fast = in_blocks(fastest, given.blocks, servers)
        for kind, figures in fast.items():
            note(f"fastest, {kind}", figures)
        for kind, figures in in_blocks(paced, given.blocks, servers).items():
            note(f"paced, {kind}", figures)
        theirs = fast.pop("boardgame.io", {})
        for figure in [name for name in theirs if "second" in name]:
            ratio = {kind: round(ours[figure] / theirs[figure], 2) for kind, ours in fast.items()}
            note(f"ratio of {figure}", ratio)
    with tempfile.TemporaryDirectory() as folder, saloon(Path(folder) / "crowd.db", None) as at:
        crowd: Servers = {"crowded": (SaloonLoad, at)}
        note("crowded", in_blocks(crowded, 1, crowd)["crowded"])
    note("load_average_after", os.getloadavg())
    if given.json:
        print(json.dumps(report))


if __name__ == "__main__":
    main()
