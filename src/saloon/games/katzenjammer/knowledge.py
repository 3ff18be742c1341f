"""What everyone at the table has learned about hidden hands.

A round's memory is the list of public facts that say something about a hand, each packed into one
number: a hidden card was drawn, an auction opened over a lot, a bid was made (it proves its
backing, KB-28), cards were spent, a lot was taken. Everyone has the same memory; own cards come on
top.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from saloon.games.katzenjammer.cards import DECK, count, jokers_in, less, spread
from saloon.games.katzenjammer.moves import LADDER, MIXED, number_at, value_at
from saloon.games.katzenjammer.view import BidView
from saloon.kernel import bags
from saloon.kernel.native import i64, vec

DREW: Final = 0
OPENED: Final = 1
BADE: Final = 2
SPENT: Final = 3
TOOK: Final = 4

PROVED: Final = 5
"""The bits of a value where 30 cards may back a bid."""

KEPT: Final = 4_000
"""Of so many tables it is kept what is certain of their hands."""

BID_VIEWS: Final = [[BidView(seat, bid.number, bid.value) for bid in LADDER] for seat in range(6)]
"""By seat and rung: each bid as everybody sees it. They are shared and never changed."""


def fact(kind: i64, seat: i64, detail: i64) -> int:
    """Pack a fact: what happened, to whom, and the rung or the cards."""
    return (detail << 6) | (seat << 3) | kind


def kind_of(packed: i64) -> i64:
    """Tell what happened."""
    return packed & 7


def seat_of(packed: i64) -> i64:
    """Tell to whom."""
    return packed >> 3 & 7


def detail_of(packed: i64) -> i64:
    """Give the rung of a bid, the cards that were spent or taken."""
    return packed >> 6


def lying(lot: i64, pool: i64, pile: i64) -> i64:
    """Pack what an auction is about, and how far the round has come."""
    return lot | pool << 24 | pile << 31


def lot_of(opened: i64) -> i64:
    """Give the lot of an auction by the fact that it opened."""
    return opened >> 6 & DECK


def pool_of(opened: i64) -> i64:
    """Give the mice that were left then."""
    return opened >> 30 & 127


def pile_of(opened: i64) -> i64:
    """Give the cards that were left to draw then."""
    return opened >> 37 & 127


def bids(memory: vec[i64]) -> tuple[BidView, ...]:
    """List the last bid of each seat in the present auction, the high bid last."""
    latest: dict[int, BidView] = {}
    index: i64 = last_auction(memory)
    end: i64 = len(memory)
    while 0 <= index < end:
        packed = memory[index]
        index += 1
        if kind_of(packed) == BADE:
            seat = seat_of(packed)
            latest.pop(seat, None)
            latest[seat] = BID_VIEWS[seat][detail_of(packed)]
    return tuple(latest.values())


def certain(memory: vec[i64], seat: i64) -> i64:
    """Gather the cards that everyone knows to be in a hand."""
    pile: i64 = 0
    for packed in memory:
        if seat_of(packed) == seat:
            if kind_of(packed) == TOOK:
                pile += detail_of(packed)
            elif kind_of(packed) == SPENT:
                pile = less(pile, detail_of(packed))
    return pile


def all_certain(memory: vec[i64], players: i64) -> tuple[tuple[int, ...], ...]:
    """Lay out what is certain of every hand."""
    # `kind_of`, spelled out: SPENT and TOOK are last, and few facts are of these kinds.
    return certain_hands(tuple([each for each in memory if each & 7 >= SPENT]), players)


@lru_cache(maxsize=KEPT)
def certain_hands(shown: tuple[int, ...], players: int) -> tuple[tuple[int, ...], ...]:
    """Lay it out from the cards that were spent and taken; through an auction it stays the same."""
    piles = [0 for _ in range(players)]
    for packed in shown:
        seat = seat_of(packed)
        if kind_of(packed) == TOOK:
            piles[seat] = piles[seat] + detail_of(packed)
        elif piles[seat]:
            piles[seat] = less(piles[seat], detail_of(packed))
    return tuple([spread(pile) for pile in piles])


def last_auction(memory: vec[i64]) -> i64:
    """Find where the present auction begins in the memory."""
    index: i64 = len(memory) - 1
    while index > 0 and kind_of(memory[index]) != OPENED:
        index -= 1
    return index


@final
class Heard:
    """What the memory of a round says of each seat, as far as it was gone through."""

    upto: i64
    """So many facts were heard."""
    known: list[int]
    """Cards that are certainly in a hand, as a pile."""
    least: list[int]
    """How many of each value, jokers with them, a hand must hold by its bids (KB-28): `backing`."""
    bids: list[int]
    """The rung of the last bid in this auction."""

    def __init__(self, players: i64) -> None:
        self.upto = 0
        self.known = [0] * players
        self.least = [0] * players
        self.bids = [0] * players

    def hear(self, memory: vec[i64]) -> None:
        """Go through all that happened since the last time."""
        end: i64 = len(memory)
        while self.upto < end:
            packed: i64 = memory[self.upto]
            self.upto += 1
            kind: i64 = kind_of(packed)
            seat: i64 = seat_of(packed)
            detail: i64 = detail_of(packed)
            if kind == BADE:
                self.bids[seat] = detail
                value: i64 = value_at(detail)
                if value != MIXED:
                    proved: i64 = self.least[seat]
                    more: i64 = number_at(detail) - bags.count(proved, value, PROVED)
                    if more > 0:
                        self.least[seat] = proved + more * bags.one(value, PROVED)
            elif kind == OPENED:
                self.bids = [0] * len(self.known)
            elif kind == TOOK:
                self.known[seat] = self.known[seat] + detail
                self.least[seat] = self.least[seat] + backing(detail)
            elif kind == SPENT:
                if self.known[seat]:
                    self.known[seat] = less(self.known[seat], detail)
                self.least[seat] = bags.less(self.least[seat], backing(detail), PROVED)


def backing(cards: i64) -> i64:
    """Count for each value what can back a bid of it, cards and jokers: a bag of PROVED bits."""
    jokers: i64 = jokers_in(cards)
    bag: i64 = 0
    value: i64 = 5
    while value:
        bag = (bag + count(cards, value) + jokers) << PROVED
        value -= 1
    return bag
