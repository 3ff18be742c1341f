"""Everything that can be done at the table, and how it is written down.

    bid 3x4        three cards of value 4          bid 3 mixed    three different cards
    pass           out of this auction             pay 2 2 J      the cards that pay a bid
    lay 3: 3 3 3 J a quartet worth 3 mice          shed           four jokers to the discard pile
    stop           no more quartets

and by chance: `leader 2`, `deal J`, `turn 4`, `bonus 1`.
"""

from __future__ import annotations

from typing import Final, final

from saloon.games.katzenjammer.cards import (
    JOKER,
    KINDS,
    VALUES,
    count,
    different,
    face,
    faces,
    jokers_in,
    pack,
    size,
    spread,
)
from saloon.kernel import sets
from saloon.kernel.message import Message, Param, Refused
from saloon.kernel.moves import Move
from saloon.kernel.native import i64, vec

MOST_CARDS: Final = 30
"""No bid promises more: 15 cards of a value and 15 jokers."""
MOST_MIXED: Final = 5
MIXED: Final = 0
"""The value of a bid without value."""
RUNGS: Final = 6
"""The ladder has so many bids of a number of cards: mixed, then value after value."""

BID: Final = 0
PASS: Final = 1
PAY: Final = 2
LAY: Final = 3
SHED: Final = 4
STOP: Final = 5
LEADER: Final = 6
CARD: Final = 7


@final
class KatzenjammerMove(Move):
    """A move of Katzenjammer Blues: what is done, and the number, value or cards it names."""

    act: i64
    number: i64
    value: i64
    cards: i64

    def __init__(self, text: str, act: i64, number: i64, value: i64, cards: i64) -> None:
        super().__init__(text)
        self.act = act
        self.number = number
        self.value = value
        self.cards = cards

    def spread(self) -> tuple[int, ...]:
        """Lay out the cards it names."""
        return spread(self.cards)

    def label(self) -> Message:
        params: dict[str, Param] = {}
        if self.act == BID:
            params = {"number": self.number, "value": self.value}
        elif self.act == PAY:
            params = {"cards": spread(self.cards)}
        elif self.act == LAY:
            params = {"value": self.value, "cards": spread(self.cards)}
        elif self.act == LEADER:
            params = {"seat": self.number}
        elif self.act == CARD:
            params = {"card": self.value}
        return Message("kb-move-" + NAMES[self.act], params)


NAMES: Final = ("bid", "pass", "pay", "lay", "shed", "stop", "leader", "card")


def well_formed(number: int, value: int) -> bool:
    """A bid names a number and a value, or two to five different cards (KB-38 to KB-40, KB-47)."""
    if value == MIXED:
        return 2 <= number <= MOST_MIXED
    return 1 <= number <= MOST_CARDS


def rung(number: i64, value: i64) -> i64:
    """Place a bid on the ladder: more cards first, then value; mixed is lowest (KB-45)."""
    return RUNGS * (number - 1) + value


def number_at(place: i64) -> i64:
    """Give the number of cards that the bid at a rung names."""
    return place // RUNGS + 1


def value_at(place: i64) -> i64:
    """Give the value that the bid at a rung names."""
    return place % RUNGS


def make_bid(number: int, value: int) -> KatzenjammerMove:
    text = f"bid {number} mixed" if value == MIXED else f"bid {number}x{value}"
    return KatzenjammerMove(text, BID, number, value, 0)


def make_quartet(value: int, jokers: int) -> KatzenjammerMove:
    cards = pack([value] * (4 - jokers) + [JOKER] * jokers)
    return KatzenjammerMove(f"lay {value}: {faces(cards)}", LAY, 4, value, cards)


PASSING: Final = KatzenjammerMove("pass", PASS, 0, 0, 0)
STOPPING: Final = KatzenjammerMove("stop", STOP, 0, 0, 0)
SHEDDING: Final = KatzenjammerMove("shed", SHED, 4, 0, pack([JOKER] * 4))

LADDER: Final[list[KatzenjammerMove]] = [
    make_bid(number, value) if well_formed(number, value) else PASSING
    for number in range(1, MOST_CARDS + 1)
    for value in range(RUNGS)
]
"""Every bid at its rung; the places of bids that do not exist are never read."""

TEN: Final = 10
STAIRS: Final = vec[i64](
    [sum([1 << RUNGS * step for step in range(min(steps, TEN))]) for steps in range(MOST_CARDS + 1)]
)
"""The bids of one value that so many cards back, up to bids of ten, as a set of rungs."""
MIXED_BIDS: Final = 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24
"""The rungs of two to five different cards."""
STOREY: Final = RUNGS * TEN
"""The rungs of ten numbers of cards: so many fit into one set."""

QUARTETS: Final[list[KatzenjammerMove]] = [
    make_quartet(value, jokers) for value in range(6) for jokers in range(5)
]
"""The quartet of a value with so many jokers: `5 * value + jokers`."""

