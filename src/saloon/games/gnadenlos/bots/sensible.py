"""A sensible player of Gnadenlos!: rules of thumb, said as a player would say them.

Everything is weighed in nuggets. The world it is given is one that the seat cannot tell from the
true one; of the market it only uses the debts that the seat knows for sure.
"""

from __future__ import annotations

from itertools import product

from saloon.bots.bot import Chair
from saloon.games.gnadenlos import GnadenlosState, Step
from saloon.games.gnadenlos.components import GOLD, POKER
from saloon.games.gnadenlos.debts import VALUES, count, kind_at, owner_of, value_of
from saloon.games.gnadenlos.market import kind_of, knows
from saloon.games.gnadenlos.moves import COLUMNS, DRAW
from saloon.games.gnadenlos.table import (
    BIDDING,
    BUYING,
    CHOOSING,
    LAYING,
    NO_CARD,
    PICKING,
    TAKING,
    TIDYING,
    Table,
)
from saloon.kernel import Move, Rng, Seat, sets

TURNED_UP = (0.75, 0.5, 0.3, 0.15, 0.05, 0.05)
"""How likely a payday turns up a debt, by how many lie outside it in its column."""
STRENGTH = (0.0, 0.1, 0.3, 0.6, 1.0, 1.6, 2.2, 2.8)
"""What a number on an adventurer's card is worth."""
COMPANY = (4.0, 3.0, 2.0, 1.2, 0.5)
"""What one more adventurer is worth to a hand that has so many."""
SPITE = 0.25
"""What a debt that somebody else must pay is worth, by its value."""
VULTURE = 6.0
"""What a vulture costs: five spaces, and a third of a life."""
CAUTION = 0.65
ALARM = 0.8
"""How much of what a payday may cost is kept, and how much more before a full market."""
PURSE = 1.5
LATE_CAUTION = 1.2
LATE_PURSE = 2.0
MOST_WAYS = 81
"""So many ways for the others to choose are looked at."""


class SensibleBot:
    """Plays the adventurer that gains most, keeps a reserve, bids low and hides its own debts."""

    def choose(self, chair: Chair, rng: Rng) -> Move:
        world = chair.imagine(rng)
        assert isinstance(world, GnadenlosState)
        seat = chair.seat
        moves = [move for move in chair.legal() if isinstance(move, Step)]
        if world.phase == CHOOSING:
            return max(moves, key=lambda move: contest_worth(world, seat, move.first))
        if world.phase == BUYING:
            return moves[min(self.spare(world, seat), len(moves) - 1)]
        if world.phase == BIDDING:
            return max(moves, key=lambda move: bid_worth(world, seat, move))
        if world.phase == PICKING:
            return max(moves, key=lambda move: pick_worth(world, move))
        if world.phase == LAYING:
            return max(moves, key=lambda move: laying_worth(world, seat, move))
        if world.phase == TIDYING:
            return max(moves, key=lambda move: fill_worth(world, seat, move))
        assert world.phase == TAKING
        return max(moves, key=lambda move: taking_worth(world, seat, move))

    def spare(self, table: Table, seat: Seat) -> int:
        """Buy what is not needed for the next payday; the last one is sure to come."""
        nuggets = table.nuggets[seat]
        position = table.positions[seat]
        reach = position + min(5, nuggets)
        if reach >= table.box.finish and self.leads(table, seat, reach, max(0, nuggets - 5)):
            return 5
        fullness = len(table.market) / (COLUMNS * table.players)
        late = (
            table.undertaker >= table.box.steps - 1 or max(table.positions) >= table.box.finish - 6
        )
        owed = expected_cost(table, seat)
        caution = LATE_CAUTION if late else CAUTION + ALARM * fullness
        reserve = owed * caution + (LATE_PURSE if late else PURSE * fullness)
        if reach >= table.box.finish:
            return max(0, min(int(nuggets - reserve), table.box.finish - 1 - position))
        return max(0, int(nuggets - reserve))

    def leads(self, table: Table, seat: Seat, reach: int, left: int) -> bool:
        """End the game by the finish only when nobody can overtake and the last payday is safe."""
        others = [
            position + min(3, table.nuggets[other])
            for other, position in enumerate(table.positions)
            if other != seat
        ]
        return reach > max(others) and left >= expected_cost(table, seat)


def price(kind: int) -> float:
    """What a debt costs whoever must pay it."""
    return float(value_of(kind))


def exposure(table: Table, slot: int) -> float:
    """Tell how likely a payday turns up a slot's debt."""
    outside = sum(card != NO_CARD for card in table.market[slot + COLUMNS :: COLUMNS])
    return TURNED_UP[min(outside, len(TURNED_UP) - 1)]


def known(table: Table, seat: Seat, slot: int) -> int | None:
    """Name the debt of a slot if the seat knows it."""
    card = table.market[slot]
    return kind_of(card) if card != NO_CARD and knows(card, seat) else None


def expected_cost(table: Table, seat: Seat) -> float:
    """Estimate what the next payday costs: known debts where they lie, the others anywhere."""
    cost = 0.0
    hidden: list[float] = []
    unplaced = sum(value * copies for value, copies in enumerate(table.box.copies))
    for value in range(VALUES):
        unplaced -= value * count(table.hands[seat], kind_at(seat, value))
    for slot, card in enumerate(table.market):
        if card == NO_CARD:
            continue
        kind = known(table, seat, slot)
        if kind is None:
            hidden.append(exposure(table, slot))
        elif owner_of(kind) == seat:
            cost += price(kind) * exposure(table, slot)
            unplaced -= value_of(kind)
    if hidden:
        cost += unplaced * sum(hidden) / len(hidden) * 0.8
    return cost


