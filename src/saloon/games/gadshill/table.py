"""The table: everything that makes up a position (2.1), and what the players agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final, get_args

from saloon.games.gadshill.components import (
    BUILDING,
    BUILDINGS,
    CONDITION,
    DISTRICT,
    KIND_CARDS,
    SPECIAL,
)
from saloon.games.gadshill.deduction import Board, Rulings
from saloon.games.gadshill.moves import AllMoves
from saloon.games.gadshill.view import Phase
from saloon.kernel import sets
from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import i64
from saloon.kernel.state import State

LAYING_TILES: Final = 0
CHOOSE_FIRST: Final = 1
DEALING: Final = 2
DRAFTING: Final = 3
TURN: Final = 4
TAKING: Final = 5
DRAWING: Final = 6
RECEIVING: Final = 7
WINDOW: Final = 8
OVER: Final = 9
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NO_ACTION: Final = 0
PLAYED: Final = 1
DISCARDED: Final = 2

DEAD: Final = 0
PERMANENT: Final = 1
ANY: Final = 2

BY_CHOICE: Final = 0
BY_BUILDING: Final = 1
AT_RANDOM: Final = 2

CLAIMS: Final = 0
AUTOMATIC: Final = 1
NO_STOP: Final = 2

GOAL: Final = 22
DRAFTED: Final = (0, 0, 7, 5, 4)
REDUCED_CARDS: Final = ("building_cards", "district_cards", "condition_cards")

NOBODY: Final = 4
"""The turn of nobody: the game is over."""


@final
class Agreed:
    """The options of a table, read once (section 3 of the ledger)."""

    rulings: Rulings
    stop: i64
    open_stop: bool
    penalty: i64
    discard: i64
    draw: i64
    one_card_at: i64
    buys: i64
    last_stop: bool
    districts_return: bool
    stall_rounds: i64
    show_discard: bool
    first_seat: i64
    cards: i64
    """All clue cards (GH-07); fewer where a game was made smaller for research."""
    hand: list[int]
    """The kinds that each player is dealt, in this order (GH-19)."""
    drafted: list[int]
    """Buildings that each player takes, by number of players (GH-21 to GH-23)."""
    buildings: i64
    """The buildings that may be drafted and bought."""
    goal: i64
    """Where the locomotive ends the game (GH-85)."""
    one_order: bool
    """Whether the tiles always lie in the same order."""
    flags: list[bool]
    """What of it changes play, for computer players."""
    chosen: dict[str, str]

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self.chosen = dict(chosen)
        self.rulings = Rulings(
            chosen["legality"] == "global",
            chosen["null_play"] == "yes",
            chosen["lot_limit"] == "turn",
        )
        self.stop = ("claim", "auto", "off").index(chosen["stop"])
        self.open_stop = chosen["stop_order"] == "open"
        self.penalty = int(chosen["stop_penalty"])
        self.discard = ("dead", "permanent", "any").index(chosen["discard"])
        self.draw = ("choice", "building", "random").index(chosen["draw"])
        self.one_card_at = int(chosen["one_card_at"])
        self.buys = int(chosen["buys_per_turn"])
        self.last_stop = chosen["last_stop"] == "yes"
        self.districts_return = chosen["reshuffle"] == "district"
        self.stall_rounds = 0 if chosen["stall_rounds"] == "off" else int(chosen["stall_rounds"])
        self.show_discard = chosen["show_discard"] == "yes"
        self.first_seat = -1 if chosen["first_seat"] == "random" else int(chosen["first_seat"])
        self.reduce(chosen)
        self.flags = [
            self.rulings.whole_town,
            self.rulings.null_play,
            self.rulings.limit_by_turn,
            self.stop == CLAIMS,
            self.stop == AUTOMATIC,
            self.open_stop,
            self.penalty > 0,
            self.discard == DEAD,
            self.discard == PERMANENT,
            self.draw == BY_CHOICE,
            self.draw == BY_BUILDING,
            self.buys > 1,
            self.last_stop,
            self.districts_return,
            self.stall_rounds > 0,
        ]

    def reduce(self, chosen: Mapping[str, str]) -> None:
        """Read what a game made smaller for research says; all of it else."""
        self.cards = 0
        self.hand = [BUILDING] * int(chosen.get("hand", 3))
        for kind, all_of_it in enumerate(KIND_CARDS):
            number = int(chosen.get(REDUCED_CARDS[kind], sets.size(all_of_it)))
            self.cards |= sum([sets.one(card) for card in sets.members(all_of_it)[:number]])
            if kind in (DISTRICT, CONDITION) and number:
                self.hand.append(kind)
        self.drafted = [int(chosen.get("draft", each)) for each in DRAFTED]
        self.buildings = (1 << int(chosen.get("buildings", BUILDINGS))) - 1
        self.goal = int(chosen.get("goal", GOAL))
        self.one_order = chosen.get("tiles") == "fixed"

    def enough_for(self, players: i64) -> bool:
        """Tell whether every player can be dealt and can draft."""
        for kind, all_of_it in enumerate(KIND_CARDS):
            if sets.size(self.cards & all_of_it) < players * self.hand.count(kind):
                return False
        return sets.size(self.buildings) >= players * self.drafted[players]

    def __reduce__(self) -> tuple[object, ...]:
        return Agreed, (self.chosen,)


class Position(State):
    """A position. Hands, piles and discard are sets of cards; fronts are sets of buildings."""

    moves: AllMoves
    agreed: Agreed
    board: Board
    players: i64
    phase: i64
    turn: i64
    """Who acts: a seat, CHANCE or NOBODY."""
    active: i64
    """Whose turn it is."""
    ended: i64
    """Whose turn ended last; that seat calls no STOP on it."""
    first: i64
    tiles: i64
    dealt: i64
    drafted: i64
    pile: i64
    discard: i64
    shown: i64
    """The card or pair used last."""
    kind: i64
    """The pile that is drawn from."""
    action: i64
    cards_left: i64
    bought_now: i64
    window: bool
    """Others than the active player may call STOP."""
    barred: i64
    """Seats that have called a wrong STOP in this window; in his own turn, the active player."""
    declined: i64
    """Seats that have nothing more to say in this window."""
    changed: bool
    """The board has changed since the turn began; else the turn is a pass (AMB-17)."""
    drawn: bool
    passes: i64
    undrawn: i64
    reason: str
    hands: list[int]
    front: list[int]
    points: list[int]
    bought: list[int]
    lost: list[int]
    parting: list[Board | None]
    """The board on which each seat ended its last turn, if it might have played another card."""
    drew: list[int]
    """The pile from which each seat drew at the end of its last turn, -1 where it did not."""
    eras: list[int]
    """The cards by the reshuffle that last put them in a pile; none has happened to the first."""
    studied: bool
    offer: list[Move]
    """The plays of the active player, once studied."""
    dead: i64
    """The cards of the active player that have no play, once studied."""
    listed: list[Move] | None
    """All that he may do now but claims, once it was listed."""

    def __init__(self, players: i64, moves: AllMoves, agreed: Agreed, board: Board) -> None:
        self.moves = moves
        self.agreed = agreed
        self.board = board
        self.players = players
        self.phase = LAYING_TILES
        self.turn = CHANCE
        self.active = 0
        self.ended = NOBODY
        self.first = 0
        self.tiles = 0
        self.dealt = 0
        self.drafted = 0
        self.pile = agreed.cards
        self.discard = 0
        self.shown = 0
        self.kind = 0
        self.action = NO_ACTION
        self.cards_left = 0
        self.bought_now = 0
        self.window = False
        self.barred = 0
        self.declined = 0
        self.changed = False
        self.drawn = False
        self.passes = 0
        self.undrawn = 0
        self.reason = ""
        self.studied = False
        self.dead = 0
        self.listed = None

    def copy_to(self, copy: Position) -> None:
        """Make another table the same as this one; only boards and offers are shared."""
        copy.phase = self.phase
        copy.turn = self.turn
        copy.active = self.active
        copy.ended = self.ended
        copy.first = self.first
        copy.tiles = self.tiles
        copy.dealt = self.dealt
        copy.drafted = self.drafted
        copy.pile = self.pile
        copy.discard = self.discard
        copy.shown = self.shown
        copy.kind = self.kind
        copy.action = self.action
        copy.cards_left = self.cards_left
        copy.bought_now = self.bought_now
        copy.window = self.window
        copy.barred = self.barred
        copy.declined = self.declined
        copy.changed = self.changed
        copy.drawn = self.drawn
        copy.passes = self.passes
        copy.undrawn = self.undrawn
        copy.reason = self.reason
        copy.hands = self.hands.copy()
        copy.front = self.front.copy()
        copy.points = self.points.copy()
        copy.bought = self.bought.copy()
        copy.lost = self.lost.copy()
        copy.parting = self.parting.copy()
        copy.drew = self.drew.copy()
        copy.eras = self.eras.copy()
        copy.studied = self.studied
        copy.offer = self.offer
        copy.dead = self.dead
        copy.listed = self.listed

    def left_of(self, seat: i64) -> i64:
        """The next seat, clockwise (GH-32)."""
        seat += 1
        if seat < self.players:
            return seat
        return 0

    def locomotive(self) -> i64:
        """The three special tiles and every building placed (GH-17, GH-31)."""
        return SPECIAL + sets.size(self.board.placed)

    def beside(self) -> i64:
        """The unplaced buildings beside the board (GH-24)."""
        lying: i64 = self.agreed.buildings & ~self.board.placed
        for front in self.front:
            lying &= ~front
        return lying

    def own(self, seat: i64) -> i64:
        """What a seat may call "my building" (GH-34 to GH-36)."""
        return self.front[seat] & ~self.board.placed

    def earn(self, seat: i64, after: Board) -> None:
        """Go over to the next board; what was gained on the way is the seat's."""
        if after.gain or after.marked != self.board.marked:
            self.changed = True
        self.board = after
        points: i64 = self.points[seat]
        self.points[seat] = points + after.gain
        self.forget()

    def forget(self) -> None:
        """What was found out about the moves of the active player holds no more."""
        self.studied = False
        self.listed = None
