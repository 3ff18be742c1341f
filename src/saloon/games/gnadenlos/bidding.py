"""Phase 3, bidding for adventurers (GN-68 to GN-82), and the auction of the expert set-up."""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos import market, tell
from saloon.games.gnadenlos.debts import VALUES, kinds, value_of
from saloon.games.gnadenlos.knowledge import prove
from saloon.games.gnadenlos.moves import BIDS, NO_BID, NO_DEBT, GnadenlosMove, place_of
from saloon.games.gnadenlos.table import (
    BIDDING,
    LAYING,
    NEXT_TURN,
    NOBODY,
    OFFERING,
    PAYDAY_DUE,
    PICKING,
    TURN_BEGINS,
    Position,
)
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import i64

ENOUGH: Final = 3
"""An active player with so many adventurers calls no bidding (GN-69)."""
EVERY_VALUE: Final = (1 << VALUES) - 1
EVERY_COLOUR: Final = 1 | 1 << VALUES | 1 << 2 * VALUES | 1 << 3 * VALUES
"""The values, and the kinds of value 0, as sets."""
MANY: Final = 1_000_000
"""More than there are bids."""

# Turning up adventurers


def call(table: Position, events: list[Event] | None) -> None:
    """The bidding is held only if the active player has fewer than three adventurers.

    GN-68, GN-69. Without any adventurer to turn up it is skipped too (AM-29). Without a bidding
    there is no payday (AM-36).
    """
    if sets.size(table.adventurers[table.active]) >= ENOUGH:
        table.phase = NEXT_TURN
        tell.bidding_skipped(events, table.active)
        return
    replenish(table, events)
    if table.deck == 0:
        table.phase = NEXT_TURN
        tell.no_adventurers(events)
        return
    table.phase = OFFERING
    table.turn = CHANCE


def turn_up(table: Position, adventurer: i64, events: list[Event] | None) -> None:
    """One adventurer fewer than there are players is turned face up (GN-70).

    As soon as the deck is used up the discard pile becomes the new one (GN-82, AM-30).
    """
    show(table, adventurer)
    tell.offered(events, table.box, adventurer)
    replenish(table, events)
    if len(table.offer) == table.players - 1 or table.deck == 0:
        begin(table, events)


def show(table: Position, adventurer: i64) -> None:
    """An adventurer leaves the deck and lies face up."""
    table.deck = sets.take(table.deck, adventurer)
    table.seen = sets.add(table.seen, adventurer)
    table.offer.append(adventurer)


def replenish(table: Position, events: list[Event] | None) -> None:
    """A used-up deck is made anew of the discard pile, if there is one (GN-82)."""
    if table.deck == 0 and table.discard:
        table.deck = table.discard
        table.discard = 0
        tell.reshuffled(events)


# Bidding


def begin(table: Position, events: list[Event] | None) -> None:
    """Everybody bids once, clockwise from the active player (GN-71)."""
    for seat in range(table.players):
        table.bids[seat] = NO_BID
    table.phase = BIDDING
    table.used = 0
    table.unable = 0
    table.standing = 0
    ask(table, table.active, events)


def ask(table: Position, seat: i64, events: list[Event] | None) -> None:
    """The next player bids if he can; after the last one adventurers are handed out (GN-76)."""
    while not sets.has(table.standing | table.unable, seat):
        if can_bid(table.hands[seat], table.used):
            table.turn = seat
            return
        show_inability(table, seat, events)
        seat = table.left_of(seat)
    next_choice(table, events)


def can_bid(hand: i64, used: i64) -> bool:
    """Tell whether a hand allows a bid of a fresh value (GN-75)."""
    return kinds(hand, 1) & fresh(used) != 0 or count_bids(hand, used) > 0


