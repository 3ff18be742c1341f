"""How a seat imagines the cards it cannot see, true to every bid and payment so far."""

from __future__ import annotations

from typing import Final

from saloon.games.katzenjammer.cards import DECK, count, different, size
from saloon.games.katzenjammer.knowledge import (
    BADE,
    DREW,
    SPENT,
    TOOK,
    certain,
    detail_of,
    kind_of,
    last_auction,
    less,
    seat_of,
)
from saloon.games.katzenjammer.moves import LADDER, MIXED
from saloon.games.katzenjammer.table import OVER, Table
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng

UNKNOWN: Final = -1
"""A hidden card of which nothing is known."""

FREE_TRIES: Final = 60
"""How often a deal is tried freely before jokers are favoured, since they back every bid."""
STRICT_TRIES: Final = 400
"""How often a deal true to every fact is tried before older bids are let go."""
RECENT_TRIES: Final = 50
"""How often a deal true to the present auction is tried before only the high bid counts."""


def imagine(world: Table, seat: i64, rng: Rng) -> None:
    """Deal the cards the seat cannot see anew.

    Where next to no deal is left that fits, older lost bids are let go (`redeal`).
    """
    if world.phase == OVER:
        return
    seen = world.hands[seat] + world.discard + world.lot_pile + sum(world.rows)
    world.deck = redeal(world.hands, world.sizes, world.memory, seat, DECK - seen, rng)


def redeal(
    hands: list[int],
    sizes: list[int],
    memory: list[int],
    own: i64,
    unseen: i64,
    rng: Rng,
) -> i64:
    """Deal new hands to everyone but `own`, and give back what is left for the draw pile.

    `unseen` are the cards that `own` cannot see. Each unseen card is as likely as any other to be
    where it may be; what a bid proved is dealt first, as what the bidder may have held. The deal
    depends on `own`'s hand and on public facts alone, and a seat that sees the same deals the same.
    """
    players = len(hands)
    for other in range(players):
        if other != own:
            unseen -= certain(memory, other)
    tries: i64 = 0
    opened: i64 = last_auction(memory)
    while True:
        first: i64 = 0
        if tries >= STRICT_TRIES:
            first = opened if tries < STRICT_TRIES + RECENT_TRIES else len(memory) - 1
        pool = unseen
        favour = tries >= FREE_TRIES and tries & 1 == 1
        for turn in range(players):
            seat: i64 = (turn + tries) % players
            if seat != own:
                pool = backed_hand(hands, sizes[seat], memory, seat, first, favour, pool, rng)
                if pool < 0:
                    break
        if pool >= 0:
            break
        tries += 1
    for other in range(players):
        if other != own:
            missing: i64 = sizes[other] - size(hands[other])
            while missing > 0:
                card: i64 = pick(pool, 63, rng)
                pool -= card
                hands[other] += card
                missing -= 1
    return pool


def backed_hand(
    hands: list[int],
    held: i64,
    memory: list[int],
    seat: i64,
    first: i64,
    favour_jokers: bool,
    pool: i64,
    rng: Rng,
) -> i64:
    """Deal a seat what its payments and its bids from fact `first` on prove, out of `pool`.

    Gives the pool that is left, or -1 where the luck of earlier picks leaves a bid unbacked. The
    rest of the hand is dealt later. The hand is walked through the round as it grew: cards that
    were spent without having come in a lot were drawn hidden at some time before.
    """
    slots = drawn_and_spent(held, memory, seat, rng)
    slot: i64 = len(slots)
    for packed in memory:
        if kind_of(packed) == DREW and seat_of(packed) == seat:
            slot -= 1
    sure: i64 = 0
    open_slots: i64 = 0
    index: i64 = 0
    while index < slot:
        if slots[index] == UNKNOWN:
            open_slots += 1
        else:
            sure += slots[index]
        index += 1
    index = -1
    for packed in memory:
        index += 1
        if seat_of(packed) != seat:
            continue
        kind: i64 = kind_of(packed)
        if kind == DREW:
            if slots[slot] == UNKNOWN:
                open_slots += 1
            else:
                sure += slots[slot]
            slot += 1
        elif kind == TOOK:
            sure += detail_of(packed)
        elif kind == SPENT:
            sure -= detail_of(packed)
        elif kind == BADE and index >= first:
            bid = LADDER[detail_of(packed)]
            while True:
                wanted: i64 = lacking(sure, bid.number, bid.value)
                if wanted == 0:
                    break
                if favour_jokers and pool & 15 and rng.below(4) > 0:
                    wanted = 1
                card: i64 = pick(pool, wanted, rng)
                if open_slots == 0 or card == 0:
                    return -1
                pool -= card
                sure += card
                open_slots -= 1
    hands[seat] = sure
    return pool


def drawn_and_spent(held: i64, memory: list[int], seat: i64, rng: Rng) -> list[int]:
    """Lay out a seat's hidden draws in order, the spent ones at places they may have had."""
    drawn: i64 = held
    for packed in memory:
        if seat_of(packed) == seat:
            if kind_of(packed) == SPENT:
                drawn += size(detail_of(packed))
            elif kind_of(packed) == TOOK:
                drawn -= size(detail_of(packed))
            elif kind_of(packed) == DREW:
                drawn -= 1
    slots: list[int] = [UNKNOWN] * drawn
    taken: i64 = 0
    placed: i64 = 0
    for packed in memory:
        if seat_of(packed) != seat:
            continue
        if kind_of(packed) == DREW:
            slots.append(UNKNOWN)
        elif kind_of(packed) == TOOK:
            taken += detail_of(packed)
        elif kind_of(packed) == SPENT:
            cards: i64 = less(detail_of(packed), taken)
            taken = less(taken, detail_of(packed))
            while cards:
                card: i64 = pick(cards, 63, rng)
                cards -= card
                place: i64 = rng.below(len(slots) - placed)
                index: i64 = 0
                while slots[index] != UNKNOWN or place > 0:
                    if slots[index] == UNKNOWN:
                        place -= 1
                    index += 1
                slots[index] = card
                placed += 1
    return slots


def lacking(pile: i64, number: i64, value: i64) -> i64:
    """Tell which kinds would help to back a bid; none when it is backed (KB-48, KB-49)."""
    if value != MIXED:
        return 0 if count(pile, value) + (pile & 15) >= number else 1 | 1 << value
    if different(pile) + (pile & 15) >= number:
        return 0
    wanted: i64 = 1
    kind: i64 = 1
    while kind <= 5:
        if count(pile, kind) == 0:
            wanted |= 1 << kind
        kind += 1
    return wanted


def pick(pool: i64, kinds: i64, rng: Rng) -> i64:
    """Take one card of the given kinds out of a pool at random, as a pile of one; 0 if none."""
    total: i64 = 0
    kind: i64 = 0
    while kind <= 5:
        if kinds >> kind & 1:
            total += count(pool, kind)
        kind += 1
    if total == 0:
        return 0
    left: i64 = rng.below(total)
    kind = 0
    while True:
        if kinds >> kind & 1:
            left -= count(pool, kind)
            if left < 0:
                return 1 << (4 * kind)
        kind += 1
