"""Which of several moves go on, when all are played out in the same worlds with the same luck."""

from __future__ import annotations

import math
from typing import Final

from saloon.bots.tree import Choice
from saloon.kernel.native import i64

BEATEN: Final = 2.5
"""So many standard errors behind, a move is clearly worse."""


def better_half(own: Choice, racing: list[int], usual: i64) -> list[int]:
    """Keep the better half of the moves, and the usual one."""
    means = sorted([own.mean(place) for place in racing], reverse=True)
    floor = means[(len(racing) + 1) // 2 - 1]
    if len(racing) == 2:
        return racing
    return [place for place in racing if place == usual or own.mean(place) >= floor]


def not_beaten(own: Choice, racing: list[int], results: list[list[float]]) -> list[int]:
    """Keep what is not clearly worse than the best so far."""
    best: i64 = racing[0]
    for place in racing:
        if own.mean(place) > own.mean(best):
            best = place
    kept: list[int] = []
    for place in racing:
        if place == best:
            kept.append(place)
        else:
            gain = gained(results[best], results[place])
            if gain < BEATEN:
                kept.append(place)
    return kept


def by_gain(own: Choice, results: list[list[float]], usual: i64) -> list[int]:
    """Order the moves: first the best, unless it is no better than the usual one."""
    length: i64 = len(results[usual])
    best: i64 = usual
    place: i64 = 0
    while place < len(own.moves):
        if place != usual and len(results[place]) >= length:
            gain = gained(results[place], results[usual])
            if gain > 0.0 and (best == usual or own.mean(place) > own.mean(best)):
                best = place
        place += 1
    rest = sorted(
        [place for place in range(len(own.moves)) if place != best],
        key=lambda place: -own.tried[place] - own.mean(place),
    )
    return [best, *rest]


def halvings(number: i64) -> i64:
    """Count how often moves are halved until two are left, and the last round."""
    rounds: i64 = 1
    while number > 2:
        number = (number + 1) // 2
        rounds += 1
    return rounds


def gained(results: list[float], others: list[float]) -> float:
    """Tell by how many standard errors results from the same worlds are better than others."""
    number: i64 = min(len(results), len(others))
    if number < 2:
        return 0.0
    total = 0.0
    squares = 0.0
    index: i64 = 0
    while index < number:
        gain = results[index] - others[index]
        total += gain
        squares += gain * gain
        index += 1
    count = float(number)
    mean = total / count
    spread = max(squares / count - mean * mean, 0.0001)
    return mean / math.sqrt(spread / (count - 1.0))
