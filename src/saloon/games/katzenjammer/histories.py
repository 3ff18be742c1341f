"""What moves do to hands, so that a past that a player has not seen can be drawn anew."""

from __future__ import annotations

from collections import Counter
from typing import Final

from saloon.games.katzenjammer.cards import pack, spread
from saloon.games.katzenjammer.imagine import lacking
from saloon.games.katzenjammer.moves import BID, BONUSES, DEALS, LAY, PAY, SHED, KatzenjammerMove
from saloon.games.katzenjammer.rules import KatzenjammerState
from saloon.games.katzenjammer.table import BONUS, DEAL
from saloon.kernel import sets
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.state import State


class KatzenjammerHands:
    """Cards go hidden to hands by the deal and by jokers in a lot; all else is open."""

    def drawn(self, before: State, move: Move) -> tuple[Seat, int, tuple[int, ...]] | None:
        assert isinstance(before, KatzenjammerState)
        assert isinstance(move, KatzenjammerMove)
        if before.turn != CHANCE or before.phase not in (DEAL, BONUS):
            return None
        return before.left_of(before.served), move.value, (before.round,)

    def drawing(self, before: State, card: int) -> Move:
        assert isinstance(before, KatzenjammerState)
        return DEALS[card] if before.phase == DEAL else BONUSES[card]

    def stock(self, state: State, name: tuple[int, ...]) -> Counter[int]:
        """Of a round that is over nothing is hidden, so nothing need be left (KB-84)."""
        assert isinstance(state, KatzenjammerState)
        return Counter(spread(state.deck) if name == (state.round,) else ())

    def held(self, state: State, seat: Seat) -> Counter[int]:
        assert isinstance(state, KatzenjammerState)
        return Counter(spread(state.hands[seat]))

    def shown(
        self, before: State, after: State, seat: Seat, mover: Seat, move: Move
    ) -> Counter[int]:
        """Payments and quartets are open; at the end of a round all hands are (KB-84)."""
        assert isinstance(after, KatzenjammerState)
        assert isinstance(move, KatzenjammerMove)
        used = Counter[int]()
        if mover == seat and move.act in (PAY, LAY, SHED):
            used.update(spread(move.cards))
        if self.emptied(before, after):
            used.update(spread(after.played[-1].hands[seat]))
        return used

    def emptied(self, before: State, after: State) -> bool:
        assert isinstance(before, KatzenjammerState)
        assert isinstance(after, KatzenjammerState)
        return len(before.played) != len(after.played)

    def lacking(self, held: Counter[int], move: Move) -> list[int]:
        """A bid must be backed when it is made (KB-28)."""
        assert isinstance(move, KatzenjammerMove)
        if move.act != BID:
            return []
        return sets.members(lacking(pack(held.elements()), move.number, move.value))

    def fits(self, state: State, own: Seat) -> bool:  # noqa: ARG002 - bids prove all there is
        return True


HANDS: Final = KatzenjammerHands()
