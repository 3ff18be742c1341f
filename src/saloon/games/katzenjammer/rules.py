"""Katzenjammer Blues: who acts, what may be done, and where each step's rules are found.

The chapters of the rulebook are files of their own: `setup`, `reveal`, `auction`, `payment`,
`quartets`, `scoring`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from saloon.games.katzenjammer import auction, imagine, payment, quartets, reveal, scoring, setup
from saloon.games.katzenjammer.cards import KINDS, count, nth
from saloon.games.katzenjammer.moves import (
    BONUSES,
    DEALS,
    LEADERS,
    PASS,
    TURNS,
    KatzenjammerMove,
    bids_above,
    count_bids,
    nth_bid,
    parse,
)
from saloon.games.katzenjammer.numbering import Recalled, recall
from saloon.games.katzenjammer.observe import observe
from saloon.games.katzenjammer.refusals import refusal
from saloon.games.katzenjammer.table import (
    AUCTION,
    BONUS,
    CHOOSE_LEADER,
    DEAL,
    LAYING,
    OVER,
    PAYING,
    REVEAL,
    Agreed,
    Position,
)
from saloon.games.katzenjammer.view import KatzenjammerView
from saloon.kernel.message import Event, Message
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.native import i64, vec
from saloon.kernel.options import Option, fewer
from saloon.kernel.rng import Rng
from saloon.kernel.shared import held
from saloon.kernel.state import GAME_OVER, STANDARD, UNCOUNTED, Game, Result

ACTORS: Final[list[tuple[Seat, ...]]] = [(CHANCE,), (0,), (1,), (2,), (3,), (4,), (5,), ()]
"""Who acts, by `turn + 1`."""


@final
class KatzenjammerState(Position):
    """A position of Katzenjammer Blues."""

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process."""
        return KatzenjammerState, (self.players, self.agreed), held(self, heard=None)

    def clone(self) -> KatzenjammerState:
        copy = KatzenjammerState(self.players, self.agreed)
        self.copy_to(copy)
        return copy

    # Who acts, and what may be done

    def actors(self) -> tuple[Seat, ...]:
        return ACTORS[self.turn + 1]

    def acting(self) -> i64:
        if self.phase == OVER:
            return GAME_OVER
        return self.turn

    def auto_step(self) -> bool:
        """A payment or a laying without a choice is not asked for (ledger, section 2)."""
        return self.phase in (PAYING, LAYING)

    def legal(self, seat: Seat) -> list[Move]:
        if seat != self.turn or seat == CHANCE:
            return []
        hand: i64 = self.hands[seat]
        if self.phase == AUCTION:
            return bids_above(hand, self.high)
        if self.phase == PAYING:
            return payment.payments(hand, self.high)
        return quartets.quartets(hand)

    def count_legal(self, seat: Seat) -> i64:
        if seat != self.turn:
            return 0
        if self.phase == AUCTION:
            return count_bids(self.hands[seat], self.high)
        if self.phase == PAYING:
            return payment.count_payments(self.hands[seat], self.high)
        return UNCOUNTED

    def nth_legal(self, seat: Seat, index: i64) -> Move:
        if self.phase == PAYING:
            return payment.nth_payment(self.hands[seat], self.high, index)
        return nth_bid(self.hands[seat], self.high, index)

    # Chance

    def outcomes(self) -> list[tuple[Move, int]]:
        if self.phase == CHOOSE_LEADER:
            return [(LEADERS[seat], 1) for seat in range(self.players)]
        if self.turn != CHANCE:
            return []
        moves = self.chance_moves()
        return [(moves[kind], count(self.deck, kind)) for kind in KINDS if count(self.deck, kind)]

    def sample(self, rng: Rng) -> Move:
        if self.phase == CHOOSE_LEADER:
            return LEADERS[rng.below(self.players)]
        return self.chance_moves()[nth(self.deck, rng.below(self.deck_left))]

    def chance_moves(self) -> list[KatzenjammerMove]:
        if self.phase == REVEAL:
            return TURNS
        return DEALS if self.phase == DEAL else BONUSES

    # Steps

    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        assert isinstance(move, KatzenjammerMove)
        phase: i64 = self.phase
        if phase == AUCTION:
            if move.act == PASS:
                auction.passes(self, seat, events)
            else:
                auction.bid(self, seat, move, events)
        elif phase == REVEAL:
            reveal.turn_up(self, move.value, events)
        elif phase == BONUS:
            reveal.bonus(self, move.value, events)
        elif phase == DEAL:
            setup.serve(self, move.value, events)
        elif phase == PAYING:
            payment.pay(self, seat, move.cards, events)
        elif phase == LAYING:
            quartets.lay(self, seat, move, events)
        else:
            setup.choose_leader(self, move.number, events)

    def result(self) -> Result | None:
        return scoring.final_result(self) if self.phase == OVER else None

    # Knowledge

    def observe(self, seat: Seat | None) -> KatzenjammerView:
        return observe(self, seat)

    def observe_all(self, seats: Sequence[Seat | None]) -> list[KatzenjammerView]:
        public = observe(self, None) if len(seats) > 1 else None
        return [
            public if public and seat is None else observe(self, seat, public) for seat in seats
        ]

    def recall(self, seat: Seat) -> Recalled:
        return recall(self, seat)

    def imagine(self, seat: Seat, rng: Rng) -> KatzenjammerState:
        world = self.clone()
        imagine.imagine(world, seat, rng)
        return world

    # When a seat is silent, or asks for what is not offered

    def default(self, seat: Seat) -> Move:
        """Pass; pay with fewest jokers, then the values least held; stop (ledger, 2 and 6)."""
        moves = self.legal(seat)
        if self.phase != PAYING:
            return moves[0]
        return payment.thriftiest(moves, self.hands[seat])

    def refusal(self, seat: Seat, move: Move) -> Message:
        assert isinstance(move, KatzenjammerMove)
        return refusal(self, seat, move)


@final
class Katzenjammer(Game):
    """The card game by Reiner Knizia (Goldsieber, 1998)."""

    agreed: Agreed | None
    """What was agreed on for the last table: most are like the one before."""

    def __init__(self) -> None:
        self.agreed = None
        self.name = "katzenjammer"
        self.rules = 1
        self.components = STANDARD
        self.players = (2, 3, 4, 5, 6)
        self.players_clause = "KB-04"
        self.options = (
            Option("mice_pool", ("full", "short"), "KB-07", {"short": (2, 3, 4)}),
            Option("rounds", ("1", "3", "players"), "KB-93", {}),
        )
        self.reductions = (
            Option("values", fewer(5, 1), "KB-01", {}),
            Option("copies", fewer(15, 1), "KB-01", {}),
            Option("jokers", fewer(15, 0), "KB-02", {}),
            Option("hand", fewer(6, 1), "KB-09", {}),
            Option("mice", fewer(24, 1), "KB-07", {}),
        )

    def start(self, players: int, options: Mapping[str, str]) -> KatzenjammerState:
        agreed = self.agreed
        if agreed is None or agreed.players != players or agreed.chosen != options:
            agreed = self.agreed = Agreed(players, options)
        state = KatzenjammerState(players, agreed)
        none = vec[i64]([0] * players)
        state.lot = []
        state.hands = none
        state.sizes = none[:]
        state.rows = none[:]
        state.mice = none[:]
        state.memory = vec[i64]()
        state.played = []
        return state

    def parse(self, text: str) -> Move:
        return parse(text)

    def view(self) -> type[KatzenjammerView]:
        return KatzenjammerView
