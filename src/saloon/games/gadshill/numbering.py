"""Gads Hill 1874 as numbers: the moves a seat is offered, and with `observation` what it knows.

Cards and buildings go by their place in the town's file, so a network knows the town it was taught
with. A play and a discard name cards by their place in the own hand, those that bring most now
first, and "my building" by its place among the own ones; the observation describes both. A tenth
card and those beyond it share the numbers of the ninth.

Claims of STOP that do not hold share one number: each of them does the same, and what holds is
known to whoever thinks it through.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from saloon.games.gadshill import observation
from saloon.games.gadshill.components import BUILDINGS, MARKERS
from saloon.games.gadshill.deduction import Board
from saloon.games.gadshill.moves import (
    BUY,
    CLAIM,
    DISCARD,
    DRAFT,
    DRAW,
    PLAY,
    QUIET,
    TAKE,
    GadsHillMove,
)
from saloon.games.gadshill.observation import OBSERVATION, SECRETS, SIZE, marker
from saloon.games.gadshill.recall import LABELS, SLOTS, Recollection, rightly_claimed
from saloon.games.gadshill.rules import GadsHillState
from saloon.games.gadshill.table import WINDOW
from saloon.kernel import sets
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import BytesWriter, i64
from saloon.kernel.state import State
from saloon.learned.numbering import Numbering

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View

# Where the numbers of each kind of move begin

BOUGHT: Final = BUILDINGS
ENDED: Final = BOUGHT + BUILDINGS
KEPT_QUIET: Final = ENDED + 1
DREW: Final = KEPT_QUIET + 1
PLAYED_ONE: Final = DREW + 3
DISCARDED_TWO: Final = PLAYED_ONE + SLOTS * LABELS
TAKEN: Final = DISCARDED_TWO + SLOTS * SLOTS
WRONG: Final = TAKEN + BUILDINGS * MARKERS
ACTIONS: Final = WRONG + 1
SHUT: Final = bytes(ACTIONS)
ALIKE: Final = (WRONG,)
"""Numbers that several moves share on purpose."""
MOVES: Final = (
    ("draft a building", BUILDINGS),
    ("buy a building", BUILDINGS),
    ("pass, or end the turn", 1),
    ("keep quiet", 1),
    ("draw a building, district or condition card", 3),
    ("play a card: place in hand, then own building", SLOTS * LABELS),
    ("discard two cards: place in hand of one, then of the other", SLOTS * SLOTS),
    ("take a marker, or claim it rightly: building, then its marker", BUILDINGS * MARKERS),
    ("claim a marker wrongly", 1),
)
"""What the numbers stand for, in their order, for people."""


@final
class GadsHillNumbering(Numbering):
    """The numbers of Gads Hill 1874."""

    def __init__(self) -> None:
        self.observation = OBSERVATION
        self.secrets = SECRETS
        self.size = SIZE
        self.actions = ACTIONS
        self.pointless = (WRONG,)
        self.unlisted = True

    def show(self, view: View, out: BytesWriter) -> None:
        assert isinstance(view, Recollection)
        observation.write(out, view)

    def write_secrets(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, GadsHillState)
        return observation.write_secrets(state, seat)

    def sealed(self, view: View) -> bool:  # noqa: ARG002 - nobody chooses in secret
        return False

    def number(self, move: Move, view: View) -> i64:
        assert isinstance(move, GadsHillMove)
        assert isinstance(view, Recollection)
        act: i64 = move.act
        if act in (CLAIM, TAKE):
            if act == CLAIM and view.excluded[move.building] & move.lot == 0:
                return WRONG
            return TAKEN + marker(move.building, view.lots[move.building], move.lot)
        if act == PLAY:
            return PLAYED_ONE + view.place_of(move)
        if act == DISCARD:
            return discard_number(move, view)
        return other_number(move)

    def numbers(self, moves: list[Move], view: View) -> list[int]:
        return [self.number(move, view) for move in moves]

    def counts(self, state: State) -> bool:
        assert isinstance(state, GadsHillState)
        return state.phase == WINDOW

    def open(self, state: State, seat: Seat, mask: BytesWriter) -> None:
        assert isinstance(state, GadsHillState)
        if state.phase != WINDOW:
            super().open(state, seat, mask)
            return
        first: i64 = len(mask)
        mask.write(SHUT)
        mask[first + KEPT_QUIET] = 1
        if open_claims(mask, first, state.board) < state.board.markers():
            mask[first + WRONG] = 1

    def find(self, state: State, seat: Seat, number: i64) -> Move:
        assert isinstance(state, GadsHillState)
        if state.phase != WINDOW:
            return super().find(state, seat, number)
        if number == KEPT_QUIET:
            return state.moves.quiet
        return wrong_claim(state) if number == WRONG else right_claim(state, number - TAKEN)


def open_claims(mask: BytesWriter, first: i64, board: Board) -> i64:
    """Mark the claims that hold; tell how many there are."""
    claims = rightly_claimed(board)
    end: i64 = len(claims)
    index: i64 = 0
    while index < end:
        building: i64 = claims[index]
        place: i64 = marker(building, board.lots[building], claims[index + 1])
        mask[first + TAKEN + place] = 1
        index += 3
    return end // 3


def right_claim(state: GadsHillState, place: i64) -> Move:
    """Give the claim of a marker by its place among all markers."""
    building: i64 = place // MARKERS
    return state.moves.claims[building][sets.nth(state.board.lots[building], place % MARKERS)]


def wrong_claim(state: GadsHillState) -> Move:
    """Give the first claim that does not hold."""
    board = state.board
    excluded = board.conclusions()
    left: i64 = board.marked
    while True:
        building: i64 = sets.first(left)
        wrong: i64 = board.lots[building] & ~excluded[building]
        if wrong:
            return state.moves.claims[building][sets.first(wrong)]
        left &= left - 1


def discard_number(move: GadsHillMove, view: Recollection) -> i64:
    """Number two discarded cards, whichever comes first."""
    first: i64 = view.slots[move.card]
    second: i64 = view.slots[move.other]
    return DISCARDED_TWO + min(first, second) * SLOTS + max(first, second)


def other_number(move: GadsHillMove) -> i64:
    """Number a move that says all by itself."""
    act: i64 = move.act
    if act == DRAFT:
        return move.building
    if act == BUY:
        return BOUGHT + move.building
    if act == QUIET:
        return KEPT_QUIET
    return DREW + move.other if act == DRAW else ENDED


NUMBERING: Final = GadsHillNumbering()
