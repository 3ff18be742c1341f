"""Rules of thumb for Gads Hill 1874.

Play for points now, keep cards that may bring more later, call STOP on all that is seen.
"""

from __future__ import annotations

from typing import final

from saloon.bots.heuristics import hopes
from saloon.games.gadshill import buy, discard, play, stop
from saloon.games.gadshill.bots.worth import GadsHillWorth
from saloon.games.gadshill.components import (
    CARDS,
    FIRST_DISTRICT,
    KIND_CARDS,
    NO_BUILDING,
)
from saloon.games.gadshill.deduction import Board
from saloon.games.gadshill.moves import (
    BUY,
    CLAIM,
    DISCARD,
    DRAFT,
    DRAW,
    PLAY,
    TAKE,
    GadsHillMove,
)
from saloon.games.gadshill.rules import GadsHillState
from saloon.games.gadshill.table import DISCARDED, GOAL, NO_ACTION, TURN, WINDOW
from saloon.kernel import sets
from saloon.kernel.moves import Move
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng
from saloon.kernel.state import State


@final
class GadsHillHeuristics(GadsHillWorth):
    """Play for points now, keep strong cards, buy when it pays, claim what is seen."""

    price: float
    """How much a bought building must bring at once."""
    sharp: float
    speaking: float
    """How much others' doings say of what they hold."""
    belief: float
    """How sure it is that a card would have been played that was worth it."""
    seen: Board | None
    found: GadsHillMove | None
    judged: list[Board | None]
    fronts: list[int]
    """For each seat, the board that it left last, and the buildings before it."""
    tempting: list[int]
    """For each seat, the cards that were worth playing there."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 30.0
        self.margin = 0.9
        self.price = 1.9
        self.speaking = 1.0
        self.belief = 0.7
        self.sharp = 0.8
        self.seen = None
        self.found = None
        self.judged = [None] * 4
        self.fronts = [0] * 4
        self.tempting = [0] * 4

    # What the search asks

    def loosen(self, state: State) -> None:
        """Let go of what the board remembers: it would keep every game ever played out."""
        assert isinstance(state, GadsHillState)
        state.board = state.board.next(None)
        state.forget()

    def pick(self, state: State, seat: i64, rng: Rng) -> Move:  # noqa: ARG002
        assert isinstance(state, GadsHillState)
        phase: i64 = state.phase
        if phase == WINDOW:
            claim = self.claim(state)
            if claim is not None:
                return claim
            return state.moves.quiet
        if phase == TURN:
            if stop.may_claim(state, seat):
                claim = self.claim(state)
                if claim is not None:
                    return claim
            return self.act(state, seat)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        rates = self.rate(state, seat, moves)
        return moves[rates.index(max(rates))]

    def rate(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        assert isinstance(state, GadsHillState)
        rates: list[float] = []
        for move in moves:
            assert isinstance(move, GadsHillMove)
            act: i64 = move.act
            worth = 0.0
            if act == PLAY:
                worth = self.line_worth(state, seat, move)
            elif act == CLAIM:
                proved = state.board.closing_lots(move.building, move.lot)
                worth = 4.0 + self.taken(state.board, move.building, move.lot) if proved else -9.0
            elif act == DISCARD:
                worth = self.pair_worth(state, move)
            elif act == BUY:
                worth = self.purchase(state, seat, move.building) - self.price
            elif act == TAKE:
                worth = self.taken(state.board, move.building, move.lot)
            elif act == DRAFT:
                worth = self.draft_worth(state, seat, move.building)
            elif act == DRAW:
                worth = self.pile_worth(state, seat, move.other)
            rates.append(self.sharp * worth)
        return rates

    def weigh(self, world: State, seat: i64) -> float:
        """Buildings are drafted by those whose cards speak of them, and good cards are played."""
        assert isinstance(world, GadsHillState)
        weight = 1.0
        other: i64 = 0
        while other < world.players:
            if other != seat:
                speaks: i64 = 0
                for card in sets.members(world.hands[other] & KIND_CARDS[0]):
                    if sets.has(world.front[other], world.board.town.named[card]):
                        speaks += 1
                weight *= 1.0 + self.speaking * float(speaks)
                if self.belief > 0.0:
                    weight *= self.left_unplayed(world, other)
            other += 1
        return weight

    def left_unplayed(self, world: GadsHillState, seat: i64) -> float:
        """How well a hand goes with the turn that its seat ended last.

        Only the card drawn since then may be one that was worth playing.
        """
        board = world.parting[seat]
        if board is None:
            return 1.0
        front: i64 = world.front[seat]
        if self.judged[seat] is not board or self.fronts[seat] != front:
            self.tempting[seat] = self.tempted(front, board.next(None))
            self.judged[seat] = board
            self.fronts[seat] = front
        hand: i64 = world.hands[seat]
        drew: i64 = world.drew[seat]
        fresh: i64 = 0 if drew < 0 else KIND_CARDS[drew]
        weight = 1.0
        for card in sets.members(hand & self.tempting[seat]):
            doubt = 1.0 - self.belief
            if sets.has(fresh, card):
                doubt += self.belief / float(sets.size(hand & fresh))
            weight *= doubt
        return weight

    def tempted(self, front: i64, board: Board) -> i64:
        """Find the cards that were worth playing on a board with these buildings."""
        own = sets.members(front & ~board.placed)
        found: i64 = 0
        card: i64 = 1
        while card <= CARDS:
            keep = self.keep(board, card)
            for mine in [NO_BUILDING] if card < FIRST_DISTRICT else own:
                after = board.play(card, mine)
                if after.refused == 0 and not after.crowded() and float(after.gain) > keep:
                    found |= sets.one(card)
                    break
            card += 1
        return found

    def estimate(self, state: State) -> list[float]:
        """Count points, what hands and buildings usually bring, and who is on turn.

        The figures are what final scores came to in games of these rules of thumb.
        """
        assert isinstance(state, GadsHillState)
        left = max(0.0, float(GOAL - state.locomotive()) / float(GOAL - 3))
        pace = min(1.0, 0.3 + 1.4 * left)
        scores: list[float] = []
        for seat in range(state.players):
            points: i64 = state.points[seat]
            own: i64 = state.own(seat)
            score = float(points) + pace * float(sets.size(state.hands[seat]))
            score += pace * (
                2.5 * float(sets.size(own)) - float(sets.size(own & state.board.marked))
            )
            if seat == state.turn:
                score += 2.5
            scores.append(score)
        return hopes(scores, 1.5 + 3.5 * left)

    # A turn

    def act(self, state: GadsHillState, seat: i64) -> Move:
        """Play, discard or stop, whatever brings most beyond what the cards are worth."""
        moves = state.moves
        if state.board.crowded():
            plays = play.plays(state, seat)
            return plays[0]
        chosen: Move = moves.done if state.action else moves.passing
        if state.cards_left == 0 or state.action == DISCARDED:
            return chosen
        best = 0.0
        for move in play.plays(state, seat):
            assert isinstance(move, GadsHillMove)
            worth = self.line_worth(state, seat, move)
            if worth > best:
                best = worth
                chosen = move
        if state.action == NO_ACTION and best < 3.0:
            pair = self.pair(state, seat)
            if pair is not None:
                worth = self.pair_worth(state, pair)
                if worth > best:
                    best = worth
                    chosen = pair
        if buy.may_buy(state, seat):
            for building in sets.members(state.beside()):
                worth = self.purchase(state, seat, building) - self.price
                if worth > best:
                    best = worth
                    chosen = moves.buy[building]
        return chosen

    def pair(self, state: GadsHillState, seat: i64) -> GadsHillMove | None:
        """The two cards that are easiest to part with, if two may be discarded."""
        if not state.board.may_take_any():
            return None
        cards = sets.members(discard.discardable(state, seat))
        if len(cards) < 2:
            return None
        return state.moves.discards[cards[0]][cards[1]]

    def claim(self, state: GadsHillState) -> GadsHillMove | None:
        """Find a marker that a conclusion excludes; a board is looked at once."""
        board = state.board
        if board is self.seen:
            return self.found
        self.seen = board
        self.found = None
        if not board.whole or board.crowded():
            return None
        marked: i64 = board.marked
        while marked:
            here: i64 = sets.lowest(marked)
            marked ^= here
            building: i64 = sets.first(here)
            marks: i64 = board.lots[building]
            while marks:
                lot: i64 = sets.lowest(marks)
                marks ^= lot
                if board.closing_lots(building, lot):
                    self.found = state.moves.claims[building][sets.first(lot)]
                    return self.found
        return None
