"""The auction: bids rise until the high bidder alone is left, or nobody is (KB-24 to KB-51)."""

from __future__ import annotations

from saloon.games.katzenjammer import tell
from saloon.games.katzenjammer.knowledge import BADE, OPENED, fact, lying
from saloon.games.katzenjammer.moves import LADDER, KatzenjammerMove, rung
from saloon.games.katzenjammer.table import AUCTION, NOBODY, PAYING, Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.native import i64


def begin(table: Position, events: list[Event] | None) -> None:
    """The leader's left neighbour speaks first, the leader last (KB-25)."""
    table.phase = AUCTION
    table.high = 0
    table.high_seat = NOBODY
    table.active = (1 << table.players) - 1
    about: i64 = lying(table.lot_pile, table.pool, table.deck_left)
    table.remember(fact(OPENED, table.leader, about))
    next_speaker(table, table.leader, events)


def next_speaker(table: Position, seat: i64, events: list[Event] | None) -> None:
    """The next player who has not passed speaks; an empty hand passes by itself (KB-36).

    The auction is over when the high bidder alone is left (KB-33) or nobody is (KB-35).
    """
    while table.active:
        seat = table.left_of(seat)
        if not sets.has(table.active, seat):
            continue
        if seat == table.high_seat:
            sell(table, seat, events)
            return
        if table.sizes[seat]:
            table.turn = seat
            return
        table.active = sets.take(table.active, seat)
        tell.passed_empty(events, seat)
    unsold(table, events)


def passes(table: Position, seat: i64, events: list[Event] | None) -> None:
    """A pass is final for this auction (KB-30)."""
    table.active = sets.take(table.active, seat)
    tell.passed(events, seat)
    next_speaker(table, seat, events)


def bid(table: Position, seat: i64, made: KatzenjammerMove, events: list[Event] | None) -> None:
    """A higher bid replaces the one before; the cards stay in hand (KB-26, KB-31)."""
    table.high = rung(made.number, made.value)
    table.high_seat = seat
    table.remember(fact(BADE, seat, table.high))
    tell.bid(events, seat, made)
    next_speaker(table, seat, events)


def sell(table: Position, seat: i64, events: list[Event] | None) -> None:
    """The high bidder wins and owes his payment (KB-33, KB-52)."""
    table.phase = PAYING
    table.turn = seat
    tell.won(events, seat, LADDER[table.high])


def unsold(table: Position, events: list[Event] | None) -> None:
    """Nobody wants the lot: it is discarded, the same leader reveals again (KB-35, KB-78)."""
    table.discard += table.lot_pile
    tell.unsold(events, table.leader, table.lot)
    table.clear_lot()
    table.go_reveal()
