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
from saloon.games.katzenjammer.knowledge import PROVED, Heard
from saloon.games.katzenjammer.moves import (
    BID,
    LAY,
    MIXED,
    PASS,
    PAY,
    STOP,
    KatzenjammerMove,
    number_at,
    rung,
    value_at,
)
from saloon.games.katzenjammer.table import AUCTION, LAYING, PAYING, Position
from saloon.kernel import sets
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import BytesWriter, i64, u8
from saloon.kernel.state import State
from saloon.learned.numbering import Field, Numbering, start_of, total

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
        out.write(NO_SECRET)
        at: i64 = 0
        other: i64 = state.left_of(seat)
        while other != seat:
            write_pile(out, at, state.hands[other], 8)
            other = state.left_of(other)
            at += 6
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
    return bidding(table) and table.high > 0 and value_at(table.high) == MIXED


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

BLANK: Final = bytes(total(OBSERVATION))
"""An observation of nothing: only what is there is written into it."""
NO_SECRET: Final = bytes(total(SECRETS))
MIDDLE: Final = start_of(OBSERVATION, "mice left")
SEATED: Final = start_of(OBSERVATION, "at the table")
LAST_BIDS: Final = start_of(OBSERVATION, "number of the last bid")
KNOWN: Final = start_of(OBSERVATION, "known cards, by kind")


def recall(table: Position, seat: Seat) -> Recalled:
    """Write down what a seat knows, from its own hand and public things alone."""
    heard = table.hear()
    out = BytesWriter()
    out.write(BLANK)
    write_hand(out, table, seat, heard)
    write_middle(out, table)
    place: i64 = 0
    other: i64 = seat
    while place < table.players:
        write_seat(out, table, other, place)
        write_heard(out, table, other, place, heard)
        other = table.left_of(other)
        place += 1
    return Recalled(mixed_bid(table), out.getvalue())


def up_to(number: i64, most: i64) -> i64:
    """Cut a number off where more makes no difference."""
    return number if number < most else most


def write_pile(out: BytesWriter, at: i64, pile: i64, most: i64) -> None:
    """Write the cards of a pile, by kind."""
    while pile:
        out[at] = u8(up_to(pile & 15, most))
        pile >>= 4
        at += 1


def write_hand(out: BytesWriter, table: Position, own: i64, heard: Heard) -> None:
    """Write the own cards, alone and with the lot, and what was seen of the others.

    These are the first bytes, up to the MIDDLE; each field follows the one before.
    """
    hand: i64 = table.hands[own]
    lot: i64 = table.lot_pile
    jokers: i64 = jokers_in(hand)
    more: i64 = jokers + jokers_in(lot)
    row: i64 = table.rows[own]
    different: i64 = jokers
    write_pile(out, 0, hand, 15)
    value: i64 = 1
    while value <= 5:
        held: i64 = count(hand, value)
        different += 1 if held else 0
        out[5 + value] = u8(held + jokers)
        out[10 + value] = u8(held + count(lot, value) + more)
        value += 1
    out[16] = u8(different)
    out[17] = u8(jokers + row)
    write_pile(out, 18, lot, 4)
    out[24] = u8(len(table.lot))
    write_pile(out, 25, table.discard, 15)
    seen: i64 = hand + lot + table.discard
    for seat in range(table.players):
        before: i64 = table.rows[seat]
        seen += before
        if seat != own:
            known: i64 = heard.known[seat]
            seen += known
    write_pile(out, 31, table.agreed.deck - seen, 15)


def write_middle(out: BytesWriter, table: Position) -> None:
    """Write what lies between the players."""
    phase: i64 = table.phase
    left: i64 = table.agreed.rounds - table.round - 1
    out[MIDDLE] = u8(table.pool)
    out[MIDDLE + 1] = u8(table.deck_left)
    out[MIDDLE + 2] = u8(1 if phase == AUCTION else 0)
    out[MIDDLE + 3] = u8(1 if phase == PAYING else 0)
    out[MIDDLE + 4] = u8(1 if phase == LAYING else 0)
    if bidding(table) and table.high:
        write_bid(out, MIDDLE + 5, MIDDLE + 6, table.high)
    out[MIDDLE + 12] = u8(left if left > 0 else 0)


def bidding(table: Position) -> bool:
    """Tell whether there is an auction, or its payment."""
    return table.phase in (AUCTION, PAYING)


def write_bid(out: BytesWriter, number: i64, values: i64, high: i64) -> None:
    """Write a bid: how many cards, and which value, one of six."""
    out[number] = u8(up_to(number_at(high), MOST_BID))
    out[values + value_at(high)] = 1


def write_seat(out: BytesWriter, table: Position, seat: i64, place: i64) -> None:
    """Write what lies in front of a seat that is so many places from the own one."""
    at: i64 = SEATED + place
    held: i64 = table.sizes[seat]
    row: i64 = table.rows[seat]
    mice: i64 = table.mice[seat]
    score: i64 = SCORE_ZERO
    for ended in table.played:
        before: i64 = ended.scores[seat]
        score += before
    out[at] = 1
    out[at + SEATS] = u8(up_to(held, 20))
    out[at + 2 * SEATS] = u8(up_to(row, 15))
    out[at + 3 * SEATS] = u8(up_to(mice, 24))
    out[at + 4 * SEATS] = u8(up_to(score, 120))
    if bidding(table):
        out[at + 5 * SEATS] = u8(0 if sets.has(table.active, seat) else 1)
        out[at + 7 * SEATS] = u8(1 if seat == table.high_seat else 0)
    out[at + 6 * SEATS] = u8(1 if seat == table.leader else 0)


def write_heard(out: BytesWriter, table: Position, seat: i64, place: i64, heard: Heard) -> None:
    """Write the last bid of a seat in this auction, and what everyone knows of its hand."""
    bid: i64 = heard.bids[seat]
    if bid and bidding(table):
        write_bid(out, LAST_BIDS + place, LAST_BIDS + SEATS + 6 * place, bid)
    known: i64 = heard.known[seat]
    held: i64 = table.sizes[seat]
    write_pile(out, KNOWN + 6 * place, known, 6)
    out[KNOWN + 6 * SEATS + place] = u8(up_to(held - size(known), 12))
    at: i64 = KNOWN + 7 * SEATS + 5 * place
    least: i64 = heard.least[seat]
    least >>= PROVED  # values begin at 1
    while least:
        out[at] = u8(up_to(least & 31, 6))
        least >>= PROVED
        at += 1


NUMBERING: Final = KatzenjammerNumbering()
