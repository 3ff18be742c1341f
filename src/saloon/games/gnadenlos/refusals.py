"""Why a move is not open to a seat, from what that seat knows, with the clause it rests on."""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos import highnoon, prestige
from saloon.games.gnadenlos.debts import covers
from saloon.games.gnadenlos.moves import (
    BID,
    BUY,
    CHOOSE,
    DRAW,
    FILL,
    LAY,
    MOST_BOUGHT,
    PICK,
    TAKE,
    GnadenlosMove,
)
from saloon.games.gnadenlos.table import (
    BIDDING,
    BUYING,
    CHOOSING,
    LAYING,
    NOBODY,
    PAYDAY_DUE,
    PHASES,
    PICKING,
    TAKING,
    TIDYING,
    Position,
)
from saloon.kernel import sets
from saloon.kernel.message import Message, Param
from saloon.kernel.moves import CHANCE, Seat

OPEN_IN: Final[dict[int, tuple[int, str]]] = {
    CHOOSE: (CHOOSING, "GN-36"),
    TAKE: (TAKING, "GN-46"),
    DRAW: (TAKING, "GN-46"),
    FILL: (TIDYING, "GN-52"),
    BUY: (BUYING, "GN-65"),
    BID: (BIDDING, "GN-71"),
    PICK: (PICKING, "GN-80"),
    LAY: (LAYING, "GN-79"),
}
"""The phase in which a seat may do a thing, and the clause that says who may."""


def refusal(table: Position, seat: Seat, move: GnadenlosMove) -> Message:
    """Say what stands against a move: its player, its time, or what it names.

    Only whoever is asked is told what to do first.
    """
    if move.act not in OPEN_IN:
        return Message("gn-refuse-chance", {}, "GN-32")
    phase, clause = OPEN_IN[move.act]
    if table.phase == CHOOSING:
        if not sets.has(table.choosers, seat):
            return Message("gn-refuse-chosen", {}, clause)
    elif table.turn not in (seat, CHANCE, NOBODY):
        return Message("gn-refuse-turn", {"seat": table.turn}, clause)
    if table.phase != phase:
        return Message("gn-refuse-phase", {"phase": PHASES[table.phase]}, clause)
    if phase == CHOOSING:
        return Message("gn-refuse-not-in-hand", {}, "GN-36")
    return named_refusal(table, seat, move)


def named_refusal(table: Position, seat: Seat, move: GnadenlosMove) -> Message:
    """Say what is wrong with what a move names."""
    if move.act == BID:
        if not covers(table.hands[seat], move.debts):
            return Message("gn-refuse-not-held", {}, "GN-72")
        return Message("gn-refuse-value-taken", {"value": move.value}, "GN-75")
    if move.act == BUY:
        most: dict[str, Param] = {"most": prestige.affordable(table, seat, MOST_BOUGHT)}
        return Message("gn-refuse-purchase", most, "GN-66")
    if move.act == PICK:
        return Message("gn-refuse-not-offered", {}, "GN-29" if table.opening else "GN-78")
    if move.act == LAY:
        return Message("gn-refuse-other-debts", {}, "GN-79")
    if move.act == FILL:
        return Message("gn-refuse-fill", {}, "GN-97" if table.after == PAYDAY_DUE else "GN-52")
    if (move.act == DRAW) != table.agreed.random_pick:
        return Message("gn-refuse-pick", {}, "GN-49")
    most_taken = highnoon.share(table)
    share: dict[str, Param] = {"most": most_taken}
    key = "gn-refuse-must-take" if table.agreed.must_take else "gn-refuse-take"
    return Message(key, share, "GN-46" if most_taken == 2 else "GN-47")
