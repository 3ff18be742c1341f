"""Where games are played: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from typing import Any, TypeAlias

from saloon.arena.contest import Contest, Played, play_game
from saloon.kernel import Message, Refused

Runner: TypeAlias = Callable[[Contest, Sequence[int]], Iterator[Played]]
"""Plays games of a contest and gives them back as they finish."""
NICENESS = 10
AHEAD = 4
"""Games handed out beforehand, for each process."""


def be_nice() -> None:
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)


def cores() -> int:
    """Count the cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(processes: int) -> Runner:
    """Play in so many processes; with one, in this very process."""

    def play(contest: Contest, numbers: Sequence[int]) -> Iterator[Played]:
        if processes == 1:
            for number in numbers:
                yield play_game(contest, number)
            return
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(processes, spawn, be_nice) as pool:
            waiting: set[Future[Played]] = set()
            for number in numbers:
                waiting.add(pool.submit(play_game, contest, number))
                if len(waiting) >= processes * AHEAD:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for game in done:
                        yield game.result()
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for game in done:
                    yield game.result()

    return play


def on_ray(address: str) -> Runner:
    """Play on a Ray cluster; `auto` is the one this machine belongs to, else one made here."""
    try:
        import ray
    except ImportError:
        raise Refused(Message("cli-no-ray")) from None

    def play(contest: Contest, numbers: Sequence[int]) -> Iterator[Played]:
        made = not ray.is_initialized()
        if made:
            join(ray, address)
        try:
            remote: Any = ray.remote(max_retries=3)(play_game)
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
            waiting: list[Any] = []
            for number in numbers:
                waiting.append(remote.remote(contest, number))
                if len(waiting) >= room:
                    done, waiting = ray.wait(waiting)
                    yield from ray.get(done)
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        finally:
            if made:
                ray.shutdown()

    return play


def join(ray: Any, address: str) -> None:
    """Join a cluster; where `auto` finds none, start one on this machine."""
    settings = {"log_to_driver": False, "include_dashboard": False}
    if address != "auto":
        ray.init(address=address, log_to_driver=False)
        return
    try:
        ray.init(address="auto", log_to_driver=False)
    except ConnectionError:
        ray.init(num_cpus=cores(), **settings)
