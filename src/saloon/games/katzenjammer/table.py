"""The table: everything that makes up a position, and what was agreed before the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final, get_args

from saloon.games.katzenjammer.cards import COPIES, VALUES, one, size, spread
from saloon.games.katzenjammer.knowledge import Heard
from saloon.games.katzenjammer.view import Phase, RoundView
from saloon.kernel.moves import CHANCE
from saloon.kernel.native import append, i64, vec
from saloon.kernel.state import State

CHOOSE_LEADER: Final = 0
DEAL: Final = 1
REVEAL: Final = 2
BONUS: Final = 3
AUCTION: Final = 4
PAYING: Final = 5
LAYING: Final = 6
OVER: Final = 7
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NOBODY: Final = 6
"""The turn of nobody: the game is over. Also the high bidder before the first bid."""

FULL_POOL: Final = 24
SHORT_POOL: Final = 20
HAND: Final = 6


@final
class Agreed:
    """The options of a table, read once."""

    pool: i64
    """The mice that are there to be won (KB-07)."""
    rounds: i64
    """How many rounds are played (KB-93)."""
    deck: i64
    """All cards, as a pile (KB-01); fewer where a game was made smaller for research."""
    deck_size: i64
    hand: i64
    """How many cards each player is dealt (KB-09)."""
    chosen: dict[str, str]
    players: i64

    def __init__(self, players: i64, chosen: Mapping[str, str]) -> None:
        self.players = players
        self.chosen = dict(chosen)
        self.pool = SHORT_POOL if chosen["mice_pool"] == "short" else FULL_POOL
        self.rounds = players if chosen["rounds"] == "players" else int(chosen["rounds"])
        self.hand = int(chosen.get("hand", HAND))
        self.deck = int(chosen.get("jokers", COPIES))
        for value in range(1, 1 + int(chosen.get("values", len(VALUES)))):
            self.deck += int(chosen.get("copies", COPIES)) * one(value)
        self.deck_size = size(self.deck)
        if "mice" in chosen:
            self.pool = int(chosen["mice"])
        if self.deck_size <= players * self.hand:
            raise ValueError(f"{self.deck_size} cards are too few for {players} hands and a lot")

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process."""
        return Agreed, (self.players, self.chosen)


@final
class Round:
    """A finished round: how it ended, what each seat held, and its score."""

    reason: str
    hands: list[int]
    mice: list[int]
    jokers: list[int]
    scores: list[int]
    shown: RoundView | None
    """As everybody sees it, once somebody looked."""

    def __init__(
        self, reason: str, hands: list[int], mice: list[int], jokers: list[int], scores: list[int]
    ) -> None:
        self.reason = reason
        self.hands = hands
        self.mice = mice
        self.jokers = jokers
        self.scores = scores
        self.shown = None

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process."""
        return Round, (self.reason, self.hands, self.mice, self.jokers, self.scores)

    def view(self) -> RoundView:
        if self.shown is None:
            self.shown = RoundView(
                self.reason,
                tuple([spread(hand) for hand in self.hands]),
                tuple(self.mice),
                tuple(self.jokers),
                tuple(self.scores),
            )
        return self.shown


class Position(State):
    """A position. Hands, pile and discard are packed counts (`cards`)."""

    agreed: Agreed
    players: i64
    phase: i64
    turn: i64
    """Who acts: a seat, CHANCE or NOBODY."""
    round: i64
    leader: i64
    first_leader: i64
    served: i64
    """The seat that got a card last, while cards are handed round."""
    deck: i64
    deck_left: i64
    discard: i64
    pool: i64
    lot: list[int]
    """The cards turned up, in order."""
    lot_pile: i64
    """The same cards as a pile."""
    high: i64
    """The rung of the high bid, 0 before the first."""
    high_seat: i64
    active: i64
    """The seats that have not passed in this auction."""
    hands: vec[i64]
    sizes: vec[i64]
    """How many cards each seat holds, for all to see."""
    rows: vec[i64]
    """How many jokers lie in front of each seat."""
    mice: vec[i64]
    memory: vec[i64]
    """What everyone has learned about hands in this round (`knowledge`)."""
    played: list[Round]
    heard: Heard | None
    """What follows from the memory, once somebody has asked; no part of the position."""

    def __init__(self, players: i64, agreed: Agreed) -> None:
        self.agreed = agreed
        self.players = players
        self.phase = CHOOSE_LEADER
        self.turn = CHANCE
        self.round = 0
        self.leader = 0
        self.first_leader = 0
        self.served = 0
        self.deck = agreed.deck
        self.deck_left = agreed.deck_size
        self.discard = 0
        self.pool = agreed.pool
        self.lot_pile = 0
        self.high = 0
        self.high_seat = NOBODY
        self.active = 0
        self.heard = None

    def copy_to(self, copy: Position) -> None:
        """Make another table like this one; the two share nothing that changes."""
        copy.phase = self.phase
        copy.turn = self.turn
        copy.round = self.round
        copy.leader = self.leader
        copy.first_leader = self.first_leader
        copy.served = self.served
        copy.deck = self.deck
        copy.deck_left = self.deck_left
        copy.discard = self.discard
        copy.pool = self.pool
        copy.lot = self.lot.copy()
        copy.lot_pile = self.lot_pile
        copy.high = self.high
        copy.high_seat = self.high_seat
        copy.active = self.active
        copy.hands = self.hands[:]
        copy.sizes = self.sizes[:]
        copy.rows = self.rows[:]
        copy.mice = self.mice[:]
        copy.memory = self.memory[:]
        copy.played = self.played.copy()

    @final
    def hear(self) -> Heard:
        """Go through what happened since somebody asked last."""
        heard = self.heard
        if heard is None:
            heard = self.heard = Heard(self.players)
        heard.hear(self.memory)
        return heard

    @final
    def left_of(self, seat: i64) -> i64:
        """Name the next seat clockwise."""
        seat += 1
        if seat < self.players:
            return seat
        return 0

    @final
    def draw(self, kind: i64) -> None:
        """A card leaves the draw pile."""
        self.deck -= one(kind)
        self.deck_left -= 1

    @final
    def receive(self, seat: i64, cards: i64, number: i64) -> None:
        """So many cards come into a hand."""
        self.hands[seat] = self.hands[seat] + cards
        self.sizes[seat] = self.sizes[seat] + number

    @final
    def remember(self, learned: i64) -> None:
        """Everyone has learned something about a hand (`knowledge`)."""
        self.memory = append(self.memory, learned)

    @final
    def clear_lot(self) -> None:
        self.lot.clear()
        self.lot_pile = 0

    @final
    def go_reveal(self) -> None:
        """The leader turns up a lot (KB-13)."""
        self.phase = REVEAL
        self.turn = CHANCE
