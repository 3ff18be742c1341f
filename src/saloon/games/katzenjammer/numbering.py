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
    LADDER,
    LAY,
    MIXED,
    PASS,
    PASSING,
    PAY,
    STOP,
    STOREY,
    KatzenjammerMove,
    backed,
    number_at,
    rung,
    value_at,
)
from saloon.games.katzenjammer.table import AUCTION, LAYING, PAYING, Position
from saloon.kernel import sets
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import BytesWriter, i64, u8
from saloon.kernel.state import State
from saloon.learned.numbering import Field, Numbering, start_of, total, up_to

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View

SEATS: Final = 6
LAYS: Final = 3
PAYS: Final = 28
PAYS_MIXED: Final = 44
BIDS: Final = 76
MOST_BID: Final = 12
HIGHEST_BID: Final = 6 * MOST_BID - 1
ACTIONS: Final = BIDS + 6 * MOST_BID
SHUT: Final = bytes(ACTIONS)
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
        self.unlisted = True

    def show(self, view: View, out: BytesWriter) -> None:
        assert isinstance(view, Recalled)
        out.write(view.written)

    def look(self, state: State, seat: Seat, out: BytesWriter) -> None:
        assert isinstance(state, Position)
        write(out, state, seat)

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

    def number(self, move: Move, view: View) -> i64:
        assert isinstance(view, Recalled)
        return move_number(move, view.mixed)

    def numbers(self, moves: list[Move], view: View) -> list[int]:
        assert isinstance(view, Recalled)
        return [move_number(move, view.mixed) for move in moves]

    def numbers_at(self, state: State, seat: Seat, moves: list[Move]) -> list[int]:  # noqa: ARG002
        assert isinstance(state, Position)
        mixed = mixed_bid(state)
        return [move_number(move, mixed) for move in moves]

    def counts(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.phase == AUCTION

    def open(self, state: State, seat: Seat, mask: BytesWriter) -> None:
        assert isinstance(state, Position)
        if state.phase != AUCTION:
            super().open(state, seat, mask)
            return
        first: i64 = len(mask)
        mask.write(SHUT)
        open_bids(mask, first, state.hands[seat], state.high)

    def find(self, state: State, seat: Seat, number: i64) -> Move:
        assert isinstance(state, Position)
        if state.phase != AUCTION:
            return super().find(state, seat, number)
        return found_bid(state.hands[seat], state.high, number)

    def sealed(self, view: View) -> bool:  # noqa: ARG002 - nothing is chosen in secret
        return False


def mixed_bid(table: Position) -> bool:
    """Tell whether the high bid is one of different cards."""
    return bidding(table) and table.high > 0 and value_at(table.high) == MIXED


def move_number(move: Move, mixed: bool) -> i64:
    """Number a move; how a payment is numbered depends on the bid."""
    assert isinstance(move, KatzenjammerMove)
    act: i64 = move.act
    if act == BID:
        return BIDS + up_to(rung(move.number, move.value), HIGHEST_BID)
    if act == LAY:
        return LAYS + 5 * (move.value - 1) + jokers_in(move.cards)
    if act == PAY:
        return payment_number(move.cards, mixed)
    return 0 if act == PASS else 1 if act == STOP else 2


def payment_number(cards: i64, mixed: bool) -> i64:
    """Number a payment: by its jokers, or for a mixed bid by the set of its values."""
    if not mixed:
        return PAYS + jokers_in(cards)
    values: i64 = 0
    for value in VALUES:
        if count(cards, value):
            values |= 1 << (value - 1)
    return PAYS_MIXED + values


def open_bids(mask: BytesWriter, first: i64, hand: i64, high: i64) -> None:
    """Mark what `bids_above` lists, without the list."""
    mask[first] = 1
    most: i64 = rung(size(hand), 5)
    floor: i64 = 0
    while floor <= most:
        rungs: i64 = backed(hand, high, floor)
        while rungs:
            mask[first + BIDS + up_to(floor + sets.first(rungs), HIGHEST_BID)] = 1
            rungs &= rungs - 1
        floor += STOREY


def found_bid(hand: i64, high: i64, number: i64) -> Move:
    """Give the first of what `bids_above` lists that has an open number."""
    if number < BIDS:
        return PASSING
    if number < BIDS + HIGHEST_BID:
        return LADDER[number - BIDS]
    floor: i64 = STOREY
    rungs: i64 = backed(hand, high, floor) & -sets.one(HIGHEST_BID - STOREY)
    while rungs == 0:
        floor += STOREY
        rungs = backed(hand, high, floor)
    return LADDER[floor + sets.first(rungs)]


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
    out = BytesWriter()
    write(out, table, seat)
    return Recalled(mixed_bid(table), out.getvalue())


def write(out: BytesWriter, table: Position, seat: i64) -> None:
    """Write it after what is written already."""
    heard = table.hear()
    first: i64 = len(out)
    out.write(BLANK)
    write_hand(out, first, table, seat, heard)
    write_middle(out, first + MIDDLE, table)
    bids = bidding(table)
    place: i64 = 0
    other: i64 = seat
    while place < table.players:
        held: i64 = table.sizes[other]
        write_seat(out, first + SEATED + place, table, other, held)
        write_heard(out, first + KNOWN, place, heard, other, held)
        if bids:
            bid: i64 = heard.bids[other]
            if bid:
                write_bid(
                    out, first + LAST_BIDS + place, first + LAST_BIDS + SEATS + 6 * place, bid
                )
        other = table.left_of(other)
        place += 1


def write_pile(out: BytesWriter, at: i64, pile: i64, most: i64) -> None:
    """Write the cards of a pile, by kind."""
    while pile:
        out[at] = u8(up_to(pile & 15, most))
        pile >>= 4
        at += 1


def write_hand(out: BytesWriter, at: i64, table: Position, own: i64, heard: Heard) -> None:
    """Write the own cards, alone and with the lot, and what was seen of the others.

    These are the first bytes, up to the MIDDLE; each field follows the one before.
    """
    hand: i64 = table.hands[own]
    lot: i64 = table.lot_pile
    jokers: i64 = jokers_in(hand)
    more: i64 = jokers + jokers_in(lot)
    row: i64 = table.rows[own]
    different: i64 = jokers
    write_pile(out, at, hand, 15)
    value: i64 = 1
    while value <= 5:
        held: i64 = count(hand, value)
        different += 1 if held else 0
        out[at + 5 + value] = u8(held + jokers)
        out[at + 10 + value] = u8(held + count(lot, value) + more)
        value += 1
    out[at + 16] = u8(different)
    out[at + 17] = u8(jokers + row)
    write_pile(out, at + 18, lot, 4)
    out[at + 24] = u8(len(table.lot))
    write_pile(out, at + 25, table.discard, 15)
    seen: i64 = hand + lot + table.discard
    for seat in range(table.players):
        before: i64 = table.rows[seat]
        seen += before
        if seat != own:
            known: i64 = heard.known[seat]
            seen += known
    write_pile(out, at + 31, table.agreed.deck - seen, 15)


def write_middle(out: BytesWriter, at: i64, table: Position) -> None:
    """Write what lies between the players."""
    phase: i64 = table.phase
    left: i64 = table.agreed.rounds - table.round - 1
    out[at] = u8(table.pool)
    out[at + 1] = u8(table.deck_left)
    out[at + 2] = u8(1 if phase == AUCTION else 0)
    out[at + 3] = u8(1 if phase == PAYING else 0)
    out[at + 4] = u8(1 if phase == LAYING else 0)
    if bidding(table) and table.high:
        write_bid(out, at + 5, at + 6, table.high)
    out[at + 12] = u8(left if left > 0 else 0)


def bidding(table: Position) -> bool:
    """Tell whether there is an auction, or its payment."""
    return table.phase in (AUCTION, PAYING)


def write_bid(out: BytesWriter, number: i64, values: i64, high: i64) -> None:
    """Write a bid: how many cards, and which value, one of six."""
    out[number] = u8(up_to(number_at(high), MOST_BID))
    out[values + value_at(high)] = 1


def write_seat(out: BytesWriter, at: i64, table: Position, seat: i64, held: i64) -> None:
    """Write what lies in front of a seat."""
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


def write_heard(out: BytesWriter, at: i64, place: i64, heard: Heard, seat: i64, held: i64) -> None:
    """Write what everyone knows of a hand that is so many places from the own one."""
    known: i64 = heard.known[seat]
    if known:
        write_pile(out, at + 6 * place, known, 6)
    out[at + 6 * SEATS + place] = u8(up_to(held - size(known), 12))
    at += 7 * SEATS + 5 * place
    least: i64 = heard.least[seat]
    least >>= PROVED  # values begin at 1
    while least:
        out[at] = u8(up_to(least & 31, 6))
        least >>= PROVED
        at += 1


NUMBERING: Final = KatzenjammerNumbering()
