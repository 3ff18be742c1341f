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

from saloon.games.katzenjammer.cards import VALUES, count, jokers_in, size
from saloon.games.katzenjammer.knowledge import Heard
from saloon.games.katzenjammer.moves import (
    BID,
    LADDER,
    LAY,
    MIXED,
    PASS,
    PAY,
    STOP,
    KatzenjammerMove,
    rung,
)
from saloon.games.katzenjammer.table import AUCTION, LAYING, PAYING, Position
from saloon.kernel import sets
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import BytesWriter, i64, u8
from saloon.kernel.state import State
from saloon.learned.numbering import Field, Numbering, total

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


@final
@dataclass(init=False, eq=False, repr=False)
class Recalled:
    """What a seat knows that has listened since the round began."""

    mixed: bool
    """Whether the high bid is one of different cards."""
    written: bytes
    """All else, as `OBSERVATION` has it."""

    def __init__(self, mixed: bool, written: bytes) -> None:
        self.mixed = mixed
        self.written = written


@final
class KatzenjammerNumbering(Numbering):
    """The numbers of Katzenjammer Blues."""

    def __init__(self) -> None:
        self.observation = OBSERVATION
        self.secrets = SECRETS
        self.size = total(OBSERVATION)
        self.actions = ACTIONS
        self.pointless = ()

    def write(self, view: View) -> bytes:
        assert isinstance(view, Recalled)
        return view.written

    def write_secrets(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Position)
        out = BytesWriter()
        for other in ORDERS[SEATS * (state.players - 1) + seat][1:]:
            write_pile(out, state.hands[other], 8)
        out.write(NOTHING[6 * (SEATS - state.players)])
        return out.getvalue()

    def number(self, move: Move, view: View) -> int:
        assert isinstance(view, Recalled)
        return move_number(move, view.mixed)

    def numbers(self, moves: list[Move], view: View) -> list[int]:
        assert isinstance(view, Recalled)
        return [move_number(move, view.mixed) for move in moves]

    def numbers_at(self, state: State, seat: Seat, moves: list[Move]) -> list[int]:  # noqa: ARG002
        assert isinstance(state, Position)
        mixed = mixed_bid(state)
        return [move_number(move, mixed) for move in moves]

    def sealed(self, view: View) -> bool:  # noqa: ARG002 - nothing is chosen in secret
        return False


def mixed_bid(table: Position) -> bool:
    """Tell whether the high bid is one of different cards."""
    return table.phase in (AUCTION, PAYING) and table.high > 0 and table.high % 6 == MIXED


def move_number(move: Move, mixed: bool) -> int:
    """Number a move; how a payment is numbered depends on the bid."""
    assert isinstance(move, KatzenjammerMove)
    act: i64 = move.act
    if act == BID:
        return BIDS + up_to(rung(move.number, move.value), 6 * MOST_BID - 1)
    if act == LAY:
        return LAYS + 5 * (move.value - 1) + jokers_in(move.cards)
    if act == PAY:
        return payment_number(move.cards, mixed)
    return 0 if act == PASS else 1 if act == STOP else 2


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

ORDERS: Final[list[list[int]]] = [
    [(seat + turn) % players for turn in range(players)]
    for players in range(1, SEATS + 1)
    for seat in range(SEATS)
]
"""The seats in turn order, the own one first: `SEATS * (players - 1) + seat`."""
NOTHING: Final[list[bytes]] = [bytes(size) for size in range(6 * SEATS + 1)]
"""What stands for seats that are not at the table."""
VALUE: Final[list[bytes]] = [
    bytes([rung > 0 and rung % 6 == value for value in range(6)]) for rung in range(len(LADDER))
]
"""The value of a bid by its rung, one of six; 0 is no bid."""


def recall(table: Position, seat: Seat) -> Recalled:
    """Write down what a seat knows, from its own hand and public things alone."""
    heard = table.hear()
    order = ORDERS[SEATS * (table.players - 1) + seat]
    bidding: bool = table.phase in (AUCTION, PAYING)
    out = BytesWriter()
    write_hand(out, table, order, heard)
    write_middle(out, table)
    write_seats(out, table, order)
    write_bids(out, order, heard.bids if bidding else [0] * table.players)
    write_known(out, table, order, heard)
    return Recalled(mixed_bid(table), out.getvalue())


def up_to(number: i64, most: i64) -> i64:
    """Cut a number off where more makes no difference."""
    return number if number < most else most


def write_each(out: BytesWriter, numbers: list[int], order: list[int], most: i64) -> None:
    """Write a number of each seat."""
    seat: i64
    for seat in order:
        out.append(u8(up_to(numbers[seat], most)))
    out.write(NOTHING[SEATS - len(order)])


