"""What debts and adventurers of Gnadenlos! are worth, in nuggets.

Of the market a seat uses only the debts that it knows for sure.
"""

from __future__ import annotations

from typing import Final

from saloon.bots.heuristics import Heuristics
from saloon.games.gnadenlos.debts import count, kind_at, owner_of, value_of
from saloon.games.gnadenlos.market import kind_of, knows
from saloon.games.gnadenlos.moves import COLUMNS, GnadenlosMove
from saloon.games.gnadenlos.table import NO_CARD, Position
from saloon.kernel.native import i64

TURNED_UP: Final[list[float]] = [0.75, 0.5, 0.3, 0.15, 0.05, 0.05, 0.05]
"""How likely a payday turns up a debt, by how many lie outside it in its column."""
STRENGTH: Final[list[float]] = [0.0, 0.1, 0.3, 0.6, 1.0, 1.6, 2.2, 2.8]
"""What a number on an adventurer's card is worth."""
VULTURE: Final = 6.0


class GnadenlosWorth(Heuristics):
    """What the next payday costs, and what adventurers and single debts are worth."""

    unseen: float
    """How much of the debts that nobody has seen is feared."""
    curiosity: float
    """What a debt is worth that is taken unseen."""
    risk: float
    """What each debt costs that may bring on a payday, by what cannot be paid."""
    own_debt: float
    spite: float
    """What an own debt costs that is laid, and what another's brings, by its value."""

    def __init__(self) -> None:
        super().__init__()
        self.unseen = 0.8
        self.curiosity = 0.4
        self.risk = 0.2
        self.own_debt = 0.5
        self.spite = 0.25

    def exposure(self, table: Position, slot: i64) -> float:
        """Tell how likely a payday turns up a slot's debt."""
        outside: i64 = 0
        last: i64 = len(table.market)
        slot += COLUMNS
        while slot < last:
            if table.market[slot] != NO_CARD:
                outside += 1
            slot += COLUMNS
        return TURNED_UP[min(outside, 6)]

    def expected_cost(self, table: Position, seat: i64) -> float:
        """Estimate what the next payday costs: known debts where they lie, the others anywhere."""
        cost = 0.0
        hidden: i64 = 0
        exposed = 0.0
        unplaced: i64 = 0
        hand: i64 = table.hands[seat]
        for value, copies in enumerate(table.agreed.copies):
            unplaced += value * (copies - count(hand, kind_at(seat, value)))
        for slot, each in enumerate(table.market):
            card: i64 = each
            if card != NO_CARD:
                if not knows(card, seat):
                    hidden += 1
                    exposed += self.exposure(table, slot)
                else:
                    kind: i64 = kind_of(card)
                    if owner_of(kind) == seat:
                        owed: i64 = value_of(kind)
                        cost += float(owed) * self.exposure(table, slot)
                        unplaced -= owed
        if hidden > 0:
            cost += float(unplaced) * exposed / float(hidden) * self.unseen
        return cost

    def adventurer_worth(self, table: Position, adventurer: i64) -> float:
        """Value an adventurer by its numbers; one for every purpose is worth a little extra."""
        worth = 0.0
        least: i64 = 99
        for stat in table.box.stats:
            number: i64 = stat[adventurer]
            worth += STRENGTH[min(number, 7)]
            least = min(least, number)
        return worth + 0.2 * float(least)

    def prize(self, table: Position, seat: i64) -> float:
        """What the best two debts to take from the market are worth."""
        best = 0.0
        second = 0.0
        slot: i64 = 0
        last: i64 = len(table.market)
        while slot < last:
            worth = self.slot_worth(table, seat, slot)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
            slot += 1
        return best + second

    def slot_worth(self, table: Position, seat: i64, slot: i64) -> float:
        """An own debt that is likely to be turned up is best out of the market."""
        card: i64 = table.market[slot]
        if card == NO_CARD:
            return 0.0
        if not knows(card, seat):
            return self.curiosity + 0.1 * self.exposure(table, slot)
        kind: i64 = kind_of(card)
        if owner_of(kind) == seat:
            return float(value_of(kind)) * self.exposure(table, slot)
        return -0.1 * float(value_of(kind))

    def offered(self, table: Position) -> list[float]:
        """What lies on offer is worth, the best first."""
        lying = table.offer[:: 2 if table.opening else 1]
        worth = [self.adventurer_worth(table, each) for each in lying]
        worth.sort(reverse=True)
        return worth

    def debt_cost(self, seat: i64, kind: i64) -> float:
        """What it costs to lay a debt: an own one may be turned up, another's is a pleasure."""
        value = float(value_of(kind))
        return self.own_debt * value if owner_of(kind) == seat else -self.spite * value

    def payday_risk(self, table: Position, seat: i64, laid: float, owed: float) -> float:
        """Debts that bring on a payday are dear to a player who cannot pay."""
        after = float(len(table.market)) + laid + 1.3 * float(table.players - 2)
        if after < float(COLUMNS * table.players):
            return 0.1 * laid
        nuggets: i64 = table.nuggets[seat]
        return self.risk * laid * min(VULTURE, max(0.0, owed - float(nuggets) + 2.0))

    def pick_worth(self, table: Position, move: GnadenlosMove) -> float:
        worth = self.adventurer_worth(table, move.first)
        if table.opening:
            worth += self.adventurer_worth(table, move.second)
        return worth

    def laying_worth(self, table: Position, seat: i64, move: GnadenlosMove) -> float:
        """Own big debts go into the inner row, others' into the outer one."""
        worth = 0.0
        slot: i64 = len(table.market)
        for kind in move.kinds():
            value = float(value_of(kind))
            worth -= float(slot // COLUMNS) * (value if owner_of(kind) == seat else -value)
            slot += 1
        return worth

    def fill_worth(self, table: Position, seat: i64, move: GnadenlosMove) -> float:
        """Move own big debts inside, as deep as it goes; leave others' outside."""
        card: i64 = table.market[move.first]
        depth = float(move.first - move.second) / float(COLUMNS)
        if not knows(card, seat):
            return -0.1 * depth
        kind: i64 = kind_of(card)
        value = float(value_of(kind))
        return (value if owner_of(kind) == seat else -value) * depth
