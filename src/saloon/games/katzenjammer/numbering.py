"""What a seat of Katzenjammer Blues sees and may do, as numbers.

Moves, fixed:

    0 pass   1 stop   2 shed   3 + 5(v-1) + k   lay v with k jokers
    28 + k   pay a bid of a value with k jokers   44 + s   pay a mixed bid with the values of set s
    76 + r   bid the rung r of the ladder: 6(n-1) + v for n cards of v, v = 0 for n different ones;
             bids of more than twelve cards pass for the highest of twelve

The observation is `OBSERVATION`, field by field; seats from the own one on, in turn order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from saloon.games.katzenjammer import knowledge
from saloon.games.katzenjammer.cards import VALUES, count, jokers_in, less, size
from saloon.games.katzenjammer.knowledge import BADE, OPENED, SPENT, TOOK
from saloon.games.katzenjammer.moves import BID, LAY, MIXED, PASS, PAY, STOP, Step, rung
from saloon.games.katzenjammer.table import AUCTION, LAYING, PAYING, Table
from saloon.kernel import sets
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import i64
from saloon.kernel.state import State
from saloon.learned.numbering import Field, total

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View

SEATS: Final = 6
LAYS: Final = 3
PAYS: Final = 28
PAYS_MIXED: Final = 44
BIDS: Final = 76
MOST_BID: Final = 12
ACTIONS: Final = BIDS + 6 * MOST_BID
SCORE_ZERO: Final = 60
"""What a score of nothing is written as: losses lie below it."""

MOVES: Final = (
    ("pass", 1),
    ("stop", 1),
    ("shed", 1),
    ("lay: value, then jokers among the cards", PAYS - LAYS),
    ("pay a bid of a value: jokers among the cards", PAYS_MIXED - PAYS),
    ("pay a bid of different cards: set of values", BIDS - PAYS_MIXED),
    ("bid: number of cards, then value, different ones first", ACTIONS - BIDS),
)
"""What the numbers stand for, in their order, for people."""

OBSERVATION: Final = (
    Field("hand, by kind", 6, 15, 8),
    Field("cards of each value with the jokers", 5, 30, 8),
    Field("the same with the lot", 5, 30, 8),
    Field("different cards with the jokers", 1, 20, 5),
    Field("own jokers in hand and row", 1, 15, 10),
    Field("lot, by kind", 6, 4, 2),
    Field("size of the lot", 1, 6),
    Field("discarded, by kind", 6, 15),
    Field("unseen, by kind", 6, 15),
    Field("mice left", 1, 24, 12),
    Field("cards to draw", 1, 90, 15),
    Field("phase: auction, paying, laying", 3, 1),
    Field("number of the high bid", 1, MOST_BID, 9),
    Field("value of the high bid", 6, 1),
    Field("rounds to come", 1, 6, 2),
    Field("at the table", SEATS, 1),
    Field("hand sizes", SEATS, 20, 3),
    Field("jokers in the row", SEATS, 15, 6),
    Field("mice", SEATS, 24),
    Field("score of the rounds before", SEATS, 120),
    Field("passed", SEATS, 1),
    Field("leads", SEATS, 1),
    Field("has the high bid", SEATS, 1),
    Field("number of the last bid", SEATS, MOST_BID, 3),
    Field("value of the last bid", 6 * SEATS, 1),
    Field("known cards, by kind", 6 * SEATS, 6),
    Field("cards nobody knows", SEATS, 12),
    Field("proved of each value", 5 * SEATS, 6),
)

SECRETS: Final = (Field("hands of the others, by kind", 6 * (SEATS - 1), 8, 5),)


@dataclass
class Recalled:
    """What a seat knows that has listened since the round began."""

    mixed: bool
    """Whether the high bid is one of different cards."""
    written: bytes
    """All else, as `OBSERVATION` has it."""


@final
class KatzenjammerNumbering:
    """The numbers of Katzenjammer Blues."""

    def __init__(self) -> None:
        self.observation: tuple[Field, ...] = OBSERVATION
        self.secrets: tuple[Field, ...] = SECRETS
        self.size: int = total(OBSERVATION)
        self.actions: int = ACTIONS
        self.pointless: tuple[int, ...] = ()

    def write(self, view: View) -> bytes:
        assert isinstance(view, Recalled)
        return view.written

    def write_secrets(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Table)
        out: list[int] = []
        turn: i64
        for turn in range(1, SEATS):
            hand: i64 = state.hands[(seat + turn) % state.players] if turn < state.players else 0
            write_pile(out, hand, 8)
        return bytes(bytearray(out))

    def number(self, move: Move, view: View) -> int:
        assert isinstance(move, Step)
        act: i64 = move.act
        if act == BID:
            return BIDS + up_to(rung(move.number, move.value), 6 * MOST_BID - 1)
        if act == LAY:
            return LAYS + 5 * (move.value - 1) + jokers_in(move.cards)
        if act == PAY:
            assert isinstance(view, Recalled)
            return payment_number(move.cards, view.mixed)
        return 0 if act == PASS else 1 if act == STOP else 2

    def numbers(self, moves: list[Move], view: View) -> list[int]:
        return [self.number(move, view) for move in moves]

    def sealed(self, view: View) -> bool:  # noqa: ARG002 - nothing is chosen in secret
        return False


def payment_number(cards: i64, mixed: bool) -> int:
    """Number a payment: by its jokers, or for a mixed bid by the set of its values."""
    if not mixed:
        return PAYS + jokers_in(cards)
    values: i64 = 0
    for value in VALUES:
        if count(cards, value):
            values |= 1 << (value - 1)
    return PAYS_MIXED + values


# What a seat has seen and heard: its own hand, and what everyone knows


@final
class Heard:
    """What the memory of a round says of each seat."""

    def __init__(self, players: i64) -> None:
        self.known: list[int] = [0] * players
        """Cards that are certainly in a hand, as a pile."""
        self.least: list[int] = [0] * (5 * players)
        """How many of each value, jokers with them, a hand must hold by its bids (KB-28)."""
        self.bids: list[int] = [0] * players
        """The rung of the last bid in this auction."""

    def hear(self, memory: list[int]) -> None:
        """Go through all that happened."""
        for packed in memory:
            kind: i64 = knowledge.kind_of(packed)
            seat: i64 = knowledge.seat_of(packed)
            detail: i64 = knowledge.detail_of(packed)
            if kind == BADE:
                self.bids[seat] = detail
                value: i64 = detail % 6
                at: i64 = 5 * seat + value - 1
                number: i64 = detail // 6 + 1
                if value != MIXED and number > self.least[at]:
                    self.least[at] = number
            elif kind == OPENED:
                self.bids = [0] * len(self.known)
            elif kind == TOOK:
                self.known[seat] = self.known[seat] + detail
                self.move(seat, detail, 1)
            elif kind == SPENT:
                if self.known[seat]:
                    self.known[seat] = less(self.known[seat], detail)
                self.move(seat, detail, -1)

    def move(self, seat: i64, cards: i64, sign: i64) -> None:
        """Cards came into a hand or left it for all to see."""
        value: i64 = 1
        while value <= 5:
            at: i64 = 5 * seat + value - 1
            left: i64 = self.least[at]
            left += sign * (count(cards, value) + jokers_in(cards))
            self.least[at] = left if left > 0 else 0
            value += 1


def recall(table: Table, seat: Seat) -> Recalled:
    """Write down what a seat knows, from its own hand and public things alone."""
    heard = Heard(table.players)
    heard.hear(table.memory)
    bidding: bool = table.phase in (AUCTION, PAYING)
    if not bidding:
        heard.bids = [0] * table.players
    out: list[int] = []
    write_hand(out, table, seat, heard)
    write_middle(out, table)
    write_seats(out, table, seat)
    write_bids(out, table, seat, heard)
    write_known(out, table, seat, heard)
    mixed = bidding and table.high > 0 and table.high % 6 == MIXED
    return Recalled(mixed, bytes(bytearray(out)))  # by this way it takes half as long


def up_to(number: i64, most: i64) -> i64:
    """Cut a number off where more makes no difference."""
    return number if number < most else most


def write_pile(out: list[int], pile: i64, most: i64) -> None:
    """Write the cards of a pile, by kind."""
    kind: i64 = 0
    while kind < 6:
        out.append(up_to(pile & 15, most))
        pile >>= 4
        kind += 1


def write_hand(out: list[int], table: Table, seat: i64, heard: Heard) -> None:
    """Write the own cards, alone and with the lot, and what was seen of the others."""
    hand: i64 = table.hands[seat]
    lot: i64 = table.lot_pile
    jokers: i64 = jokers_in(hand)
    more: i64 = jokers_in(lot)
    different: i64 = jokers
    value: i64
    write_pile(out, hand, 15)
    for value in range(1, 6):
        held: i64 = count(hand, value)
        different += 1 if held else 0
        out.append(held + jokers)
    for value in range(1, 6):
        out.append(count(hand, value) + jokers + count(lot, value) + more)
    out.append(different)
    out.append(jokers + table.rows[seat])
    write_pile(out, lot, 4)
    out.append(len(table.lot))
    write_pile(out, table.discard, 15)
    kind: i64
    for kind in range(6):
        unseen: i64 = 15 - count(hand, kind) - count(lot, kind) - count(table.discard, kind)
        other: i64
        for other in range(table.players):
            if other != seat:
                unseen -= count(heard.known[other], kind)
            if kind == 0:
                unseen -= table.rows[other]
        out.append(unseen)


def write_middle(out: list[int], table: Table) -> None:
    """Write what lies between the players."""
    phase: i64 = table.phase
    high: i64 = table.high if phase in (AUCTION, PAYING) else 0
    out.append(table.pool)
    out.append(table.deck_left)
    out.append(1 if phase == AUCTION else 0)
    out.append(1 if phase == PAYING else 0)
    out.append(1 if phase == LAYING else 0)
    out.append(up_to(high // 6 + 1, MOST_BID) if high else 0)
    value: i64
    for value in range(6):
        out.append(1 if high and high % 6 == value else 0)
    left: i64 = table.agreed.rounds - table.round - 1
    out.append(left if left > 0 else 0)


def write_seats(out: list[int], table: Table, seat: i64) -> None:
    """Write what lies in front of each seat, from the own one on."""
    players: i64 = table.players
    scores = [SCORE_ZERO] * players
    for ended in table.played:
        for each in range(players):
            scores[each] = scores[each] + ended.scores[each]
    turn: i64
    for turn in range(SEATS):
        out.append(1 if turn < players else 0)
    for turn in range(SEATS):
        out.append(up_to(table.sizes[(seat + turn) % players], 20) if turn < players else 0)
    for held in (table.rows, table.mice):
        for turn in range(SEATS):
            out.append(held[(seat + turn) % players] if turn < players else 0)
    for turn in range(SEATS):
        out.append(up_to(scores[(seat + turn) % players], 120) if turn < players else 0)
    bidding: bool = table.phase in (AUCTION, PAYING)
    for turn in range(SEATS):
        at: i64 = (seat + turn) % players
        passed = turn < players and bidding and not sets.has(table.active, at)
        out.append(1 if passed else 0)
    for turn in range(SEATS):
        out.append(1 if turn < players and (seat + turn) % players == table.leader else 0)


def write_bids(out: list[int], table: Table, seat: i64, heard: Heard) -> None:
    """Write the last bid of each seat in this auction."""
    players: i64 = table.players
    high: i64 = table.high_seat if table.phase in (AUCTION, PAYING) else SEATS
    turn: i64
    for turn in range(SEATS):
        out.append(1 if turn < players and (seat + turn) % players == high else 0)
    for turn in range(SEATS):
        bid: i64 = heard.bids[(seat + turn) % players] if turn < players else 0
        out.append(up_to(bid // 6 + 1, MOST_BID) if bid else 0)
    for turn in range(SEATS):
        bid = heard.bids[(seat + turn) % players] if turn < players else 0
        value: i64
        for value in range(6):
            out.append(1 if bid and bid % 6 == value else 0)


def write_known(out: list[int], table: Table, seat: i64, heard: Heard) -> None:
    """Write what everyone knows of each hand."""
    players: i64 = table.players
    turn: i64
    for turn in range(SEATS):
        write_pile(out, heard.known[(seat + turn) % players] if turn < players else 0, 6)
    for turn in range(SEATS):
        at: i64 = (seat + turn) % players
        out.append(up_to(table.sizes[at] - size(heard.known[at]), 12) if turn < players else 0)
    for turn in range(SEATS):
        at = 5 * ((seat + turn) % players)
        value: i64
        for value in range(5):
            out.append(up_to(heard.least[at + value], 6) if turn < players else 0)


NUMBERING: Final = KatzenjammerNumbering()