def show_inability(table: Position, seat: i64, events: list[Event] | None) -> None:
    """Whoever has no legal bid shows his debts and ranks below a bid of 0 (GN-77, AM-24)."""
    hand: i64 = table.hands[seat]
    table.unable = sets.add(table.unable, seat)
    prove(table, seat, hand)
    tell.unable(events, seat, hand)


def legal_bids(hand: i64, used: i64) -> list[Move]:
    """One to three debts of the hand, of any colours, with a fresh sum (GN-72 to GN-75)."""
    moves: list[Move] = []
    twice: i64 = kinds(hand, 2)
    thrice: i64 = kinds(hand, 3)
    firsts: i64 = kinds(hand, 1)
    while firsts:
        first: i64 = sets.first(firsts)
        firsts = sets.take(firsts, first)
        if sets.has(fresh(used), first):
            moves.append(BIDS[place_of(first, NO_DEBT, NO_DEBT)])
        seconds: i64 = firsts | twice & sets.one(first)
        while seconds:
            second: i64 = sets.first(seconds)
            seconds = sets.take(seconds, second)
            place: i64 = place_of(first, second, 0)
            taken: i64 = used >> value_of(first) + value_of(second)
            if taken & 1 == 0:
                moves.append(BIDS[place + NO_DEBT])
            again: i64 = thrice if second == first else twice
            thirds: i64 = (seconds | again & sets.one(second)) & fresh(taken)
            while thirds:
                moves.append(BIDS[place + sets.first(thirds)])
                thirds &= thirds - 1
    return moves


def cheapness(move: Move) -> tuple[int, int]:
    """Order bids by value, then by the number of debts."""
    assert isinstance(move, GnadenlosMove)
    return move.value, move.number


def count_bids(hand: i64, used: i64) -> i64:
    """Count what `legal_bids` lists."""
    return ~find_bid(hand, used, MANY)


def nth_bid(hand: i64, used: i64, index: i64) -> GnadenlosMove:
    """Name what has so many before it in `legal_bids`."""
    return BIDS[find_bid(hand, used, index)]


def find_bid(hand: i64, used: i64, left: i64) -> i64:
    """Give the place of the bid that has so many before it; of fewer bids `~` of their number.

    It goes as `legal_bids` does, but passes over all third debts of a bid at once.
    """
    wanted: i64 = left
    twice: i64 = kinds(hand, 2)
    thrice: i64 = kinds(hand, 3)
    firsts: i64 = kinds(hand, 1)
    while firsts:
        first: i64 = sets.first(firsts)
        firsts = sets.take(firsts, first)
        if sets.has(fresh(used), first):
            if left == 0:
                return place_of(first, NO_DEBT, NO_DEBT)
            left -= 1
        seconds: i64 = firsts | twice & sets.one(first)
        while seconds:
            second: i64 = sets.first(seconds)
            seconds = sets.take(seconds, second)
            taken: i64 = used >> value_of(first) + value_of(second)
            if taken & 1 == 0:
                if left == 0:
                    return place_of(first, second, NO_DEBT)
                left -= 1
            again: i64 = thrice if second == first else twice
            thirds: i64 = (seconds | again & sets.one(second)) & fresh(taken)
            here: i64 = sets.size(thirds)
            if left < here:
                return place_of(first, second, sets.nth(thirds, left))
            left -= here
    return ~(wanted - left)


def fresh(taken: i64) -> i64:
    """The kinds whose values are not taken, as a set: of every colour the same."""
    return (~taken & EVERY_VALUE) * EVERY_COLOUR


def bid(table: Position, seat: i64, move: GnadenlosMove, events: list[Event] | None) -> None:
    """Debts are laid face up; their sum is the bid, which nobody else may repeat (GN-72, GN-75).

    They count as in hand until they are paid.
    """
    table.bids[seat] = move
    table.used = sets.add(table.used, move.value)
    table.standing = sets.add(table.standing, seat)
    if table.captured:
        prove(table, seat, move.debts)
    tell.bid(events, seat, move)
    ask(table, table.left_of(seat), events)


