"""What lies on the table, and what was agreed before the game: the things the rules act upon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final, get_args

from saloon.games.gnadenlos.components import ADVENTURERS, EVENTS, Components
from saloon.games.gnadenlos.moves import GnadenlosMove
from saloon.games.gnadenlos.view import Ending, Phase
from saloon.kernel import sets
from saloon.kernel.moves import CHANCE
from saloon.kernel.native import i64, vec
from saloon.kernel.state import State

DEALING: Final = 0
STOCKING: Final = 1
PAIRING: Final = 2
ROLLING: Final = 3
EVENT: Final = 4
CHOOSING: Final = 5
TAKING: Final = 6
DRAWING: Final = 7
TIDYING: Final = 8
BUYING: Final = 9
OFFERING: Final = 10
BIDDING: Final = 11
PICKING: Final = 12
LAYING: Final = 13
PAYDAY: Final = 14
OVER: Final = 15
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Turning points of a turn, which nobody decides: `turn.go_on` passes them.
NEXT_TURN: Final = 16
TURN_BEGINS: Final = 17
CLOSING_UP: Final = 18
CONTEST_DONE: Final = 19
EVENT_DONE: Final = 20
PURCHASE_DONE: Final = 21
PAYDAY_DUE: Final = 22
GAME_ENDS: Final = 23
SCORING: Final = 24

NOT_ENDED: Final = 0
UNDERTAKER: Final = 1
FINISH: Final = 2
VULTURES: Final = 3
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)

OFF: Final = 0
OWN: Final = 1
FULL: Final = 2

NOBODY: Final = 4
"""No seat at all: nobody acts, nobody laid a debt, none of some seats is left."""
NO_CARD: Final = -1
START_NUGGETS: Final = 10

ALL_NUGGETS: Final = 85


@final
class Agreed:
    """The options of a table, read once."""

    expert: bool
    automatic: bool
    start_adventurers: i64
    random_pick: bool
    must_take: bool
    lone_turned: bool
    leftovers: bool
    memory_aid: i64
    adventurers: i64
    """All adventurers there are (GN-03)."""
    copies: list[int]
    """How many debts there are of each value, in a colour (GN-05)."""
    event_deck: i64
    """All event cards, as a bag (GN-21)."""
    nuggets: i64
    steps: i64
    """How far the undertaker has to go (GN-100)."""
    open_deal: bool
    """Whether the start adventurers are dealt face up, in the box's order."""
    first_market: bool
    first_seat: i64
    """Who starts, where nobody rolls for it; -1 where they do (GN-24)."""
    flags: list[bool]
    """All of them that change play, for computer players."""
    chosen: dict[str, str]
    box: Components

    def __init__(self, chosen: Mapping[str, str], box: Components) -> None:
        self.chosen = dict(chosen)
        self.box = box
        self.expert = chosen["setup"] == "expert"
        self.automatic = chosen["tidy"] == "automatic"
        self.start_adventurers = int(chosen["start_adventurers"])
        self.random_pick = chosen["high_noon_pick"] == "random"
        self.must_take = chosen["high_noon_take"] == "must"
        self.lone_turned = chosen["lone_event"] == "turned"
        self.leftovers = chosen["unable"] == "leftover_in_turn_order"
        self.memory_aid = ("off", "own", "full").index(chosen["memory_aid"])
        self.flags = [
            self.expert,
            self.automatic,
            self.start_adventurers > 2,
            self.random_pick,
            self.must_take,
            self.lone_turned,
            self.leftovers,
        ]
        self.make_smaller(chosen, box)

    def make_smaller(self, chosen: Mapping[str, str], box: Components) -> None:
        """Say what of the box is played with: all of it, but in games reduced for research."""
        self.adventurers = sets.one(int(chosen.get("adventurers", ADVENTURERS))) - 1
        values = int(chosen.get("values", len(box.copies)))
        most = int(chosen.get("copies", max(box.copies)))
        self.copies = [
            min(copies, most) if value < values else 0 for value, copies in enumerate(box.copies)
        ]
        few = int(chosen.get("event_cards", EVENTS))
        self.event_deck = box.event_deck if few == EVENTS else box.some_events(few)
        self.nuggets = int(chosen.get("nuggets", START_NUGGETS))
        self.steps = int(chosen.get("steps", box.steps))
        self.open_deal = chosen.get("deal") == "open"
        self.first_market = chosen.get("first_market") != "none"
        self.first_seat = -1 if chosen.get("first_seat", "rolled") == "rolled" else 0

    def enough_for(self, players: i64) -> bool:
        """Tell whether everybody gets what the set-up hands out."""
        return (
            sets.size(self.adventurers) >= self.start_adventurers * players
            and (not self.first_market or min(self.copies[1], self.copies[2]) > 0)
            and sum(self.copies) > 0
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process."""
        return Agreed, (self.chosen, self.box)


@final
class Proof:
    """Among the first so many debts a seat took blind there are at least so many of a kind."""

    seat: i64
    captures: i64
    kind: i64
    number: i64

    def __init__(self, seat: i64, captures: i64, kind: i64, number: i64) -> None:
        self.seat = seat
        self.captures = captures
        self.kind = kind
        self.number = number

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process."""
        return Proof, (self.seat, self.captures, self.kind, self.number)


class Position(State):
    """A position.

    Debt hands are bags (`debts`), so is the event deck (`components`); adventurers, seats, values
    and slots are sets (`kernel.sets`). A market slot is a card (`market`) or NO_CARD.
    """

    box: Components
    agreed: Agreed
    players: i64
    phase: i64
    turn: i64
    """Who acts: a seat, CHANCE or NOBODY. While adventurers are chosen: see `choosers`."""
    after: i64
    """Where the turn goes on once the market is closed up."""
    active: i64
    turn_number: i64
    opening: bool
    """Whether the auction of the expert set-up is held (GN-28)."""
    undertaker: i64
    ending: i64
    event: i64
    event_deck: i64
    contest: i64
    """The seats that take part in the event (GN-36, GN-37)."""
    choosers: i64
    """Those of them that still have to choose an adventurer (GN-36)."""
    winners: i64
    losers: i64
    takers: i64
    """The winners of a High Noon that have not taken their debts yet (AM-10)."""
    draws: i64
    """How many debts chance still draws for the first of them (D-10)."""
    used: i64
    """The values bid in this round (GN-75)."""
    standing: i64
    """The bidders whose bids stand: they have neither an adventurer nor their debts back."""
    unable: i64
    deck: i64
    discard: i64
    seen: i64
    """The adventurers that everybody has seen: where these are is known to all."""
    pool: i64
    """The shuffled first market cards that are not laid yet (GN-18)."""
    rollers: i64
    """The seats that roll for the start, all or those who tied (AM-01)."""
    to_roll: i64
    """Those of them that have not rolled yet."""
    rolls: i64
    """The last die of each seat in the start roll (`setup`)."""
    cards: i64
    """How many debts lie in the market."""
    turned: i64
    """The market slots that were turned up in this payday."""
    sets_laid: i64
    """How many sets of debts were laid so far; the first market cards are set 0."""
    hands: vec[i64]
    adventurers: vec[i64]
    nuggets: vec[i64]
    positions: vec[i64]
    vultures: vec[i64]
    chosen: vec[i64]
    bids: list[GnadenlosMove]
    offer: list[int]
    market: list[int]
    captured: list[int]
    """Debts taken blind, in order: cards with their taker (`knowledge`)."""
    proofs: list[Proof]
    """What shown debts prove about debts taken blind (`knowledge`)."""

    def __init__(self, players: i64, box: Components, agreed: Agreed) -> None:
        self.players = players
        self.box = box
        self.agreed = agreed
        self.phase = DEALING
        self.turn = CHANCE
        self.after = NEXT_TURN
        self.active = 0
        self.turn_number = 0
        self.opening = False
        self.undertaker = 0
        self.ending = NOT_ENDED
        self.event = NO_CARD
        self.event_deck = 0
        self.contest = 0
        self.choosers = 0
        self.winners = 0
        self.losers = 0
        self.takers = 0
        self.draws = 0
        self.used = 0
        self.standing = 0
        self.unable = 0
        self.deck = agreed.adventurers
        self.discard = 0
        self.seen = 0
        self.pool = 0
        self.rollers = 0
        self.to_roll = 0
        self.rolls = 0
        self.cards = 0
        self.turned = 0
        self.sets_laid = 0

    def copy_to(self, copy: Position) -> None:
        """Make another table like this one; the two share nothing that changes."""
        copy.phase = self.phase
        copy.turn = self.turn
        copy.after = self.after
        copy.active = self.active
        copy.turn_number = self.turn_number
        copy.opening = self.opening
        copy.undertaker = self.undertaker
        copy.ending = self.ending
        copy.event = self.event
        copy.event_deck = self.event_deck
        copy.contest = self.contest
        copy.choosers = self.choosers
        copy.winners = self.winners
        copy.losers = self.losers
        copy.takers = self.takers
        copy.draws = self.draws
        copy.used = self.used
        copy.standing = self.standing
        copy.unable = self.unable
        copy.deck = self.deck
        copy.discard = self.discard
        copy.seen = self.seen
        copy.pool = self.pool
        copy.rollers = self.rollers
        copy.to_roll = self.to_roll
        copy.rolls = self.rolls
        copy.cards = self.cards
        copy.turned = self.turned
        copy.sets_laid = self.sets_laid
        copy.hands = self.hands[:]
        copy.adventurers = self.adventurers[:]
        copy.nuggets = self.nuggets[:]
        copy.positions = self.positions[:]
        copy.vultures = self.vultures[:]
        copy.chosen = self.chosen[:]
        copy.bids = self.bids.copy()
        copy.offer = self.offer.copy()
        copy.market = self.market.copy()
        copy.captured = self.captured.copy()
        copy.proofs = self.proofs.copy()

    @final
    def left_of(self, seat: i64) -> i64:
        """Name the next seat clockwise."""
        seat += 1
        if seat < self.players:
            return seat
        return 0

    @final
    def first_of(self, seats: i64) -> i64:
        """Name the first of some seats, clockwise from the active player; NOBODY of none."""
        seat: i64 = self.active
        if seats == 0:
            return NOBODY
        while not sets.has(seats, seat):
            seat = self.left_of(seat)
        return seat

    @final
    def everybody(self) -> i64:
        """Give the set of all seats."""
        return sets.one(self.players) - 1
