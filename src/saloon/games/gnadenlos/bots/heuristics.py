"""Rules of thumb for Gnadenlos!, weighed in nuggets."""

from __future__ import annotations

import math
from typing import Final, final

from saloon.bots.heuristics import hopes
from saloon.games.gnadenlos.bots.worth import VULTURE, GnadenlosWorth
from saloon.games.gnadenlos.components import GOLD, POKER
from saloon.games.gnadenlos.debts import owner_of, value_of
from saloon.games.gnadenlos.market import kind_of, knows, layer_of
from saloon.games.gnadenlos.moves import COLUMNS, DRAW, NONE, GnadenlosMove
from saloon.games.gnadenlos.rules import GnadenlosState
from saloon.games.gnadenlos.table import (
    BIDDING,
    BUYING,
    CHOOSING,
    LAYING,
    NO_CARD,
    PICKING,
    TAKING,
    TIDYING,
    Position,
)
from saloon.kernel import sets
from saloon.kernel.moves import Move
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng
from saloon.kernel.state import State

COMPANY: Final[list[float]] = [4.0, 3.0, 2.0, 1.2, 0.5, 0.5, 0.5]
"""What one more adventurer is worth to a hand that has so many."""
THOUSANDTHS: Final = 1000


@final
class GnadenlosHeuristics(GnadenlosWorth):
    """Play the adventurer that gains most, keep a reserve, bid low and hide the own debts."""

    caution: float
    alarm: float
    purse: float
    late_caution: float
    late_purse: float
    late_reach: i64
    late_steps: i64
    """So many spaces of the foremost, or steps of the undertaker, before the end it is late."""
    regard: float
    """How much of an adventurer's worth is lost with it."""
    modesty: float
    """The lower, the more low bids are expected of others."""
    company: float
    choice: float
    """How much an adventurer counts for being one more, and for being a good one."""
    doubt: float
    """How much a secret choice is left to the mood."""
    sharp: float
    hiding: float
    """How much others' doings say of what they hold."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 15.0
        self.margin = 0.3
        self.caution = 0.65
        self.alarm = 0.8
        self.purse = 1.5
        self.late_caution = 1.2
        self.late_purse = 2.0
        self.late_reach = 6
        self.late_steps = 1
        self.regard = 0.6
        self.modesty = 2.5
        self.company = 1.0
        self.choice = 0.5
        self.doubt = 1.0
        self.hiding = 0.15
        self.sharp = 1.0

    # What the search asks

    def pick(self, state: State, seat: i64, rng: Rng) -> Move:
        assert isinstance(state, GnadenlosState)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if state.phase == BUYING:
            wanted: i64 = self.spare(state, seat)
            return moves[min(wanted, len(moves) - 1)]
        if state.phase == TAKING and len(moves) > COLUMNS:
            return self.quick_taking(state, seat, moves)
        rates = self.judge(state, seat, moves)
        if state.phase == CHOOSING:
            place: i64 = 0
            while place < len(rates):
                rates[place] += self.doubt * float(rng.below(THOUSANDTHS)) / THOUSANDTHS
                place += 1
        return moves[rates.index(max(rates))]

    def rate(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        assert isinstance(state, GnadenlosState)
        rates = self.judge(state, seat, moves)
        return [self.sharp * rate for rate in rates]

    def judge(self, table: Position, seat: i64, moves: list[Move]) -> list[float]:
        """Weigh moves, whatever the phase."""
        phase: i64 = table.phase
        rates: list[float] = []
        wanted: i64 = self.spare(table, seat) if phase == BUYING else 0
        owed = self.expected_cost(table, seat) if phase == BIDDING else 0.0
        offered: list[float] = []
        if phase == BIDDING:
            offered = self.offered(table)
        for move in moves:
            assert isinstance(move, GnadenlosMove)
            if phase == CHOOSING:
                rates.append(self.contest_worth(table, seat, move.first))
            elif phase == BUYING:
                rates.append(-0.7 * abs(float(move.first - wanted)))
            elif phase == BIDDING:
                rates.append(self.bid_worth(table, seat, move, owed, offered))
            elif phase == PICKING:
                rates.append(self.pick_worth(table, move))
            elif phase == LAYING:
                rates.append(0.3 * self.laying_worth(table, seat, move))
            elif phase == TIDYING:
                rates.append(0.3 * self.fill_worth(table, seat, move))
            else:
                rates.append(self.taking_worth(table, seat, move))
        return rates

    def reopen(self, world: State, seat: i64) -> None:
        """Others may have chosen already; what, the seat cannot know, so they choose anew."""
        assert isinstance(world, GnadenlosState)
        if world.phase == CHOOSING:
            other: i64 = 0
            while other < world.players:
                if other != seat and sets.has(world.contest, other):
                    world.chosen[other] = NO_CARD
                    world.choosers = sets.add(world.choosers, other)
                other += 1

    def weigh(self, world: State, seat: i64) -> float:
        """Whoever lays debts hides his own dear ones deep inside and others' outside."""
        assert isinstance(world, GnadenlosState)
        told = 0.0
        for slot, card in enumerate(world.market):
            if card != NO_CARD and not knows(card, seat):
                layer: i64 = layer_of(card)
                kind: i64 = kind_of(card)
                if layer < world.players:
                    value = float(value_of(kind))
                    row = float(slot // COLUMNS)
                    told -= row * (value if owner_of(kind) == layer else -value)
        return math.exp(self.hiding * told)

    def estimate(self, state: State) -> list[float]:
        """Count spaces, what nuggets will still buy, debts to come, adventurers and vultures."""
        assert isinstance(state, GnadenlosState)
        scores: list[float] = []
        for seat in range(state.players):
            nuggets: i64 = state.nuggets[seat]
            position: i64 = state.positions[seat]
            vultures: i64 = state.vultures[seat]
            owed = self.expected_cost(state, seat)
            score = float(position) + 0.7 * float(nuggets) - 0.35 * owed
            if owed > float(nuggets):
                score -= 0.5 * min(VULTURE, owed - float(nuggets))
            score += 1.2 * math.sqrt(float(sets.size(state.adventurers[seat])))
            score -= 1.0 * float(vultures * vultures)
            scores.append(score)
        left = 1.0 - float(max(state.positions)) / float(state.box.finish)
        return hopes(scores, 3.0 + 5.0 * max(0.0, left))

    # Buying prestige

    def spare(self, table: Position, seat: i64) -> i64:
        """Buy what is not needed for the next payday; the last one is sure to come."""
        nuggets: i64 = table.nuggets[seat]
        position: i64 = table.positions[seat]
        reach: i64 = position + min(5, nuggets)
        owed = self.expected_cost(table, seat)
        left: i64 = max(0, nuggets - 5)
        if reach >= table.box.finish and self.leads(table, seat, reach, float(left), owed):
            return 5
        fullness = float(len(table.market)) / float(COLUMNS * table.players)
        foremost: i64 = max(table.positions)
        late = table.undertaker >= table.agreed.steps - self.late_steps
        late = late or foremost >= table.box.finish - self.late_reach
        caution = self.late_caution if late else self.caution + self.alarm * fullness
        reserve = owed * caution + (self.late_purse if late else self.purse * fullness)
        spare: i64 = int(max(0.0, float(nuggets) - reserve))
        if reach >= table.box.finish:
            return max(0, min(spare, table.box.finish - 1 - position))
        return spare

    def leads(self, table: Position, seat: i64, reach: i64, left: float, owed: float) -> bool:
        """End the game by the finish only when nobody can overtake and the last payday is safe."""
        other: i64 = 0
        while other < table.players:
            nuggets: i64 = table.nuggets[other]
            position: i64 = table.positions[other]
            if other != seat and position + min(3, nuggets) >= reach:
                return False
            other += 1
        return left >= owed

    # The event

    def contest_worth(self, table: Position, seat: i64, adventurer: i64) -> float:
        """Weigh an adventurer against all that the others may lay, each as likely."""
        event = table.box.events[table.event]
        stat = table.box.stats[event.kind]
        own: i64 = stat[adventurer]
        none_above = 1.0
        none_below = 1.0
        all_equal = 1.0
        one_above = 0.0
        other: i64 = 0
        while other < table.players:
            if other != seat and sets.has(table.contest, other):
                above = 0.0
                below = 0.0
                hand = sets.members(table.adventurers[other])
                for each in hand:
                    number: i64 = stat[each]
                    if number > own:
                        above += 1.0
                    elif number < own:
                        below += 1.0
                above /= float(len(hand))
                below /= float(len(hand))
                one_above = one_above * (1.0 - above) + none_above * above
                none_above *= 1.0 - above
                none_below *= 1.0 - below
                all_equal *= 1.0 - above - below
            other += 1
        wins = max(0.0, none_above - all_equal)
        stays = self.regard * self.adventurer_worth(table, adventurer)
        worth = -0.01 * stays
        if event.kind == GOLD:
            worth += wins * (float(event.first) - stays)
            return worth + one_above * float(event.second)
        loses = max(0.0, none_below - all_equal)
        if event.kind == POKER:
            position: i64 = table.positions[seat]
            win: i64 = table.box.wins[position]
            lose: i64 = table.box.loses[position]
            return worth + wins * (float(win) - stays) - loses * float(lose)
        return worth + wins * (self.prize(table, seat) - stays) - loses * stays

    def taking_worth(self, table: Position, seat: i64, move: GnadenlosMove) -> float:
        if move.act == DRAW:
            return 0.3 * float(move.first)
        worth = 0.0
        if move.first != NONE:
            worth += self.slot_worth(table, seat, move.first)
        if move.second != NONE:
            worth += self.slot_worth(table, seat, move.second)
        return worth

    def quick_taking(self, table: Position, seat: i64, moves: list[Move]) -> Move:
        """Value each slot once, then find the best taking."""
        worth = [self.slot_worth(table, seat, slot) for slot in range(len(table.market))]
        best = -1.0e9
        chosen = moves[0]
        for move in moves:
            assert isinstance(move, GnadenlosMove)
            value = 0.0
            if move.act == DRAW:
                value = 0.3 * float(move.first)
            else:
                if move.first != NONE:
                    value += worth[move.first]
                if move.second != NONE:
                    value += worth[move.second]
            if value > best:
                best = value
                chosen = move
        return chosen

    # Bidding

    def bid_worth(
        self, table: Position, seat: i64, move: GnadenlosMove, owed: float, offered: list[float]
    ) -> float:
        """Bid the least that is likely to win something, with the debts that hurt least."""
        above: i64 = 0
        below: i64 = sets.size(table.unable)
        made: i64 = 0
        for bid in table.bids:
            if bid.number:
                made += 1
                if bid.value > move.value:
                    above += 1
                elif bid.value < move.value:
                    below += 1
        to_come: i64 = table.players - made - sets.size(table.unable) - 1
        value = float(move.value)
        lower = value / (value + self.modesty)
        wins = 1.0
        if below == 0 and not table.opening:
            wins = 0.0
            if to_come > 0:
                wins = 1.0 - (1.0 - lower) ** float(to_come)
        place: i64 = above + int(float(to_come) * (1.0 - lower))
        held: i64 = sets.size(table.adventurers[seat])
        gain = self.choice * offered[min(place, len(offered) - 1)]
        gain += self.company * COMPANY[min(held, 6)]
        cost = self.debt_cost(seat, move.first)
        if move.number > 1:
            cost += self.debt_cost(seat, move.second)
        if move.number > 2:
            cost += self.debt_cost(seat, move.third)
        laid = float(move.number)
        risk = self.payday_risk(table, seat, laid, owed)
        return wins * (gain - cost - risk) - 0.05 * laid


def practised() -> GnadenlosHeuristics:
    """The same rules with figures from many games against the plain ones.

    They keep more for paydays, spend all of it late, and want more company. Against players who
    know the plain rules they win; from beginners the plain ones win more.
    """
    heuristics = GnadenlosHeuristics()
    heuristics.caution = 2.16
    heuristics.alarm = 0.9
    heuristics.purse = 1.3
    heuristics.late_caution = 0.33
    heuristics.late_purse = 0.97
    heuristics.regard = 0.63
    heuristics.modesty = 3.97
    heuristics.own_debt = 0.45
    heuristics.spite = 0.44
    heuristics.company = 2.39
    heuristics.choice = 0.27
    heuristics.doubt = 0.8
    return heuristics