def adventurer_worth(table: Table, adventurer: int) -> float:
    """Value an adventurer by its numbers; one for every purpose is worth a little extra."""
    numbers = [stat[adventurer] for stat in table.box.stats]
    return sum(STRENGTH[min(number, 7)] for number in numbers) + 0.2 * min(numbers)


def contest_worth(table: Table, seat: Seat, adventurer: int) -> float:
    """Weigh an adventurer against all that the others may lay."""
    rivals = [other for other in sets.members(table.contest) if other != seat]
    stat = table.box.stats[table.box.events[table.event].kind]
    hands = [sets.members(table.adventurers[rival]) for rival in rivals]
    shows = [sorted({stat[each] for each in hand}) for hand in hands]
    while len(list(product(*shows))) > MOST_WAYS:
        shows = [show[-2:] for show in shows]
    own = stat[adventurer]
    stays = 0.6 * adventurer_worth(table, adventurer)
    gains = [outcome(table, seat, own, list(numbers), stays) for numbers in product(*shows)]
    return sum(gains) / len(gains) - 0.01 * stays


def outcome(table: Table, seat: Seat, own: int, others: list[int], stays: float) -> float:
    """What comes of showing a number against others; `stays` is lost with the adventurer."""
    event = table.box.events[table.event]
    highest, lowest = max(own, *others), min(own, *others)
    if highest == lowest:
        return 0.0
    if event.kind == GOLD:
        if own == highest:
            return event.first - stays
        second = max(number for number in (own, *others) if number < highest)
        return event.second if own >= second else 0.0
    if event.kind == POKER:
        position = table.positions[seat]
        if own == highest:
            return table.box.wins[position] - stays
        return -table.box.loses[position] if own == lowest else 0.0
    if own == highest:
        return prize(table, seat, 1 if own in others else 2) - stays
    return -stays if own == lowest else 0.0


def prize(table: Table, seat: Seat, number: int) -> float:
    """What the best debts to take from the market are worth."""
    if len(table.market) < 2:
        return 0.0
    worth = sorted(slot_worth(table, seat, slot) for slot in range(len(table.market)))
    return sum(worth[-number:])


def slot_worth(table: Table, seat: Seat, slot: int) -> float:
    """An own debt that is likely to be turned up is best out of the market."""
    kind = known(table, seat, slot)
    if kind is None:
        return 0.4 + 0.1 * exposure(table, slot)
    if owner_of(kind) == seat:
        return price(kind) * exposure(table, slot)
    return -0.1 * price(kind)


def taking_worth(table: Table, seat: Seat, move: Step) -> float:
    if move.act == DRAW:
        return 0.3 * int(move.first)
    return sum(slot_worth(table, seat, slot) for slot in move.slots())


def debt_cost(seat: Seat, kind: int) -> float:
    """What it costs to lay a debt: an own one may be turned up, another's is a pleasure."""
    value = price(kind)
    return 0.5 * value if owner_of(kind) == seat else -SPITE * value


def bid_worth(table: Table, seat: Seat, move: Step) -> float:
    """Bid the least that is likely to win something, with the debts that hurt least."""
    held = sets.size(table.adventurers[seat])
    debts = len(move.kinds())
    worth = sorted(
        (adventurer_worth(table, each) for each in table.offer[:: 2 if table.opening else 1]),
        reverse=True,
    )
    made = [bid.value for bid in table.bids if bid.number]
    to_come = table.players - len(made) - sets.size(table.unable) - 1
    above = sum(value > move.value for value in made)
    below = sum(value < move.value for value in made) + sets.size(table.unable)
    value = int(move.value)
    lower = value / (value + 2.5)
    wins = 1.0 if below or table.opening else 1 - (1 - lower) ** to_come
    place = min(above + int(to_come) * (1 - lower), len(worth) - 1)
    gain = 0.5 * worth[int(place)] + COMPANY[min(held, len(COMPANY) - 1)]
    cost = sum(debt_cost(seat, kind) for kind in move.kinds())
    return wins * (gain - cost - payday_risk(table, seat, debts)) - 0.05 * debts


def payday_risk(table: Table, seat: Seat, laid: int) -> float:
    """Debts that bring on a payday are dear to a player who cannot pay."""
    after = len(table.market) + laid + 1.3 * (len(table.bids) - 2)
    if after < COLUMNS * len(table.bids):
        return 0.1 * laid
    short = expected_cost(table, seat) - table.nuggets[seat]
    return laid * min(VULTURE, max(0.0, short + 2)) * 0.2


def pick_worth(table: Table, move: Step) -> float:
    worth = adventurer_worth(table, move.first)
    return worth + adventurer_worth(table, move.second) if table.opening else worth


def laying_worth(table: Table, seat: Seat, move: Step) -> float:
    """Own big debts go into the inner row, others' into the outer one."""
    worth = 0.0
    for place, kind in enumerate(move.kinds()):
        row = (len(table.market) + place) // COLUMNS
        value = price(kind)
        worth -= row * (value if owner_of(kind) == seat else -value)
    return worth


def fill_worth(table: Table, seat: Seat, move: Step) -> float:
    """Move own big debts inside, as deep as it goes; leave others' outside."""
    kind = known(table, seat, move.first)
    depth = (move.first - move.second) / COLUMNS
    if kind is None:
        return -0.1 * depth
    value = price(kind)
    return (value if owner_of(kind) == seat else -value) * depth
