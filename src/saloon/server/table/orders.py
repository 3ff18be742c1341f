"""Standing orders: what is done for a seat without asking, in steps that may be without a choice.

The house makes such a step when its time has come, choice or not, so an order shows nothing; and
it keeps the order, so that it is carried out while the person is away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias, cast

from saloon.kernel import Move, Seat
from saloon.plugins import ORDERS, declarations, part
from saloon.records import Play
from saloon.server.table.places import Place

Order: TypeAlias = Callable[[Any, Sequence[Move]], Move | None]
"""Finds the move that is meant, from the seat's view and what it may do."""


@cache
def known_orders(game: str) -> Mapping[str, Order]:
    """Find what can be ordered in a game."""
    if game not in declarations():
        return {}
    return cast("Mapping[str, Order]", part(game, ORDERS) or {})


def ordered(play: Play, place: Place, seat: Seat) -> Move | None:
    """Give the move that a seat has ordered for the present step, if there is one."""
    state = play.state
    if not place.orders or place.bot is not None or not state.auto_step():
        return None
    if state.actors() != (seat,):
        return None
    view, moves, known = state.observe(seat), state.legal(seat), known_orders(play.game.name)
    wished = [known[name](view, moves) for name in place.orders if name in known]
    return next((move for move in wished if move is not None), None)
