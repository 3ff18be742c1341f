"""Payday: debts are turned up by the die and paid, until someone cannot (GN-86 to GN-98)."""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos import market, tell
from saloon.games.gnadenlos.debts import one, owner_of, value_of
from saloon.games.gnadenlos.moves import COLUMNS
from saloon.games.gnadenlos.table import (
    NEXT_TURN,
    NO_CARD,
    NOT_ENDED,
    PAYDAY,
    PAYDAY_DUE,
    SCORING,
    VULTURES,
    Position,
)
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import CHANCE
from saloon.kernel.native import i64

THROWN_BACK: Final = 5
LOST_WITH: Final = 3


def due(table: Position, events: list[Event] | None) -> None:
    """A payday is held while there are as many full rows as players (GN-86, GN-98)."""
    if table.cards < COLUMNS * table.players:
        table.phase = NEXT_TURN
    else:
        begin(table, events)


def begin(table: Position, events: list[Event] | None) -> None:
    """The active player rolls (GN-87, GN-88); the last payday is held on any market (GN-102)."""
    table.phase = PAYDAY
    table.turn = CHANCE
    table.turned = 0
    if table.ending == NOT_ENDED:
        tell.payday(events, table.active)
    else:
        tell.last_payday(events, table.active)


def roll(table: Position, die: i64, events: list[Event] | None) -> None:
    """The outermost face-down debt of the rolled column is turned up and paid (GN-88 to GN-90).

    A column without one ends the payday (GN-92).
    """
    slot: i64 = outermost(table, die - 1)
    tell.payday_roll(events, table.active, die)
    if slot < 0:
        tell.column_used_up(events, die)
        end(table, events)
        return
    table.turned = sets.add(table.turned, slot)
    kind: i64 = market.kind_of(table.market[slot])
    tell.turned_up(events, slot, kind)
    charge(table, owner_of(kind), value_of(kind), events)


def outermost(table: Position, column: i64) -> i64:
    """Find the face-down debt of a column that lies furthest from the board; -1 if none."""
    slot: i64 = column
    found: i64 = -1
    cards: i64 = len(table.market)
    while slot < cards:
        if table.market[slot] != NO_CARD and not sets.has(table.turned, slot):
            found = slot
        slot += COLUMNS
    return found


def charge(table: Position, seat: i64, value: i64, events: list[Event] | None) -> None:
    """The player of the debt's colour pays, or is bankrupt, which ends the payday (GN-90, GN-93).

    A bankrupt player pays nothing (GN-95); whoever has just enough pays (AM-22).
    """
    nuggets: i64 = table.nuggets[seat]
    if nuggets < value:
        vulture(table, seat, value, events)
        end(table, events)
        return
    table.nuggets[seat] = nuggets - value
    tell.paid(events, seat, value)


def vulture(table: Position, seat: i64, value: i64, events: list[Event] | None) -> None:
    """A vulture throws the hat five spaces back; the third ends the game (GN-94, GN-99)."""
    held: i64 = table.vultures[seat]
    position: i64 = table.positions[seat]
    table.vultures[seat] = held + 1
    table.positions[seat] = max(position - THROWN_BACK, 1)
    if held + 1 == LOST_WITH and table.ending == NOT_ENDED:
        table.ending = VULTURES
    tell.vulture(events, seat, value, held + 1, table.positions[seat])


def end(table: Position, events: list[Event] | None) -> None:
    """Face-up debts return to the players of their colours (GN-96); then the market is closed up.

    Not so at the end of the game: after the third vulture or the last payday (AM-20, GN-103).
    """
    returned: i64 = 0
    for slot in sets.members(table.turned):
        kind: i64 = market.kind_of(market.remove(table, slot))
        owner: i64 = owner_of(kind)
        hand: i64 = table.hands[owner]
        table.hands[owner] = hand + one(kind)
        returned += one(kind)
    table.turned = 0
    tell.returned(events, returned)
    if table.ending == NOT_ENDED:
        market.close_up(table, PAYDAY_DUE)
    else:
        table.phase = SCORING
