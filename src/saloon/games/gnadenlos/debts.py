"""Debts (GN-05): four colours with values 0 to 4, so twenty kinds; equal cards are interchangeable.

A seat's colour is fixed: blue, red, yellow, green clockwise from seat 0. A kind is `5 * colour +
value`. A hand is a bag (`kernel.bags`) of three bits a kind, which fits because no kind has more
than seven copies. Hands add and subtract as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saloon.kernel import bags
from saloon.kernel.native import i64

WIDTH: Final = 3
"""The bits of a kind."""
COLOURS: Final = ("blue", "red", "yellow", "green")
VALUES: Final = 5
KINDS: Final = 20
MOST_COPIES: Final = 7

NAMES: Final[list[str]] = [letter + str(value) for letter in "BRYG" for value in range(VALUES)]
"""How notation writes a kind: `R2` is a red debt of value 2."""
BY_NAME: Final = {name: kind for kind, name in enumerate(NAMES)}


def kind_at(colour: i64, value: i64) -> i64:
    """Name the debts of a colour and a value."""
    return VALUES * colour + value


def owner_of(kind: i64) -> i64:
    """Name the seat whose colour a debt has; he pays it (GN-90)."""
    return kind // VALUES


def value_of(kind: i64) -> i64:
    """Tell what a debt is worth."""
    return kind % VALUES


def one(kind: i64) -> i64:
    """Make a hand of one debt."""
    return bags.one(kind, WIDTH)


def count(hand: i64, kind: i64) -> i64:
    """Count the debts of a kind."""
    return bags.count(hand, kind, WIDTH)


def kinds(hand: i64, least: i64) -> i64:
    """Name the kinds of which there are at least so many, as a set (`kernel.sets`)."""
    found: i64 = 0
    bit: i64 = 1
    while hand:
        if hand & MOST_COPIES >= least:
            found |= bit
        hand >>= WIDTH
        bit <<= 1
    return found


def size(hand: i64) -> i64:
    """Count all debts."""
    return bags.size(hand, WIDTH)


def nth(hand: i64, index: i64) -> i64:
    """Name the kind of the debt that has so many before it."""
    return bags.nth(hand, index, WIDTH)


def covers(hand: i64, debts: i64) -> bool:
    """Tell whether a hand holds these debts."""
    return bags.covers(hand, debts, WIDTH)


def pack(kinds: Iterable[int]) -> int:
    """Make a hand of single debts."""
    return bags.pack(kinds, WIDTH)


def spread(hand: i64) -> list[int]:
    """Lay a hand out debt by debt, colour by colour, lowest value first."""
    return bags.members(hand, WIDTH)


def names(kinds: Iterable[int]) -> tuple[str, ...]:
    """Name debts one by one."""
    return tuple([NAMES[kind] for kind in kinds])


def write(kinds: Iterable[int]) -> str:
    """Write debts as notation has them."""
    return " ".join(names(kinds))
