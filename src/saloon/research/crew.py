"""The processes that play: shared memory, and the two signals between them and who decides.

Every worker has one lane of games or several. While the moves of one are decided, another is
played on.
"""

from __future__ import annotations

import gc
import mmap
import multiprocessing
import os
import select
import warnings
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from saloon.learned.numbering import Numbering, total
from saloon.research.places import SEATS, Places
from saloon.research.stepping import Lane, Plan

PATIENCE: Final = 1.0
"""After so many seconds without a word it is seen to that all workers live."""
KINDS: Final[dict[str, type]] = {"B": np.uint8, "i": np.int32, "f": np.float32}


@dataclass(frozen=True)
class Column:
    """One shared array: a stretch of numbers for every row."""

    name: str
    width: int
    kind: str


def columns(numbering: Numbering, secrets: bool) -> tuple[Column, ...]:
    """List what is shared, in the order of `Places`."""
    return (
        Column("seen", numbering.size, "B"),
        Column("secret", total(numbering.secrets) if secrets else 0, "B"),
        Column("mask", numbering.actions, "B"),
        Column("seat", 1, "B"),
        Column("over", 1, "B"),
        Column("wins", SEATS, "i"),
        Column("leads", SEATS, "i"),
        Column("paid", SEATS, "f"),
        Column("action", 1, "i"),
    )


class Shared:
    """The arrays of one lane, for all workers together."""

    def __init__(self, numbering: Numbering, rows: int, secrets: bool = True) -> None:
        self.rows = rows
        self.columns = columns(numbering, secrets)
        self.memory = {
            column.name: mmap.mmap(-1, max(1, rows * column.width * size_of(column)))
            for column in self.columns
        }

    def array(self, name: str) -> npt.NDArray[Any]:
        """Give a shared array to who decides."""
        column = next(each for each in self.columns if each.name == name)
        count = self.rows * column.width
        flat: npt.NDArray[Any] = np.frombuffer(
            self.memory[name], dtype=KINDS[column.kind], count=count
        )
        return flat.reshape(self.rows, column.width) if column.width > 1 else flat

    def places(self, first: int, rows: int) -> Places:
        """Give a worker its stretch of each array."""
        stretches: list[Any] = []
        for column in self.columns:
            whole: Any = memoryview(self.memory[column.name])
            wide = column.width * size_of(column)
            mine = whole[first * wide : (first + rows) * wide]
            stretches.append(mine.cast(column.kind) if wide else mine)
        return Places(*stretches)


def size_of(column: Column) -> int:
    return 1 if column.kind == "B" else 4


class Crew:
    """All workers; they end when who started them does, since their signals close."""

    def __init__(
        self,
        plan: Plan,
        workers: int,
        seed: int,
        lanes: int = 2,
        secrets: bool = True,
        helped: bool = False,
    ) -> None:
        """The plan is that of a worker's lane; helped, the first of them is the caller."""
        self.plan = plan
        self.helped = helped
        self.numbering = plan.numbering
        self.workers = workers
        rows = workers * len(plan.players)
        self.lanes = [Shared(plan.numbering, rows, secrets) for _ in range(lanes)]
        self.players = np.array(plan.players * workers, dtype=np.int64)
        self.ready = [os.pipe() for _ in range(lanes)]
        self.goes = [[os.pipe() for _ in range(workers)] for _ in range(lanes)]
        context = multiprocessing.get_context("fork")
        self.processes = [
            context.Process(target=self.work, args=(worker, seed), daemon=True)
            for worker in range(int(helped), workers)
        ]
        with warnings.catch_warnings():  # NumPy has threads, but a worker only plays
            warnings.simplefilter("ignore", DeprecationWarning)
            for process in self.processes:
                process.start()

    def work(self, worker: int, seed: int) -> None:
        """Play for ever, one lane after the other, each when it is told to."""
        gc.disable()  # games hold no cycles, and looking for some takes a quarter of the time
        for pipes in self.goes:
            for number, (_, sending) in enumerate(pipes):
                os.close(sending)
                if number != worker:
                    os.close(pipes[number][0])
        plan = self.plan
        first = worker * len(plan.players)
        lanes = [
            Lane(plan, shared.places(first, len(plan.players)), f"{seed}/{worker}/{number}")
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
        missing = len(self.processes)
        while missing:
            if select.select([pipe], [], [], PATIENCE)[0]:
                missing -= len(os.read(pipe, missing))
            elif not all(process.is_alive() for process in self.processes):
                raise RuntimeError("a worker has ended")

    def go(self, lane: int) -> None:
        """Let every worker carry out the decisions of a lane."""
        for _, sending in self.goes[lane][self.helped :]:
            os.write(sending, b"g")

    def stop(self) -> None:
        """End all workers."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        for pipe in [*self.ready, *[each for pipes in self.goes for each in pipes]]:
            os.close(pipe[0])
            os.close(pipe[1])
