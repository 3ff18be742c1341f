"""Setting up: the start hands, the first market and the start player (GN-12 to GN-31)."""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos import bidding, market, tell
from saloon.games.gnadenlos.debts import kind_at, one
from saloon.games.gnadenlos.moves import NO_BID
from saloon.games.gnadenlos.table import (
    DEALING,
    NO_CARD,
    NOBODY,
    PAIRING,
    ROLLING,
    STOCKING,
    TURN_BEGINS,
    Position,
)
from saloon.kernel import bags, sets
from saloon.kernel.message import Event
from saloon.kernel.native import i64, vec

GIVEN_UP: Final = (1, 2)
DIE_WIDTH: Final = 4
"""The bits of a seat's die in the rolls, a bag (`kernel.bags`) of pips by seat."""


def set_up(table: Position) -> None:
    """Hats, nuggets and debts are handed out; the set-up agreed on begins.

    GN-14 to GN-16, GN-22, GN-25.
    """
    none = vec[i64]([0] * table.players)
    table.hands = none
    table.adventurers = none[:]
    table.nuggets = vec[i64]([table.agreed.nuggets] * table.players)
    table.positions = vec[i64]([table.box.start] * table.players)
    table.vultures = none[:]
    table.chosen = vec[i64]([NO_CARD] * table.players)
    table.bids = [NO_BID] * table.players
    table.offer = []
    table.market = []
    table.captured = []
    table.proofs = []
    table.event_deck = table.agreed.event_deck
    for seat in range(table.players):
        for value, copies in enumerate(table.agreed.copies):
            table.hands[seat] = table.hands[seat] + copies * one(kind_at(seat, value))
    table.phase = PAIRING if table.agreed.expert else DEALING


def deal(table: Position, adventurer: i64, events: list[Event] | None) -> None:
    """One hidden adventurer to each player in turn, two or three times (GN-13, GN-108)."""
    before: i64 = sets.size(table.agreed.adventurers) - sets.size(table.deck)
    seat: i64 = before % table.players
    table.adventurers[seat] = sets.add(table.adventurers[seat], adventurer)
    table.deck = sets.take(table.deck, adventurer)
    if table.agreed.open_deal:
        table.seen = sets.add(table.seen, adventurer)
    tell.dealt(events, table.box, seat, adventurer)
    if before + 1 < table.agreed.start_adventurers * table.players:
        return
    if table.agreed.first_market:
        give_up_debts(table)
    else:
        find_first(table, events)


def give_up_debts(table: Position) -> None:
    """Everybody gives up a 1 and a 2 of his own for the first market (GN-17)."""
    for seat in range(table.players):
        for value in GIVEN_UP:
            debt: i64 = one(kind_at(seat, value))
            table.hands[seat] = table.hands[seat] - debt
            table.pool += debt
    table.phase = STOCKING


def stock(table: Position, kind: i64, events: list[Event] | None) -> None:
    """The shuffled debts are laid face down in reading order; nobody knows any (GN-18)."""
    table.pool -= one(kind)
    market.put(table, kind, 0, NOBODY, 0)
    tell.stocked(events, len(table.market) - 1)
    if table.pool == 0:
        find_first(table, events)


def turn_pair(table: Position, adventurer: i64, events: list[Event] | None) -> None:
    """The expert set-up turns up a pair for each player, two cards in a row a pair (GN-26)."""
    bidding.show(table, adventurer)
    tell.paired(events, table.box, adventurer, (len(table.offer) + 1) // 2)
    if len(table.offer) == 2 * table.players:
        find_first(table, events)


def find_first(table: Position, events: list[Event] | None) -> None:
    """All roll for who starts, unless that is settled (GN-24, GN-27)."""
    if table.agreed.first_seat < 0:
        roll_for_start(table, table.everybody())
    else:
        start(table, table.agreed.first_seat, events)


def roll_for_start(table: Position, seats: i64) -> None:
    """These players roll the die (GN-24, GN-27)."""
    table.phase = ROLLING
    table.rollers = seats
    table.to_roll = seats


def roll(table: Position, die: i64, events: list[Event] | None) -> None:
    """A player rolls; the highest starts, and those who tie roll again (AM-01)."""
    seat: i64 = sets.first(table.to_roll)
    table.to_roll = sets.take(table.to_roll, seat)
    table.rolls = with_die(table.rolls, seat, die)
    tell.rolled(events, seat, die)
    if table.to_roll:
        return
    highest: i64 = 0
    best: i64 = 0
    for each in sets.members(table.rollers):
        rolled: i64 = die_of(table.rolls, each)
        if rolled > highest:
            highest = rolled
            best = 0
        if rolled == highest:
            best = sets.add(best, each)
    if sets.several(best):
        tell.roll_tied(events, sets.members(best))
        roll_for_start(table, best)
        return
    start(table, sets.first(best), events)


def die_of(rolls: i64, seat: i64) -> i64:
    """Tell what a seat rolled last, 0 before its first roll."""
    return bags.count(rolls, seat, DIE_WIDTH)


def with_die(rolls: i64, seat: i64, die: i64) -> i64:
    """Give the rolls with a seat's die in place of its last one."""
    return rolls + (die - die_of(rolls, seat)) * bags.one(seat, DIE_WIDTH)


def start(table: Position, seat: i64, events: list[Event] | None) -> None:
    """The highest roller has the revolver; in the expert set-up he bids first (GN-23, GN-31)."""
    table.active = seat
    table.rollers = 0
    tell.first(events, seat)
    if table.agreed.expert:
        table.opening = True
        bidding.begin(table, events)
    else:
        table.phase = TURN_BEGINS