def write_members(out: BytesWriter, members: i64, order: list[int]) -> None:
    """Write which seats belong to a set."""
    seat: i64
    for seat in order:
        out.append(u8(members >> seat & 1))
    out.write(NOTHING[SEATS - len(order)])


def write_pile(out: BytesWriter, pile: i64, most: i64) -> None:
    """Write the cards of a pile, by kind."""
    if pile == 0:
        out.write(NOTHING[6])
        return
    kind: i64 = 0
    while kind < 6:
        out.append(u8(up_to(pile & 15, most)))
        pile >>= 4
        kind += 1


def write_hand(out: BytesWriter, table: Position, order: list[int], heard: Heard) -> None:
    """Write the own cards, alone and with the lot, and what was seen of the others."""
    own: i64 = order[0]
    hand: i64 = table.hands[own]
    lot: i64 = table.lot_pile
    jokers: i64 = jokers_in(hand)
    more: i64 = jokers + jokers_in(lot)
    different: i64 = jokers
    value: i64
    write_pile(out, hand, 15)
    for value in range(1, 6):
        held: i64 = count(hand, value)
        different += 1 if held else 0
        out.append(u8(held + jokers))
    for value in range(1, 6):
        out.append(u8(count(hand, value) + count(lot, value) + more))
    out.append(u8(different))
    out.append(u8(jokers + table.rows[own]))
    write_pile(out, lot, 4)
    out.append(u8(len(table.lot)))
    write_pile(out, table.discard, 15)
    seen: i64 = hand + lot + table.discard
    seat: i64
    for seat in order:
        row: i64 = table.rows[seat]
        seen += row
        if seat != own:
            known: i64 = heard.known[seat]
            seen += known
    write_pile(out, table.agreed.deck - seen, 15)


def write_middle(out: BytesWriter, table: Position) -> None:
    """Write what lies between the players."""
    phase: i64 = table.phase
    high: i64 = table.high if phase in (AUCTION, PAYING) else 0
    left: i64 = table.agreed.rounds - table.round - 1
    out.append(u8(table.pool))
    out.append(u8(table.deck_left))
    out.append(u8(1 if phase == AUCTION else 0))
    out.append(u8(1 if phase == PAYING else 0))
    out.append(u8(1 if phase == LAYING else 0))
    out.append(u8(up_to(high // 6 + 1, MOST_BID) if high else 0))
    out.write(VALUE[high])
    out.append(u8(left if left > 0 else 0))


def write_seats(out: BytesWriter, table: Position, order: list[int]) -> None:
    """Write what lies in front of each seat, from the own one on."""
    all_seats: i64 = (1 << table.players) - 1
    scores = [SCORE_ZERO] * table.players
    for ended in table.played:
        for seat in order:
            scores[seat] = scores[seat] + ended.scores[seat]
    bidding: bool = table.phase in (AUCTION, PAYING)
    write_members(out, all_seats, order)
    write_each(out, table.sizes, order, 20)
    write_each(out, table.rows, order, 15)
    write_each(out, table.mice, order, 24)
    write_each(out, scores, order, 120)
    write_members(out, all_seats & ~table.active if bidding else 0, order)
    write_members(out, sets.one(table.leader), order)
    write_members(out, sets.one(table.high_seat) if bidding else 0, order)


def write_bids(out: BytesWriter, order: list[int], bids: list[int]) -> None:
    """Write the last bid of each seat in this auction."""
    absent: i64 = SEATS - len(order)
    seat: i64
    for seat in order:
        bid: i64 = bids[seat]
        out.append(u8(up_to(bid // 6 + 1, MOST_BID) if bid else 0))
    out.write(NOTHING[absent])
    for seat in order:
        out.write(VALUE[bids[seat]])
    out.write(NOTHING[6 * absent])


def write_known(out: BytesWriter, table: Position, order: list[int], heard: Heard) -> None:
    """Write what everyone knows of each hand."""
    absent: i64 = SEATS - len(order)
    seat: i64
    for seat in order:
        write_pile(out, heard.known[seat], 6)
    out.write(NOTHING[6 * absent])
    for seat in order:
        held: i64 = table.sizes[seat]
        out.append(u8(up_to(held - size(heard.known[seat]), 12)))
    out.write(NOTHING[absent])
    least = heard.least
    for seat in order:
        at: i64 = 5 * seat
        last: i64 = at + 5
        while at < last:
            out.append(u8(up_to(least[at], 6)))
            at += 1
    out.write(NOTHING[5 * absent])


NUMBERING: Final = KatzenjammerNumbering()
