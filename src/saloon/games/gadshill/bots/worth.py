"""What cards, markers and buildings of Gads Hill 1874 are worth, in points."""

from __future__ import annotations

from saloon.bots.heuristics import Heuristics
from saloon.games.gadshill.components import (
    FIRST_CONDITION,
    FIRST_DISTRICT,
    KIND_CARDS,
    NO_BUILDING,
    SPECIAL,
)
from saloon.games.gadshill.deduction import Board
from saloon.games.gadshill.moves import GadsHillMove
from saloon.games.gadshill.rules import GadsHillState
from saloon.games.gadshill.table import GOAL
from saloon.kernel import sets
from saloon.kernel.native import i64


class GadsHillWorth(Heuristics):
    """What a card is worth kept and played, and what a turn leaves to those who come next."""

    worth_building: float
    worth_district: float
    worth_condition: float
    """What a card of each kind is worth in the hand: conditions bring most, later on."""
    fading: float
    """So many places of the locomotive before its goal, cards begin to be worth less."""
    last_pace: float
    feeding: float
    """What a marker costs that is left on the board for others to take."""
    ripeness: float
    """What a building costs that is left with two markers, for others to place."""
    first_pile: float
    second_pile: float
    third_pile: float
    """What a card of each pile is worth to a player with buildings to speak of."""
    glut: float
    """How much less a card of a pile is worth for each one like it in the hand."""
    named_draft: float
    other_draft: float
    """What a building is worth that an own building card, or another own card, speaks of."""
    discard_cost: float

    def __init__(self) -> None:
        super().__init__()
        self.worth_building = 1.7
        self.worth_district = 1.73
        self.worth_condition = 3.87
        self.fading = 14.38
        self.last_pace = 0.24
        self.feeding = 0.06
        self.ripeness = 0.11
        self.first_pile = 0.0
        self.second_pile = 0.4
        self.third_pile = 1.88
        self.glut = 0.31
        self.named_draft = 1.44
        self.other_draft = 0.49
        self.discard_cost = 0.62

    def keep(self, board: Board, card: i64) -> float:
        """What a card is worth if it is kept."""
        worth = self.worth_building
        if card >= FIRST_CONDITION:
            worth = self.worth_condition
        elif card >= FIRST_DISTRICT:
            worth = self.worth_district
        return worth * self.pace(board)

    def line_worth(self, state: GadsHillState, seat: i64, move: GadsHillMove) -> float:
        """Value a play together with the best second card after it."""
        after = state.board.play(move.card, move.building)
        before = self.left_behind(state.board)
        behind = self.left_behind(after)
        worth = float(after.gain) - self.keep(state.board, move.card) - behind + before
        if state.cards_left < 2:
            return worth
        own: i64 = state.own(seat) & ~after.placed
        second = 0.0
        left: i64 = state.hands[seat] ^ sets.one(move.card)
        while left:
            held: i64 = sets.lowest(left)
            left ^= held
            card: i64 = sets.first(held)
            keep = self.keep(state.board, card)
            if card < FIRST_DISTRICT:
                then = after.play(card, NO_BUILDING)
                if then.refused == 0 and not then.crowded():
                    rest = behind - self.left_behind(then)
                    second = max(second, float(then.gain) - keep + rest)
            else:
                choices: i64 = own
                while choices:
                    choice: i64 = sets.lowest(choices)
                    choices ^= choice
                    then = after.play(card, sets.first(choice))
                    if then.refused == 0 and not then.crowded():
                        rest = behind - self.left_behind(then)
                        second = max(second, float(then.gain) - keep + rest)
        return worth + second

    def left_behind(self, board: Board) -> float:
        """What a board is worth to those who come next: its markers, more so the last two."""
        ripe: i64 = 0
        marked: i64 = board.marked
        while marked:
            here: i64 = sets.lowest(marked)
            marked ^= here
            marks: i64 = board.lots[sets.first(here)]
            if sets.pair(marks):
                ripe += 1
        return self.feeding * float(board.markers()) + self.ripeness * float(ripe)

    def pace(self, board: Board) -> float:
        """Tell how much of what is kept the game is likely to let come true."""
        left = float(GOAL - SPECIAL - sets.size(board.placed)) / self.fading
        return max(self.last_pace, min(1.0, left))

    def pair_worth(self, state: GadsHillState, pair: GadsHillMove) -> float:
        """Value a discard: the marker that it takes, less the cards."""
        cost = self.keep(state.board, pair.card) + self.keep(state.board, pair.other)
        return self.best_taken(state.board) * (1.0 + self.feeding) - self.discard_cost * cost

    def taken(self, board: Board, building: i64, lot: i64) -> float:
        """What a taken marker brings: one, or a building with all that it clears."""
        rest: i64 = board.lots[building] & ~lot
        if sets.several(rest):
            return 1.0
        return float(board.without(building, lot, None).gain)

    def best_taken(self, board: Board) -> float:
        """Guess the most that a discard can bring."""
        best = 1.0
        marked: i64 = board.marked
        while marked:
            here: i64 = sets.lowest(marked)
            marked ^= here
            building: i64 = sets.first(here)
            marks: i64 = board.lots[building]
            if sets.pair(marks):
                lot: i64 = sets.lowest(marks)
                best = max(best, self.taken(board, building, marks ^ lot))
                best = max(best, self.taken(board, building, lot))
        return best

    def purchase(self, state: GadsHillState, seat: i64, building: i64) -> float:
        """Value the best play that a building from beside the board would allow."""
        best = 0.0
        for card in sets.members(state.hands[seat]):
            if card >= FIRST_DISTRICT:
                after = state.board.play(card, building)
                if not after.refused and not after.crowded():
                    best = max(best, float(after.gain) - self.keep(state.board, card))
        return best

    def draft_worth(self, state: GadsHillState, seat: i64, building: i64) -> float:
        """Take buildings that the own building cards speak of, then those of other cards."""
        worth = 0.0
        for card in sets.members(state.hands[seat]):
            if state.board.town.named[card] == building:
                worth += self.named_draft if card < FIRST_DISTRICT else self.other_draft
        return worth

    def pile_worth(self, state: GadsHillState, seat: i64, kind: i64) -> float:
        """Conditions and districts bring more, but only with buildings to speak of."""
        glut = self.glut * float(sets.size(state.hands[seat] & KIND_CARDS[kind]))
        if kind == 0:
            return self.first_pile - glut
        if not state.own(seat):
            return self.first_pile - 5.0 - float(kind)
        return (self.second_pile if kind == 1 else self.third_pile) - glut
