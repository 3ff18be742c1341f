"""Rules of thumb for Katzenjammer Blues.

A lot is worth a bid when the hand with it, less the payment, is better; what others bid and where
they passed says something of their hands.
"""

from __future__ import annotations

import math
from typing import Final, final

from saloon.bots.heuristics import shares
from saloon.games.katzenjammer.bots.worth import KatzenjammerWorth
from saloon.games.katzenjammer.cards import count, jokers_in, less, one, size
from saloon.games.katzenjammer.knowledge import (
    BADE,
    DREW,
    OPENED,
    SPENT,
    TOOK,
    detail_of,
    kind_of,
    lot_of,
    pile_of,
    pool_of,
    seat_of,
)
from saloon.games.katzenjammer.moves import (
    BID,
    LAY,
    PASSING,
    SHED,
    KatzenjammerMove,
    bids_above,
    rung,
)
from saloon.games.katzenjammer.rules import KatzenjammerState
from saloon.games.katzenjammer.scoring import after_joker_loss, rank
from saloon.games.katzenjammer.table import AUCTION, LAYING, NOBODY, PAYING
from saloon.kernel import sets
from saloon.kernel.moves import Move
from saloon.kernel.native import i64, vec
from saloon.kernel.rng import Rng
from saloon.kernel.state import State

SURE: Final = 2.0
"""So much below what is worth a bid, everybody passes."""
UNBACKED: Final = 0.3
"""How likely a bid is that the hand does not allow: the guess at a bonus card may be wrong."""


