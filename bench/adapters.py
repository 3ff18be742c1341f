"""How fast the environments for research are: random moves, decisions a second.

    python -m bench.adapters [GAME ...] [--seconds 2]

PettingZoo and OpenSpiel by process time, in one process, every decision with its mask and, for
PettingZoo, its observation. Batches write observations and masks too: alone by process time, with
workers by the clock, since they are other processes; what the caller takes to choose is in it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

import saloon.research.openspiel  # noqa: F401 - registers the games
from bench.brought import brought
from bench.openspiel import python_game
from saloon.research import stepping
from saloon.research.batch import Batch
from saloon.research.numbers import numbered
from saloon.research.pettingzoo import aec_env

ROWS = 1024


def through_pettingzoo(game: str, players: int, seconds: float) -> float:
    """Ask for the observation and the mask, then step."""
    env, rng, decisions, spent = aec_env(game, players), random.Random(1), 0, 0.0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                break
            decisions += 1
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return decisions / spent


def through_openspiel(game: str, players: int, seconds: float) -> float:
    """As OpenSpiel's own games are measured."""
    loaded = pyspiel.load_game(f"saloon_{game}", {"players": players})
    rng, decisions, spent = random.Random(1), 0, 0.0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += python_game(loaded, rng)[0]
    return decisions / spent


def any_open(mask: npt.NDArray[np.uint8], rng: np.random.Generator) -> npt.NDArray[np.intp]:
    """Take one of the open numbers of every row, each as likely."""
    ends = np.arange(len(mask) + 1) * mask.shape[1]
    found = np.flatnonzero(mask.view(np.bool_))
    places = np.searchsorted(found, ends)
    first, count = places[:-1], np.diff(places)
    picked = found[first + (rng.random(len(mask)) * count).astype(np.intp)]
    chosen: npt.NDArray[np.intp] = picked - ends[:-1]
    return chosen


def in_batches(game: str, players: int, seconds: float, workers: int) -> dict[str, float]:
    """Choose at random among what is open."""
    batch = Batch(game, ROWS, players, workers=workers)
    rng = np.random.default_rng(1)
    clock: Callable[[], float] = time.perf_counter if workers else time.process_time
    steps, choosing, spent = 0, 0.0, 0.0
    start = clock()
    while (spent := clock() - start) < seconds:
        asked = clock()
        chosen = any_open(batch.action_mask, rng)
        choosing += clock() - asked
        batch.step(chosen)
        steps += 1
    batch.close()
    return {
        "decisions_per_second": round(steps * ROWS / spent),
        "without_the_callers_choice": round(steps * ROWS / (spent - choosing)),
    }


def measure(game: str, seconds: float) -> dict[str, Any]:
    """Measure one game at its usual table."""
    players = brought(game).usual
    workers = min(2, os.cpu_count() or 1)
    return {
        "players": players,
        "pettingzoo": round(through_pettingzoo(game, players, seconds)),
        "openspiel": round(through_openspiel(game, players, seconds)),
        "batch": in_batches(game, players, seconds, 0),
        f"batch_of_{workers}_workers": in_batches(game, players, seconds, workers),
        "load_average": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=numbered())
    parser.add_argument("--seconds", type=float, default=2.0)
    wanted = parser.parse_args()
    compiled = stepping.__file__.endswith((".so", ".pyd"))
    found = {game: measure(game, wanted.seconds) for game in wanted.games}
    print(json.dumps({"compiled": compiled, "adapters": found}, indent=2))


if __name__ == "__main__":
    main()
