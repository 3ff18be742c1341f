"""Discarding two cards for a marker (GH-65 to GH-69)."""

from __future__ import annotations

from saloon.games.gadshill import play, tell
from saloon.games.gadshill.components import FIRST_DISTRICT, NO_BUILDING
from saloon.games.gadshill.deduction import CONTRADICTION, NO_EFFECT, SAME_BUILDING
from saloon.games.gadshill.moves import GadsHillMove
from saloon.games.gadshill.table import ANY, DISCARDED, PERMANENT, TAKING, TURN, Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64


def discards(table: Position, seat: i64) -> list[Move]:
    """List the pairs that may be discarded, if a marker can be had for them (GH-65, AMB-08)."""
    cards = sets.members(discardable(table, seat))
    if len(cards) < 2 or not table.board.may_take_any():
        return []
    moves = table.moves.discards
    pairs: list[Move] = []
    for index, first in enumerate(cards):
        row = moves[first]
        pairs += [row[second] for second in cards[index + 1 :]]
    return pairs


def discardable(table: Position, seat: i64) -> i64:
    """The cards that may be discarded: those without a play, or as agreed (AMB-08)."""
    if table.agreed.discard == ANY:
        return table.hands[seat]
    if not table.studied:
        play.study(table, seat)
    if table.agreed.discard != PERMANENT:
        return table.dead
    lasting: i64 = 0
    for card in sets.members(table.dead):
        if dead_for_good(table, seat, card):
            lasting |= sets.one(card)
    return lasting


def dead_for_good(table: Position, seat: i64, card: i64) -> bool:
    """Tell whether a card without a play will never have one with these buildings."""
    if card < FIRST_DISTRICT:
        return table.board.play(card, NO_BUILDING).refused in (CONTRADICTION, NO_EFFECT)
    reasons = [table.board.play(card, mine).refused for mine in sets.members(table.own(seat))]
    lasting = [reason for reason in reasons if reason != SAME_BUILDING]
    return len(lasting) > 0 and all(reason in (CONTRADICTION, NO_EFFECT) for reason in lasting)


def takes(table: Position) -> list[Move]:
    """List the markers that a discard may take (GH-66, GH-69, DP-07)."""
    board = table.board
    found: list[Move] = []
    for building in sets.members(board.marked):
        moves = table.moves.takes[building]
        found += [
            moves[lot]
            for lot in sets.members(board.lots[building])
            if board.may_take(building, sets.one(lot))
        ]
    return found


def discard(table: Position, seat: i64, pair: GadsHillMove, events: list[Event] | None) -> None:
    """Two cards are discarded for a marker of the player's choice (GH-65, DP-06)."""
    play.use(table, seat, sets.one(pair.card) | sets.one(pair.other))
    table.action = DISCARDED
    table.phase = TAKING
    tell.discarded(events, seat, pair)


def take(table: Position, seat: i64, marker: GadsHillMove, events: list[Event] | None) -> None:
    """The marker is taken, and with it everything that its chain frees (GH-66 to GH-68)."""
    table.phase = TURN
    trace = tell.trace(events)
    tell.took(events, seat, marker, table.board.town)
    table.earn(seat, table.board.without(marker.building, marker.lot, trace))
    tell.effects(events, table, seat, trace)
    play.conclude(table, seat, events)
