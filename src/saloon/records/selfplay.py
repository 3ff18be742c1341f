"""Random self-play: the loop behind the benchmarks and the checks over many games."""

from __future__ import annotations

from typing import final

from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng
from saloon.kernel.state import GAME_OVER, UNCOUNTED, State


@final
class Tally:
    """What was counted: decisions asked of seats, automatic steps, draws, and a checksum."""

    decisions: i64
    auto_steps: i64
    draws: i64
    checksum: i64

    def __init__(self) -> None:
        self.decisions = 0
        self.auto_steps = 0
        self.draws = 0
        self.checksum = 0

    def note(self, value: i64) -> None:
        """Fold a number into the checksum."""
        self.checksum = (self.checksum * 1_000_003 + value) & 0x7FFFFFFF


def random_play(state: State, rng: Rng, tally: Tally) -> None:
    """Play a position to its end, every legal move equally likely, every draw by its weight."""
    listed: list[Move] = []
    while True:
        seat = state.acting()
        if seat == GAME_OVER:
            break
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            tally.draws += 1
            continue
        counted: i64 = state.count_legal(seat)
        choices: i64 = counted
        if counted == UNCOUNTED:
            listed = state.legal(seat)
            choices = len(listed)
        index: i64 = 0
        if choices > 1:
            tally.decisions += 1
            index = rng.below(choices)
            tally.note(index)
        elif state.auto_step():
            tally.auto_steps += 1
        else:
            tally.decisions += 1
        if counted == UNCOUNTED:
            state.apply(seat, listed[index])
        else:
            state.apply(seat, state.nth_legal(seat, index))
    result = state.result()
    if result is not None:
        for score in result.scores:
            tally.note(score + 1000)
