"""Buying a building (GH-70 to GH-73)."""

from __future__ import annotations

from typing import Final

from saloon.games.gadshill import tell
from saloon.games.gadshill.table import Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.native import i64

PRICE: Final = 2
"""Collected markers that a building costs (GH-70)."""
PURCHASES: Final = 3
"""Buildings that a player may buy in a game (GH-71)."""


def may_buy(table: Position, seat: i64) -> bool:
    """Two markers, three purchases a game, and as many a turn as agreed (GH-70, GH-71, AMB-11)."""
    return (
        table.points[seat] >= PRICE
        and table.bought[seat] < PURCHASES
        and table.bought_now < table.agreed.buys
    )


def buy(table: Position, seat: i64, building: i64, events: list[Event] | None) -> None:
    """Two collected markers leave the game for a building from beside the board (GH-70 to 73)."""
    points: i64 = table.points[seat]
    front: i64 = table.front[seat]
    bought: i64 = table.bought[seat]
    table.points[seat] = points - PRICE
    table.front[seat] = sets.add(front, building)
    table.bought[seat] = bought + 1
    table.bought_now += 1
    table.forget()
    tell.bought(events, seat, table.board.town.buildings[building], PURCHASES - bought - 1)
