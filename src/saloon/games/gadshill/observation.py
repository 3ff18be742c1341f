"""What a seat knows of Gads Hill 1874 as bytes, for a network (`numbering`).

Everything that belongs to seats comes in turn order, the own one first; seats that are not at the
table are zeros.
"""

from __future__ import annotations

from typing import Final

from saloon.games.gadshill.components import (
    BUILDINGS,
    CARDS,
    FIRST_CONDITION,
    FIRST_DISTRICT,
    LOTS,
    MARKERS,
    NO_BUILDING,
)
from saloon.games.gadshill.moves import SEATS
from saloon.games.gadshill.recall import LABELS, SLOTS, Recollection
from saloon.games.gadshill.table import (
    DISCARDED,
    DRAFTING,
    DRAWING,
    GOAL,
    PLAYED,
    TAKING,
    TURN,
    WINDOW,
    Position,
)
from saloon.kernel import sets
from saloon.kernel.native import BytesWriter, i64, u8
from saloon.learned.numbering import Field, put, total, up_to

OTHERS: Final = 3
MIDDLE: Final = 40
"""What a lead of nobody is written as."""
MOST_POINTS: Final = 25
"""More points at once are written as these."""
DECISIONS: Final = (DRAFTING, TURN, TAKING, DRAWING, WINDOW)

OBSERVATION: Final = (
    Field("two, three, four players", 3, 1),
    Field(
        "options: global legality, null plays, lots limited by turn, STOP by claim, automatic STOP,"
        " open STOP, penalty, dead discards, permanent discards, draws by choice, by building,"
        " three purchases a turn, last STOP, districts reshuffled, stalling ends",
        15,
        1,
    ),
    Field("phase: draft, turn, take, draw, window", 5, 1),
    Field("seat whose turn it is", SEATS, 1),
    Field("first seat", SEATS, 1),
    Field("a card was played, two were discarded", 2, 1),
    Field("cards left to play", 1, 2, 2),
    Field("buildings bought this turn", 1, 3, 3),
    Field("window is open, own STOP is open, board has changed", 3, 1),
    Field("turns without a change", 1, 16, 4),
    Field("turns without a draw", 1, 4, 4),
    Field("buildings missing to the end", 1, 19, 8),
    Field("buildings missing to one card a turn", 1, 16, 4),
    Field("cards in the piles", 3, 22, 2),
    Field("points", SEATS, 80),
    Field("points less the own, plus 40", SEATS, 80),
    Field("building cards in hand", SEATS, 12, 3),
    Field("district cards in hand", SEATS, 12, 3),
    Field("condition cards in hand", SEATS, 12, 3),
    Field("buildings bought", SEATS, 3, 3),
    Field("markers lost", SEATS, 5),
    Field("buildings without markers", SEATS, 10, 4),
    Field("buildings with markers", SEATS, 10, 4),
    Field("barred from STOP", SEATS, 1),
    Field("out of the window", SEATS, 1),
    Field("buildings in front of each seat", SEATS * BUILDINGS, 1),
    Field("markers of each building", BUILDINGS, MARKERS, 3),
    Field("buildings placed", BUILDINGS, 1),
    Field("cards in hand that name each building", BUILDINGS, 3, 1),
    Field("cards not seen that name each building", BUILDINGS, 3),
    Field("markers on each lot", LOTS, 5, 3),
    Field("lots with a building", LOTS, 1),
    Field("cards in hand", CARDS, 1),
    Field("cards not seen", CARDS, 1),
    Field("hand, most points now first: building, district, condition", SLOTS * 3, 1),
    Field("of these, cards that name an own building", SLOTS, 1),
    Field("of these, cards that name a placed building", SLOTS, 1),
    Field("of these, most points now, plus 1", SLOTS, MOST_POINTS, 6),
    Field("points of each card with each own building, plus 1", SLOTS * LABELS, MOST_POINTS, 1),
    Field("steps of the locomotive by them", SLOTS * LABELS, 6),
    Field("markers of each own building not placed", LABELS, MARKERS, 1),
    Field("points of a card with each building to buy, plus 1", BUILDINGS, MOST_POINTS, 2),
    Field("points of a marker for two cards without a play", 1, MOST_POINTS, 3),
    Field("points of each marker to take or claim, plus 1", BUILDINGS * MARKERS, MOST_POINTS, 1),
)
SECRETS: Final = (Field("others' cards", OTHERS * CARDS, 1),)
SIZE: Final = total(OBSERVATION)
SECRETS_SIZE: Final = total(SECRETS)


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
    at = write_buildings(out, at, view)
    at = write_lots(out, at, view)
    put(out, at, view.hand >> 1)
    put(out, at + CARDS, view.unseen >> 1)
    at = write_hand(out, at + 2 * CARDS, view)
    at = write_plays(out, at, view)
    at = write_markers(out, at, view)
    assert at == end