# Handing out adventurers


def next_choice(table: Position, events: list[Event] | None) -> None:
    """The highest bid left chooses next, as long as adventurers lie there (GN-78, GN-80, AM-29).

    There is one too few, so the lowest bidder goes without (GN-81); not so in the expert set-up
    (GN-30). Unable players come after all bids.
    """
    if table.standing and table.offer:
        table.turn = highest(table)
        table.standing = sets.take(table.standing, table.turn)
        table.phase = PICKING
        return
    give_back(table, events)
    if table.unable and table.offer and (table.agreed.leftovers or table.opening):
        table.turn = table.first_of(table.unable)
        table.unable = sets.take(table.unable, table.turn)
        table.phase = PICKING
        return
    close(table, events)


def highest(table: Position) -> i64:
    """Name the highest of the bidders that wait."""
    best: i64 = NOBODY
    value: i64 = -1
    for seat in range(table.players):
        if sets.has(table.standing, seat) and table.bids[seat].value > value:
            best = seat
            value = table.bids[seat].value
    return best


def give_back(table: Position, events: list[Event] | None) -> None:
    """Whoever gets no adventurer takes his debts back into hand (GN-81)."""
    for seat in sets.members(table.standing):
        tell.took_back(events, seat, table.bids[seat])
    table.standing = 0


def legal_picks(table: Position) -> list[Move]:
    """Any adventurer that lies face up, or any pair in the expert set-up (GN-78, GN-29)."""
    offer = table.offer
    if table.opening:
        return [table.box.pair(offer[index], offer[index + 1]) for index in range(0, len(offer), 2)]
    picking = table.box.picking
    return [picking[adventurer] for adventurer in offer]


def pick(table: Position, seat: i64, move: GnadenlosMove, events: list[Event] | None) -> None:
    """The adventurer goes to the bidder's hand; then he lays his debts (GN-78, GN-79)."""
    acquire(table, seat, move.first)
    if table.opening:
        acquire(table, seat, move.second)
        tell.picked_pair(events, seat, table.box, move)
    else:
        tell.picked(events, seat, table.box, move)
    if table.bids[seat].number:
        table.phase = LAYING
    else:
        next_choice(table, events)


def acquire(table: Position, seat: i64, adventurer: i64) -> None:
    table.offer.remove(adventurer)
    table.adventurers[seat] = sets.add(table.adventurers[seat], adventurer)


def lay(table: Position, seat: i64, move: GnadenlosMove, events: list[Event] | None) -> None:
    """The bid is laid face down in the next slots, in an order that only the bidder knows.

    GN-79, AM-12. Equal debts, or a single one, are known to all.
    """
    hand: i64 = table.hands[seat]
    table.hands[seat] = hand - table.bids[seat].debts
    knowers: i64 = sets.one(seat)
    if move.number == 1 or (
        move.first == move.second and (move.number == 2 or move.second == move.third)
    ):
        knowers = table.everybody()
    table.sets_laid += 1
    slot: i64 = len(table.market)
    market.put(table, move.first, knowers, seat, table.sets_laid)
    if move.number > 1:
        market.put(table, move.second, knowers, seat, table.sets_laid)
    if move.number > 2:
        market.put(table, move.third, knowers, seat, table.sets_laid)
    tell.laid(events, seat, move, slot)
    next_choice(table, events)


def close(table: Position, events: list[Event] | None) -> None:
    """Adventurers that nobody could take are discarded (AM-25); a payday may follow (GN-32)."""
    if table.offer:
        for adventurer in table.offer:
            table.discard = sets.add(table.discard, adventurer)
        tell.left_over(events, table.box, table.offer)
        table.offer.clear()
    for seat in range(table.players):
        table.bids[seat] = NO_BID
    table.used = 0
    table.unable = 0
    table.phase = TURN_BEGINS if table.opening else PAYDAY_DUE
    table.opening = False
