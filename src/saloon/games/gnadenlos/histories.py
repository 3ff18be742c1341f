"""A past that a player has not seen, drawn anew: what lies where, who has and who chose what.

What a player cannot see are the order in which others laid their debts, the shuffled first market,
others' start adventurers, and choices that are not turned up yet. Debts are followed from slot to
slot, so that one that was turned up, or that the player has taken or laid, stays what it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from saloon.games.gnadenlos.market import SET
from saloon.games.gnadenlos.moves import LAY, PLACE, PLACES, GnadenlosMove, make_debts
from saloon.games.gnadenlos.payday import outermost
from saloon.games.gnadenlos.rules import GnadenlosState
from saloon.games.gnadenlos.table import CHOOSING, DEALING, DRAWING, NO_CARD, PAYDAY, TAKING
from saloon.kernel import sets
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.rng import Rng
from saloon.kernel.state import State


@final
class Laid:
    """Debts that were laid face down together: when each was, its kind, and whether it is known."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.at: list[int] = []
        self.kinds: list[int] = []
        self.known: list[bool] = []

    def shuffled(self, rng: Rng) -> list[int]:
        """Give the kinds in another order, the known ones in their places."""
        hidden = [kind for kind, known in zip(self.kinds, self.known, strict=True) if not known]
        return [
            kind if known else hidden.pop(rng.below(len(hidden)))
            for kind, known in zip(self.kinds, self.known, strict=True)
        ]


class GnadenlosPast:
    """What a player has seen of a game, and what it has not."""

    def __init__(self, start: State, log: Sequence[tuple[Seat, Move]], own: Seat) -> None:
        assert isinstance(start, GnadenlosState)
        self.own = own
        self.laid: list[Laid] = []
        self.tokens: list[tuple[Laid, int]] = []
        """Every debt that was laid, by the number that its card bears instead of its set."""
        self.dealt: list[tuple[int, Seat, int]] = []
        """The start adventurers of the others: when, to whom, which."""
        self.chosen: dict[Seat, int] = {}
        """Who has chosen an adventurer in secret, and when."""
        state = start.clone()
        for at, (seat, move) in enumerate(log):
            assert isinstance(move, GnadenlosMove)
            self.look(state, seat, move)
            if state.phase == DEALING and not state.agreed.open_deal:
                self.note_deal(at, state, move)
            if state.phase == CHOOSING:
                self.chosen[seat] = at
            before = len(state.market)
            state.apply(seat, move)
            if move.act in (PLACE, LAY):
                self.follow(at, state, seat, move, before)
        self.end = state

    def note_deal(self, at: int, state: GnadenlosState, move: GnadenlosMove) -> None:
        """Note whom an adventurer goes to unseen (GN-13)."""
        before = sets.size(state.agreed.adventurers) - sets.size(state.deck)
        seat = before % state.players
        if seat != self.own:
            self.dealt.append((at, seat, move.first))

    def look(self, state: GnadenlosState, seat: Seat, move: GnadenlosMove) -> None:
        """Note the debts that the player is about to see: turned up, or taken by itself."""
        slots: list[int] = []
        if state.phase == PAYDAY:
            slots = [outermost(state, move.first - 1)]
        elif state.phase == TAKING and seat == self.own:
            slots = [move.first, move.second]
        elif state.phase == DRAWING and state.first_of(state.takers) == self.own:
            slots = [move.first]
        for slot in slots:
            if 0 <= slot < len(state.market) and state.market[slot] != NO_CARD:
                laid, place = self.tokens[state.market[slot] >> SET]
                laid.known[place] = True

    def follow(
        self, at: int, state: GnadenlosState, seat: Seat, move: GnadenlosMove, before: int
    ) -> None:
        """Have new debts in the market bear numbers of their own."""
        kinds = [move.first, move.second, move.third][: move.number if move.act == LAY else 1]
        if move.act == LAY or not self.laid:
            self.laid.append(Laid(seat))
        laid = self.laid[-1]
        for place, kind in enumerate(kinds):
            laid.at.append(at)
            laid.kinds.append(kind)
            laid.known.append(seat == self.own)
            card = state.market[before + place] & ((1 << SET) - 1)
            state.market[before + place] = card | len(self.tokens) << SET
            self.tokens.append((laid, len(laid.kinds) - 1))

    def redrawn(self, rng: Rng) -> dict[int, Move] | None:
        """Draw everything anew that the player has not seen, by when it was."""
        moves: dict[int, Move] = {}
        for laid in self.laid:
            kinds = laid.shuffled(rng)
            if laid.seat == CHANCE:
                moves.update({at: PLACES[kind] for at, kind in zip(laid.at, kinds, strict=True)})
            else:
                moves[laid.at[0]] = make_debts("lay", LAY, tuple(kinds))
        hands = self.redealt(moves, rng)
        if self.end.phase == CHOOSING:
            for seat in sets.members(self.end.contest & ~self.end.choosers):
                if seat != self.own:
                    hand = sets.members(self.end.adventurers[seat] & self.end.seen) + hands[seat]
                    picked = sorted(hand)[rng.below(len(hand))]
                    moves[self.chosen[seat]] = self.end.box.choosing[picked]
        return moves

    def redealt(self, moves: dict[int, Move], rng: Rng) -> list[list[int]]:
        """Deal the others' start adventurers anew; give what each has that nobody has seen."""
        end = self.end
        unseen = sets.members(end.agreed.adventurers & ~end.seen & ~end.adventurers[self.own])
        hands: list[list[int]] = [[] for _ in range(end.players)]
        for seat in range(end.players):
            mine = [(at, card) for at, whose, card in self.dealt if whose == seat]
            cards = [card for _, card in mine if sets.has(end.seen, card)]
            while len(cards) < len(mine):
                hands[seat].append(unseen.pop(rng.below(len(unseen))))
                cards.append(hands[seat][-1])
            for at, _ in mine:
                moves[at] = end.box.dealing[cards.pop(rng.below(len(cards)))]
        return hands

    def fits(self, state: State) -> bool:  # noqa: ARG002 - what is told says all
        return True


PAST: Final = GnadenlosPast
