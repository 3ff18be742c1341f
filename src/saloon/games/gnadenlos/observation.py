"""What a seat knows of Gnadenlos! as bytes, for a network (`numbering`).

Everything that belongs to seats or colours comes in turn order, the own one first; seats that are
not at the table are zeros.
"""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos.components import ADVENTURERS, EVENT_WIDTH, EVENTS
from saloon.games.gnadenlos.debts import KINDS, MOST_COPIES, VALUES, WIDTH
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
from saloon.kernel import bags, sets
from saloon.kernel.native import i64
from saloon.learned.numbering import put

DECISIONS: Final = (CHOOSING, TAKING, TIDYING, BUYING, BIDDING, PICKING, LAYING)

LIKELY_UP: Final = (75, 50, 30, 15, 5, 5, 5)
"""How likely a payday turns up a debt, in percent, by how many lie outside it in its column."""


def write(view: Recollection) -> bytes:
    """Write all that a seat knows."""
    buf = [0] * SIZE
    counts = count_debts(view)
    at: i64 = write_table(buf, view)
    at = write_seats(buf, at, view, counts)
    at = write_costs(buf, at, view)
    at = write_flags(buf, at, view)
    at = write_bids(buf, at, view)
    at = write_hands(buf, at, view, counts)
    at = write_foreign(buf, at, view)
    at = write_adventurers(buf, at, view)
    at = write_market(buf, at, view)
    assert at == SIZE
    return bytes(bytearray(buf))  # by this way it takes half as long


def spread(buf: list[int], at: i64, bag: i64, seat: i64, players: i64) -> None:
    """Write debts kind by kind, the seat's own colour first."""
    left: i64 = bag
    kind: i64 = 0
    while left:
        if left & MOST_COPIES:
            buf[at + (kind - seat * VALUES + players * VALUES) % (players * VALUES)] = (
                left & MOST_COPIES
            )
        left >>= WIDTH
        kind += 1


def write_table(buf: list[int], view: Recollection) -> i64:
    """What belongs to all."""
    buf[view.players - 3] = 1
    at: i64 = 2
    for option in view.options:
        if option:
            buf[at] = 1
        at += 1
    for phase in DECISIONS:
        if view.phase == phase:
            buf[at] = 1
        at += 1
    if view.opening:
        buf[at] = 1
    at += 1
    buf[at + (view.active - view.seat + view.players) % view.players] = 1
    at += SEATS
    buf[at] = min(60, view.turn)
    buf[at + 1] = min(7, view.undertaker)
    at += 2
    if view.event != NO_CARD:
        buf[at + view.event] = 1
    at += EVENTS
    for index in range(EVENTS):
        buf[at + index] = bags.count(view.event_deck, index, EVENT_WIDTH)
    at += EVENTS
    buf[at] = min(24, view.missing)
    if view.after == PAYDAY_DUE:
        buf[at + 1] = 1
    at += 2
    buf[at + len(view.market) % COLUMNS] = 1
    at += COLUMNS
    put(buf, at, view.used)
    return at + HIGHEST_BID + 1


def count_debts(view: Recollection) -> list[int]:
    """Count by kind what lies outside hands that are known, then by seat what is known there."""
    counts = [0] * (KINDS + SEATS)
    players: i64 = view.players
    kinds: i64 = players * VALUES
    kind: i64 = 0
    while kind < kinds:
        counts[kind] = view.copies[kind % VALUES]
        kind += 1
    seat: i64 = 0
    while seat < players:
        start: i64 = seat * KINDS
        sum_held: i64 = 0
        kind = 0
        while kind < kinds:
            held: i64 = view.known[start + kind]
            if held > 0:
                sum_held += held
                left: i64 = counts[kind]
                counts[kind] = left - held
            kind += 1
        counts[KINDS + seat] = sum_held
        seat += 1
    return counts


