"""What a seat knows of Gnadenlos! as bytes, for a network (`numbering`).

Everything that belongs to seats or colours comes in turn order, the own one first; seats that are
not at the table are zeros.
"""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos.components import ADVENTURERS, EVENT_WIDTH, EVENTS
from saloon.games.gnadenlos.debts import KINDS, MOST_COPIES, VALUES, WIDTH, size
from saloon.games.gnadenlos.fields import (
    FOREIGN,
    HIGHEST_BID,
    SEATS,
    SECRETS_SIZE,
    SHOWN_SLOTS,
    SIZE,
)
from saloon.games.gnadenlos.market import kind_of
from saloon.games.gnadenlos.moves import COLUMNS
from saloon.games.gnadenlos.recall import Recollection
from saloon.games.gnadenlos.table import (
    BIDDING,
    BUYING,
    CHOOSING,
    LAYING,
    NO_CARD,
    PAYDAY_DUE,
    PICKING,
    TAKING,
    TIDYING,
    Position,
)
from saloon.kernel import sets
from saloon.kernel.native import BytesWriter, i64, u8, vec
from saloon.learned.numbering import put, up_to, write_bag

COLOUR: Final = VALUES * WIDTH
ALL_VALUES: Final = (1 << COLOUR) - 1
"""The bits of a colour in a bag of debts."""
DECISIONS: Final = (CHOOSING, TAKING, TIDYING, BUYING, BIDDING, PICKING, LAYING)

LIKELY_UP: Final = vec[i64]([75, 50, 30, 15, 5, 5, 5])
"""How likely a payday turns up a debt, in percent, by how many lie outside it in its column."""
LEAST_LIKELY: Final = 6

HIGHEST_OF: Final = vec[i64]([values.bit_length() for values in range(1 << VALUES)])
SUM_OF: Final = vec[i64]([sum(sets.members(values)) for values in range(1 << VALUES)])
"""Of a set of values: the highest plus 1, and their sum."""

BLANK: Final = bytes(SIZE)
NO_SECRETS: Final = bytes(SECRETS_SIZE)
"""An observation of nothing: only what is there is written into it."""


def write(out: BytesWriter, view: Recollection) -> None:
    """Write all that a seat knows after what is written already."""
    at: i64 = len(out)
    end: i64 = at + SIZE
    out.write(BLANK)
    at = write_table(out, at, view)
    at = write_seats(out, at, view)
    costs: i64 = write_market(out, end - SHOWN_SLOTS * (SEATS + 1), view)
    at = write_costs(out, at, view, costs)
    at = write_flags(out, at, view)
    at = write_bids(out, at, view)
    at = write_hands(out, at, view)
    at = write_foreign(out, at, view)
    at = write_adventurers(out, at, view)
    assert at + SHOWN_SLOTS * (SEATS + 1) == end


def own_first(debts: i64, seat: i64, players: i64) -> i64:
    """Turn a bag of debts so that a seat's own colour comes first."""
    before: i64 = COLOUR * seat
    one: i64 = seat - seat + 1  # spelled out it would be shifted in 32 bits only
    return debts >> before | (debts & ((one << before) - 1)) << COLOUR * (players - seat)


def own_kinds_first(kinds: i64, seat: i64, players: i64) -> i64:
    """Turn a set of kinds of debts in the same way."""
    before: i64 = VALUES * seat
    return kinds >> before | (kinds & ((1 << before) - 1)) << VALUES * (players - seat)