LEADERS: Final[list[KatzenjammerMove]] = [
    KatzenjammerMove(f"leader {seat}", LEADER, seat, 0, 0) for seat in range(6)
]
DEALS: Final[list[KatzenjammerMove]] = [
    KatzenjammerMove("deal " + face(kind), CARD, 0, kind, 0) for kind in KINDS
]
TURNS: Final[list[KatzenjammerMove]] = [
    KatzenjammerMove("turn " + face(kind), CARD, 0, kind, 0) for kind in KINDS
]
BONUSES: Final[list[KatzenjammerMove]] = [
    KatzenjammerMove("bonus " + face(kind), CARD, 0, kind, 0) for kind in KINDS
]

HANDFULS: Final[list[vec[i64]]] = [
    vec[i64](
        [
            pack([value for value in VALUES if sets.has(values, value)])
            for values in range(0, 64, 2)
            if sets.size(values) == number
        ]
    )
    for number in range(6)
]
"""All ways to take one card each of so many different values."""

FACES: Final = {face(kind): kind for kind in KINDS}

PAYMENTS: Final[dict[int, KatzenjammerMove]] = {}


def payment(cards: int) -> KatzenjammerMove:
    """Name the payment with these cards; each is made once."""
    move = PAYMENTS.get(cards)
    if move is None:
        move = PAYMENTS[cards] = KatzenjammerMove("pay " + faces(cards), PAY, 0, 0, cards)
    return move


NAMED: Final[dict[str, KatzenjammerMove]] = {
    move.text: move
    for move in (
        PASSING,
        STOPPING,
        SHEDDING,
        *LADDER,
        *QUARTETS[5:],
        *LEADERS,
        *DEALS,
        *TURNS,
        *BONUSES,
    )
}


def bids_above(hand: i64, high: i64) -> list[Move]:
    """PASS, then every backed bid above the high bid, from the lowest (KB-26, KB-48, KB-49)."""
    moves: list[Move] = [PASSING]
    most: i64 = rung(size(hand), 5)
    floor: i64 = 0
    while floor <= most:
        rungs: i64 = backed(hand, high, floor)
        while rungs:
            moves.append(LADDER[floor + sets.first(rungs)])
            rungs &= rungs - 1
        floor += STOREY
    return moves


def count_bids(hand: i64, high: i64) -> i64:
    """Count what `bids_above` lists."""
    number: i64 = 1
    most: i64 = rung(size(hand), 5)
    floor: i64 = 0
    while floor <= most:
        number += sets.size(backed(hand, high, floor))
        floor += STOREY
    return number


def nth_bid(hand: i64, high: i64, index: i64) -> KatzenjammerMove:
    """Name what has so many before it in `bids_above`."""
    if index == 0:
        return PASSING
    index -= 1
    floor: i64 = 0
    while True:
        rungs: i64 = backed(hand, high, floor)
        here: i64 = sets.size(rungs)
        if index < here:
            return LADDER[floor + sets.nth(rungs, index)]
        index -= here
        floor += STOREY


def backed(hand: i64, high: i64, floor: i64) -> i64:
    """The bids above the high one that a hand backs (KB-41 to KB-44), as rungs from a floor on."""
    jokers: i64 = jokers_in(hand)
    spare: i64 = jokers - floor // RUNGS
    rungs: i64 = (
        stairs(spare + count(hand, 1)) << 1
        | stairs(spare + count(hand, 2)) << 2
        | stairs(spare + count(hand, 3)) << 3
        | stairs(spare + count(hand, 4)) << 4
        | stairs(spare + count(hand, 5)) << 5
    )
    if floor == 0:
        rungs |= STAIRS[jokers + different(hand)] & MIXED_BIDS
    beaten: i64 = high - floor
    if beaten >= STOREY:
        return 0
    if beaten >= 0:
        rungs &= -2 * sets.one(beaten)
    return rungs


def stairs(number: i64) -> i64:
    """The bids of a value that so many cards back, as far as they go beyond a floor."""
    if number <= 0:
        return 0
    return STAIRS[number]


def parse(text: str) -> KatzenjammerMove:
    """Read the notation of a move back."""
    move = NAMED.get(text)
    if move is not None:
        return move
    word, _, rest = text.partition(" ")
    if word == "pay" and len(rest) < 2 * MOST_CARDS:
        cards = pack([FACES.get(card, JOKER) for card in rest.split(" ")][:MOST_CARDS])
        if "pay " + faces(cards) == text:
            return KatzenjammerMove(text, PAY, 0, 0, cards)
    if word == "bid" and rest.endswith(" mixed"):
        raise Refused(Message("kb-refuse-mixed-number", {"most": MOST_MIXED}, "KB-39"))
    if word == "bid":
        raise Refused(Message("kb-refuse-bid-shape", {"text": text[:40]}, "KB-40"))
    raise Refused(Message("move-unreadable", {"text": text[:40]}))
