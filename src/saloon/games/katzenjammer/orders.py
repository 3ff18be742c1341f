"""What a seat may have done for it: paying and laying, which may be without a choice anyway.

The house carries them out as it carries out a step without a choice. So nobody can tell one from
the other, and an order tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saloon.games.katzenjammer.advice import paid
from saloon.games.katzenjammer.moves import LAY, KatzenjammerMove
from saloon.games.katzenjammer.view import KatzenjammerView
from saloon.kernel.moves import Move


def pay(view: KatzenjammerView, moves: Sequence[Move]) -> Move | None:
    """Pay the usual way (KB-52 to KB-58)."""
    usual = paid(view)[1]
    return next((move for move in moves if move.text == usual), None)


def lay(view: KatzenjammerView, moves: Sequence[Move]) -> Move | None:
    """Lay the best quartet that does not take the last mouse (KB-79)."""
    best: KatzenjammerMove | None = None
    for move in moves:
        assert isinstance(move, KatzenjammerMove)
        going = move.act == LAY and move.value < view.pool
        if going and (best is None or move.value > best.value):
            best = move
    return best


ORDERS: Final[dict[str, Callable[[KatzenjammerView, Sequence[Move]], Move | None]]] = {
    "pay": pay,
    "lay": lay,
}