def write_seats(buf: list[int], at: i64, view: Recollection, counts: list[int]) -> i64:
    """How each seat stands."""
    players: i64 = view.players
    turn: i64 = 0
    while turn < players:
        seat: i64 = (view.seat + turn) % players
        nuggets: i64 = view.nuggets[seat]
        position: i64 = view.positions[seat]
        outside: i64 = 0
        owed: i64 = 0
        value: i64 = 0
        while value < VALUES:
            copies: i64 = counts[VALUES * seat + value]
            outside += copies
            owed += max(0, copies) * value
            value += 1
        buf[at + turn] = min(85, nuggets)
        buf[at + SEATS + turn] = min(35, position)
        buf[at + 2 * SEATS + turn] = min(30, view.left[seat])
        buf[at + 3 * SEATS + turn] = view.vultures[seat]
        buf[at + 4 * SEATS + turn] = rank(view, seat)
        buf[at + 5 * SEATS + turn] = min(9, view.gains[seat])
        buf[at + 6 * SEATS + turn] = min(9, view.losses[seat])
        count: i64 = view.adventurer_counts[seat]
        buf[at + 7 * SEATS + turn] = min(10, count)
        buf[at + 8 * SEATS + turn] = min(10, count - sets.size(view.adventurers[seat]))
        buf[at + 9 * SEATS + turn] = best(view, seat)
        buf[at + 10 * SEATS + turn] = min(40, view.debt_counts[seat])
        buf[at + 11 * SEATS + turn] = min(20, max(0, view.debt_counts[seat] - counts[KINDS + seat]))
        buf[at + 12 * SEATS + turn] = max(0, outside)
        buf[at + 13 * SEATS + turn] = min(25, owed)
        buf[at + 14 * SEATS + turn] = min(110, max(0, nuggets - owed + 25))
        turn += 1
    return at + 15 * SEATS


def best(view: Recollection, seat: i64) -> i64:
    """Give the best number for the event in what is known of a hand, plus 1."""
    best: i64 = 0
    if view.event != NO_CARD:
        for adventurer in sets.members(view.adventurers[seat]):
            best = max(best, view.numbers[adventurer] + 1)
    return min(8, best)


def rank(view: Recollection, seat: i64) -> i64:
    """Tell how a seat would be placed now."""
    place: i64 = 1
    position: i64 = view.positions[seat]
    nuggets: i64 = view.nuggets[seat]
    for other in range(view.players):
        there: i64 = view.positions[other]
        held: i64 = view.nuggets[other]
        if there > position or (there == position and held > nuggets):
            place += 1
    return place


