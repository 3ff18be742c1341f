"""The processes that play: shared memory, and the two signals between them and the trainer.

Every worker has two lanes of games. While the network decides in one, the other is played on.
"""

from __future__ import annotations

import mmap
import multiprocessing
import os
import select
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from saloon import plugins
from saloon.games import GAMES
from saloon.learned.numbering import Numbering, total
from training.places import SEATS, Places
from training.stepping import Lane

LANES = 2
PATIENCE = 60.0
"""Seconds after which workers that say nothing are taken for dead."""


def numbering_of(game: str) -> Numbering:
    """Load the numbers of a game that is to be learned."""
    found = plugins.numbering(game)
    if found is None:
        raise SystemExit(f"{game} has no numbering.py, so it cannot be learned")
    return found


@dataclass(frozen=True)
class Column:
    """One shared array: a stretch of numbers for every row."""

    name: str
    width: int
    kind: str


def columns(numbering: Numbering) -> tuple[Column, ...]:
    """List what is shared, in the order of `Places`."""
    return (
        Column("seen", numbering.size, "B"),
        Column("secret", total(numbering.secrets), "B"),
        Column("mask", numbering.actions, "B"),
        Column("seat", 1, "B"),
        Column("over", 1, "B"),
        Column("wins", SEATS, "i"),
        Column("leads", SEATS, "i"),
        Column("action", 1, "i"),
    )


class Shared:
    """The arrays of one lane, for all workers together."""

    def __init__(self, numbering: Numbering, rows: int) -> None:
        self.rows = rows
        self.columns = columns(numbering)
        self.memory = {
            column.name: mmap.mmap(-1, max(1, rows * column.width * size_of(column)))
            for column in self.columns
        }

    def array(self, name: str) -> np.ndarray:
        """Give a shared array to the trainer."""
        column = next(each for each in self.columns if each.name == name)
        kind = np.uint8 if column.kind == "B" else np.int32
        flat = np.frombuffer(self.memory[name], dtype=kind, count=self.rows * column.width)
        return flat.reshape(self.rows, column.width) if column.width > 1 else flat

    def places(self, first: int, rows: int) -> Places:
        """Give a worker its stretch of each array."""
        stretches = []
        for column in self.columns:
            whole = memoryview(self.memory[column.name])
            wide = column.width * size_of(column)
            mine = whole[first * wide : (first + rows) * wide]
            stretches.append(mine.cast("B") if column.kind == "B" else mine.cast("i"))
        return Places(*stretches)


def size_of(column: Column) -> int:
    return 1 if column.kind == "B" else 4


class Crew:
    """All workers; they end when the trainer does, since their signals close."""

    def __init__(self, game: str, workers: int, players: Sequence[int], seed: int) -> None:
        """`players` has one entry for each row of a worker's lane."""
        self.numbering = numbering_of(game)
        self.workers = workers
        rows = workers * len(players)
        self.lanes = [Shared(self.numbering, rows) for _ in range(LANES)]
        self.players = np.array(list(players) * workers, dtype=np.int64)
        self.ready = [os.pipe() for _ in range(LANES)]
        self.goes = [[os.pipe() for _ in range(workers)] for _ in range(LANES)]
        context = multiprocessing.get_context("fork")
        self.processes = [
            context.Process(target=self.work, args=(game, worker, list(players), seed), daemon=True)
            for worker in range(workers)
        ]
        for process in self.processes:
            process.start()

    def work(self, game: str, worker: int, players: list[int], seed: int) -> None:
        """Play for ever, one lane after the other, each when it is told to."""
        for pipes in self.goes:
            for number, (_, sending) in enumerate(pipes):
                os.close(sending)
                if number != worker:
                    os.close(pipes[number][0])
        first = worker * len(players)
        lanes = [
            Lane(
                GAMES[game],
                self.numbering,
                shared.places(first, len(players)),
                players,
                f"{seed}/{worker}/{number}",
            )
            for number, shared in enumerate(self.lanes)
        ]
        for number, lane in enumerate(lanes):
            lane.begin()
            os.write(self.ready[number][1], b"r")
        while True:
            for number, lane in enumerate(lanes):
                if not os.read(self.goes[number][worker][0], 1):
                    return
                lane.step()
                os.write(self.ready[number][1], b"r")

    def wait(self, lane: int) -> None:
        """Wait until every worker has shown its decisions of a lane."""
        pipe = self.ready[lane][0]
        missing = self.workers
        while missing:
            if not select.select([pipe], [], [], PATIENCE)[0]:
                raise RuntimeError("a worker is silent")
            missing -= len(os.read(pipe, missing))

    def go(self, lane: int) -> None:
        """Let every worker carry out the decisions of a lane."""
        for _, sending in self.goes[lane]:
            os.write(sending, b"g")

    def stop(self) -> None:
        """End all workers."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
