"""How a seat imagines the cards it cannot see, true to every bid and payment so far."""

from __future__ import annotations

from typing import Final, final

from saloon.games.katzenjammer.cards import (
    JOKER,
    KINDS,
    VALUES,
    count,
    different,
    jokers_in,
    less,
    nth,
    one,
    size,
)
from saloon.games.katzenjammer.knowledge import (
    BADE,
    DREW,
    SPENT,
    TOOK,
    certain,
    detail_of,
    kind_of,
    last_auction,
    seat_of,
)
from saloon.games.katzenjammer.moves import LADDER, MIXED, KatzenjammerMove
from saloon.games.katzenjammer.table import OVER, Position
from saloon.kernel import sets
from saloon.kernel.native import i64, vec
from saloon.kernel.rng import Rng

ALL_KINDS: Final = (1 << len(KINDS)) - 1
UNKNOWN: Final = -1
"""A hidden card of which nothing is known."""

FREE_TRIES: Final = 60
"""How often a deal is tried freely before jokers are favoured, since they back every bid."""
STRICT_TRIES: Final = 400
"""How often a deal true to every fact is tried before older bids are let go."""
RECENT_TRIES: Final = 50
"""How often a deal true to the present auction is tried before only the high bid counts."""


def imagine(world: Position, seat: i64, rng: Rng) -> None:
    """Deal the cards the seat cannot see anew.

    Each unseen card is as likely as any other to be where it may be; what a bid proved is dealt
    first, as what the bidder may have held. The deal depends on the seat's own hand and on public
    facts alone, and a seat that sees the same deals the same.
    """
    if world.phase == OVER:
        return
    pool: i64 = backed_hands(world, seat, rng)
    for other in range(world.players):
        if other != seat:
            missing: i64 = world.sizes[other] - size(world.hands[other])
            while missing > 0:
                card: i64 = pick(pool, ALL_KINDS, rng)
                pool -= card
                world.hands[other] = world.hands[other] + card
                missing -= 1
    world.deck = pool


def backed_hands(world: Position, own: i64, rng: Rng) -> i64:
    """Deal everyone but `own` what the round proves of them, and give the unseen cards left.

    Where next to no deal is left that fits, older lost bids are let go.
    """
    unseen: i64 = world.agreed.deck - world.hands[own] - world.discard - world.lot_pile
    unseen -= sum(world.rows)
    for other in range(world.players):
        if other != own:
            unseen -= certain(world.memory, other)
    tries: i64 = 0
    while True:
        pool: i64 = try_hands(world, own, tries, unseen, rng)
        if pool >= 0:
            return pool
        tries += 1


def try_hands(world: Position, own: i64, tries: i64, pool: i64, rng: Rng) -> i64:
    """Try once, another seat first each time; -1 where the luck of the picks fails a bid."""
    first: i64 = oldest_kept(world.memory, tries)
    favour_jokers = tries >= FREE_TRIES and tries & 1 == 1
    for turn in range(world.players):
        seat: i64 = (turn + tries) % world.players
        if seat != own:
            pool = backed_hand(world, seat, first, favour_jokers, pool, rng)
            if pool < 0:
                break
    return pool


def oldest_kept(memory: vec[i64], tries: i64) -> i64:
    """Tell from which fact on bids must be backed, after so many tries."""
    if tries < STRICT_TRIES:
        return 0
    return last_auction(memory) if tries < STRICT_TRIES + RECENT_TRIES else len(memory) - 1


@final
class Growth:
    """A hand walked through the round as it grew, from its hidden draws in order (`slots`)."""

    slots: list[int]
    sure: i64
    """The cards that must be in it."""
    open: i64
    """Its cards of which nothing is known."""
    drawn: i64

    def __init__(self, slots: list[int], dealt: i64) -> None:
        self.slots = slots
        self.sure = 0
        self.open = 0
        self.drawn = 0
        while self.drawn < dealt:
            self.draw()

    def draw(self) -> None:
        """The next hidden card comes in."""
        card: i64 = self.slots[self.drawn]
        self.drawn += 1
        if card == UNKNOWN:
            self.open += 1
        else:
            self.sure += card

    def back(self, bid: KatzenjammerMove, favour_jokers: bool, pool: i64, rng: Rng) -> i64:
        """Put cards of the pool in open places until a bid is backed (KB-28); -1 if it cannot."""
        while True:
            wanted: i64 = lacking(self.sure, bid.number, bid.value)
            if wanted == 0:
                return pool
            if favour_jokers and jokers_in(pool) and rng.below(4) > 0:
                wanted = sets.one(JOKER)
            card: i64 = pick(pool, wanted, rng)
            if self.open == 0 or card == 0:
                return -1
            pool -= card
            self.sure += card
            self.open -= 1