def write_table(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """What belongs to all."""
    out[at + view.players - 2] = 1
    at += 3
    for flag in view.flags:
        if flag:
            out[at] = 1
        at += 1
    for phase in DECISIONS:
        if view.phase == phase:
            out[at] = 1
        at += 1
    out[at + (view.active - view.seat + view.players) % view.players] = 1
    out[at + SEATS + (view.first - view.seat + view.players) % view.players] = 1
    at += 2 * SEATS
    if view.action == PLAYED:
        out[at] = 1
    elif view.action == DISCARDED:
        out[at + 1] = 1
    out[at + 2] = u8(view.cards_left)
    out[at + 3] = u8(up_to(view.bought_now, 3))
    if view.window:
        out[at + 4] = 1
    if view.claiming:
        out[at + 5] = 1
    if view.changed:
        out[at + 6] = 1
    out[at + 7] = u8(up_to(view.passes, 16))
    out[at + 8] = u8(up_to(view.undrawn, 4))
    out[at + 9] = u8(missing(GOAL, view.locomotive))
    out[at + 10] = u8(missing(view.one_card_at, view.locomotive))
    for kind in range(3):
        left: i64 = view.piles[kind]
        out[at + 11 + kind] = u8(left)
    return at + 14


def missing(goal: i64, reached: i64) -> i64:
    """Count what is missing, as long as something is."""
    return goal - reached if goal > reached else 0


def write_seats(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """How each seat stands."""
    own: i64 = view.points[view.seat]
    turn: i64 = 0
    seat: i64 = view.seat
    while turn < view.players:
        place: i64 = at + turn
        points: i64 = view.points[seat]
        bought: i64 = view.bought[seat]
        lying: i64 = view.front[seat] & ~view.placed
        marked: i64 = sets.size(lying & view.marked)
        out[place] = u8(up_to(points, 80))
        out[place + SEATS] = u8(up_to(missing(points + MIDDLE, own), 80))
        out[place + 2 * SEATS] = u8(up_to(view.counts[3 * seat], 12))
        out[place + 3 * SEATS] = u8(up_to(view.counts[3 * seat + 1], 12))
        out[place + 4 * SEATS] = u8(up_to(view.counts[3 * seat + 2], 12))
        out[place + 5 * SEATS] = u8(bought)
        out[place + 6 * SEATS] = u8(up_to(view.lost[seat], 5))
        out[place + 7 * SEATS] = u8(up_to(sets.size(lying) - marked, 10))
        out[place + 8 * SEATS] = u8(up_to(marked, 10))
        out[place + 9 * SEATS] = u8(view.barred >> seat & 1)
        out[place + 10 * SEATS] = u8(view.declined >> seat & 1)
        turn += 1
        seat = seat + 1 if seat + 1 < view.players else 0
    return at + 11 * SEATS


def write_buildings(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """Whose each building is, what is known of it, and which cards speak of it."""
    turn: i64 = 0
    while turn < view.players:
        put(out, at + turn * BUILDINGS, view.front[(view.seat + turn) % view.players])
        turn += 1
    at += SEATS * BUILDINGS
    building: i64 = 0
    while building < BUILDINGS:
        if sets.has(view.placed, building):
            out[at + BUILDINGS + building] = 1
        else:
            out[at + building] = u8(sets.size(view.lots[building]))
        cards: i64 = view.naming[building]
        out[at + 2 * BUILDINGS + building] = u8(up_to(sets.size(view.hand & cards), 3))
        out[at + 3 * BUILDINGS + building] = u8(up_to(sets.size(view.unseen & cards), 3))
        building += 1
    return at + 4 * BUILDINGS


def write_lots(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """What lies on each lot."""
    lot: i64 = 0
    while lot < LOTS:
        ones: i64 = view.ones >> lot & 1
        twos: i64 = view.twos >> lot & 1
        fours: i64 = view.fours >> lot & 1
        out[at + lot] = u8(up_to(ones + 2 * twos + 4 * fours, 5))
        lot += 1
    placed: i64 = view.placed
    while placed:
        put(out, at + LOTS, view.lots[sets.first(placed)])
        placed &= placed - 1
    return at + 2 * LOTS


def write_hand(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """The own cards in the order in which moves name them."""
    left: i64 = view.hand
    while left:
        card: i64 = sets.first(left)
        left &= left - 1
        slot: i64 = view.slots[card]
        kind: i64 = 0
        if card >= FIRST_CONDITION:
            kind = 2
        elif card >= FIRST_DISTRICT:
            kind = 1
        out[at + 3 * slot + kind] = 1
        named: i64 = view.named[card]
        if named != NO_BUILDING and sets.has(view.own, named):
            out[at + 3 * SLOTS + slot] = 1
        if named != NO_BUILDING and sets.has(view.placed, named):
            out[at + 4 * SLOTS + slot] = 1
    slot = 0
    while slot < SLOTS:
        out[at + 5 * SLOTS + slot] = u8(up_to(view.best[slot], MOST_POINTS))
        slot += 1
    return at + 6 * SLOTS


def write_plays(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """What the own cards would do with the own buildings."""
    index: i64 = 0
    end: i64 = len(view.places)
    while index < end:
        place: i64 = at + view.places[index]
        out[place] = u8(up_to(view.gains[index] + 1, MOST_POINTS))
        out[place + SLOTS * LABELS] = u8(up_to(view.steps[index], 6))
        index += 1
    at += 2 * SLOTS * LABELS
    label: i64 = 0
    own: i64 = view.own
    while own and label < LABELS:
        out[at + label] = u8(sets.size(view.lots[sets.first(own)]))
        own &= own - 1
        label += 1
    at += LABELS
    for building, points in enumerate(view.purchases):
        out[at + building] = u8(up_to(points, MOST_POINTS))
    out[at + BUILDINGS] = u8(up_to(view.prize, MOST_POINTS))
    return at + BUILDINGS + 1


def write_markers(out: BytesWriter, at: i64, view: Recollection) -> i64:
    """What can be had for markers."""
    takes = view.takes
    for index in range(0, len(takes), 3):
        points: i64 = takes[index + 2]
        building: i64 = takes[index]
        place: i64 = at + marker(building, view.lots[building], takes[index + 1])
        out[place] = u8(up_to(points + 1, MOST_POINTS))
    return at + BUILDINGS * MARKERS


def marker(building: i64, marks: i64, lot: i64) -> i64:
    """Number a marker by its building and its place among that building's markers."""
    return building * MARKERS + sets.size(marks & (lot - 1))


def write_secrets(table: Position, seat: i64) -> bytes:
    """Write what a seat does not know."""
    out = BytesWriter()
    out.write(NO_SECRETS)
    turn: i64 = 1
    while turn < table.players:
        hand: i64 = table.hands[(seat + turn) % table.players]
        put(out, (turn - 1) * CARDS, hand >> 1)
        turn += 1
    return out.getvalue()