def write_table(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """What belongs to all."""
    out[at + view.players - 3] = 1
    at += 2
    for option in view.options:
        if option:
            out[at] = 1
        at += 1
    for phase in DECISIONS:
        if view.phase == phase:
            out[at] = 1
        at += 1
    if view.opening:
        out[at] = 1
    at += 1
    out[at + (view.active - view.seat + view.players) % view.players] = 1
    at += SEATS
    out[at] = u8(up_to(view.turn, 60))
    out[at + 1] = u8(up_to(view.undertaker, 7))
    at += 2
    if view.event != NO_CARD:
        out[at + view.event] = 1
    write_bag(out, at + EVENTS, view.event_deck, EVENT_WIDTH)
    at += 2 * EVENTS
    out[at] = u8(up_to(view.missing, 24))
    if view.after == PAYDAY_DUE:
        out[at + 1] = 1
    at += 2
    slots: i64 = len(view.market)
    out[at + slots % COLUMNS] = 1
    at += COLUMNS
    put(out, at, view.used)
    return at + HIGHEST_BID + 1


def write_seats(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """How each seat stands."""
    turn: i64 = 0
    seat: i64 = view.seat
    while turn < view.players:
        place: i64 = at + turn
        nuggets: i64 = view.nuggets[seat]
        position: i64 = view.positions[seat]
        outside: i64 = view.elsewhere >> COLOUR * seat
        owed: i64 = (
            (outside >> WIDTH & MOST_COPIES)
            + 2 * (outside >> 2 * WIDTH & MOST_COPIES)
            + 3 * (outside >> 3 * WIDTH & MOST_COPIES)
            + 4 * (outside >> 4 * WIDTH & MOST_COPIES)
        )
        vultures: i64 = view.vultures[seat]
        gain: i64 = view.wins[position]
        loss: i64 = view.loses[position]
        count: i64 = view.adventurer_counts[seat]
        held: i64 = view.debt_counts[seat]
        out[place] = u8(up_to(nuggets, 85))
        out[place + SEATS] = u8(up_to(position, 35))
        out[place + 2 * SEATS] = u8(between(view.finish - position, 30))
        out[place + 3 * SEATS] = u8(vultures)
        out[place + 4 * SEATS] = u8(rank(view, position, nuggets))
        out[place + 5 * SEATS] = u8(up_to(gain, 9))
        out[place + 6 * SEATS] = u8(up_to(loss, 9))
        out[place + 7 * SEATS] = u8(up_to(count, 10))
        out[place + 8 * SEATS] = u8(up_to(count - sets.size(view.adventurers[seat]), 10))
        out[place + 9 * SEATS] = u8(best(view, seat))
        out[place + 10 * SEATS] = u8(up_to(held, 40))
        out[place + 11 * SEATS] = u8(between(held - size(view.known[seat]), 20))
        out[place + 12 * SEATS] = u8(size(outside & ALL_VALUES))
        out[place + 13 * SEATS] = u8(up_to(owed, 25))
        out[place + 14 * SEATS] = u8(between(nuggets - owed + 25, 110))
        turn += 1
        seat = seat + 1 if seat + 1 < view.players else 0
    return at + 15 * SEATS


def between(number: i64, most: i64) -> i64:
    """Cut a number off below 0 and where more makes no difference."""
    return up_to(number, most) if number > 0 else 0


def best(view: Recollection, seat: i64) -> i64:
    """Give the best number for the event in what is known of a hand, plus 1."""
    best: i64 = 0
    if view.event != NO_CARD:
        left: i64 = view.adventurers[seat]
        while left:
            number: i64 = view.numbers[sets.first(left)]
            left &= left - 1
            if number >= best:
                best = number + 1
    return up_to(best, 8)


def rank(view: Recollection, position: i64, nuggets: i64) -> i64:
    """Tell how a seat would be placed now."""
    place: i64 = 1
    other: i64 = 0
    while other < view.players:
        there: i64 = view.positions[other]
        held: i64 = view.nuggets[other]
        if there > position or (there == position and held > nuggets):
            place += 1
        other += 1
    return place


def write_market(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """What may lie in each slot; gives what it may cost the seats, in 16 bits each.

    That is in quarters of a percent of a nugget, the own seat first.
    """
    costs: i64 = 0
    outside: i64 = 0  # by column, in four bits each
    slot: i64 = len(view.market) - 1
    while slot >= 0:
        kinds: i64 = own_kinds_first(view.market[slot], view.seat, view.players)
        if kinds:
            column: i64 = 4 * (slot % COLUMNS)
            depth: i64 = outside >> column & 15
            outside += 1 << column
            number: i64 = sets.size(kinds)
            likely: i64 = LIKELY_UP[up_to(depth, LEAST_LIKELY)] * 4 // number
            out[at + slot] = u8(up_to(number, 8))
            place: i64 = at + SHOWN_SLOTS + SEATS * slot
            colour: i64 = 0
            while kinds:
                values: i64 = kinds & ((1 << VALUES) - 1)
                out[place + colour] = u8(HIGHEST_OF[values])
                costs += likely * SUM_OF[values] << 16 * colour
                kinds >>= VALUES
                colour += 1
        slot -= 1
    return costs


def write_costs(out: BytesWriter, at: i64, view: Recollection, costs: i64) -> i64:
    """What the next payday may cost each seat, by where debts lie that may be theirs."""
    turn: i64 = 0
    while turn < view.players:
        out[at + turn] = u8(up_to((costs >> 16 * turn & 0xFFFF) // 100, 100))
        turn += 1
    return at + SEATS


def write_flags(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """Who does what in the event and the bidding."""
    turn: i64 = 0
    seat: i64 = view.seat
    while turn < view.players:
        place: i64 = at + turn
        out[place] = u8(view.contest >> seat & 1)
        out[place + SEATS] = u8(view.choosers >> seat & 1)
        out[place + 2 * SEATS] = u8(view.winners >> seat & 1)
        out[place + 3 * SEATS] = u8(view.losers >> seat & 1)
        out[place + 4 * SEATS] = u8(view.takers >> seat & 1)
        out[place + 5 * SEATS] = u8(view.standing >> seat & 1)
        out[place + 6 * SEATS] = u8(view.unable >> seat & 1)
        turn += 1
        seat = seat + 1 if seat + 1 < view.players else 0
    return at + 7 * SEATS


def write_bids(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """What was bid."""
    turn: i64 = 0
    seat: i64 = view.seat
    while turn < view.players:
        value: i64 = view.values[seat]
        out[at + turn] = u8(value + 1)
        left: i64 = own_first(view.bids[seat], view.seat, view.players)
        place: i64 = at + SEATS + SEATS * turn
        while left:
            out[place] = u8(size(left & ALL_VALUES))
            left >>= COLOUR
            place += 1
        turn += 1
        seat = seat + 1 if seat + 1 < view.players else 0
    at += SEATS + SEATS * SEATS
    write_bag(out, at, own_first(view.bids[view.seat], view.seat, view.players), WIDTH)
    return at + KINDS


def write_hands(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """Which debts each seat is known to hold, and which lie elsewhere."""
    turn: i64 = 0
    seat: i64 = view.seat
    while turn < view.players:
        write_bag(
            out, at + turn * KINDS, own_first(view.known[seat], view.seat, view.players), WIDTH
        )
        turn += 1
        seat = seat + 1 if seat + 1 < view.players else 0
    at += SEATS * KINDS
    write_bag(out, at, own_first(view.elsewhere, view.seat, view.players), WIDTH)
    return at + KINDS


def write_foreign(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """What a bid may name of other colours, in turn order."""
    left: i64 = own_first(view.known[view.seat], view.seat, view.players) >> COLOUR
    kind: i64 = 0
    place: i64 = at
    end: i64 = at + 5 * FOREIGN
    while left and place < end:
        if left & MOST_COPIES:
            out[place + kind // VALUES] = 1
            out[place + 3] = u8(kind % VALUES)
            out[place + 4] = u8(left & MOST_COPIES)
            place += 5
        left >>= WIDTH
        kind += 1
    return end


def write_adventurers(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """Where adventurers are, as far as it is known."""
    left: i64 = view.adventurers[view.seat]
    while left:
        adventurer: i64 = sets.first(left)
        left &= left - 1
        out[at + adventurer] = 1
        if view.event != NO_CARD:
            out[at + ADVENTURERS + adventurer] = u8(up_to(view.numbers[adventurer] + 1, 8))
    at += 2 * ADVENTURERS
    turn: i64 = 1
    while turn < view.players:
        seat: i64 = (view.seat + turn) % view.players
        put(out, at + (turn - 1) * ADVENTURERS, view.adventurers[seat])
        turn += 1
    at += 3 * ADVENTURERS
    pair: i64 = 2
    for adventurer in view.offer:
        out[at + adventurer] = u8(pair // 2 if view.opening else 1)
        pair += 1
    put(out, at + ADVENTURERS, view.discard)
    put(out, at + 2 * ADVENTURERS, view.unseen)
    return at + 3 * ADVENTURERS


def write_secrets(table: Position, seat: i64) -> bytes:
    """Write what a seat does not know."""
    out = BytesWriter()
    out.write(NO_SECRETS)
    players: i64 = table.players
    turn: i64 = 1
    while turn < players:
        other: i64 = (seat + turn) % players
        put(out, (turn - 1) * ADVENTURERS, table.adventurers[other])
        chosen: i64 = table.chosen[other]
        if table.phase == CHOOSING and chosen != NO_CARD:
            out[(turn + 2) * ADVENTURERS + chosen] = 1
        hand: i64 = own_first(table.hands[other], seat, players)
        write_bag(out, 6 * ADVENTURERS + (turn - 1) * KINDS, hand, WIDTH)
        turn += 1
    at: i64 = 6 * ADVENTURERS + 3 * KINDS
    for card in table.market[:SHOWN_SLOTS]:
        if card != NO_CARD:
            kind: i64 = kind_of(card)
            colour: i64 = (kind // VALUES - seat + players) % players
            out[at + colour] = u8(kind % VALUES + 1)
        at += SEATS
    return out.getvalue()
