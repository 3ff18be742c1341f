"""Why a move is not open to a seat, from what that seat knows."""

from __future__ import annotations

from saloon.games.katzenjammer.cards import covers
from saloon.games.katzenjammer.moves import (
    BID,
    LADDER,
    LAY,
    MIXED,
    PASS,
    PAY,
    SHED,
    STOP,
    KatzenjammerMove,
    rung,
)
from saloon.games.katzenjammer.table import AUCTION, LAYING, PAYING, Position
from saloon.kernel import sets
from saloon.kernel.message import Message, Param
from saloon.kernel.moves import Seat


def refusal(table: Position, seat: Seat, move: KatzenjammerMove) -> Message:
    """Say which rule stands in the way."""
    if move.act in (BID, PASS):
        return bid_refusal(table, seat, move)
    if move.act == PAY:
        return payment_refusal(table, seat, move)
    if move.act in (LAY, SHED, STOP):
        return laying_refusal(table, seat, move)
    return Message("kb-refuse-chance", {}, "KB-23")


def bid_refusal(table: Position, seat: Seat, move: KatzenjammerMove) -> Message:
    if table.phase != AUCTION:
        return Message("kb-refuse-no-auction", {}, "KB-33")
    if not sets.has(table.active, seat):
        return Message("kb-refuse-passed", {}, "KB-30")
    if seat != table.turn:
        return Message("kb-refuse-turn", {}, "KB-25")
    if rung(move.number, move.value) <= table.high:
        high = LADDER[table.high]
        beaten: dict[str, Param] = {"number": high.number, "value": high.value}
        return Message("kb-refuse-low", beaten, "KB-44" if move.value == MIXED else "KB-26")
    return Message("kb-refuse-unbacked", {}, "KB-28")


def payment_refusal(table: Position, seat: Seat, move: KatzenjammerMove) -> Message:
    if table.phase != PAYING or seat != table.turn:
        return Message("kb-refuse-pay-now", {}, "KB-52")
    if not covers(table.hands[seat], move.cards):
        return Message("kb-refuse-not-held", {}, "KB-52")
    bid = LADDER[table.high]
    owed: dict[str, Param] = {"number": bid.number, "value": bid.value}
    return Message("kb-refuse-payment", owed, "KB-55" if bid.value == MIXED else "KB-54")


def laying_refusal(table: Position, seat: Seat, move: KatzenjammerMove) -> Message:
    if table.phase != LAYING or seat != table.turn:
        return Message("kb-refuse-lay-now", {}, "KB-61")
    if move.act == SHED:
        return Message("kb-refuse-shed", {}, "KB-76")
    return Message("kb-refuse-quartet", {"value": move.value}, "KB-63")
