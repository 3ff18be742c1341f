"""Drawing a position that a seat cannot tell from the true one.

Nothing is read of a hidden card but what the seat knows of it: the set it is from, and the debts
of that set that are hidden from the seat, in the order of their kinds.
"""

from __future__ import annotations

from typing import Final, final

from saloon.games.gnadenlos.bidding import can_bid
from saloon.games.gnadenlos.debts import one, pack, spread
from saloon.games.gnadenlos.market import kind_of, knows, set_of, taker_of, turned_into
from saloon.games.gnadenlos.table import (
    BIDDING,
    CHOOSING,
    NO_CARD,
    STOCKING,
    Position,
    Proof,
)
from saloon.kernel import sets
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng

TRIES: Final = 100
"""How often captured debts are dealt by luck alone before they are dealt to fit the proofs."""


def imagine(world: Position, seat: i64, rng: Rng) -> None:
    """Draw anew everything that is hidden from a seat."""
    redeal_adventurers(world, seat, rng)
    Debts(world, seat, rng).redeal()


def redeal_adventurers(world: Position, own: i64, rng: Rng) -> None:
    """Deal the adventurers nobody has seen to the deck and the hands that hold such.

    Where all others are is known (ledger, section 4). Secret choices of others are made anew.
    """
    own_hand: i64 = world.adventurers[own]
    unseen: i64 = world.agreed.adventurers & ~world.seen & ~own_hand
    for seat in range(world.players):
        if seat != own:
            hand: i64 = world.adventurers[seat]
            missing: i64 = sets.size(hand & ~world.seen)
            hand &= world.seen
            while missing > 0:
                drawn: i64 = sets.nth(unseen, rng.below(sets.size(unseen)))
                unseen = sets.take(unseen, drawn)
                hand = sets.add(hand, drawn)
                missing -= 1
            world.adventurers[seat] = hand
            if world.phase == CHOOSING and world.chosen[seat] != NO_CARD:
                world.chosen[seat] = sets.nth(hand, rng.below(sets.size(hand)))
    world.deck = world.deck & world.seen | unseen


@final
class Debts:
    """The debts that are hidden from a seat, being dealt anew."""

    world: Position
    own: i64
    rng: Rng
    left: dict[int, list[int]]
    """The hidden kinds of each set that are not dealt yet."""
    hidden: list[int]
    """The places of hidden debts among the captured ones."""

    def __init__(self, world: Position, own: i64, rng: Rng) -> None:
        self.world = world
        self.own = own
        self.rng = rng
        self.left = {}
        self.hidden = []

    def redeal(self) -> None:
        """Deal the captured debts so that all proofs hold, then the slots, then the first pool."""
        self.gather()
        self.deal_captured()
        world = self.world
        for slot, card in enumerate(world.market):
            if card != NO_CARD and not sets.has(world.turned, slot) and self.is_hidden(card):
                kinds = self.left[set_of(card)]
                world.market[slot] = turned_into(card, kinds.pop(self.rng.below(len(kinds))))
        if world.phase == STOCKING:
            world.pool = pack(self.left[0])

    def is_hidden(self, card: int) -> bool:
        return not knows(card, self.own)

    def gather(self) -> None:
        """Find what is hidden: for each set its kinds, in order, for no place tells them apart."""
        world = self.world
        self.left[0] = spread(world.pool)
        for slot, card in enumerate(world.market):
            if card != NO_CARD and not sets.has(world.turned, slot) and self.is_hidden(card):
                self.left.setdefault(set_of(card), []).append(kind_of(card))
        for place, card in enumerate(world.captured):
            if self.is_hidden(card):
                self.left.setdefault(set_of(card), []).append(kind_of(card))
                self.hidden.append(place)
        for kinds in self.left.values():
            kinds.sort()

    def deal_captured(self) -> None:
        """Deal by luck alone, so that all deals that fit are as likely; else search for one."""
        if not self.hidden:
            return
        before = [kind_of(self.world.captured[place]) for place in self.hidden]
        for _ in range(TRIES):
            self.deal_by_luck()
            if self.holds(before):
                break
            self.take_back()
        else:
            assert self.search(0, before), "the true position fits"
        for place, kind in zip(self.hidden, before, strict=True):
            card = self.world.captured[place]
            taker: i64 = taker_of(card)
            held: i64 = self.world.hands[taker]
            self.world.hands[taker] = held + one(kind_of(card)) - one(kind)

    def deal_by_luck(self) -> None:
        captured = self.world.captured
        for place in self.hidden:
            kinds = self.left[set_of(captured[place])]
            kind = kinds.pop(self.rng.below(len(kinds)))
            captured[place] = turned_into(captured[place], kind)

    def take_back(self) -> None:
        captured = self.world.captured
        for place in self.hidden:
            kinds = self.left[set_of(captured[place])]
            kinds.append(kind_of(captured[place]))
            kinds.sort()

    def holds(self, before: list[int]) -> bool:
        """Tell whether the captured debts fit all proofs, and whoever must bid now can (GN-76)."""
        world = self.world
        for proof in world.proofs:
            if self.lacking(proof, len(world.captured)) > 0:
                return False
        bidder = world.turn
        if world.phase != BIDDING or bidder == self.own:
            return True
        hand = world.hands[bidder]
        for place, kind in zip(self.hidden, before, strict=True):
            card = world.captured[place]
            if taker_of(card) == bidder:
                hand += one(kind_of(card)) - one(kind)
        return can_bid(hand, world.used)

    def lacking(self, proof: Proof, dealt: int) -> int:
        """Count what a proof still lacks among the captured debts before place `dealt`.

        Debts from there on that are hidden could still be of its kind if their set has it.
        """
        lacking = proof.number
        captures = proof.captures
        for place, card in enumerate(self.world.captured):
            if taker_of(card) != proof.seat:
                continue
            if place >= dealt and self.is_hidden(card):
                lacking -= proof.kind in self.left[set_of(card)]
            else:
                lacking -= kind_of(card) == proof.kind
            captures -= 1
            if captures == 0:
                break
        return lacking

    def search(self, index: int, before: list[int]) -> bool:
        """Deal the hidden captured debts one by one, trying kinds in random order."""
        if index == len(self.hidden):
            return self.holds(before)
        place = self.hidden[index]
        captured = self.world.captured
        kinds = self.left[set_of(captured[place])]
        untried = kinds.copy()
        while untried:
            kind = untried[self.rng.below(len(untried))]
            untried = [other for other in untried if other != kind]
            kinds.remove(kind)
            captured[place] = turned_into(captured[place], kind)
            promising = True
            for proof in self.world.proofs:
                if self.lacking(proof, place + 1) > 0:
                    promising = False
                    break
            if promising and self.search(index + 1, before):
                return True
            kinds.append(kind)
            kinds.sort()
        return False
