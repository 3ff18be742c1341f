"""Drafting buildings (GH-20 to GH-25)."""

from __future__ import annotations

from saloon.games.gadshill import tell
from saloon.games.gadshill.table import Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64


def drafts(table: Position) -> list[Move]:
    """List the buildings that lie beside the board (GH-24)."""
    return [table.moves.draft[building] for building in sets.members(table.beside())]


def draft(table: Position, seat: i64, building: i64, events: list[Event] | None) -> bool:
    """Buildings are taken one by one in the same order every round (GH-20, AMB-27).

    Tells whether that was the last of them.
    """
    front: i64 = table.front[seat]
    table.front[seat] = sets.add(front, building)
    table.drafted += 1
    table.turn = table.left_of(seat)
    tell.drafted(events, seat, table.board.town.buildings[building])
    return table.drafted == table.players * table.agreed.drafted[table.players]
