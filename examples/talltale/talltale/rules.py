"""Tall Tale: who acts, and what each step does. The rulebook has the same order."""

from __future__ import annotations

from collections.abc import Mapping

from saloon.kernel import (
    CHANCE,
    STANDARD,
    Event,
    Game,
    Message,
    Move,
    Option,
    Result,
    Rng,
    Seat,
    State,
)

from . import tell
from .moves import DEAL, DOUBT, FIRST, HIGHEST, SAY, TallTaleMove, parse
from .view import TallTaleView

COPIES = 4
"""TT-01: so many cards of each value from 1 to 6."""
ROUNDS = 6
"""TT-10: after so many the sun is down."""
FIRST_TELLER, DEALING, TELLING, OVER = "first", "deal", "tell", "over"


class TallTaleState(State):
    """A position."""

    def __init__(self, players: int, horses: int) -> None:
        self.players = players
        self.horses = [horses] * players
        self.phase = FIRST_TELLER
        self.round = 0
        self.cards = [0] * players
        self.turn = 0
        self.claim = 0
        self.teller: int | None = None
        self.shown: tuple[int, ...] = ()
        self.reason = ""

    def clone(self) -> TallTaleState:
        copy = TallTaleState.__new__(TallTaleState)
        copy.__dict__.update(self.__dict__)
        copy.horses = self.horses.copy()
        copy.cards = self.cards.copy()
        return copy

    # Who acts, and what may be done

    def actors(self) -> tuple[Seat, ...]:
        if self.phase == OVER:
            return ()
        return (self.turn,) if self.phase == TELLING else (CHANCE,)

    def auto_step(self) -> bool:
        return False

    def legal(self, seat: Seat) -> list[Move]:
        """Tell a higher number, or doubt the last one (TT-06, TT-07)."""
        if self.phase != TELLING or seat != self.turn:
            return []
        least = max(self.claim + 1, self.players)
        doubt: list[Move] = [DOUBT] if self.claim else []
        return doubt + list(SAY[least : HIGHEST * self.players + 1])

    def default(self, seat: Seat) -> Move:
        """Doubt, or tell the least that can be (TT-12)."""
        return self.legal(seat)[0]

    # Chance

    def outcomes(self) -> list[tuple[Move, int]]:
        if self.phase == FIRST_TELLER:
            return [(FIRST[seat], 1) for seat in range(self.players)]
        left = self.bag()
        return [(DEAL[card], left[card]) for card in range(1, HIGHEST + 1) if left[card]]

    def sample(self, rng: Rng) -> Move:
        if self.phase == FIRST_TELLER:
            return FIRST[rng.below(self.players)]
        return DEAL[drawn(self.bag(), rng)]

    def bag(self) -> list[int]:
        """Count what is not dealt, by value."""
        return [0] + [COPIES - self.cards.count(card) for card in range(1, HIGHEST + 1)]

    # Steps

    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        assert isinstance(move, TallTaleMove)
        if move.verb == "first":
            self.turn = move.number
            tell.begins(events, self.turn)
            self.phase = DEALING
        elif move.verb == "deal":
            self.deal(move.number, events)
        elif move.verb == "say":
            self.claim, self.teller = move.number, seat
            self.turn = (seat + 1) % self.players
            tell.said(events, seat, move.number)
        else:
            self.doubt(seat, events)

    def deal(self, card: int, events: list[Event] | None) -> None:
        """One card each, clockwise from who tells first (TT-05)."""
        seats = [(self.turn + each) % self.players for each in range(self.players)]
        seat = next(each for each in seats if not self.cards[each])
        self.cards[seat] = card
        tell.dealt(events, seat, card)
        if all(self.cards):
            self.phase = TELLING

    def doubt(self, seat: Seat, events: list[Event] | None) -> None:
        """All is turned up; who was wrong loses a horse and begins anew (TT-08, TT-09)."""
        assert self.teller is not None
        self.shown = tuple(self.cards)
        tell.doubted(events, seat, self.shown, self.claim)
        loser = seat if sum(self.cards) >= self.claim else self.teller
        self.horses[loser] -= 1
        tell.lost(events, loser, self.horses[loser])
        self.cards = [0] * self.players
        self.claim, self.teller, self.turn = 0, None, loser
        self.round += 1
        self.phase = DEALING
        if not self.horses[loser] or self.round == ROUNDS:
            self.phase = OVER
            self.reason = "sundown" if self.horses[loser] else "broke"
            tell.over(events, self.reason)

    def result(self) -> Result | None:
        """The most horses win; equals share their place (TT-11)."""
        if self.phase != OVER:
            return None
        ranks = [1 + sum(other > own for other in self.horses) for own in self.horses]
        return Result(tuple(self.horses), tuple(ranks), self.reason)

    # Knowledge

    def observe(self, seat: Seat | None) -> TallTaleView:
        return TallTaleView(
            seat=seat,
            players=self.players,
            phase=self.phase,
            turn=self.turn if self.phase == TELLING else None,
            round=min(self.round + 1, ROUNDS),
            horses=tuple(self.horses),
            dealt=tuple(card > 0 for card in self.cards),
            card=0 if seat is None else self.cards[seat],
            claim=self.claim,
            teller=self.teller,
            shown=self.shown,
        )

    def imagine(self, seat: Seat, rng: Rng) -> TallTaleState:
        """Deal the others anew from what the seat does not hold; tales prove nothing."""
        world = self.clone()
        world.cards = [card if each == seat else 0 for each, card in enumerate(self.cards)]
        for each, card in enumerate(self.cards):
            if card and each != seat:
                world.cards[each] = drawn(world.bag(), rng)
        return world

    def refusal(self, seat: Seat, move: Move) -> Message:
        assert isinstance(move, TallTaleMove)
        if move.verb in ("first", "deal"):
            return Message("tt-refuse-chance", {}, "TT-05")
        if self.phase != TELLING or seat != self.turn:
            return Message("tt-refuse-turn", {}, "TT-07")
        if move.verb == "doubt":
            return Message("tt-refuse-doubt", {}, "TT-07")
        if move.number > HIGHEST * self.players:
            return Message("tt-refuse-high", {"number": HIGHEST * self.players}, "TT-06")
        return Message("tt-refuse-low", {"number": max(self.claim, self.players - 1)}, "TT-07")


def drawn(bag: list[int], rng: Rng) -> int:
    """Draw a card from a bag."""
    left = rng.below(sum(bag))
    for card, copies in enumerate(bag):
        left -= copies
        if left < 0:
            return card
    raise AssertionError("a draw lies below the number of cards")


class TallTale(Game):
    """The game, before it is played."""

    def __init__(self) -> None:
        self.name = "talltale"
        self.rules = 1
        self.components = STANDARD
        self.players = (2, 3, 4, 5)
        self.players_clause = "TT-02"
        self.options = (Option("horses", ("3", "1"), "TT-03", {}),)

    def start(self, players: int, options: Mapping[str, str]) -> TallTaleState:
        return TallTaleState(players, int(options["horses"]))

    def parse(self, text: str) -> Move:
        return parse(text)

    def view(self) -> type[TallTaleView]:
        return TallTaleView
