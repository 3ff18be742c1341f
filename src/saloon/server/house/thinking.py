"""Bots think in processes of their own, each given one imagined position and never the true one.

Other work that takes long is done there as well.

A process that does not answer in time, or dies, is replaced; its question is asked once more, and
whoever asked makes the default move if that fails as well.

Where more is asked than can be answered, those who asked have their turns one after the other,
however much each of them asks.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import queue
import signal
import sys
from collections import OrderedDict, deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, Protocol, TypeVar

from saloon.server.table.questions import NoAnswer

NICENESS: Final = 10
START_SECONDS: Final = 30.0
"""A fresh process has to import the games before it can think."""
READY: Final = "ready"
PATIENCE: Final = 8
"""So many questions that go first are answered before one that does not, where both wait."""

Answer = TypeVar("Answer", covariant=True)
Item = TypeVar("Item")


class Task(Protocol[Answer]):
    """Something that takes long enough to be done elsewhere."""

    def answer(self) -> Answer: ...


def work(pipe: Connection, niceness: int) -> None:
    """Answer questions until the pipe is closed: the whole life of a thinking process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    with suppress(EOFError, OSError):  # whoever asked is gone: nobody wants to hear of it
        pipe.send(READY)
        while True:
            reply(pipe, pipe.recv())


def reply(pipe: Connection, question: Task[Any]) -> None:
    """Answer a question, or say what went wrong: the asker decides what becomes of it."""
    try:
        pipe.send((True, question.answer()))
    except OSError:
        raise
    except Exception as problem:
        pipe.send((False, repr(problem)))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Start a process that Ctrl-C does not reach, not even while it imports the games."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinker:
    """One process, and the pipe to it."""

    def __init__(self, niceness: int) -> None:
        self.pipe, far = multiprocessing.get_context("spawn").Pipe()
        self.process: BaseProcess = multiprocessing.get_context("spawn").Process(
            target=work, args=(far, niceness), name="saloon-bot", daemon=True
        )
        with uninterrupted():
            self.process.start()
        far.close()
        self.ready = False

    def ask(self, question: Task[Answer], seconds: float) -> Answer:
        """Wait for the answer, no longer than given; NoAnswer leaves the process useless."""
        try:
            if not self.ready:
                self._hear(START_SECONDS)
                self.ready = True
            self.pipe.send(question)
            done, heard = self._hear(seconds)
        except NoAnswer:
            raise
        except Exception as problem:  # it died, or the question cannot be sent there
            raise NoAnswer(repr(problem)) from problem
        if not done:
            raise NoAnswer(heard)
        answer: Answer = heard
        return answer

    def _hear(self, seconds: float) -> Any:
        if not self.pipe.poll(seconds):
            raise NoAnswer("too slow")
        return self.pipe.recv()

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Turns(Generic[Item]):
    """Who is served next: those who go first, and among equals one owner after the other.

    Whoever asks one thing waits for one of each other owner at most, not for all that they asked.
    """

    def __init__(self) -> None:
        self.first: OrderedDict[str, deque[Item]] = OrderedDict()
        self.later: OrderedDict[str, deque[Item]] = OrderedDict()
        self.passed = 0
        """How many went first since one of those who come later had a turn."""

    def __len__(self) -> int:
        return sum([len(each) for rank in (self.first, self.later) for each in rank.values()])

    def add(self, item: Item, owner: str, first: bool) -> None:
        """Let something wait for its turn."""
        rank = self.first if first else self.later
        rank.setdefault(owner, deque()).append(item)

    def next(self) -> Item | None:
        """Give what is to be done next; whose it was stands last in line from now on."""
        patient = self.passed < PATIENCE or not self.later
        rank = self.first if self.first and patient else self.later
        if not rank:
            return None
        self.passed = self.passed + 1 if rank is self.first and self.later else 0
        owner, waiting = rank.popitem(last=False)
        item = waiting.popleft()
        if waiting:
            rank[owner] = waiting
        return item


class Thinkers:
    """The processes, and a thread for each to wait in."""

    def __init__(self, number: int, deadline: float, niceness: int = NICENESS) -> None:
        self.number = number
        self.deadline = deadline
        self.niceness = niceness
        self.turns: Turns[tuple[Task[Any], asyncio.Future[Any]]] = Turns()
        self.busy = 0
        self.idle: queue.SimpleQueue[Thinker | None] = queue.SimpleQueue()
        self.threads = ThreadPoolExecutor(number, thread_name_prefix="thinking")
        self.at_work: set[Thinker] = set()
        self.replaced = 0
        self.thoughts = 0
        self.open = True
        for _ in range(number):
            self.idle.put(None)

    async def ask(self, question: Task[Answer], owner: str = "", first: bool = True) -> Answer:
        """Have a question answered in some process; NoAnswer if two of them fail.

        Owners have their turns one after the other; those that do not go first wait for the rest.
        """
        if not self.open:
            raise NoAnswer("closed")
        asked: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.turns.add((question, asked), owner, first)
        self._serve()
        return await asked

    def _serve(self) -> None:
        """Let processes that have nothing to do answer whoever is next."""
        while self.open and self.busy < self.number and (turn := self.turns.next()) is not None:
            question, asked = turn
            if asked.done():  # whoever asked has gone away
                continue
            self.busy += 1
            work = asked.get_loop().run_in_executor(self.threads, self._ask, question)
            work.add_done_callback(partial(self._answered, asked))

    def _answered(self, asked: asyncio.Future[Any], work: asyncio.Future[Any]) -> None:
        """Hand an answer over, and go on with the next question."""
        self.busy -= 1
        problem = NoAnswer("closed") if work.cancelled() else work.exception()
        if not asked.done():
            if problem is None:
                asked.set_result(work.result())
            else:
                asked.set_exception(problem)
        self._serve()

    def _ask(self, question: Task[Answer]) -> Answer:
        for last in (False, True):
            if not self.open:
                raise NoAnswer("closed")
            thinker = self.idle.get() or Thinker(self.niceness)
            self.at_work.add(thinker)
            if not self.open:  # closed while it was being started
                thinker.process.kill()
            try:
                thought = thinker.ask(question, self.deadline)
            except NoAnswer:
                self.at_work.discard(thinker)
                thinker.end()
                self.idle.put(None)
                self.replaced += 1
                if last or not self.open:
                    raise
            else:
                self.at_work.discard(thinker)
                self.idle.put(thinker)
                self.thoughts += 1
                return thought
        raise AssertionError("the second try answers or raises")

    def close(self) -> None:
        """Let the processes go; an unfinished thought is thought again after the next start."""
        self.open = False
        while (turn := self.turns.next()) is not None:
            if not turn[1].done():
                turn[1].set_exception(NoAnswer("closed"))
        self.threads.shutdown(wait=False, cancel_futures=True)
        for thinker in list(self.at_work):
            thinker.process.kill()
        for _ in range(self.number):
            with suppress(queue.Empty):
                resting = self.idle.get_nowait()
                if resting is not None:
                    resting.end()
