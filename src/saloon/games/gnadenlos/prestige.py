"""Phase 2, buying prestige (GN-65 to GN-67)."""

from __future__ import annotations

from saloon.games.gnadenlos import tell
from saloon.games.gnadenlos.moves import BUYS, MOST_BOUGHT
from saloon.games.gnadenlos.table import BUYING, FINISH, GAME_ENDS, PURCHASE_DONE, Position
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64


def begin(table: Position) -> None:
    """Only the active player may buy (GN-65)."""
    table.phase = BUYING
    table.turn = table.active


def legal_purchases(table: Position, seat: i64) -> list[Move]:
    """None to five spaces, as far as nuggets and track reach (GN-66, GN-67, AM-14)."""
    return BUYS[: affordable(table, seat, MOST_BOUGHT) + 1]


def affordable(table: Position, seat: i64, most: i64) -> i64:
    """Count the spaces a player could buy, at a nugget each."""
    left: i64 = table.box.spaces - table.positions[seat]
    nuggets: i64 = table.nuggets[seat]
    return min(most, min(nuggets, left))  # compiled, three at once cost forty times as much


def buy(table: Position, seat: i64, spaces: i64, events: list[Event] | None) -> None:
    """A nugget a space (GN-65); a hat that reaches the finish ends the game (GN-101)."""
    advance(table, seat, spaces)
    tell.bought(events, seat, spaces, table.positions[seat])
    table.phase = PURCHASE_DONE
    if table.positions[seat] >= table.box.finish:
        table.ending = FINISH
        table.phase = GAME_ENDS


def advance(table: Position, seat: i64, spaces: i64) -> None:
    """Nuggets go to the bank, the hat goes forward."""
    nuggets: i64 = table.nuggets[seat]
    position: i64 = table.positions[seat]
    table.nuggets[seat] = nuggets - spaces
    table.positions[seat] = position + spaces
