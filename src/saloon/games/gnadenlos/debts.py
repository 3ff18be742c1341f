"""Debts (GN-05): four colours with values 0 to 4, so twenty kinds; equal cards are interchangeable.

A seat's colour is fixed: blue, red, yellow, green clockwise from seat 0. A kind is `5 * colour +
value`. A hand is packed into one whole number, three bits a kind, which fits because no kind has
more than seven copies. Packed hands add and subtract as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saloon.kernel.native import i64

COLOURS: Final = ("blue", "red", "yellow", "green")
VALUES: Final = 5
KINDS: Final = 20
MOST_COPIES: Final = 7

NAMES: Final[list[str]] = [letter + str(value) for letter in "BRYG" for value in range(VALUES)]
"""How notation writes a kind: `R2` is a red debt of value 2."""
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}


ONE: Final[list[int]] = [1 << (3 * kind) for kind in range(KINDS)]
"""A hand of one debt, by kind. Listed, because the compiler shifts a literal in 32 bits only."""


def one(kind: i64) -> i64:
    """Make a hand of one debt."""
    return ONE[kind]


def count(hand: i64, kind: i64) -> i64:
    """Count the debts of a kind."""
    return (hand >> (3 * kind)) & 7


def size(hand: i64) -> i64:
    """Count all debts."""
    total: i64 = 0
    while hand:
        total += hand & 7
        hand >>= 3
    return total


def pack(kinds: Iterable[int]) -> int:
    """Make a hand of single debts."""
    hand = 0
    for kind in kinds:
        hand += one(kind)
    return hand


def spread(hand: i64) -> list[int]:
    """Lay a hand out debt by debt, colour by colour, lowest value first."""
    kinds: list[int] = []
    for kind in range(KINDS):
        kinds.extend([kind] * count(hand, kind))
    return kinds


def names(kinds: Iterable[int]) -> tuple[str, ...]:
    """Name debts one by one."""
    return tuple([NAMES[kind] for kind in kinds])


def write(kinds: Iterable[int]) -> str:
    """Write debts as notation has them."""
    return " ".join(names(kinds))
