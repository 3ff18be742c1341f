"""What a seat may see of Katzenjammer Blues, field by field (KB-99, ledger section 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Phase: TypeAlias = Literal[
    "leader", "deal", "reveal", "bonus", "auction", "paying", "laying", "over"
]
"""In the order of their numbers (`table.PHASES`)."""


@dataclass
class BidView:
    """An announced bid: so many cards of a value, or so many different ones (value 0)."""

    seat: int
    number: int
    value: int


@dataclass
class RoundView:
    """A finished round, with everything shown (KB-85 to KB-91)."""

    reason: str
    hands: tuple[tuple[int, ...], ...]
    mice: tuple[int, ...]
    jokers: tuple[int, ...]
    scores: tuple[int, ...]


OWN_VIEW: Final[tuple[str, ...]] = ("seat", "hand")
"""What of the view differs from seat to seat; all else is as a spectator gets it."""


@dataclass
class KatzenjammerView:
    """The table as one seat sees it; cards are 1 to 5, the joker is 0."""

    seat: int | None
    players: int
    phase: Phase
    turn: int | None
    """The seat whose step it is; None while cards are dealt or turned, and at the end."""
    round: int
    rounds: int
    leader: int | None
    pile: int
    pool: int
    lot: tuple[int, ...]
    high: BidView | None
    bids: tuple[BidView, ...]
    """The last bid of each seat in this auction, in the order they were made."""
    passed: tuple[bool, ...]
    hand: tuple[int, ...]
    """The seat's own cards; a spectator sees none."""
    hand_sizes: tuple[int, ...]
    rows: tuple[int, ...]
    mice: tuple[int, ...]
    discard: tuple[int, ...]
    """How many of each kind lie in the discard pile, jokers first."""
    known: tuple[tuple[int, ...], ...]
    """Cards that everyone knows to be in a hand: taken in a lot and not shown since."""
    played: tuple[RoundView, ...]

    def __init__(  # noqa: PLR0913, PLR0917 - its fields are its arguments
        self,
        seat: int | None,
        players: int,
        phase: Phase,
        turn: int | None,
        round: int,
        rounds: int,
        leader: int | None,
        pile: int,
        pool: int,
        lot: tuple[int, ...],
        high: BidView | None,
        bids: tuple[BidView, ...],
        passed: tuple[bool, ...],
        hand: tuple[int, ...],
        hand_sizes: tuple[int, ...],
        rows: tuple[int, ...],
        mice: tuple[int, ...],
        discard: tuple[int, ...],
        known: tuple[tuple[int, ...], ...],
        played: tuple[RoundView, ...],
    ) -> None:
        """Spelled out: compiled, what `dataclass` writes takes twenty times as long."""
        self.seat = seat
        self.players = players
        self.phase = phase
        self.turn = turn
        self.round = round
        self.rounds = rounds
        self.leader = leader
        self.pile = pile
        self.pool = pool
        self.lot = lot
        self.high = high
        self.bids = bids
        self.passed = passed
        self.hand = hand
        self.hand_sizes = hand_sizes
        self.rows = rows
        self.mice = mice
        self.discard = discard
        self.known = known
        self.played = played
