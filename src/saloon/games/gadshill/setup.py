"""Setting up: tiles, first player and hands (GH-14 to GH-19)."""

from __future__ import annotations

from saloon.games.gadshill import tell
from saloon.games.gadshill.table import CHOOSE_FIRST, DEALING, DRAFTING, Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.native import i64


def lay_tiles(table: Position, order: i64, events: list[Event] | None) -> None:
    """Station, cemetery and pasture go to the outlying lots at random (GH-15)."""
    table.tiles = order
    table.phase = CHOOSE_FIRST
    tell.tiles(events, table.board.town, order)


def choose_first(table: Position, seat: i64, events: list[Event] | None) -> None:
    """The first player is drawn, or named by the table (GH-18, AMB-32)."""
    table.first = seat
    table.active = seat
    table.phase = DEALING
    tell.first(events, seat)


def dealt_kind(table: Position) -> i64:
    """The pile that the next card of the deal comes from."""
    hand = table.agreed.hand
    return hand[table.dealt % len(hand)]


def deal(table: Position, card: i64, events: list[Event] | None) -> None:
    """Each player takes three building cards, a district and a condition card (GH-19)."""
    cards: i64 = len(table.agreed.hand)
    seat: i64 = (table.first + table.dealt // cards) % table.players
    tell.dealt(events, seat, dealt_kind(table), card)
    hand: i64 = table.hands[seat]
    table.hands[seat] = sets.add(hand, card)
    table.pile = sets.take(table.pile, card)
    table.dealt += 1
    if table.dealt == table.players * cards:
        table.phase = DRAFTING
        table.turn = table.first
