"""Sets as whole numbers: a bit for each lot, building or card that is in it."""

from __future__ import annotations

from typing import Final

from saloon.kernel.native import i64

NUMBER: Final[list[int]] = [0] * 67
"""The place of a single bit, by its remainder of 67: no two powers of two below 2⁶⁶ share one."""
for _place in range(66):
    NUMBER[(1 << _place) % 67] = _place

BITS: Final[list[int]] = [1 << place for place in range(62)]

COUNT: Final[list[int]] = [bits.bit_count() for bits in range(1 << 11)]
"""How many bits a number below 2¹¹ has."""


def bit(place: i64) -> i64:
    """Make a set of one. Compiled, a bare `1 << place` would shift in 32 bits: cards need 60."""
    return BITS[place]


def number(bit: i64) -> i64:
    """Tell which bit it is."""
    return NUMBER[bit % 67]


def count(bits: i64) -> i64:
    """Count a set of lots or buildings."""
    return COUNT[bits & 2047] + COUNT[bits >> 11]


def size(cards: i64) -> i64:
    """Count a set of cards."""
    total: i64 = 0
    while cards:
        cards &= cards - 1
        total += 1
    return total


def members(bits: i64) -> list[int]:
    """List the places of all bits, rising."""
    found: list[int] = []
    while bits:
        bit: i64 = bits & -bits
        bits ^= bit
        found.append(NUMBER[bit % 67])
    return found


def nth(bits: i64, index: i64) -> i64:
    """Find the bit that has so many below it."""
    while index > 0:
        bits &= bits - 1
        index -= 1
    return bits & -bits
