"""Bags: how many there are of each kind, all counts in one whole number of at most 62 bits.

`width` says how many bits a kind has, so four bits count to 15 of each. Empty is 0. Bags of one
width add and subtract as they are, kind by kind: `hand + lot`, `deck - one(kind, 4)`.

>>> hand = 2 * one(2, 4) + one(5, 4)
>>> members(hand, 4), size(hand, 4), count(hand, 2, 4), nth(hand, 2, 4)
([2, 2, 5], 3, 2, 5)
"""

from __future__ import annotations

from collections.abc import Iterable

from saloon.kernel.native import i64


def one(kind: i64, width: i64) -> i64:
    """Make a bag of one."""
    unit: i64 = kind - kind + 1  # compiled, a 1 that is spelled out is shifted in 32 bits only
    return unit << (width * kind)


def count(bag: i64, kind: i64, width: i64) -> i64:
    """Count what is there of a kind."""
    return bag >> (width * kind) & ((1 << width) - 1)


def size(bag: i64, width: i64) -> i64:
    """Count all."""
    full: i64 = (1 << width) - 1
    total: i64 = 0
    while bag:
        total += bag & full
        bag >>= width
    return total


def nth(bag: i64, index: i64, width: i64) -> i64:
    """Name the kind of what has so many before it, kind by kind: a draw by weight."""
    full: i64 = (1 << width) - 1
    kind: i64 = 0
    while index >= bag & full:
        index -= bag & full
        bag >>= width
        kind += 1
    return kind


def covers(bag: i64, wanted: i64, width: i64) -> bool:
    """Tell whether all that is wanted is there."""
    full: i64 = (1 << width) - 1
    while wanted:
        if bag & full < wanted & full:
            return False
        bag >>= width
        wanted >>= width
    return True


def less(bag: i64, taken: i64, width: i64) -> i64:
    """Give what is left when all that is taken goes, as far as it is there."""
    full: i64 = (1 << width) - 1
    rest: i64 = 0
    shift: i64 = 0
    while bag >> shift:
        left: i64 = (bag >> shift & full) - (taken >> shift & full)
        if left > 0:
            rest += left << shift
        shift += width
    return rest


def pack(kinds: Iterable[int], width: i64) -> int:
    """Make a bag of single ones."""
    bag: i64 = 0
    for kind in kinds:
        bag += one(kind, width)
    return bag


def members(bag: i64, width: i64) -> list[int]:
    """List the kinds, each as often as it is there, rising."""
    full: i64 = (1 << width) - 1
    kinds: list[int] = []
    kind = 0
    while bag:
        kinds.extend([kind] * (bag & full))
        bag >>= width
        kind += 1
    return kinds
