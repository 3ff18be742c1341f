"""Setup and draft: GH-14 to GH-25."""

from __future__ import annotations

from typing import Final

from saloon.games.gadshill.components import BUILDING, CONDITION, DISTRICT, KINDS
from saloon.games.gadshill.moves import ORDERS
from saloon.games.gadshill.table import CHOOSE_FIRST, DEALING, DRAFTING, Table
from saloon.kernel import sets
from saloon.kernel.message import Event, Message, Param
from saloon.kernel.native import i64

HAND: Final = (BUILDING, BUILDING, BUILDING, DISTRICT, CONDITION)
"""What each player takes, in this order (GH-19)."""
DRAFTED: Final = (0, 0, 7, 5, 4)
"""Buildings that each player takes, by number of players (GH-21 to GH-23)."""


def lay_tiles(table: Table, order: i64, events: list[Event] | None) -> None:
    """Station, cemetery and pasture go to the outlying lots at random (GH-15)."""
    table.tiles = order
    table.phase = CHOOSE_FIRST
    if events is not None:
        town = table.board.town
        tiles = tuple([town.tiles[tile] for tile in ORDERS[order]])
        said: dict[str, Param] = {"tiles": tiles, "lots": tuple(town.special_lots)}
        events.append(Event(Message("gh-tiles", said, "GH-15")))


def choose_first(table: Table, seat: i64, events: list[Event] | None) -> None:
    """The first player is drawn, or named by the table (GH-18, AMB-32)."""
    table.first = seat
    table.active = seat
    table.phase = DEALING
    if events is not None:
        events.append(Event(Message("gh-first", {"seat": seat}, "GH-18")))


def dealt_kind(table: Table) -> i64:
    """The pile that the next card of the deal comes from."""
    return HAND[table.dealt % len(HAND)]


def deal(table: Table, card: i64, events: list[Event] | None) -> None:
    """Each player takes three building cards, a district and a condition card (GH-19)."""
    seat: i64 = (table.first + table.dealt // len(HAND)) % table.players
    if events is not None:
        pile = KINDS[dealt_kind(table)]
        own: dict[str, Param] = {"seat": seat, "pile": pile, "clue": card}
        said: dict[str, Param] = {"seat": seat, "pile": pile}
        private = {seat: Message("gh-dealt-you", own, "GH-19")}
        events.append(Event(Message("gh-dealt", said, "GH-19"), private))
    hand: i64 = table.hands[seat]
    table.hands[seat] = hand | sets.one(card)
    table.pile ^= sets.one(card)
    table.dealt += 1
    if table.dealt == table.players * len(HAND):
        table.phase = DRAFTING
        table.turn = table.first


def draft(table: Table, seat: i64, building: i64, events: list[Event] | None) -> bool:
    """Buildings are taken one by one in the same order every round (GH-20, AMB-27).

    Tells whether that was the last of them.
    """
    front: i64 = table.front[seat]
    table.front[seat] = sets.add(front, building)
    table.drafted += 1
    table.turn = table.left_of(seat)
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "building": table.board.town.buildings[building]}
        events.append(Event(Message("gh-drafted", said, "GH-20")))
    return table.drafted == table.players * DRAFTED[table.players]
