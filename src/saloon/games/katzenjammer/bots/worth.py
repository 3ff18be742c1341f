"""What hands and lots of Katzenjammer Blues are worth.

A hand is worth its sets on their way to quartets, jokers where they help most, and a little for
every card that can pay.
"""

from __future__ import annotations

from saloon.bots.heuristics import Heuristics
from saloon.games.katzenjammer.cards import COPIES, count, jokers_in, one
from saloon.games.katzenjammer.moves import KatzenjammerMove
from saloon.games.katzenjammer.rules import KatzenjammerState
from saloon.kernel.native import i64


class KatzenjammerWorth(Heuristics):
    """What a hand is worth, what a joker costs, and what a bid would gain."""

    bend: float
    """How much the fourth card of a quartet is worth more than the first."""
    odd_card: float
    joker_cost: float
    """What a joker costs, by what it may cost at the end."""
    soon_pool: float
    soon_pile: float
    low_pace: float
    """Hands count less when the round will hardly last long enough to use them."""
    sets: dict[int, float]
    mixed: dict[int, int]

    def __init__(self) -> None:
        super().__init__()
        self.bend = 1.7
        self.odd_card = 0.12
        self.joker_cost = 0.2
        self.soon_pool = 10.0
        self.soon_pile = 15.0
        self.low_pace = 0.3
        self.sets = {}
        self.mixed = {}

    def sets_worth(self, hand: i64) -> float:
        """Value the sets of a hand; jokers go where they help most."""
        known = self.sets.get(hand)
        if known is not None:
            return known
        held = [count(hand, kind) for kind in range(6)]
        for _ in range(jokers_in(hand)):
            best: i64 = 5
            most = -1.0
            for value in range(1, 6):
                gain = self.set_worth(value, held[value] + 1) - self.set_worth(value, held[value])
                if gain > most:
                    most = gain
                    best = value
            more: i64 = held[best]
            held[best] = more + 1
        worth = 0.0
        for value in range(1, 6):
            worth += self.set_worth(value, held[value])
        self.sets[hand] = worth
        return worth

    def set_worth(self, value: i64, held: i64) -> float:
        """Three of four cards are worth more than half of the quartet."""
        whole: i64 = held // 4
        part: float = (float(held - 4 * whole) / 4.0) ** self.bend
        return float(value) * (float(whole) + part)

    def pace(self, pool: i64, pile: i64) -> float:
        """Tell how much of a hand's sets the round is likely to let come true."""
        by_pool = float(pool) / self.soon_pool
        by_pile = float(pile) / self.soon_pile
        return max(self.low_pace, min(1.0, min(by_pool, by_pile)))

    def joker_risk(self, state: KatzenjammerState, seat: i64) -> float:
        """What one more joker costs: much for whoever leads in them."""
        own: i64 = state.rows[seat] + jokers_in(state.hands[seat])
        most: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                theirs: i64 = state.rows[other]
                most = max(most, theirs)
            other += 1
        return self.joker_cost * float(own + 2) / float(most + 2)

    def likely_payment(self, hand: i64, bid: KatzenjammerMove) -> i64:
        """Expect to pay without jokers as far as it goes, and a mixed bid with the odd cards."""
        number: i64 = bid.number
        if bid.value:
            natural: i64 = min(number, count(hand, bid.value))
            return natural * one(bid.value) + number - natural
        key: i64 = hand * 8 + number
        known = self.mixed.get(key)
        if known is not None:
            return known
        paid: i64 = 0
        left: i64 = number
        few: i64 = 1
        while few <= COPIES and left:
            value: i64 = 1
            while value <= 5 and left:
                if count(hand, value) == few:
                    paid += one(value)
                    left -= 1
                value += 1
            few += 1
        self.mixed[key] = paid + left
        return paid + left

    def gain(
        self, hand: i64, before: float, lot: i64, cards: i64, bid: KatzenjammerMove, pace: float
    ) -> float:
        """What winning a lot with this bid would add to a hand, whatever jokers cost."""
        after: i64 = hand - self.likely_payment(hand, bid) + lot
        return (self.sets_worth(after) - before) * pace + self.odd_card * float(cards - bid.number)
