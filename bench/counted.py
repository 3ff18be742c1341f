"""What a move costs the real server in instructions: the same however busy the machine is.

    python -m bench.counted [--moves N] [--tables N] [--package FOLDER] [--postgres] [--keep FILE]

The server runs under `valgrind --tool=callgrind`, with real sockets and a real disk, some fifty
times slower than it is. What the kernel does is not counted, nor what waiting costs: for those,
and for anything by the clock, there is `bench.load`. Deals differ from run to run, so a figure of
2,000 moves comes out within one or two hundredths. With `--keep`, what callgrind has written is
kept, for `callgrind_annotate`.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import uvloop

from bench.crowd import SaloonLoad
from bench.load import saloon
from tests.server.postgres import cluster

WARM_UP = 10
"""So many moves of each table are not counted."""


def control(pid: int, *flags: str) -> None:
    """Tell callgrind what to do; it answers when the process next does something."""
    subprocess.run(["callgrind_control", *flags, str(pid)], check=True, stdout=subprocess.DEVNULL)


async def played(load: SaloonLoad, moves: int) -> None:
    """Wait until so many moves were made."""
    while load.moves < moves:
        await asyncio.sleep(0.02)


async def count(port: int, pid: int, tables: int, moves: int) -> tuple[int, int]:
    """Play, and count what is done meanwhile; give how many moves and steps that were."""
    load = SaloonLoad(port)
    await load.set_up(tables)
    load.paced = False
    for table in load.tables:
        table.move(time.perf_counter())
    await played(load, WARM_UP * tables)
    control(pid, "-i", "on")
    before = load.moves, load.steps
    await played(load, before[0] + moves)
    control(pid, "-i", "off")
    after = load.moves, load.steps
    load.close()
    control(pid, "-d")
    return after[0] - before[0], after[1] - before[1]


def instructions(found: list[Path]) -> int:
    """Add up what callgrind has written."""
    texts = [file.read_text("utf-8", "replace") for file in found]
    return sum(int(each) for text in texts for each in re.findall(r"^totals: (\d+)", text, re.M))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=2_000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--package", type=Path)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as house:
        home = Path(folder)
        url = f"sqlite:///{home}/counted.db"
        if given.postgres:
            url = house.enter_context(cluster({})).url("postgres")
        out = home / "callgrind.out"
        flags = ("--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}")
        under = ("valgrind", "--quiet", "--trace-children=no", *flags)
        port, pid = house.enter_context(saloon(url, given.package, under))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            moves, steps = runner.run(count(port, pid, given.tables, given.moves))
        dumps = [file for file in home.glob("callgrind.out*") if file.stat().st_size]
        total = instructions(dumps)
        if given.keep is not None:
            shutil.copy(max(dumps, key=lambda file: file.stat().st_size), given.keep)
    print(f"{moves} moves, {steps} steps")
    print(f"{total / moves:,.0f} instructions a move, {total / steps:,.0f} a step")


if __name__ == "__main__":
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed")
    main()
