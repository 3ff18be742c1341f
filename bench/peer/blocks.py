"""A process that plays blocks when it is told to: the same for us and for every peer.

It reads lines of JSON, `{"play": NAME, "seconds": S}`, and answers each with what it played:
`{"decisions": D, "seconds": S}`, by the processor time of the whole process, or `{"failed": WHY}`.
What a game needs before it can be played is made before its first block, and so are a few games;
neither is measured.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import TextIO, TypeAlias

Block: TypeAlias = tuple[float, float]
"""Decisions, and seconds of processor time."""
Player: TypeAlias = Callable[[float], Block]
"""Plays for so many seconds."""
Maker: TypeAlias = Callable[[], Player]
WARM_UP = 0.02
"""Seconds that everybody plays before anything is measured."""


def counted(play: Callable[[], int]) -> Player:
    """Play whole games, each of which says how many decisions it had."""

    def block(seconds: float) -> Block:
        decisions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += play()
        return decisions, spent

    return block


def rated(measure: Callable[[float], float]) -> Player:
    """Make a player of a measurement that gives decisions a second."""
    return lambda seconds: (measure(seconds) * seconds, seconds)


def answer(makers: Mapping[str, Maker], made: dict[str, Player], asked: str) -> dict[str, object]:
    """Play one block."""
    wanted = json.loads(asked)
    name = wanted["play"]
    try:
        if name not in made:
            made[name] = makers[name]()
            made[name](WARM_UP)
        decisions, seconds = made[name](wanted["seconds"])
    except Exception as problem:  # whatever a peer raises, the others are measured all the same
        return {"failed": f"{type(problem).__name__}: {problem}"}
    return {"decisions": decisions, "seconds": seconds}


def serve(makers: Mapping[str, Maker]) -> None:
    """Play what is asked for until nobody asks any more; what libraries print goes elsewhere."""
    told: TextIO = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    made: dict[str, Player] = {}
    for asked in sys.stdin:
        print(json.dumps(answer(makers, made, asked)), file=told, flush=True)
