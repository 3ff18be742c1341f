"""What moves do to hands, so that a past that a player has not seen can be drawn anew."""

from __future__ import annotations

from collections import Counter
from typing import Final

from saloon.games.gadshill.components import KIND_CARDS
from saloon.games.gadshill.imagine import mended
from saloon.games.gadshill.moves import GadsHillMove
from saloon.games.gadshill.rules import GadsHillState
from saloon.games.gadshill.setup import dealt_kind
from saloon.games.gadshill.table import DEALING, RECEIVING
from saloon.kernel import sets
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.state import State


class GadsHillHands:
    """Cards go hidden to hands by the deal and at the end of turns; they are used openly."""

    def drawn(self, before: State, move: Move) -> tuple[Seat, int, tuple[int, ...]] | None:
        """A stock is a pile between two reshuffles: all of it is drawn before the next (GH-84)."""
        assert isinstance(before, GadsHillState)
        assert isinstance(move, GadsHillMove)
        if before.turn != CHANCE or before.phase not in (DEALING, RECEIVING):
            return None
        if before.phase == RECEIVING:
            return before.active, move.card, (len(before.eras), before.kind)
        turn = before.dealt // len(before.agreed.hand)
        seat = (before.first + turn) % before.players
        return seat, move.card, (len(before.eras), dealt_kind(before))

    def drawing(self, before: State, card: int) -> Move:
        assert isinstance(before, GadsHillState)
        return before.drawn_card(card)

    def stock(self, state: State, name: tuple[int, ...]) -> Counter[int]:
        assert isinstance(state, GadsHillState)
        era, kind = name
        left = state.pile & KIND_CARDS[kind] if era == len(state.eras) else 0
        return Counter(sets.members(left))

    def held(self, state: State, seat: Seat) -> Counter[int]:
        assert isinstance(state, GadsHillState)
        return Counter(sets.members(state.hands[seat]))

    def shown(
        self,
        before: State,
        after: State,
        seat: Seat,
        mover: Seat,  # noqa: ARG002 - nobody loses a card by another's move
        move: Move,  # noqa: ARG002
    ) -> Counter[int]:
        """Cards leave a hand by being played or discarded, for all to see."""
        assert isinstance(before, GadsHillState)
        assert isinstance(after, GadsHillState)
        return Counter(sets.members(before.hands[seat] & ~after.hands[seat]))

    def emptied(self, before: State, after: State) -> bool:  # noqa: ARG002 - never in a game
        return False

    def lacking(self, held: Counter[int], move: Move) -> list[int]:  # noqa: ARG002
        """No move proves a card that it does not show."""
        return []

    def fits(self, state: State, own: Seat) -> bool:
        """A crowded lot can be mended from the active player's hand (AMB-06)."""
        assert isinstance(state, GadsHillState)
        return not state.board.crowded() or state.active == own or mended(state)


HANDS: Final = GadsHillHands()
