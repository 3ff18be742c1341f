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
from saloon.games.gadshill.recall import LABELS, SLOTS, Recollection
from saloon.games.gadshill.rules import GadsHillState
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import i64
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

    def write(self, view: View) -> bytes:
        assert isinstance(view, Recollection)
        return observation.write(view)

    def write_secrets(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, GadsHillState)
        return observation.write_secrets(state, seat)

    def sealed(self, view: View) -> bool:  # noqa: ARG002 - nobody chooses in secret
        return False

    def number(self, move: Move, view: View) -> int:
        assert isinstance(move, GadsHillMove)
        assert isinstance(view, Recollection)
        act: i64 = move.act
        if act in (CLAIM, TAKE):
            if act == CLAIM and view.excluded[move.building] & move.lot == 0:
                return WRONG
            return TAKEN + marker(view, move.building, move.lot)
        if act == PLAY:
            return PLAYED_ONE + view.place_of(move)
        if act == DISCARD:
            return discard_number(move, view)
        return other_number(move)

    def numbers(self, moves: list[Move], view: View) -> list[int]:
        return [self.number(move, view) for move in moves]


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
