"""A small generator that gives the same numbers interpreted and compiled.

Games never hold one: it is handed to simulations, bots and `imagine`. Official games draw from
`saloon.records.fair` instead.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from saloon.kernel.native import i64

WORD: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9


@final
class Rng:
    """The small fast counting generator sfc32: 128 bits of state, 32 bits a step."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.counter = 1
        for _ in range(12):
            self.word()

    def restart(self, seed: i64) -> None:
        """Begin anew from 32 bits, quickly; for simulations that share their luck."""
        self.a = seed
        self.b = seed ^ GOLDEN
        self.c = GOLDEN
        self.counter = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Give the next 32 random bits."""
        b = self.b
        c = self.c
        word: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + word) & WORD
        return word

    def below(self, bound: i64) -> i64:
        """Give a number from 0 to `bound` - 1, each equally likely; `bound` is at most 2³¹."""
        scaled: i64 = self.word() * bound
        if (scaled & WORD) < bound:
            floor: i64 = (WORD + 1 - bound) % bound
            while (scaled & WORD) < floor:
                scaled = self.word() * bound
        return scaled >> 32
