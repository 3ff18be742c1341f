"""Many tables for a long time: is a move lost, and does memory stay as it was?

    python -m bench.steady [--tables 500] [--minutes 60] [--rate 80] [--compiled] [--notes FILE]

The real server in a process of its own; tables of all three games, a stream for every seat and one
for a stranger. Moves are due at a steady rate; a table that is over makes way for a new one. What
the server holds in memory is noted every half minute. A game that is over leaves memory after three
to five minutes, and the logs of those that go on grow until as many end as begin: games of Gads
Hill take more than half an hour at this rate, so only the second half of a long run can be flat. At
the end every move that was acknowledged is looked up in the database: none may be missing, and no
other may be there.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import uvloop

from bench.compiled import compiled
from bench.crowd import SaloonLoad, SaloonTable, Table
from bench.load import cpu_seconds, resident, saloon
from bench.notes import Part, note
from saloon.games import GAMES
from tests.server.process import written

EVERY = 30.0
STUCK = 60.0
"""A table at which nothing has happened for so many seconds is given up and counted."""
PATIENCE = 10.0


def wish(number: int) -> dict[str, Any]:
    """Ask for a table of the games by turns, all its seats for one person."""
    game = list(GAMES)[number % len(GAMES)]
    beside = [
        {"kind": "beside", "name": f"Beside {seat}"} for seat in range(1, min(GAMES[game].players))
    ]
    return {"game": game, "seats": [{"kind": "me"}, *beside], "manners": {"public": True}}


class SteadyTable(SaloonTable):
    """A table that remembers which of its moves were acknowledged, and when the last one was."""

    since = 0.0

    def entered(self, number: int) -> None:
        """Measure up to here: of a secret choice not everybody is told at once."""
        load = self.load
        assert isinstance(load, SteadyLoad)
        load.moves += (self.name, number) not in load.acknowledged  # else it was sent again
        load.acknowledged.add((self.name, number))
        self.since = time.monotonic()
        if self.flying:
            load.delays.append(time.perf_counter() - self.flying.popleft())


class SteadyLoad(SaloonLoad):
    """Tables that come and go."""

    @property
    def kind(self) -> type[SaloonTable]:
        return SteadyTable

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.acknowledged: set[tuple[str, int]] = set()
        self.made = self.finished = self.stuck = self.ended = 0

    async def new_table(self) -> Table:
        self.made += 1
        table = await self.table_for(wish(self.made))
        assert isinstance(table, SteadyTable)
        table.since = time.monotonic()
        return table

    async def replace(self) -> None:
        """Let tables that are over make way for new ones."""
        now = time.monotonic()
        for table in list(self.tables):
            assert isinstance(table, SteadyTable)
            stuck = now - table.since > STUCK and table.ready is None
            over = table.over and not table.flying
            if not (over or stuck or any(socket.lost for socket in table.sockets)):
                continue
            self.finished += over
            self.stuck += stuck and not over
            self.ended += sum(socket.lost for socket in table.sockets)
            self.tables.remove(table)
            table.close()
            self.tables.append(await self.new_table())


async def play(given: argparse.Namespace, port: int, pid: int) -> tuple[SteadyLoad, list[Part]]:
    """Play for so many minutes, and take samples."""
    load = SteadyLoad(port)
    await load.set_up(given.tables)
    start = time.perf_counter()
    samples: list[Part] = []
    made = 0
    while (passed := time.perf_counter() - start) < given.minutes * 60:
        while made < passed * given.rate:
            load.due.append(start + made / given.rate)
            made += 1
        load.send_due()
        if passed >= len(samples) * EVERY:
            samples.append(sample(load, passed, pid))
            note(given.notes, samples[-1])
        await load.replace()
        await asyncio.sleep(0.005)
    until = time.perf_counter() + PATIENCE
    while (load.due or load.unanswered()) and time.perf_counter() < until:
        await asyncio.sleep(0.05)
    samples.append(sample(load, given.minutes * 60, pid))
    note(given.notes, samples[-1])
    load.close()
    return load, samples


def sample(load: SteadyLoad, passed: float, pid: int) -> Part:
    """Note how things stand."""
    delays = sorted(load.delays)
    load.delays.clear()
    return {
        "kind": "steady",
        "at_s": round(passed),
        "resident_mb": resident(pid),
        "server_cpu_s": round(cpu_seconds(pid), 1),
        "tables": len(load.tables),
        "made": load.made,
        "finished": load.finished,
        "moves": load.moves,
        "p50_ms": round(delays[len(delays) // 2] * 1000, 1) if delays else None,
        "p99_ms": round(delays[len(delays) * 99 // 100] * 1000, 1) if delays else None,
        "load_average": round(os.getloadavg()[0], 1),
    }


def verdict(load: SteadyLoad, samples: list[Part], database: Path, given: Any) -> Part:
    """Sum up, and look every acknowledged move up in the database."""
    rows = Counter((table, number) for table, number, _ in written(database))
    memory = [each["resident_mb"] for each in samples]
    later = memory[len(memory) // 2 :]
    return {
        "kind": "steady, in all",
        "tables": given.tables,
        "minutes": given.minutes,
        "due_per_second": given.rate,
        "moves": load.moves,
        "lost": len(load.acknowledged - set(rows)),
        "doubled": (rows - Counter(load.acknowledged)).total(),
        "never_sent": len(load.due),
        "never_answered": len(load.unanswered()),
        "refused": dict(load.refused),
        "finished": load.finished,
        "stuck": load.stuck,
        "ended_connections": load.ended,
        "resident_mb_start": memory[0],
        "resident_mb_most": max(memory),
        "resident_mb_second_half": [min(later), max(later)],
        "resident_mb_end": memory[-1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=80.0)
    parser.add_argument("--compiled", action="store_true", help="serve on compiled rules")
    parser.add_argument("--notes", type=Path, help="note the samples here as well")
    parser.add_argument("--nice", type=int, default=0, help="how far to give way to other work")
    given = parser.parse_args()
    os.nice(given.nice)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "steady.db"
        package = compiled(Path(tempfile.mkdtemp(dir=folder))) if given.compiled else None
        runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        with saloon(f"sqlite:///{database}", package) as (port, pid), runner:
            load, samples = runner.run(play(given, port, pid))
        found = verdict(load, samples, database, given)
    note(given.notes, found)
    sys.exit(bool(found["lost"] or found["doubled"] or found["stuck"]))


if __name__ == "__main__":
    main()
