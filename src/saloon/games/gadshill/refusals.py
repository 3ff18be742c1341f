"""Why a move is not offered, from what its seat knows."""

from __future__ import annotations

from typing import Final

from saloon.games.gadshill import buy, discard, moves, preview, stop, turn
from saloon.games.gadshill.components import KIND_CARDS, KINDS, NO_BUILDING
from saloon.games.gadshill.deduction import NO_OWN
from saloon.games.gadshill.moves import GadsHillMove
from saloon.games.gadshill.table import (
    DISCARDED,
    DRAFTING,
    DRAWING,
    NO_ACTION,
    PHASES,
    TAKING,
    TURN,
    WINDOW,
    Position,
)
from saloon.games.gadshill.view import PlayView
from saloon.kernel import sets
from saloon.kernel.message import Message, Param
from saloon.kernel.native import i64

HOME: Final = {
    moves.DRAFT: (DRAFTING, DRAFTING),
    moves.PLAY: (TURN, TURN),
    moves.DISCARD: (TURN, TURN),
    moves.BUY: (TURN, TURN),
    moves.PASS: (TURN, TURN),
    moves.DONE: (TURN, TURN),
    moves.TAKE: (TAKING, TAKING),
    moves.DRAW: (DRAWING, DRAWING),
    moves.CLAIM: (TURN, WINDOW),
    moves.QUIET: (WINDOW, WINDOW),
}
"""The phases in which a move can be offered at all."""


def refusal(table: Position, seat: int, move: GadsHillMove) -> Message:
    """Say why a move is not offered to a seat, naming the clause."""
    if table.phase not in HOME.get(move.act, ()):
        return Message("gh-refuse-phase", {"phase": PHASES[table.phase]}, "GH-26")
    if seat != table.turn and move.act != moves.CLAIM:
        return Message("not-your-turn", {}, "GH-32")
    if table.board.crowded() and move.act != moves.PLAY and seat == table.turn:
        return Message("gh-refuse-mend", {}, "GH-46")
    if move.act == moves.PLAY:
        return refuse_play(table, seat, move)
    if move.act == moves.DISCARD:
        return refuse_discard(table, seat, move)
    if move.act == moves.CLAIM:
        return refuse_claim(table, seat, move)
    if move.act == moves.TAKE:
        return refuse_take(table, move)
    return refuse_choice(table, seat, move)


def refuse_choice(table: Position, seat: i64, move: GadsHillMove) -> Message:
    """Say why a building or a pile cannot be chosen."""
    if move.act == moves.BUY:
        return refuse_buy(table, seat, move)
    if move.act == moves.DRAFT:
        taken = table.board.town.buildings[move.building]
        return Message("gh-refuse-drafted", {"building": taken}, "GH-20")
    if move.act == moves.DRAW:
        pile: dict[str, Param] = {"pile": KINDS[move.other]}
        if table.pile & KIND_CARDS[move.other]:
            return Message("gh-refuse-pile", pile, "GH-29")
        return Message("gh-refuse-pile-empty", pile, "GH-29")
    return Message("gh-refuse-phase", {"phase": PHASES[table.phase]}, "GH-26")


def refuse_play(table: Position, seat: i64, move: GadsHillMove) -> Message:
    if not sets.has(table.hands[seat], move.card):
        return Message("gh-refuse-not-held", {"clue": move.card}, "GH-26")
    if table.action == DISCARDED:
        return Message("gh-refuse-one-action", {}, "GH-26")
    if table.cards_left == 0:
        two = turn.cards_allowed(table) == 2
        return Message("gh-refuse-cards-left", {}, "GH-26" if two else "GH-75")
    if move.building != NO_BUILDING and not sets.has(table.own(seat), move.building):
        mine = table.board.town.buildings[move.building]
        return because(preview.unplayable(mine, NO_OWN, (), (mine,)), move.card)
    return because(preview.preview(table, seat, move.card, move.building), move.card)


def because(shown: PlayView, card: i64) -> Message:
    """Name the reason of a refused play and what causes it."""
    reason = shown.reason
    said: dict[str, Param] = {
        "clue": card,
        "building": shown.building or "",
        "reason": reason,
        "lots": shown.lots,
        "buildings": shown.buildings,
    }
    return Message("gh-refuse-" + reason.lower().replace("_", "-"), said, shown.clause)


def refuse_discard(table: Position, seat: i64, move: GadsHillMove) -> Message:
    for card in (move.card, move.other):
        if not sets.has(table.hands[seat], card):
            return Message("gh-refuse-not-held", {"clue": card}, "GH-65")
    if table.action != NO_ACTION:
        return Message("gh-refuse-one-action", {}, "GH-26")
    fit: i64 = discard.discardable(table, seat)
    for card in (move.card, move.other):
        if not sets.has(fit, card):
            return Message("gh-refuse-playable", {"clue": card}, "GH-65")
    return Message("gh-refuse-no-marker", {}, "GH-66")


def refuse_buy(table: Position, seat: i64, move: GadsHillMove) -> Message:
    if table.points[seat] < buy.PRICE:
        return Message("gh-refuse-price", {"points": table.points[seat]}, "GH-70")
    if table.bought[seat] >= buy.PURCHASES:
        return Message("gh-refuse-purchases", {"number": buy.PURCHASES}, "GH-71")
    if table.bought_now >= table.agreed.buys:
        return Message("gh-refuse-bought-now", {"number": table.agreed.buys}, "GH-70")
    wanted = table.board.town.buildings[move.building]
    return Message("gh-refuse-not-beside", {"building": wanted}, "GH-70")


def refuse_claim(table: Position, seat: i64, move: GadsHillMove) -> Message:
    if table.agreed.stop:
        return Message("gh-refuse-no-stop", {}, "GH-77")
    if table.window and seat == table.ended:
        return Message("gh-refuse-own-turn", {}, "GH-77")
    if sets.has(table.barred, seat) or sets.has(table.declined, seat):
        return Message("gh-refuse-claimed", {}, "GH-77")
    if not stop.may_claim(table, seat):
        return Message("not-your-turn", {}, "GH-77")
    said = table.board.town.marker(move.building, move.lot)
    return Message("gh-refuse-marker", said, "GH-77")


def refuse_take(table: Position, move: GadsHillMove) -> Message:
    said = table.board.town.marker(move.building, move.lot)
    marks: i64 = table.board.lots[move.building]
    if not sets.has(table.board.marked, move.building) or marks & move.lot == 0:
        return Message("gh-refuse-marker", said, "GH-66")
    if sets.size(marks) == 1:
        return Message("gh-refuse-only-marker", said, "GH-69")
    return Message("gh-refuse-needed-marker", said, "GH-81")
