"""Before the cards are turned up: the first leader, and six cards each (KB-08 to KB-12)."""

from __future__ import annotations

from saloon.games.katzenjammer import tell
from saloon.games.katzenjammer.cards import one
from saloon.games.katzenjammer.table import DEAL, REVEAL, Position
from saloon.kernel.message import Event
from saloon.kernel.moves import CHANCE
from saloon.kernel.native import i64


def choose_leader(table: Position, seat: i64, events: list[Event] | None) -> None:
    """The first leader of a match is drawn (KB-08)."""
    table.first_leader = seat
    tell.leader(events, seat)
    deal(table)


def deal(table: Position) -> None:
    """Six cards each, one at a time, from the leader's left (KB-09, KB-11)."""
    table.leader = table.first_leader
    table.served = table.leader
    table.phase = DEAL
    table.turn = CHANCE


def serve(table: Position, kind: i64, events: list[Event] | None) -> None:
    """One hidden card goes to the next player; the leader is served last (KB-11)."""
    seat: i64 = table.left_of(table.served)
    table.served = seat
    table.draw(kind)
    table.receive(seat, one(kind), 1)
    tell.dealt(events, seat, kind)
    if seat == table.leader and table.sizes[seat] == table.agreed.hand:
        table.phase = REVEAL
