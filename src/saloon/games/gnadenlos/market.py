"""The market: debts face down in rows of six, one column a die face (GN-19, GN-83 to GN-85).

A market card is one whole number: its kind, the seats that know it exactly, who laid it, who took
it blind, and the set it was laid in; `kind_of` and its like read them. All but the kind is public.
The number of the set comes last, for it alone rises with the length of a game: nothing lies above
it that it could run into.
"""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos import tell
from saloon.games.gnadenlos.moves import COLUMNS, FILLS, SLOTS, GnadenlosMove
from saloon.games.gnadenlos.table import CLOSING_UP, NO_CARD, PAYDAY_DUE, TIDYING, Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64

KIND: Final = 31
KNOWN_BY: Final = 5
LAID_BY: Final = 9
TAKEN_BY: Final = 12
SET: Final = 15
"""The bits of the kind, and where the other fields begin."""


def kind_of(card: i64) -> i64:
    """Tell the kind of a debt that lies, or lay, in the market."""
    return card & KIND


def knowers_of(card: i64) -> i64:
    """Name the seats that know it exactly."""
    return card >> KNOWN_BY & 15


def knows(card: i64, seat: i64) -> bool:
    """Tell whether a seat knows it exactly."""
    return sets.has(card, KNOWN_BY + seat)


def layer_of(card: i64) -> i64:
    """Name who laid it; NOBODY laid the first market cards."""
    return card >> LAID_BY & 7


def taker_of(card: i64) -> i64:
    """Name who took it blind, if somebody did."""
    return card >> TAKEN_BY & 7


def set_of(card: i64) -> i64:
    """Number the set it was laid in; the first market cards are set 0."""
    return card >> SET


def turned_into(card: i64, kind: i64) -> i64:
    """Give the same card with another kind."""
    return card & ~KIND | kind


def taken_by(card: i64, seat: i64) -> i64:
    """Give the card as it is when a seat has taken it and looked at it."""
    return sets.add(card, KNOWN_BY + seat) | seat << TAKEN_BY


def put(table: Position, kind: i64, knowers: i64, layer: i64, laid_in: i64) -> None:
    """Lay a debt face down into the next free slot (GN-79, GN-83)."""
    table.market.append(kind | knowers << KNOWN_BY | layer << LAID_BY | laid_in << SET)
    table.cards += 1


def remove(table: Position, slot: i64) -> i64:
    """Take a card out of the market; its slot stays empty until the market is closed up."""
    card: i64 = table.market[slot]
    table.market[slot] = NO_CARD
    table.cards -= 1
    return card


def occupied(table: Position) -> list[int]:
    """List the slots that hold a card."""
    return [slot for slot, card in enumerate(table.market) if card != NO_CARD]


def close_up(table: Position, after: i64) -> None:
    """Have the market closed up, then go on with the turn at `after` (GN-52, GN-85, GN-97)."""
    table.after = after
    table.phase = CLOSING_UP


def tidy(table: Position, events: list[Event] | None) -> None:
    """Ask for the next card to be moved, until no row but the last has a gap (AM-11)."""
    market = table.market
    while market and market[-1] == NO_CARD:
        market.pop()
    if len(market) == table.cards:
        table.phase = table.after
        return
    outer: i64 = outermost_row(table)
    if inner_gaps(table, outer) == 0:
        slide(table, outer, events)
        table.phase = table.after
    elif table.agreed.automatic:
        fill(table, automatic(table), events)
    else:
        table.phase = TIDYING
        table.turn = table.active


def outermost_row(table: Position) -> i64:
    """Give the first slot of the outermost row that holds a card."""
    last: i64 = len(table.market) - 1
    return last - last % COLUMNS


def inner_gaps(table: Position, outer: i64) -> i64:
    """Count the gaps inside the outermost row."""
    gaps: i64 = outer - table.cards
    slot: i64 = outer
    last: i64 = len(table.market)
    while slot < last:
        if table.market[slot] != NO_CARD:
            gaps += 1
        slot += 1
    return gaps


def legal_fills(table: Position) -> list[Move]:
    """Any card of the outermost row into any gap inside it (AM-11)."""
    market = table.market
    outer: i64 = outermost_row(table)
    gaps: list[int] = []
    slot: i64 = 0
    while slot < outer:
        if market[slot] == NO_CARD:
            gaps.append(slot)
        slot += 1
    moves: list[Move] = []
    last: i64 = len(market)
    while slot < last:
        if market[slot] != NO_CARD:
            moves += [FILLS[SLOTS * slot + gap] for gap in gaps]
        slot += 1
    return moves


def count_fills(table: Position) -> i64:
    """Count what `legal_fills` lists."""
    outer: i64 = outermost_row(table)
    gaps: i64 = inner_gaps(table, outer)
    return gaps * (table.cards - outer + gaps)


def nth_fill(table: Position, index: i64) -> GnadenlosMove:
    """Name what has so many before it in `legal_fills`: every card goes through all gaps."""
    outer: i64 = outermost_row(table)
    gaps: i64 = inner_gaps(table, outer)
    moved: i64 = index // gaps
    into: i64 = index % gaps
    start: i64 = outer
    while moved > 0 or table.market[start] == NO_CARD:
        if table.market[start] != NO_CARD:
            moved -= 1
        start += 1
    gap: i64 = 0
    while into > 0 or table.market[gap] != NO_CARD:
        if table.market[gap] == NO_CARD:
            into -= 1
        gap += 1
    return FILLS[SLOTS * start + gap]


def automatic(table: Position) -> GnadenlosMove:
    """The first gap in reading order is filled by the outermost row's last card (AM-11)."""
    return FILLS[SLOTS * (len(table.market) - 1) + table.market.index(NO_CARD)]


def fill(table: Position, move: GnadenlosMove, events: list[Event] | None) -> None:
    """A face-down card moves from the outermost row into a gap, for all to see (GN-52)."""
    market = table.market
    market[move.second] = market[move.first]
    market[move.first] = NO_CARD
    tell.moved(events, table.active, move, table.after == PAYDAY_DUE)
    table.phase = CLOSING_UP


def slide(table: Position, outer: i64, events: list[Event] | None) -> None:
    """The cards of the last row slide together to its first columns (AM-11)."""
    market = table.market
    market[outer:] = [card for card in market[outer:] if card != NO_CARD]
    tell.slid(events, outer)