def write_costs(buf: list[int], at: i64, view: Recollection) -> i64:
    """What the next payday may cost each seat, by where debts lie that may be theirs."""
    costs = [0] * SEATS
    outside = [0] * COLUMNS
    slot: i64 = len(view.market) - 1
    while slot >= 0:
        kinds: i64 = view.market[slot]
        if kinds:
            column: i64 = slot % COLUMNS
            depth: i64 = outside[column]
            outside[column] = depth + 1
            likely: i64 = LIKELY_UP[min(depth, 6)] * 4 // sets.size(kinds)
            while kinds:
                kind: i64 = sets.first(kinds)
                kinds &= kinds - 1
                owner: i64 = kind // VALUES
                cost: i64 = costs[owner]
                costs[owner] = cost + likely * (kind % VALUES)
        slot -= 1
    for turn in range(view.players):
        buf[at + turn] = min(100, costs[(view.seat + turn) % view.players] // 100)
    return at + SEATS


def write_flags(buf: list[int], at: i64, view: Recollection) -> i64:
    """Who does what in the event and the bidding."""
    flags = (
        view.contest,
        view.choosers,
        view.winners,
        view.losers,
        view.takers,
        view.standing,
        view.unable,
    )
    for seats in flags:
        for turn in range(view.players):
            if sets.has(seats, (view.seat + turn) % view.players):
                buf[at + turn] = 1
        at += SEATS
    return at


def write_bids(buf: list[int], at: i64, view: Recollection) -> i64:
    """What was bid."""
    for turn in range(view.players):
        seat = (view.seat + turn) % view.players
        buf[at + turn] = view.values[seat] + 1
        left: i64 = view.bids[seat]
        kind: i64 = 0
        while left:
            colour: i64 = (kind // VALUES - view.seat + view.players) % view.players
            place: i64 = at + SEATS + SEATS * turn + colour
            counted: i64 = buf[place]
            buf[place] = counted + (left & MOST_COPIES)
            left >>= WIDTH
            kind += 1
    at += SEATS + SEATS * SEATS
    spread(buf, at, view.bids[view.seat], view.seat, view.players)
    return at + KINDS


def write_hands(buf: list[int], at: i64, view: Recollection, counts: list[int]) -> i64:
    """Which debts each seat is known to hold, and which lie elsewhere."""
    players: i64 = view.players
    kinds: i64 = players * VALUES
    own: i64 = view.seat * VALUES
    turn: i64 = 0
    while turn < players:
        start: i64 = (view.seat + turn) % players * KINDS
        kind: i64 = 0
        while kind < kinds:
            held: i64 = view.known[start + kind]
            if held > 0:
                buf[at + (kind - own if kind >= own else kind - own + kinds)] = held
            kind += 1
        at += KINDS
        turn += 1
    at += (SEATS - players) * KINDS
    kind = 0
    while kind < kinds:
        left: i64 = counts[(own + kind) % kinds]
        buf[at + kind] = max(0, left)
        kind += 1
    return at + KINDS


def foreign_debts(view: Recollection) -> list[int]:
    """List the kinds of other colours in hand, in turn order, as a bid names them."""
    found: list[int] = []
    own: i64 = view.seat * VALUES
    kinds: i64 = view.players * VALUES
    kind: i64 = VALUES
    while kind < kinds:
        place: i64 = (own + kind) % kinds
        if view.known[view.seat * KINDS + place] > 0:
            found.append(place)
        kind += 1
    return found


def write_foreign(buf: list[int], at: i64, view: Recollection) -> i64:
    """What a bid may name of other colours."""
    start: i64 = at
    for kind in foreign_debts(view)[:FOREIGN]:
        colour: i64 = (kind // VALUES - view.seat + view.players) % view.players
        buf[start + colour - 1] = 1
        buf[start + 3] = kind % VALUES
        buf[start + 4] = view.known[view.seat * KINDS + kind]
        start += 5
    return at + 5 * FOREIGN


def write_adventurers(buf: list[int], at: i64, view: Recollection) -> i64:
    """Where adventurers are, as far as it is known."""
    for adventurer in sets.members(view.adventurers[view.seat]):
        buf[at + adventurer] = 1
        if view.event != NO_CARD:
            buf[at + ADVENTURERS + adventurer] = min(8, view.numbers[adventurer] + 1)
    at += 2 * ADVENTURERS
    turn: i64 = 1
    while turn < view.players:
        seat: i64 = (view.seat + turn) % view.players
        put(buf, at + (turn - 1) * ADVENTURERS, view.adventurers[seat])
        turn += 1
    at += 3 * ADVENTURERS
    for index, adventurer in enumerate(view.offer):
        buf[at + adventurer] = index // 2 + 1 if view.opening else 1
    put(buf, at + ADVENTURERS, view.discard)
    put(buf, at + 2 * ADVENTURERS, view.unseen)
    return at + 3 * ADVENTURERS


def write_market(buf: list[int], at: i64, view: Recollection) -> i64:
    """What may lie in each slot."""
    for slot, kinds in enumerate(view.market):
        left: i64 = kinds
        buf[at + slot] = min(8, sets.size(left))
        start: i64 = at + SHOWN_SLOTS + SEATS * slot
        while left:
            kind: i64 = sets.first(left)
            left &= left - 1
            colour: i64 = (kind // VALUES - view.seat + view.players) % view.players
            buf[start + colour] = kind % VALUES + 1
    return at + SHOWN_SLOTS * (SEATS + 1)


def write_secrets(table: Position, seat: i64) -> bytes:
    """Write what a seat does not know."""
    buf = [0] * SECRETS_SIZE
    players: i64 = table.players
    for turn in range(1, players):
        other = (seat + turn) % players
        put(buf, (turn - 1) * ADVENTURERS, table.adventurers[other])
        if table.phase == CHOOSING and table.chosen[other] != NO_CARD:
            buf[(turn + 2) * ADVENTURERS + table.chosen[other]] = 1
        spread(buf, 6 * ADVENTURERS + (turn - 1) * KINDS, table.hands[other], seat, players)
    at = 6 * ADVENTURERS + 3 * KINDS
    for slot, card in enumerate(table.market):
        if card != NO_CARD and slot < SHOWN_SLOTS:
            kind: i64 = kind_of(card)
            colour: i64 = (kind // VALUES - seat + players) % players
            buf[at + SEATS * slot + colour] = kind % VALUES + 1
    return bytes(bytearray(buf))  # by this way it takes half as long
