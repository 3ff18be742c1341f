"""The lot is turned up; a joker brings everyone a card (KB-13 to KB-23)."""

from __future__ import annotations

from saloon.games.katzenjammer import auction, scoring, tell
from saloon.games.katzenjammer.cards import JOKER, count, one
from saloon.games.katzenjammer.knowledge import DREW, fact
from saloon.games.katzenjammer.table import BONUS, Position
from saloon.kernel.message import Event
from saloon.kernel.native import i64


def turn_up(table: Position, kind: i64, events: list[Event] | None) -> None:
    """Cards are turned up until a joker or a second card of a value lies there (KB-13 to KB-22).

    The last card of the pile ends the round before anything else (KB-80, KB-83).
    """
    table.draw(kind)
    twin = count(table.lot_pile, kind) > 0
    table.lot.append(kind)
    table.lot_pile += one(kind)
    tell.turned(events, kind)
    if table.deck_left == 0:
        scoring.end_round(table, "deck", events)
    elif kind == JOKER:
        table.served = table.leader
        table.phase = BONUS
    elif twin:
        auction.begin(table, events)


def bonus(table: Position, kind: i64, events: list[Event] | None) -> None:
    """A joker in the lot: one hidden card for each, the leader last (KB-18, KB-19)."""
    seat: i64 = table.left_of(table.served)
    table.served = seat
    table.draw(kind)
    table.receive(seat, one(kind), 1)
    table.remember(fact(DREW, seat, 0))
    tell.bonus(events, seat, kind)
    if table.deck_left == 0:
        scoring.end_round(table, "deck", events)
    elif seat == table.leader:
        auction.begin(table, events)
