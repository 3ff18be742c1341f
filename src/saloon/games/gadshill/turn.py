"""The turn: one or two cards, or two discarded, or nothing, and a purchase (GH-26 to GH-32)."""

from __future__ import annotations

from saloon.games.gadshill import buy, discard, draw, play, tell
from saloon.games.gadshill.table import DISCARDED, NO_ACTION, TURN, Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64


def begin(table: Position, seat: i64, events: list[Event] | None) -> None:
    """A turn begins: two cards, or one once the locomotive is far enough (GH-26, GH-75)."""
    table.phase = TURN
    table.turn = seat
    table.active = seat
    table.action = NO_ACTION
    table.cards_left = cards_allowed(table)
    table.bought_now = 0
    table.parting[seat] = None
    table.forget()
    tell.begun(events, seat, table.cards_left)


def cards_allowed(table: Position) -> i64:
    """One card a turn from the agreed place of the locomotive on (GH-75, AMB-10)."""
    return 1 if table.locomotive() >= table.agreed.one_card_at else 2


def moves(table: Position, seat: i64) -> list[Move]:
    """Give a turn's moves, which are listed once. Claims come on top."""
    listed = table.listed
    if listed is None:
        listed = table.listed = list_moves(table, seat)
    return listed


def list_moves(table: Position, seat: i64) -> list[Move]:
    """List a turn's moves: stop, plays, discards, purchases."""
    if table.board.crowded():
        return play.plays(table, seat)
    moves = table.moves
    listed: list[Move] = [moves.done if table.action else moves.passing]
    if table.cards_left and table.action != DISCARDED:
        listed += play.plays(table, seat)
        if table.action == NO_ACTION:
            listed += discard.discards(table, seat)
    if buy.may_buy(table, seat):
        listed += [moves.buy[building] for building in sets.members(table.beside())]
    return listed


def end(table: Position, seat: i64, events: list[Event] | None) -> bool:
    """The turn is over; a card is drawn unless the town is found (GH-27, GH-29, AMB-22).

    Tells whether a card is to be drawn.
    """
    if table.action:
        tell.done(events, seat)
    else:
        tell.passed(events, seat)
    spared = table.cards_left > 0 and table.action != DISCARDED
    table.parting[seat] = table.board if spared else None
    table.drew[seat] = -1
    return table.locomotive() < table.agreed.goal and draw.go_and_draw(table, events)
