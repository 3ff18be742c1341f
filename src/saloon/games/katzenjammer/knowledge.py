"""What a table knows of hidden hands, and how a seat imagines them.

A round's memory is the list of public facts that say something about a hand, each packed into one
number: a hidden card was drawn, an auction opened over a lot, a bid was made (it proves its
backing, KB-28), cards were spent, a lot was taken. Everyone has the same memory; own cards come on
top.
"""

from __future__ import annotations

from typing import Final

from saloon.games.katzenjammer.cards import DECK, count, different, size
from saloon.games.katzenjammer.moves import LADDER, MIXED
from saloon.games.katzenjammer.view import BidView
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng

DREW: Final = 0
OPENED: Final = 1
BADE: Final = 2
SPENT: Final = 3
TOOK: Final = 4

UNKNOWN: Final = -1
"""A hidden card of which nothing is known."""

FREE_TRIES: Final = 60
"""How often a deal is tried freely before jokers are favoured, since they back every bid."""
STRICT_TRIES: Final = 400
"""How often a deal true to every fact is tried before older bids are let go."""
RECENT_TRIES: Final = 50
"""How often a deal true to the present auction is tried before only the high bid counts."""


def fact(kind: i64, seat: i64, detail: i64) -> int:
    """Pack a fact: what happened, to whom, and the rung or the cards."""
    return (detail << 6) | (seat << 3) | kind


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


def bids(memory: list[int]) -> tuple[BidView, ...]:
    """List the last bid of each seat in the present auction, the high bid last."""
    latest: dict[int, BidView] = {}
    index: i64 = last_auction(memory)
    end: i64 = len(memory)
    while 0 <= index < end:
        packed = memory[index]
        index += 1
        if packed & 7 == BADE:
            seat = packed >> 3 & 7
            bid = LADDER[packed >> 6]
            latest.pop(seat, None)
            latest[seat] = BidView(seat, bid.number, bid.value)
    return tuple(latest.values())


def certain(memory: list[int], seat: i64) -> i64:
    """Gather the cards that everyone knows to be in a hand."""
    pile: i64 = 0
    for packed in memory:
        if packed >> 3 & 7 == seat:
            if packed & 7 == TOOK:
                pile += packed >> 6
            elif packed & 7 == SPENT:
                pile = less(pile, packed >> 6)
    return pile


def all_certain(memory: list[int], seats: range) -> list[int]:
    """Gather what is certain of every hand, in one go through the memory."""
    piles = [0 for _ in seats]
    for packed in memory:
        kind = packed & 7
        if kind == TOOK:
            seat = packed >> 3 & 7
            piles[seat] = piles[seat] + (packed >> 6)
        elif kind == SPENT:
            seat = packed >> 3 & 7
            if piles[seat]:
                piles[seat] = less(piles[seat], packed >> 6)
    return piles


def less(pile: i64, cards: i64) -> i64:
    """Take cards out of a pile as far as they are in it."""
    shift: i64 = 0
    rest: i64 = 0
    while pile >> shift:
        left: i64 = (pile >> shift & 15) - (cards >> shift & 15)
        if left > 0:
            rest += left << shift
        shift += 4
    return rest


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


def last_auction(memory: list[int]) -> i64:
    """Find where the present auction begins in the memory."""
    index: i64 = len(memory) - 1
    while index > 0 and memory[index] & 7 != OPENED:
        index -= 1
    return index


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
        if packed & 7 == DREW and packed >> 3 & 7 == seat:
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
        if packed >> 3 & 7 != seat:
            continue
        kind: i64 = packed & 7
        if kind == DREW:
            if slots[slot] == UNKNOWN:
                open_slots += 1
            else:
                sure += slots[slot]
            slot += 1
        elif kind == TOOK:
            sure += packed >> 6
        elif kind == SPENT:
            sure -= packed >> 6
        elif kind == BADE and index >= first:
            bid = LADDER[packed >> 6]
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
        if packed >> 3 & 7 == seat:
            if packed & 7 == SPENT:
                drawn += size(packed >> 6)
            elif packed & 7 == TOOK:
                drawn -= size(packed >> 6)
            elif packed & 7 == DREW:
                drawn -= 1
    slots: list[int] = [UNKNOWN] * drawn
    taken: i64 = 0
    placed: i64 = 0
    for packed in memory:
        if packed >> 3 & 7 != seat:
            continue
        if packed & 7 == DREW:
            slots.append(UNKNOWN)
        elif packed & 7 == TOOK:
            taken += packed >> 6
        elif packed & 7 == SPENT:
            cards: i64 = less(packed >> 6, taken)
            taken = less(taken, packed >> 6)
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