def backed_hand(
    world: Position, seat: i64, first: i64, favour_jokers: bool, pool: i64, rng: Rng
) -> i64:
    """Deal a seat what its payments and its bids from fact `first` on prove, out of `pool`.

    Gives the pool that is left, or -1 where the luck of earlier picks leaves a bid unbacked. The
    rest of the hand is dealt later.
    """
    dealt: i64 = dealt_hidden(world.sizes[seat], world.memory, seat)
    hand = Growth(drawn_and_spent(dealt, world.memory, seat, rng), dealt)
    index: i64 = -1
    for packed in world.memory:
        index += 1
        if seat_of(packed) != seat:
            continue
        kind: i64 = kind_of(packed)
        if kind == DREW:
            hand.draw()
        elif kind == TOOK:
            hand.sure += detail_of(packed)
        elif kind == SPENT:
            hand.sure -= detail_of(packed)
        elif kind == BADE and index >= first:
            pool = hand.back(LADDER[detail_of(packed)], favour_jokers, pool, rng)
            if pool < 0:
                return -1
    world.hands[seat] = hand.sure
    return pool


def dealt_hidden(held: i64, memory: vec[i64], seat: i64) -> i64:
    """Count the hidden cards that a seat had before the first fact of the round."""
    dealt: i64 = held
    for packed in memory:
        if seat_of(packed) == seat:
            if kind_of(packed) == SPENT:
                dealt += size(detail_of(packed))
            elif kind_of(packed) == TOOK:
                dealt -= size(detail_of(packed))
            elif kind_of(packed) == DREW:
                dealt -= 1
    return dealt


def drawn_and_spent(dealt: i64, memory: vec[i64], seat: i64, rng: Rng) -> list[int]:
    """Lay out a seat's hidden draws in order, the spent ones at places they may have had.

    Cards that were spent without having come in a lot were drawn hidden at some time before.
    """
    slots: list[int] = [UNKNOWN] * dealt
    free: i64 = dealt
    taken: i64 = 0
    for packed in memory:
        if seat_of(packed) != seat:
            continue
        if kind_of(packed) == DREW:
            slots.append(UNKNOWN)
            free += 1
        elif kind_of(packed) == TOOK:
            taken += detail_of(packed)
        elif kind_of(packed) == SPENT:
            cards: i64 = less(detail_of(packed), taken)
            taken = less(taken, detail_of(packed))
            while cards:
                card: i64 = pick(cards, ALL_KINDS, rng)
                cards -= card
                put(slots, card, rng.below(free))
                free -= 1
    return slots


def put(slots: list[int], card: i64, place: i64) -> None:
    """Put a card where so many unknown ones come before it."""
    index: i64 = 0
    while slots[index] != UNKNOWN or place > 0:
        if slots[index] == UNKNOWN:
            place -= 1
        index += 1
    slots[index] = card


def lacking(pile: i64, number: i64, value: i64) -> i64:
    """Name the kinds that would help to back a bid; none when it is backed (KB-48, KB-49)."""
    jokers: i64 = jokers_in(pile)
    if value != MIXED:
        backed = count(pile, value) + jokers >= number
        return 0 if backed else sets.add(sets.one(JOKER), value)
    if different(pile) + jokers >= number:
        return 0
    wanted: i64 = sets.one(JOKER)
    for kind in VALUES:
        if count(pile, kind) == 0:
            wanted = sets.add(wanted, kind)
    return wanted


def pick(pool: i64, kinds: i64, rng: Rng) -> i64:
    """Take one card of the given kinds out of a pool at random, as a pile of one; 0 if none."""
    some: i64 = 0
    for kind in KINDS:
        if sets.has(kinds, kind):
            some += count(pool, kind) * one(kind)
    return one(nth(some, rng.below(size(some)))) if some else 0
