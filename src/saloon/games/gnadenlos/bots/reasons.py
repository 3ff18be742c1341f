"""Why a move of Gnadenlos!: what it is for, and what speaks for it in sight."""

from __future__ import annotations

from saloon.games.gnadenlos.moves import GnadenlosMove
from saloon.games.gnadenlos.view import GnadenlosView
from saloon.kernel import Message, Move, Param

ACTS = ("choose", "take", "draw", "fill", "buy", "bid", "pick", "lay")
AIMS = (*ACTS, "take-none", "buy-none", "bid-low")
"""What moves are for: to take or buy nothing, or to bid little, is for something else."""


def reasons(view: object, move: Move) -> list[Message]:
    """Say what such a move is for, and what the seat can see for itself that speaks for it."""
    assert isinstance(view, GnadenlosView)
    assert isinstance(move, GnadenlosMove)
    return [Message("gn-why-" + aim(view, move)), *seen(view, move)]


def aim(view: GnadenlosView, move: GnadenlosMove) -> str:
    """Name what a move is for."""
    act = ACTS[move.act]
    if move.text in ("take none", "draw 0"):
        return "take-none"
    if move.text == "buy 0":
        return "buy-none"
    lowest = view.bids and int(move.value) < min(bid.value for bid in view.bids)
    if act == "bid" and lowest and not view.opening:  # in the first auction all are served (GN-30)
        return "bid-low"
    return act


def seen(view: GnadenlosView, move: GnadenlosMove) -> list[Message]:
    """How a bid stands beside the others, or what an adventurer counts in the event."""
    if ACTS[move.act] == "bid" and move.number:
        own = int(move.value)
        if not view.bids:
            return [Message("gn-seen-first", {"value": own})]
        high = max(bid.value for bid in view.bids)
        return [Message("gn-seen-bid", {"value": own, "high": high})]
    if ACTS[move.act] == "choose" and view.event is not None:
        name = move.text.partition(" ")[2]
        for each in view.adventurers:
            if each.id == name:
                counts = {"gold": each.gold, "high-noon": each.gun, "poker": each.cards}
                said: dict[str, Param] = {"adventurer": name, "value": counts[view.event.kind]}
                return [Message("gn-seen-choose", said)]
    return []
