"""Counting: how many sequences of moves there are from fixed positions.

The numbers are stored, and counted anew both by the engine and by the plain game of `plain.py`,
which shares nothing with it. Draws and steps without a choice are plies like any other.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saloon.games.katzenjammer import KatzenjammerState
from saloon.kernel import CHANCE

from .plain import Plain
from .table import Scene, table


def count(state: KatzenjammerState, depth: int) -> int:
    """Count the sequences of exactly so many moves."""
    if depth == 0:
        return 1
    if not state.actors():
        return 0
    (seat,) = state.actors()
    moves = [move for move, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
    total = 0
    for move in moves:
        following = state.clone()
        following.apply(seat, move)
        total += count(following, depth - 1)
    return total


def count_plainly(position: Plain, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for move in position.turn()[1]:
        following = position.copy()
        following.play(move)
        total += count_plainly(following, depth - 1)
    return total


POSITIONS: dict[str, tuple[Callable[[], Scene], list[int]]] = {
    "a fresh reveal, two players": (
        lambda: table(["1 2 4 J", "3 3 5 5"], pile="J 1 1 2 2 3 3 4 4 5 5"),
        [6, 35, 200, 1_215, 6_983, 31_263],
    ),
    "an auction of three": (
        lambda: table(["1 2 J", "3 3 J", "4 5 5"], leader=2, pile="3 3 3 4 5"),
        [3, 7, 20, 96, 395, 1_243, 3_258, 7_014],
    ),
    "a rich winner": (
        lambda: table(["3 3 3 4 4 5 J J J J J", "1"], phase="laying", pile="2 4 J 5"),
        [13, 46, 90, 288, 690, 2_048, 7_536],
    ),
    "the mice run out": (
        lambda: table(["2 2 2 2 1 1 1 1 J J", "1 1"], phase="laying", pool=3, pile="2 4 2 J"),
        [7, 21, 25, 55, 162, 843, 2_527, 5_738],
    ),
    "the pile runs out": (
        lambda: table(["1 J", "2 2", ""], leader=1, pile="J 3 J 3 4"),
        [3, 8, 24, 59, 110, 388, 929, 1_891],
    ),
    "empty hands": (
        lambda: table(["", "5 J", "", "1"], leader=0, pile="2 2 J 4 4 1"),
        [4, 14, 52, 150, 288, 598, 708, 1_330],
    ),
}
"""Each position with the numbers of sequences of 1, 2, 3 … moves."""


@pytest.mark.parametrize(("position", "numbers"), POSITIONS.values(), ids=POSITIONS)
def test_the_number_of_move_sequences(position: Callable[[], Scene], numbers: list[int]) -> None:
    at = position()
    depths = range(1, len(numbers) + 1)

    assert [count_plainly(at.plain(), depth) for depth in depths] == numbers
    assert [count(at.state, depth) for depth in depths] == numbers
