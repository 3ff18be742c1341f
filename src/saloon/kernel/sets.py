"""Sets of small numbers, 0 to 61, each held in one whole number: bit 3 is set where 3 is in it.

Empty is 0. `a | b` joins two sets, `a & b` is what they share, `a & ~b` is what b leaves of a, and
equal sets are equal numbers. Everything else has a word here.

>>> cards = add(add(0, 7), 3)
>>> members(cards), size(cards), nth(cards, 1), has(cards, 4)
([3, 7], 2, 7, False)

A loop that is hot takes its members one by one, without a list of them:
`while left: one = lowest(left); left ^= one; card = first(one)`.
"""

from __future__ import annotations

from typing import Final

from saloon.kernel.native import i64, vec

PLACE: Final = vec[i64]([0] * 67)
"""Which bit a power of two is, by its remainder of 67: no two below 2⁶⁶ leave the same one."""
for _place in range(66):
    PLACE[(1 << _place) % 67] = _place


def one(member: i64) -> i64:
    """Make a set of one."""
    unit: i64 = member - member + 1  # compiled, a 1 that is spelled out is shifted in 32 bits only
    return unit << member


def has(chosen: i64, member: i64) -> bool:
    """Tell whether a number is in a set."""
    return chosen >> member & 1 != 0


def add(chosen: i64, member: i64) -> i64:
    """Give the set with one more member."""
    unit: i64 = member - member + 1  # as in `one`, without the call
    return chosen | unit << member


def take(chosen: i64, member: i64) -> i64:
    """Give the set without a member."""
    unit: i64 = member - member + 1  # as in `one`, without the call
    return chosen & ~(unit << member)


def size(chosen: i64) -> i64:
    """Count the members: in every pair of bits, in every four, in every eight, and altogether."""
    twos: i64 = chosen - (chosen >> 1 & 0x1555555555555555)
    fours: i64 = (twos & 0x3333333333333333) + (twos >> 2 & 0x3333333333333333)
    eights: i64 = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    halves: i64 = eights + (eights >> 32)
    halves += halves >> 16
    return halves + (halves >> 8) & 127


def several(chosen: i64) -> bool:
    """Tell whether there is more than one member."""
    return chosen & (chosen - 1) != 0


def pair(chosen: i64) -> bool:
    """Tell whether there are exactly two members."""
    rest: i64 = chosen & (chosen - 1)
    return rest != 0 and rest & (rest - 1) == 0


def lowest(chosen: i64) -> i64:
    """Give the lowest member, as a set of one; the empty set where there is none."""
    return chosen & -chosen


def first(chosen: i64) -> i64:
    """Name the lowest member of a set that is not empty."""
    return PLACE[(chosen & -chosen) % 67]


def nth(chosen: i64, index: i64) -> i64:
    """Name the member that has so many below it."""
    while index > 0:
        chosen &= chosen - 1
        index -= 1
    return PLACE[(chosen & -chosen) % 67]


def members(chosen: i64) -> list[int]:
    """List the members, rising."""
    found: list[int] = []
    while chosen:
        found.append(PLACE[(chosen & -chosen) % 67])
        chosen &= chosen - 1
    return found
