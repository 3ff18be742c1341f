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
from saloon.kernel.native import i64
from saloon.learned.numbering import Field, put, total

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


def write(view: Recollection) -> bytes:
    """Write all that a seat knows."""
    buf = [0] * SIZE
    at: i64 = write_table(buf, view)
    at = write_seats(buf, at, view)
    at = write_buildings(buf, at, view)
    at = write_lots(buf, at, view)
    put(buf, at, view.hand >> 1)
    put(buf, at + CARDS, view.unseen >> 1)
    at = write_hand(buf, at + 2 * CARDS, view)
    at = write_plays(buf, at, view)
    at = write_markers(buf, at, view)
    assert at == SIZE
    return bytes(bytearray(buf))  # by this way it takes half as long


def write_table(buf: list[int], view: Recollection) -> i64:
    """What belongs to all."""
    buf[view.players - 2] = 1
    at: i64 = 3
    for flag in view.flags:
        if flag:
            buf[at] = 1
        at += 1
    for phase in DECISIONS:
        if view.phase == phase:
            buf[at] = 1
        at += 1
    buf[at + (view.active - view.seat + view.players) % view.players] = 1
    buf[at + SEATS + (view.first - view.seat + view.players) % view.players] = 1
    at += 2 * SEATS
    if view.action == PLAYED:
        buf[at] = 1
    elif view.action == DISCARDED:
        buf[at + 1] = 1
    buf[at + 2] = view.cards_left
    buf[at + 3] = min(3, view.bought_now)
    if view.window:
        buf[at + 4] = 1
    if view.claiming:
        buf[at + 5] = 1
    if view.changed:
        buf[at + 6] = 1
    buf[at + 7] = min(16, view.passes)
    buf[at + 8] = min(4, view.undrawn)
    buf[at + 9] = max(0, GOAL - view.locomotive)
    buf[at + 10] = max(0, view.one_card_at - view.locomotive)
    for kind in range(3):
        buf[at + 11 + kind] = view.piles[kind]
    return at + 14


def write_seats(buf: list[int], at: i64, view: Recollection) -> i64:
    """How each seat stands."""
    own: i64 = view.points[view.seat]
    turn: i64 = 0
    while turn < view.players:
        seat: i64 = (view.seat + turn) % view.players
        points: i64 = view.points[seat]
        buf[at + turn] = min(80, points)
        buf[at + SEATS + turn] = min(80, max(0, points - own + MIDDLE))
        buf[at + 2 * SEATS + turn] = min(12, view.counts[3 * seat])
        buf[at + 3 * SEATS + turn] = min(12, view.counts[3 * seat + 1])
        buf[at + 4 * SEATS + turn] = min(12, view.counts[3 * seat + 2])
        buf[at + 5 * SEATS + turn] = view.bought[seat]
        buf[at + 6 * SEATS + turn] = min(5, view.lost[seat])
        lying: i64 = view.front[seat] & ~view.placed
        marked: i64 = sets.size(lying & view.marked)
        buf[at + 7 * SEATS + turn] = min(10, sets.size(lying) - marked)
        buf[at + 8 * SEATS + turn] = min(10, marked)
        if sets.has(view.barred, seat):
            buf[at + 9 * SEATS + turn] = 1
        if sets.has(view.declined, seat):
            buf[at + 10 * SEATS + turn] = 1
        turn += 1
    return at + 11 * SEATS


def write_buildings(buf: list[int], at: i64, view: Recollection) -> i64:
    """Whose each building is, what is known of it, and which cards speak of it."""
    turn: i64 = 0
    while turn < view.players:
        put(buf, at + turn * BUILDINGS, view.front[(view.seat + turn) % view.players])
        turn += 1
    at += SEATS * BUILDINGS
    building: i64 = 0
    while building < BUILDINGS:
        if sets.has(view.placed, building):
            buf[at + BUILDINGS + building] = 1
        else:
            buf[at + building] = sets.size(view.lots[building])
        cards: i64 = view.naming[building]
        buf[at + 2 * BUILDINGS + building] = min(3, sets.size(view.hand & cards))
        buf[at + 3 * BUILDINGS + building] = min(3, sets.size(view.unseen & cards))
        building += 1
    return at + 4 * BUILDINGS


def write_lots(buf: list[int], at: i64, view: Recollection) -> i64:
    """What lies on each lot."""
    lot: i64 = 0
    while lot < LOTS:
        ones: i64 = view.ones >> lot & 1
        twos: i64 = view.twos >> lot & 1
        fours: i64 = view.fours >> lot & 1
        buf[at + lot] = min(5, ones + 2 * twos + 4 * fours)
        lot += 1
    for building in sets.members(view.placed):
        put(buf, at + LOTS, view.lots[building])
    return at + 2 * LOTS


def write_hand(buf: list[int], at: i64, view: Recollection) -> i64:
    """The own cards in the order in which moves name them."""
    for card in sets.members(view.hand):
        slot: i64 = view.slots[card]
        kind: i64 = 0
        if card >= FIRST_CONDITION:
            kind = 2
        elif card >= FIRST_DISTRICT:
            kind = 1
        buf[at + 3 * slot + kind] = 1
        named: i64 = view.named[card]
        if named != NO_BUILDING and sets.has(view.own, named):
            buf[at + 3 * SLOTS + slot] = 1
        if named != NO_BUILDING and sets.has(view.placed, named):
            buf[at + 4 * SLOTS + slot] = 1
    for slot, best in enumerate(view.best):
        buf[at + 5 * SLOTS + slot] = min(MOST_POINTS, best)
    return at + 6 * SLOTS


def write_plays(buf: list[int], at: i64, view: Recollection) -> i64:
    """What the own cards would do with the own buildings."""
    place: i64 = 0
    while place < SLOTS * LABELS:
        if view.plays[place]:
            buf[at + place] = min(MOST_POINTS, view.plays[place])
            buf[at + SLOTS * LABELS + place] = min(6, view.steps[place])
        place += 1
    at += 2 * SLOTS * LABELS
    for label, building in enumerate(sets.members(view.own)):
        if label < LABELS:
            buf[at + label] = sets.size(view.lots[building])
    at += LABELS
    for building, points in enumerate(view.purchases):
        buf[at + building] = min(MOST_POINTS, points)
    buf[at + BUILDINGS] = min(MOST_POINTS, view.prize)
    return at + BUILDINGS + 1


def write_markers(buf: list[int], at: i64, view: Recollection) -> i64:
    """What can be had for markers."""
    takes = view.takes
    for index in range(0, len(takes), 3):
        building: i64 = takes[index]
        buf[at + marker(view, building, takes[index + 1])] = min(MOST_POINTS, takes[index + 2] + 1)
    return at + BUILDINGS * MARKERS


def marker(view: Recollection, building: i64, lot: i64) -> i64:
    """Number a marker by its building and its place among that building's markers."""
    return building * MARKERS + sets.size(view.lots[building] & (lot - 1))


def write_secrets(table: Position, seat: i64) -> bytes:
    """Write what a seat does not know."""
    buf = [0] * SECRETS_SIZE
    for turn in range(1, table.players):
        put(buf, (turn - 1) * CARDS, table.hands[(seat + turn) % table.players] >> 1)
    return bytes(bytearray(buf))  # by this way it takes half as long
