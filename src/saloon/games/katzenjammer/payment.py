"""The winner pays and takes the lot (KB-52 to KB-60)."""

from __future__ import annotations

from saloon.games.katzenjammer import tell
from saloon.games.katzenjammer.cards import JOKER, KINDS, count, covers, jokers_in, one, size
from saloon.games.katzenjammer.knowledge import SPENT, TOOK, fact
from saloon.games.katzenjammer.moves import HANDFULS, LADDER, MIXED, KatzenjammerMove, payment
from saloon.games.katzenjammer.table import LAYING, Position
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64


def payments(hand: i64, high: i64) -> list[Move]:
    """List every way to pay the winning bid, fewest jokers first (KB-54, KB-55)."""
    bid = LADDER[high]
    jokers: i64 = jokers_in(hand)
    number: i64 = bid.number
    moves: list[Move] = []
    used: i64 = 0
    if bid.value != MIXED:
        held: i64 = count(hand, bid.value)
        if held < number:
            used = number - held
        while used <= number and used <= jokers:
            moves.append(payment((number - used) * one(bid.value) + used))
            used += 1
        return moves
    while used <= number and used <= jokers:
        moves += [payment(cards + used) for cards in HANDFULS[number - used] if covers(hand, cards)]
        used += 1
    return moves


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
    table.memory.append(fact(TOOK, seat, table.lot_pile))
    table.clear_lot()
    table.leader = seat
    table.phase = LAYING


def spend(table: Position, seat: i64, cards: i64) -> None:
    """Jokers used go to the row, number cards to the discard (KB-57, KB-58, KB-68, KB-69)."""
    jokers: i64 = jokers_in(cards)
    row: i64 = table.rows[seat]
    table.rows[seat] = row + jokers
    table.discard += cards - jokers
    give_up(table, seat, cards)


def give_up(table: Position, seat: i64, cards: i64) -> None:
    """Cards leave a hand for all to see."""
    hand: i64 = table.hands[seat]
    held: i64 = table.sizes[seat]
    table.hands[seat] = hand - cards
    table.sizes[seat] = held - size(cards)
    table.memory.append(fact(SPENT, seat, cards))
