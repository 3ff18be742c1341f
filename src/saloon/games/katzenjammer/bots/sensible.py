"""A sensible player of Katzenjammer Blues: rules of thumb, said as a player would say them."""

from __future__ import annotations

from collections import Counter

from saloon.bots.bot import Chair
from saloon.games.katzenjammer import KatzenjammerView, Step
from saloon.games.katzenjammer.moves import BID, LAY, PAY, SHED
from saloon.kernel import Move, Rng, Seat

JOKER = 0
ODD_CARD = 0.12
"""What a single card is worth for mixed bids alone."""
TURN_OF_LUCK = 0.35
"""How much a lot must gain before it is worth a bid."""


def quartet_worth(value: int, held: float) -> float:
    """Value a set on its way to a quartet: three of four cards are worth more than half of it."""
    whole = held // 4
    part: float = ((held - 4 * whole) / 4) ** 1.7
    return value * (whole + part)


def hand_worth(hand: Counter[int], scale: float) -> float:
    """Value a hand: every set by what it may earn, jokers where they help most."""
    held: dict[int, float] = {value: hand[value] for value in range(1, 6)}
    for _ in range(hand[JOKER]):
        best = max(held, key=lambda v: quartet_worth(v, held[v] + 1) - quartet_worth(v, held[v]))
        held[best] += 1
    worth = sum(quartet_worth(value, count) for value, count in held.items())
    return worth * scale + ODD_CARD * sum(hand.values())


class SensibleBot:
    """Bids what a lot is worth to its hand, pays with what it needs least, lays when it pays."""

    def choose(self, chair: Chair, rng: Rng) -> Move:  # noqa: ARG002 - it leaves nothing to chance
        view = chair.view()
        assert isinstance(view, KatzenjammerView)
        moves = [move for move in chair.legal() if isinstance(move, Step)]
        if view.phase == "auction":
            return self.bid(view, moves)
        if view.phase == "paying":
            return max(moves, key=lambda move: self.after_paying(view, move))
        return self.lay(view, chair.seat, moves)

    def bid(self, view: KatzenjammerView, moves: list[Step]) -> Step:
        """Take the bid that leaves the best hand with the lot in it, if that beats passing."""
        hand = Counter(view.hand)
        lot = Counter(view.lot)
        scale = self.hope(view)
        enough = hand_worth(hand, scale) + TURN_OF_LUCK
        best, chosen = enough, moves[0]
        for move in moves:
            if move.act == BID and move.number <= len(lot) + 2:
                worth = hand_worth(hand - self.likely_payment(hand, move) + lot, scale)
                if worth > best + 1e-9:
                    best, chosen = worth, move
        return chosen

    def hope(self, view: KatzenjammerView) -> float:
        """Sets count less when the round will hardly last long enough to finish them."""
        return max(0.3, min(1.0, view.pool / 10, view.pile / 15))

    def likely_payment(self, hand: Counter[int], bid: Step) -> Counter[int]:
        """Expect to pay without jokers as far as it goes, and a mixed bid with the odd cards."""
        if bid.value:
            natural = min(bid.number, hand[bid.value])
            return Counter({bid.value: natural, JOKER: bid.number - natural})
        values = sorted((v for v in range(1, 6) if hand[v]), key=lambda v: (hand[v], v))
        paid = Counter(values[: bid.number])
        paid[JOKER] = bid.number - sum(paid.values())
        return paid

    def after_paying(self, view: KatzenjammerView, move: Step) -> float:
        assert move.act == PAY
        hand = Counter(view.hand) - Counter(move.spread()) + Counter(view.lot)
        return hand_worth(hand, self.hope(view))

    def lay(self, view: KatzenjammerView, seat: Seat, moves: list[Step]) -> Step:
        """Shed jokers that would cost the round, lay high quartets at once and low ones late."""
        by_act = {act: [move for move in moves if move.act == act] for act in (LAY, SHED)}
        jokers = view.rows[seat] + view.hand.count(JOKER)
        most_open = max(row for other, row in enumerate(view.rows) if other != seat)
        if by_act[SHED] and jokers - 4 <= most_open + 1:
            return by_act[SHED][0]
        late = view.pool <= 8 or view.pile <= 20
        for move in sorted(by_act[LAY], key=lambda m: (-m.value, m.spread().count(JOKER))):
            if late or move.value >= 3 or len(view.hand) >= 12:
                return move
        return moves[0]
