"""The winner pays and takes the lot (KB-52 to KB-60)."""

from __future__ import annotations

from math import comb
from typing import Final

from saloon.games.katzenjammer import tell
from saloon.games.katzenjammer.cards import (
    JOKER,
    KINDS,
    count,
    covers,
    different,
    jokers_in,
    one,
    size,
)
from saloon.games.katzenjammer.knowledge import SPENT, TOOK, fact
from saloon.games.katzenjammer.moves import (
    HANDFULS,
    LADDER,
    MIXED,
    MOST_MIXED,
    KatzenjammerMove,
    payment,
)
from saloon.games.katzenjammer.table import LAYING, Position
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64

WAYS: Final = [[comb(values, number) for number in range(MOST_MIXED + 1)] for values in range(6)]
"""In how many ways so many different values give so many cards, one of each."""


def payments(hand: i64, high: i64) -> list[Move]:
    """List every way to pay the winning bid, fewest jokers first (KB-54, KB-55)."""
    bid = LADDER[high]
    jokers: i64 = jokers_in(hand)
    number: i64 = bid.number
    moves: list[Move] = []
    used: i64 = 0
    if bid.value != MIXED:
        used = fewest_jokers(hand, bid)
        while used <= number and used <= jokers:
            moves.append(payment((number - used) * one(bid.value) + used))
            used += 1
        return moves
    while used <= number and used <= jokers:
        moves += [payment(cards + used) for cards in HANDFULS[number - used] if covers(hand, cards)]
        used += 1
    return moves


def count_payments(hand: i64, high: i64) -> i64:
    """Count what `payments` lists."""
    bid = LADDER[high]
    most: i64 = min(bid.number, jokers_in(hand))
    if bid.value != MIXED:
        return most - fewest_jokers(hand, bid) + 1
    values: i64 = different(hand)
    number: i64 = 0
    used: i64 = 0
    while used <= most:
        number += WAYS[values][bid.number - used]
        used += 1
    return number


def nth_payment(hand: i64, high: i64, index: i64) -> KatzenjammerMove:
    """Name what has so many before it in `payments`."""
    bid = LADDER[high]
    used: i64 = 0
    if bid.value != MIXED:
        used = fewest_jokers(hand, bid) + index
        return payment((bid.number - used) * one(bid.value) + used)
    while True:
        for cards in HANDFULS[bid.number - used]:
            if covers(hand, cards):
                if index == 0:
                    return payment(cards + used)
                index -= 1
        used += 1


def fewest_jokers(hand: i64, bid: KatzenjammerMove) -> i64:
    """Count the jokers that a bid of a value cannot do without."""
    return max(bid.number - count(hand, bid.value), 0)


def thriftiest(moves: list[Move], hand: int) -> Move:
    """Name the usual payment: fewest jokers, then the values held least often, the lower first."""
    return min(moves, key=lambda move: thrift(hand, move))


def thrift(hand: int, move: Move) -> tuple[int, list[tuple[int, int]]]:
    """Order payments for `thriftiest`."""
    assert isinstance(move, KatzenjammerMove)
    values = [kind for kind in KINDS if kind != JOKER and count(move.cards, kind)]
    return count(move.cards, JOKER), sorted([(count(hand, value), value) for value in values])


def pay(table: Position, seat: i64, cards: i64, events: list[Event] | None) -> None:
    """The winner pays, takes the lot and leads from now on (KB-37, KB-52, KB-57 to KB-60)."""
    tell.paid(events, seat, cards)
    tell.took(events, seat, table.lot)
    spend(table, seat, cards)
    table.receive(seat, table.lot_pile, len(table.lot))
    table.remember(fact(TOOK, seat, table.lot_pile))
    table.clear_lot()
    table.leader = seat
    table.phase = LAYING


def spend(table: Position, seat: i64, cards: i64) -> None:
    """Jokers used go to the row, number cards to the discard (KB-57, KB-58, KB-68, KB-69)."""
    jokers: i64 = jokers_in(cards)
    table.rows[seat] = table.rows[seat] + jokers
    table.discard += cards - jokers
    give_up(table, seat, cards)


def give_up(table: Position, seat: i64, cards: i64) -> None:
    """Cards leave a hand for all to see."""
    table.hands[seat] = table.hands[seat] - cards
    table.sizes[seat] = table.sizes[seat] - size(cards)
    table.remember(fact(SPENT, seat, cards))
