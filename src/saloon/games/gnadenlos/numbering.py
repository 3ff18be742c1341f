"""Gnadenlos! as numbers: the moves a seat is offered, and with `observation` what it knows.

Adventurers and event cards go by their place in the box's file, so a network knows the box it was
taught with. Numbers of moves are fixed, except for debts of other colours in a bid: a hand has few
kinds of them, and a bid names them by their place among those of the hand, which the observation
describes ("foreign debts").

Two sorts of rare moves share a number with one like them: bids with a sixth such kind or one beyond
it, which pass for the fifth, and debts moved to a gap beyond the sixth, which pass for the sixth.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Final, final

from saloon.games.gnadenlos import observation
from saloon.games.gnadenlos.components import ADVENTURERS
from saloon.games.gnadenlos.debts import KINDS, VALUES, count
from saloon.games.gnadenlos.fields import FOREIGN, OBSERVATION, SECRETS, SIZE
from saloon.games.gnadenlos.moves import (
    BID,
    BUY,
    CHOOSE,
    COLUMNS,
    DRAW,
    FILL,
    LAY,
    MOST_BOUGHT,
    MOST_DEBTS,
    NO_DEBT,
    NONE,
    PICK,
    GnadenlosMove,
)
from saloon.games.gnadenlos.recall import Recollection
from saloon.games.gnadenlos.rules import GnadenlosState
from saloon.games.gnadenlos.table import CHOOSING, LAYING
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import BytesWriter, i64, vec
from saloon.kernel.state import State
from saloon.learned.numbering import Numbering, up_to

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View

LABELS: Final = VALUES + FOREIGN
"""A bid names debts of the own colour by value, others by their place in the hand."""
TAKEN_FROM: Final = 24
"""With as many debts a payday comes, so fewer lie there when some are taken."""
GAPS: Final = 6

# Where the numbers of each kind of move begin

PICKED: Final = ADVENTURERS
BOUGHT: Final = PICKED + ADVENTURERS
DREW_SOME: Final = BOUGHT + MOST_BOUGHT + 1
LAID: Final = DREW_SOME + 3
FILLED: Final = LAID + 6
TOOK_NONE: Final = FILLED + COLUMNS * GAPS
TOOK_ONE: Final = TOOK_NONE + 1
TOOK_TWO: Final = TOOK_ONE + TAKEN_FROM
BADE: Final = TOOK_TWO + TAKEN_FROM * (TAKEN_FROM - 1) // 2


def places() -> list[int]:
    """Number the bids by their labels, rising; a missing one is LABELS."""
    found = [0] * (LABELS + 1) ** 3
    number = BADE
    for debts in range(1, MOST_DEBTS + 1):
        for labels in combinations_with_replacement(range(LABELS), debts):
            first, second, third = (*labels, LABELS, LABELS)[:3]
            found[(first * (LABELS + 1) + second) * (LABELS + 1) + third] = number
            number += 1
    return found


def pairs() -> list[int]:
    """Number two slots, the lower one first."""
    found = [0] * TAKEN_FROM**2
    for number, (first, second) in enumerate(combinations(range(TAKEN_FROM), 2)):
        found[first * TAKEN_FROM + second] = TOOK_TWO + number
    return found


BID_NUMBERS: Final = vec[i64](places())
ACTIONS: Final[int] = max(places()) + 1
PAIR_NUMBERS: Final = vec[i64](pairs())


MOVES: Final = (
    ("choose an adventurer", ADVENTURERS),
    ("pick an adventurer; a pair by its first", ADVENTURERS),
    ("buy so many spaces", MOST_BOUGHT + 1),
    ("have so many debts drawn", 3),
    ("lay debts in an order of theirs", 6),
    ("close up: column, then gap", COLUMNS * GAPS),
    ("take no debt", 1),
    ("take the debt of a slot", TAKEN_FROM),
    ("take the debts of two slots", TAKEN_FROM * (TAKEN_FROM - 1) // 2),
    ("bid one, two or three debts: own values, then foreign debts", ACTIONS - BADE),
)
"""What the numbers stand for, in their order, for people."""


@final
class GnadenlosNumbering(Numbering):
    """The numbers of Gnadenlos!"""

    looked: Recollection | None
    """What `labels` was made for."""
    labels: list[int]
    """How a bid names each kind in hand, and LABELS for no debt at all."""

    def __init__(self) -> None:
        self.observation = OBSERVATION
        self.secrets = SECRETS
        self.size = SIZE
        self.actions = ACTIONS
        self.pointless = ()
        self.unlisted = False
        self.looked = None
        self.labels = []

    def show(self, view: View, out: BytesWriter) -> None:
        assert isinstance(view, Recollection)
        observation.write(out, view)

    def write_secrets(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, GnadenlosState)
        return observation.write_secrets(state, seat)

    def sealed(self, view: View) -> bool:
        assert isinstance(view, Recollection)
        return view.phase in (CHOOSING, LAYING)

    def number(self, move: Move, view: View) -> i64:
        assert isinstance(move, GnadenlosMove)
        assert isinstance(view, Recollection)
        act: i64 = move.act
        if act == BID:
            return self.bid_number(move, view)
        if act == CHOOSE:
            return move.first
        if act == PICK:
            return PICKED + move.first
        if act == BUY:
            return BOUGHT + move.first
        if act == LAY:
            return lay_number(move, view)
        if act == FILL:
            return fill_number(move, view)
        return DREW_SOME + move.first if act == DRAW else take_number(move)

    def numbers(self, moves: list[Move], view: View) -> list[int]:
        return [self.number(move, view) for move in moves]

    def bid_number(self, move: GnadenlosMove, view: Recollection) -> i64:
        """Number a bid by the labels of its debts, whatever their order."""
        labels = self.labels_of(view)
        first: i64 = labels[move.first]
        second: i64 = labels[move.second]
        third: i64 = labels[move.third]
        if second < first:
            first, second = second, first
        if third < second:
            second, third = third, second
            if second < first:
                first, second = second, first
        return BID_NUMBERS[(first * (LABELS + 1) + second) * (LABELS + 1) + third]

    def labels_of(self, view: Recollection) -> list[int]:
        """Label the kinds in hand."""
        if self.looked is view:
            return self.labels
        labels = [LABELS] * (KINDS + 1)
        own: i64 = view.seat * VALUES
        kinds: i64 = view.players * VALUES
        for value in range(VALUES):
            labels[own + value] = value
        label: i64 = VALUES
        kind: i64 = VALUES
        while kind < kinds:
            place: i64 = (own + kind) % kinds
            if count(view.known[view.seat], place):
                labels[place] = up_to(label, LABELS - 1)
                label += 1
            kind += 1
        self.looked = view
        self.labels = labels
        return labels


def lay_number(move: GnadenlosMove, view: Recollection) -> i64:
    """Number an order of debts among all orders of the same ones."""
    own: i64 = view.seat * VALUES
    total: i64 = view.players * VALUES
    first: i64 = (move.first - own + total) % total
    second: i64 = NO_DEBT if move.second == NO_DEBT else (move.second - own + total) % total
    third: i64 = NO_DEBT if move.third == NO_DEBT else (move.third - own + total) % total
    number: i64 = LAID
    if second < first:
        number += 2
    if third < first:
        number += 2
    if third < second:
        number += 1
    return number


def take_number(move: GnadenlosMove) -> i64:
    """Number debts that are taken by their slots."""
    if move.first == NONE:
        return TOOK_NONE
    if move.second == NONE:
        return TOOK_ONE + move.first
    return PAIR_NUMBERS[move.first * TAKEN_FROM + move.second]


def fill_number(move: GnadenlosMove, view: Recollection) -> i64:
    """Number a debt that closes a gap, by its column and the gaps before that one."""
    gaps: i64 = 0
    slot: i64 = 0
    while slot < move.second:
        if view.market[slot] == 0:
            gaps += 1
        slot += 1
    return FILLED + move.first % COLUMNS * GAPS + min(gaps, GAPS - 1)


NUMBERING: Final = GnadenlosNumbering()
