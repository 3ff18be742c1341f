"""A game that goes on in the mind, stopped at each decision for somebody else to make it.

This file is compiled with the rules; uncompiled it does the same, slowly.
"""

from __future__ import annotations

from typing import final

from saloon.bots.heuristics import Heuristics
from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng
from saloon.kernel.state import State
from saloon.learned.numbering import Numbering, promised, worthwhile


@final
class Line:
    """One game, begun by one of the moves that are compared."""

    place: i64
    """Which of these moves."""
    value: float
    """What it came to for the seat that thinks."""
    seat: i64
    sealed: bool
    """Who decides now, and whether in secret."""
    turns: i64
    """How often the seat that thinks has come to decide again after others did."""
    others: bool
    moves: list[Move]
    numbers: list[int]
    written: bytes
    state: State
    luck: Rng

    def __init__(
        self, place: i64, state: State, luck: i64, numbering: Numbering, guide: Heuristics | None
    ) -> None:
        self.place = place
        self.state = state
        self.numbering = numbering
        self.guide = guide
        self.luck = Rng(0)
        self.luck.restart(luck)
        self.value = 0.0
        self.seat = -1
        self.sealed = False
        self.turns = 0
        self.others = False
        self.moves = []
        self.numbers = []
        self.written = b""

    def advance(self, thinker: i64) -> bool:
        """Go on to the next decision and write it down; at the end of the game, value it."""
        state = self.state
        while True:
            actors = state.actors()
            if not actors:
                result = state.result()
                assert result is not None
                ranks = result.ranks
                self.value = 1.0 / ranks.count(1) if ranks[thinker] == 1 else 0.0
                return False
            seat: i64 = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(self.luck))
                continue
            moves = state.legal(seat)
            if len(moves) > 1 and self.show(seat, moves):
                break
            state.apply(seat, self.moves[0] if len(moves) > 1 else moves[0])
        if self.seat != thinker:
            self.others = True
        elif self.others:
            self.others = False
            self.turns += 1
        return True

    def show(self, seat: i64, moves: list[Move]) -> bool:
        """Write down a decision, if more than one move is worth a thought."""
        numbering = self.numbering
        view = self.state.recall(seat)
        self.moves, self.numbers = worthwhile(numbering, moves, view)
        if len(self.moves) == 1:
            return False
        self.seat = seat
        self.sealed = numbering.sealed(view)
        self.written = numbering.write(view)
        guide = self.guide
        if guide is not None:
            rates = guide.rate(self.state.imagine(seat, Rng(0)), seat, self.moves)
            self.written += promised(rates, self.numbers, numbering.actions)
        return True

    def make(self, place: i64) -> None:
        """Make one of the moves that were written down."""
        self.state.apply(self.seat, self.moves[place])