@final
class KatzenjammerHeuristics(KatzenjammerWorth):
    """Bid what a lot is worth to the hand, pay with what is needed least, lay what scores."""

    luck: float
    """How much a lot must gain before it is worth a bid."""
    patience: float
    eager: float
    sharp: float
    trust: float
    """How surely others bid when a lot is worth it, and pass when not; 0: nothing is inferred."""
    choosy: float
    """How surely they make the bid that gains most."""
    doubt: float
    """How likely they do anything else."""
    recall: int
    """How many auctions are gone through."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 10.0
        self.luck = 0.35
        self.patience = 0.0
        self.eager = 2.0
        self.sharp = 1.5
        self.trust = 2.2
        self.choosy = 1.5
        self.doubt = 0.02
        self.recall = 2

    # Bids

    def bid(self, state: KatzenjammerState, seat: i64) -> Move:
        """Take the bid that leaves the best hand with the lot in it, if that beats passing."""
        hand: i64 = state.hands[seat]
        lot: i64 = state.lot_pile
        cards: i64 = len(state.lot)
        pace = self.pace(state.pool, state.deck_left)
        before = self.sets_worth(hand)
        least = self.luck
        jokers: i64 = jokers_in(lot)
        if jokers:
            least += self.joker_risk(state, seat) * float(jokers)
        best = least
        cheapest: i64 = state.high // 6
        if state.high % 6 == 5 or state.high == 0:
            cheapest += 1
        most = (self.sets_worth(hand + lot) - before) * pace
        if most + self.odd_card * float(cards - cheapest) <= best:
            return PASSING
        chosen: Move = PASSING
        for move in bids_above(hand, state.high):
            assert isinstance(move, KatzenjammerMove)
            if move.act == BID:
                number: i64 = move.number
                if number > cards + 2:
                    break
                gain = self.gain(hand, before, lot, cards, move, pace)
                if gain > best:
                    best = gain
                    chosen = move
        return chosen

    # Paying and laying

    def after_paying(self, state: KatzenjammerState, seat: i64, move: KatzenjammerMove) -> float:
        after: i64 = state.hands[seat] - move.cards + state.lot_pile
        return self.sets_worth(after) * self.pace(state.pool, state.deck_left)

    def laying(self, state: KatzenjammerState, seat: i64, move: KatzenjammerMove) -> float:
        """Shed jokers that would cost the round, lay high quartets at once and low ones late."""
        hand: i64 = state.hands[seat]
        if move.act == SHED:
            own: i64 = state.rows[seat] + jokers_in(hand)
            most: i64 = 0
            other: i64 = 0
            while other < state.players:
                if other != seat:
                    theirs: i64 = state.rows[other]
                    most = max(most, theirs)
                other += 1
            return 9.0 if own - 4 <= most + 1 else -1.0
        if move.act != LAY:
            return 0.0
        pace = self.pace(state.pool, state.deck_left)
        mice: i64 = min(move.value, state.pool)
        kept = self.sets_worth(hand) - self.sets_worth(hand - move.cards)
        return self.eager + float(mice) - self.patience * (1.0 - pace) - kept * pace * 0.9

    # What bids and passes say of a hand

    def weigh(self, world: State, seat: i64) -> float:
        """Whoever passed had little use for a lot, whoever bid had some for that bid.

        The last auctions are gone through backwards, each with the hands as they were then.
        """
        assert isinstance(world, KatzenjammerState)
        if self.trust == 0.0:
            return 1.0
        memory = world.memory
        hands = world.hands[:]
        weight = 1.0
        asked: i64 = world.turn if world.phase == AUCTION else NOBODY
        end: i64 = len(memory)
        left: i64 = self.recall
        while left > 0:
            start: i64 = end - 1
            while start >= 0 and kind_of(memory[start]) != OPENED:
                start -= 1
            if start < 0:
                break
            go_back(hands, memory, start, end)
            weight *= self.auction(world, seat, hands, start, end, asked)
            asked = NOBODY
            end = start
            left -= 1
        return weight

    def auction(
        self,
        world: KatzenjammerState,
        seat: i64,
        hands: vec[i64],
        start: i64,
        end: i64,
        asked: i64,
    ) -> float:
        """Walk through an auction as it was heard: whoever was asked and did not bid has passed."""
        memory = world.memory
        opened: i64 = memory[start]
        lot: i64 = lot_of(opened)
        pace = self.pace(pool_of(opened), pile_of(opened))
        active: i64 = (1 << world.players) - 1
        speaker: i64 = world.left_of(seat_of(opened))
        bidder: i64 = NOBODY
        high: i64 = 0
        heard: i64 = start + 1
        weight = 1.0
        while active:
            if sets.has(active, speaker):
                if speaker == bidder:
                    break
                told = heard < end and kind_of(memory[heard]) == BADE
                if not told and speaker == asked:
                    break
                bid: i64 = -1
                if told and seat_of(memory[heard]) == speaker:
                    bid = detail_of(memory[heard])
                    heard += 1
                if speaker != seat and hands[speaker]:
                    weight *= self.likelihood(hands[speaker], lot, high, bid, pace)
                if bid < 0:
                    active = sets.take(active, speaker)
                else:
                    high = bid
                    bidder = speaker
            speaker = world.left_of(speaker)
        return weight

    def likelihood(self, hand: i64, lot: i64, high: i64, bid: i64, pace: float) -> float:
        """How well a bid (or a pass: -1) goes with a hand."""
        before = self.sets_worth(hand)
        cards: i64 = size(lot)
        least = self.luck + self.joker_cost * float(jokers_in(lot))
        best = (self.sets_worth(hand + lot) - before) * pace
        best += self.odd_card * float(cards)
        if bid < 0 and best < least - SURE:
            return 1.0
        best = -9.0
        whole = 0.0
        said = 0.0
        for move in bids_above(hand, high):
            assert isinstance(move, KatzenjammerMove)
            if move.act == BID:
                if move.number > cards + 2:
                    break
                gain = self.gain(hand, before, lot, cards, move, pace)
                whole += math.exp(self.choosy * gain)
                best = max(best, gain)
                if rung(move.number, move.value) == bid:
                    said = math.exp(self.choosy * gain)
        passes = 1.0 / (1.0 + math.exp(self.trust * (best - least)))
        if bid < 0:
            return self.doubt + (1.0 - self.doubt) * passes
        if said == 0.0:
            return UNBACKED
        return self.doubt + (1.0 - self.doubt) * (1.0 - passes) * said / whole

    # What the search asks

    def pick(self, state: State, seat: i64, rng: Rng) -> Move:  # noqa: ARG002
        assert isinstance(state, KatzenjammerState)
        if state.phase == AUCTION:
            return self.bid(state, seat)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        best = -1.0e9
        chosen = moves[0]
        for move in moves:
            assert isinstance(move, KatzenjammerMove)
            if state.phase == PAYING:
                worth = self.after_paying(state, seat, move)
            else:
                worth = self.laying(state, seat, move)
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def rate(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        assert isinstance(state, KatzenjammerState)
        pace = self.pace(state.pool, state.deck_left)
        hand: i64 = state.hands[seat]
        before = self.sets_worth(hand)
        risk = self.joker_risk(state, seat) * float(jokers_in(state.lot_pile))
        rates: list[float] = []
        for move in moves:
            assert isinstance(move, KatzenjammerMove)
            if state.phase == LAYING:
                rates.append(self.laying(state, seat, move))
            elif state.phase == PAYING:
                rates.append(self.sharp * self.after_paying(state, seat, move))
            elif move.act == BID:
                gain = self.gain(hand, before, state.lot_pile, len(state.lot), move, pace)
                rates.append(self.sharp * (gain - risk))
            else:
                rates.append(self.sharp * self.luck)
        return rates

    def values(self, state: State) -> list[float]:
        assert isinstance(state, KatzenjammerState)
        if state.agreed.rounds > 1:
            return super().values(state)
        played = state.played
        if played:
            last = played[0]
            ranks = rank(last.scores, last.jokers)
            return shares(tuple(ranks), tuple(last.scores), self.spread, self.margin)
        return self.estimate(state)

    def estimate(self, state: State) -> list[float]:
        """Count mice, most of what the hands promise, and the likely loss by jokers."""
        assert isinstance(state, KatzenjammerState)
        jokers = [state.rows[seat] + jokers_in(hand) for seat, hand in enumerate(state.hands)]
        scores = after_joker_loss(list(state.mice), jokers)
        pace = self.pace(state.pool, state.deck_left)
        for seat in range(state.players):
            scores[seat] = int(10 * (scores[seat] + pace * self.sets_worth(state.hands[seat])))
        return shares(tuple(rank(scores, jokers)), tuple(scores), 10 * self.spread, self.margin)


def go_back(hands: vec[i64], memory: vec[i64], start: i64, end: i64) -> None:
    """Turn hands back into what they were when the auction at `start` was held.

    Which card came as a bonus is a guess, so a card taken may be missing.
    """
    index: i64 = end - 1
    while index > start:
        packed: i64 = memory[index]
        seat: i64 = seat_of(packed)
        hand: i64 = hands[seat]
        kind: i64 = kind_of(packed)
        if kind == DREW:
            hands[seat] = hand - some_card(hand, index)
        elif kind == TOOK:
            hands[seat] = less(hand, detail_of(packed))
        elif kind == SPENT:
            hands[seat] = hand + detail_of(packed)
        index -= 1


def some_card(hand: i64, place: i64) -> i64:
    """Take a card of a hand that may have come last; which one, varies from hand to hand."""
    held: i64 = size(hand)
    if held == 0:
        return 0
    left: i64 = (hand % 9973 + 31 * place) % held
    kind: i64 = 0
    while True:
        left -= count(hand, kind)
        if left < 0:
            return one(kind)
        kind += 1
