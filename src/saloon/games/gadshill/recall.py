"""What a seat knows that forgets nothing: the table, every card used, and what follows from them.

Everybody may remember the cards that were used and draw the conclusions that the board allows
(ledger, section 4). Of the own hand it is also known what each card would do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from saloon.games.gadshill import buy, discard, play, stop
from saloon.games.gadshill.components import (
    BUILDING,
    BUILDINGS,
    CARDS,
    KIND_CARDS,
    NO_BUILDING,
)
from saloon.games.gadshill.deduction import LEGAL, Board
from saloon.games.gadshill.moves import GadsHillMove
from saloon.games.gadshill.table import DISCARDED, NO_ACTION, TAKING, TURN, Position
from saloon.kernel import sets
from saloon.kernel.moves import Move
from saloon.kernel.native import i64, vec
from saloon.learned.numbering import up_to

SLOTS: Final = 9
"""So many cards of a hand are told apart; hands are hardly ever larger."""
LABELS: Final = 10
"""No seat ever has more buildings that are not placed (GH-21, GH-71)."""


@final
@dataclass(init=False, eq=False, repr=False)
class Recollection:
    """The position as one seat knows it; numbers and sets are those of `table`."""

    seat: i64
    players: i64
    phase: i64
    flags: list[bool]
    active: i64
    first: i64
    action: i64
    cards_left: i64
    bought_now: i64
    window: bool
    claiming: bool
    """Whether this seat may call STOP."""
    changed: bool
    passes: i64
    undrawn: i64
    locomotive: i64
    one_card_at: i64
    barred: i64
    declined: i64
    points: list[int]
    bought: list[int]
    lost: list[int]
    counts: list[int]
    """The cards in each hand, kind by kind."""
    front: list[int]
    piles: list[int]
    hand: i64
    unseen: i64
    """Cards in the piles or in others' hands."""
    named: list[int]
    naming: list[int]
    """Which building each card names, and which cards name each building."""
    lots: vec[i64]
    marked: i64
    placed: i64
    ones: i64
    twos: i64
    fours: i64
    """The binary digits of the number of markers on each lot."""
    own: i64
    """What the seat may call "my building"."""
    slots: list[int]
    """By card: its place in the hand, those that bring most now first."""
    best: list[int]
    """By place: the most points that the card brings now, plus 1; 0 where it has no play."""
    places: list[int]
    """Of each play: its place in the hand and the own building (`place_of`),"""
    gains: list[int]
    """the points it brings,"""
    steps: list[int]
    """and how far it moves the locomotive."""
    excluded: list[int]
    """By building: the lots that conclusions exclude, while this seat may call STOP."""
    purchases: list[int]
    """By building: the most points that a card brings with it once it is bought, plus 1.

    Nothing where none may be bought.
    """
    prize: i64
    """The most points of a marker for two discarded cards, where two have no play; else 0."""
    takes: list[int]
    """Markers that may be taken or rightly claimed: building, lot and points, one after another."""

    def __init__(self, table: Position, seat: i64) -> None:
        """Look round as a seat."""
        self.seat = seat
        self.players = table.players
        self.phase = table.phase
        self.flags = table.agreed.flags
        self.active = table.active
        self.first = table.first
        self.action = table.action
        self.cards_left = table.cards_left
        self.bought_now = table.bought_now
        self.window = table.window
        self.claiming = stop.may_claim(table, seat)
        self.changed = table.changed
        self.passes = table.passes
        self.undrawn = table.undrawn
        self.locomotive = table.locomotive()
        self.one_card_at = table.agreed.one_card_at
        self.barred = table.barred
        self.declined = table.declined
        self.points = table.points.copy()
        self.bought = table.bought.copy()
        self.lost = table.lost.copy()
        self.front = table.front.copy()
        self.look_at_cards(table)
        self.look_at_board(table)
        self.try_cards(table)
        self.try_purchases(table)
        self.look_for_markers(table)

    def look_at_cards(self, table: Position) -> None:
        """How many there are where, and which the seat has not seen."""
        self.hand = table.hands[self.seat]
        self.unseen = table.agreed.cards & ~self.hand & ~table.discard
        self.counts = [sets.size(hand & kind) for hand in table.hands for kind in KIND_CARDS]
        self.piles = [sets.size(table.pile & kind) for kind in KIND_CARDS]

    def look_at_board(self, table: Position) -> None:
        """Where markers lie and buildings stand."""
        board = table.board
        self.named = board.town.named
        self.naming = board.town.naming
        self.lots = board.lots
        self.marked = board.marked
        self.placed = board.placed
        self.ones = board.ones
        self.twos = board.twos
        self.fours = board.fours
        self.own = table.own(self.seat)

    def try_cards(self, table: Position) -> None:
        """What each card of the hand would do, for whoever may play one now."""
        brings = [0] * (CARDS + 1)
        offer: list[Move] = []
        self.places = []
        self.gains = []
        self.steps = []
        playing = table.phase == TURN and table.turn == self.seat
        if playing and table.cards_left > 0 and table.action != DISCARDED:
            offer = play.plays(table, self.seat)
        before: i64 = sets.size(self.placed)
        for move in offer:
            assert isinstance(move, GadsHillMove)
            after = table.board.play(move.card, move.building)
            self.gains.append(after.gain)
            self.steps.append(sets.size(after.placed) - before)
            if after.gain >= brings[move.card]:
                brings[move.card] = after.gain + 1
        self.rank_hand(brings)
        for move in offer:
            assert isinstance(move, GadsHillMove)
            self.places.append(self.place_of(move))

    def rank_hand(self, brings: list[int]) -> None:
        """Order the hand by what each card brings, most first."""
        self.slots = [SLOTS - 1] * (CARDS + 1)
        self.best = [0] * SLOTS
        ranked: list[int] = []
        left: i64 = self.hand
        while left:
            card: i64 = sets.first(left)
            left &= left - 1
            ranked.append(CARDS * (100 - brings[card]) + card)
        ranked.sort()
        for slot, each in enumerate(ranked[:SLOTS]):
            card = (each - 1) % CARDS + 1
            self.slots[card] = slot
            self.best[slot] = brings[card]

    def try_purchases(self, table: Position) -> None:
        """What cards would bring with a building that may be bought now, or for two of them."""
        self.purchases = []
        self.prize = 0
        playing = table.phase == TURN and table.turn == self.seat and table.cards_left > 0
        if not playing or table.action == DISCARDED or table.board.crowded():
            return
        if buy.may_buy(table, self.seat):
            self.purchases = [0] * BUILDINGS
            beside: i64 = table.beside()
            while beside:
                building: i64 = sets.first(beside)
                beside &= beside - 1
                self.purchases[building] = self.most_with(table.board, building)
        if table.action == NO_ACTION and sets.several(table.dead):
            self.prize = best_taken(table.board)

    def most_with(self, board: Board, building: i64) -> i64:
        """Tell the most points, plus 1, that a card of the hand brings with a building.

        The board need not remember these plays: hardly any of them is ever made.
        """
        best: i64 = 1
        cards: i64 = self.hand & ~KIND_CARDS[BUILDING]
        while cards:
            after = board.resolve(sets.first(cards), building, None)
            cards &= cards - 1
            if after.refused == LEGAL and after.gain >= best and not after.crowded():
                best = after.gain + 1
        return best

    def place_of(self, move: GadsHillMove) -> i64:
        """Place a play by its card and, among the own buildings, by the one it names."""
        label: i64 = 0
        if move.building != NO_BUILDING:
            label = sets.size(self.own & (sets.one(move.building) - 1))
        slot: i64 = self.slots[move.card]
        return slot * LABELS + up_to(label, LABELS - 1)

    def look_for_markers(self, table: Position) -> None:
        """What a taken marker brings now, or a claim that holds (GH-66, GH-77)."""
        board = table.board
        self.takes = []
        self.excluded = []
        if self.claiming:
            self.excluded = board.conclusions()
            self.takes = rightly_claimed(board)
        elif table.phase == TAKING and table.turn == self.seat:
            for move in discard.takes(table):
                assert isinstance(move, GadsHillMove)
                gain: i64 = board.without(move.building, move.lot, None).gain
                self.takes += [move.building, move.lot, gain]


def rightly_claimed(board: Board) -> list[int]:
    """Follow each claim that holds, once for a board: building, lot and points of each."""
    claims = board.rightly_claimed
    if claims is None:
        claims = board.rightly_claimed = []
        for building, lots in enumerate(board.conclusions()):
            left: i64 = lots
            while left:
                lot: i64 = sets.lowest(left)
                left ^= lot
                claims += [building, lot, board.without(building, lot, None).gain]
    return claims


def best_taken(board: Board) -> i64:
    """Guess the most that a taken marker can bring: a building that it leaves a single one of."""
    best: i64 = 1 if board.marked else 0
    marked: i64 = board.marked
    while marked:
        here: i64 = sets.lowest(marked)
        marked ^= here
        building: i64 = sets.first(here)
        marks: i64 = board.lots[building]
        if sets.pair(marks):
            lot: i64 = sets.lowest(marks)
            for each in (lot, marks ^ lot):
                if board.may_take(building, each):
                    best = max(best, board.without(building, each, None).gain)
    return best
