"""How a seat imagines the cards it cannot see."""

from __future__ import annotations

from typing import Final

from saloon.games.gadshill import play
from saloon.games.gadshill.components import KIND_CARDS
from saloon.games.gadshill.table import Position
from saloon.kernel import sets
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng

DEALS_TRIED: Final = 50
"""How often a deal is tried that lets the active player mend a crowded lot."""


def imagine(world: Position, seat: i64, rng: Rng) -> None:
    """Deal the cards that a seat cannot see anew.

    Everybody remembers every card used, knows from which pile each hidden card came, and whether
    that was before or after a reshuffle. Nothing else is known of a hand, except that a crowded
    lot can be mended from the active player's (AMB-06).
    """
    redeal(world, seat, rng)
    if world.board.crowded() and world.active != seat:
        tries = 0
        while not mended(world) and tries < DEALS_TRIED:
            redeal(world, seat, rng)
            tries += 1
        if not mended(world):
            hand_a_mender(world, seat, rng)
    world.forget()


def redeal(world: Position, seat: i64, rng: Rng) -> None:
    """Within each kind and each era of the piles, every unseen card is as likely as any other."""
    hidden: i64 = ~(world.hands[seat] | world.discard)
    world.pile = 0
    for era in world.eras:
        for kind in KIND_CARDS:
            pool: i64 = era & kind & hidden
            for other in range(world.players):
                hand: i64 = world.hands[other]
                cards: i64 = hand & era & kind
                if other != seat and cards:
                    dealt: i64 = pick(pool, sets.size(cards), rng)
                    pool ^= dealt
                    world.hands[other] = hand ^ cards | dealt
            world.pile |= pool


def pick(pool: i64, number: i64, rng: Rng) -> i64:
    """Take so many cards out of a pool at random."""
    left: i64 = sets.size(pool)
    taken: i64 = 0
    while number > 0:
        taken = sets.add(taken, sets.nth(pool & ~taken, rng.below(left)))
        left -= 1
        number -= 1
    return taken


def mended(world: Position) -> bool:
    return play.mends(world.board, world.hands[world.active], world.own(world.active))


def hand_a_mender(world: Position, seat: i64, rng: Rng) -> None:
    """Swap a card that mends the crowded lot into the active player's hand."""
    hidden: i64 = ~(world.hands[seat] | world.discard)
    own: i64 = world.own(world.active)
    hand: i64 = world.hands[world.active]
    swaps: list[tuple[int, int]] = []
    for era in world.eras:
        for kind in KIND_CARDS:
            held: i64 = hand & era & kind
            swaps += [
                (sets.one(card), held)
                for card in sets.members(era & kind & hidden & ~hand)
                if held and play.mends(world.board, sets.one(card), own)
            ]
    wanted, from_these = swaps[rng.below(len(swaps))]
    given: i64 = pick(from_these, 1, rng)
    world.pile = swapped(world.pile, wanted, given)
    for other in range(world.players):
        world.hands[other] = swapped(world.hands[other], wanted, given)


def swapped(cards: i64, one: i64, other: i64) -> i64:
    """Exchange two cards where one of them is in the set."""
    if (cards & one == 0) == (cards & other == 0):
        return cards
    return cards ^ one ^ other
