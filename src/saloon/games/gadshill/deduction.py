"""The deduction that is the game: what a card, a taken marker or a claim makes of the board.

GH-40 to GH-64 and the formal model (sections 2.1 to 2.7).

A board is never changed once it stands: a play, a taken marker or a claim makes the next board.
So boards are shared between copies of a position and remember what they have worked out.
"""

from __future__ import annotations

from typing import Final, final

from saloon.games.gadshill.components import (
    BUILDINGS,
    FIRST_CONDITION,
    LOTS,
    MARKERS,
    NO_BUILDING,
    Town,
)
from saloon.games.gadshill.markers import Markers, Trace
from saloon.games.gadshill.view import PlayView
from saloon.kernel import sets
from saloon.kernel.moves import Move
from saloon.kernel.native import i64, vec
from saloon.kernel.shared import held

LEGAL: Final = 0
NO_OWN: Final = 1
SAME_BUILDING: Final = 2
CONTRADICTION: Final = 3
TOO_MANY: Final = 4
NO_EFFECT: Final = 5
LOT_FULL: Final = 6
TOWN_IMPOSSIBLE: Final = 7
REASONS: Final = (
    *("", "NO_OWN", "SAME_BUILDING", "CONTRADICTION"),
    *("TOO_MANY", "NO_EFFECT", "LOT_FULL", "TOWN_IMPOSSIBLE"),
)
CLAUSES: Final = ("", "GH-83", "GH-11", "GH-81", "GH-80", "GH-26", "GH-82", "GH-81")
"""The clause that each reason rests on."""

NO_OFFERS: Final[list[Move]] = []


@final
class Rulings:
    """How the table reads the rules of the board."""

    whole_town: bool
    """A play must leave a complete town possible (`legality`, 2.5)."""
    null_play: bool
    """A card without any effect may be played (AMB-14)."""
    limit_by_turn: bool
    """Three markers on a lot are the limit at the end of the turn, not of each card (AMB-06)."""

    def __init__(self, whole_town: bool, null_play: bool, limit_by_turn: bool) -> None:
        self.whole_town = whole_town
        self.null_play = null_play
        self.limit_by_turn = limit_by_turn

    def __reduce__(self) -> tuple[object, ...]:
        return Rulings, (self.whole_town, self.null_play, self.limit_by_turn)


@final
class Board(Markers):
    """A board, what each card makes of it, and what may be taken or claimed."""

    town: Town
    rulings: Rulings
    refused: i64
    """Why this board cannot be, where it cannot."""
    plays: dict[int, Board] | None
    """What each legal play leads to, as far as asked: a refusal is found again as fast."""
    kept: i64
    """The cards of these plays."""
    offers: list[Move]
    """A claim of each marker, kept here by the rules."""
    previews: dict[int, PlayView] | None
    """What each play would show, kept here by the views."""
    excluded: list[int] | None
    """What conclusions exclude, once asked for."""
    rightly_claimed: list[int] | None
    """What each claim that holds would bring, kept here by computer players (`recall`)."""

    def __init__(
        self, town: Town, rulings: Rulings, lots: vec[i64], home: vec[i64], owner: vec[i64]
    ) -> None:
        super().__init__(lots, home, owner)
        self.town = town
        self.rulings = rulings
        self.refused = LEGAL
        self.plays = None
        self.kept = 0
        self.offers = NO_OFFERS
        self.previews = None
        self.excluded = None
        self.rightly_claimed = None

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process, without what was worked out about it."""
        parts = held(
            self, plays=None, kept=0, previews=None, excluded=None, trace=None, rightly_claimed=None
        )
        del parts["offers"]
        return Board, (self.town, self.rulings, self.lots, self.home, self.owner), parts

    def next(self, trace: Trace | None) -> Board:
        """Begin the board that follows."""
        after = Board(self.town, self.rulings, self.lots[:], self.home, self.owner)
        after.borrowed = True
        after.taken = self.taken
        after.marked = self.marked
        after.placed = self.placed
        after.occupied = self.occupied
        after.ones = self.ones
        after.twos = self.twos
        after.fours = self.fours
        after.whole = self.whole
        after.trace = trace
        return after

    # Cards (2.2, 2.3)

    def play(self, card: i64, mine: i64) -> Board:
        """Give the board after a card; one that is refused says why and nothing else.

        `mine` is the active player's choice for a district or condition card, else NO_BUILDING.
        """
        key: i64 = play_key(card, mine)
        plays = self.plays
        if plays is None:
            plays = self.plays = {}
        known = plays.get(key) if sets.has(self.kept, card) else None
        if known is None:
            known = self.resolve(card, mine, None)
            if not known.refused:
                plays[key] = known
                self.kept = sets.add(self.kept, card)
        return known

    def resolve(self, card: i64, mine: i64, trace: Trace | None) -> Board:
        """Play a card: one simultaneous pass over what it addresses, then the chain (2.3)."""
        if card >= FIRST_CONDITION:
            return self.resolve_condition(card, mine, trace)
        named: i64 = self.town.named[card]
        subject: i64 = mine if named == NO_BUILDING else named
        marks: i64 = self.lots[subject]
        possible: i64 = self.town.card_lots[card]
        target: i64 = (marks if marks else self.open_lots()) & possible
        if target == 0:
            if marks or trace is None:
                return self.refuse(CONTRADICTION, trace, marks, sets.one(subject))
            barred: i64 = sets.one(subject) | self.blocking(possible)
            return self.refuse(CONTRADICTION, trace, possible, barred)
        if marks == 0 and sets.size(target) > MARKERS:
            return self.refuse(TOO_MANY, trace, target, sets.one(subject))
        if target == marks and not self.rulings.null_play:
            return self.refuse(NO_EFFECT, trace, marks, sets.one(subject))
        after = self.next(trace)
        after.narrow(subject, target)
        return after.finish(after.settle(0, NO_BUILDING, NO_BUILDING))

    def resolve_condition(self, card: i64, mine: i64, trace: Trace | None) -> Board:
        """A condition card acts on the named building and on mine, both at once (GH-53)."""
        named: i64 = self.town.named[card]
        if named == mine:
            return self.refuse(SAME_BUILDING, trace, 0, sets.one(mine))
        theirs: i64 = self.lots[named]
        marks: i64 = self.lots[mine]
        open_lots: i64 = 0
        if theirs == 0 or marks == 0:
            open_lots = self.open_lots()
        of_named: i64 = theirs if theirs else open_lots
        of_mine: i64 = marks if marks else open_lots
        for_named, for_mine = self.agreeing(card, of_named, of_mine)
        both: i64 = sets.one(named) | sets.one(mine)
        if for_named == 0:
            known: i64 = theirs | marks
            if trace is not None:
                both |= self.blocking(self.wanted(card, theirs, marks))
                if known == 0:
                    known = self.town.plan(card)
            return self.refuse(CONTRADICTION, trace, known, both)
        if theirs == 0 and sets.size(for_named) > MARKERS:
            return self.refuse(TOO_MANY, trace, for_named, sets.one(named))
        if marks == 0 and sets.size(for_mine) > MARKERS:
            return self.refuse(TOO_MANY, trace, for_mine, sets.one(mine))
        if for_named == theirs and for_mine == marks and not self.rulings.null_play:
            return self.refuse(NO_EFFECT, trace, theirs | marks, both)
        after = self.next(trace)
        after.narrow(named, for_named)
        after.narrow(mine, for_mine)
        return after.finish(after.settle(card, named, mine))

    def agreeing(self, card: i64, of_named: i64, of_mine: i64) -> tuple[i64, i64]:
        """The lots of each building that go with some lot of the other on a condition card."""
        partners = self.town.partners[card]
        for_named: i64 = 0
        for_mine: i64 = 0
        left: i64 = of_named & self.town.card_lots[card]
        while left:
            lot: i64 = sets.lowest(left)
            left ^= lot
            facing: i64 = partners[sets.first(lot)] & of_mine
            if facing:
                for_named |= lot
                for_mine |= facing
        return for_named, for_mine

    def wanted(self, card: i64, theirs: i64, marks: i64) -> i64:
        """The lots that a condition card would leave to those of its buildings without markers."""
        if theirs and marks:
            return 0
        if theirs == 0 and marks == 0:
            return self.town.plan(card)
        lots: i64 = 0
        for lot in range(LOTS):
            facing: i64 = self.town.partners[card][lot]
            here: i64 = self.town.card_lots[card] & sets.one(lot)
            if theirs == 0 and here and facing & marks:
                lots |= here
            if marks == 0 and here & theirs:
                lots |= facing
        return lots

    def refuse(self, reason: i64, trace: Trace | None, lots: i64, buildings: i64) -> Board:
        """Refuse, and keep what causes it."""
        if trace is not None:
            trace.effects.clear()
            trace.lots = lots
            trace.buildings = buildings
        return REFUSED[reason]

    def settle(self, card: i64, named: i64, mine: i64) -> i64:
        """Replace last markers by buildings until none is left (GH-54 to GH-57, 2.3).

        A condition card keeps acting until its chain has come to rest (AMB-31); the other cards
        have said all they can in the first pass. Gives a reason if the chain contradicts itself.
        """
        while self.single:
            building: i64 = sets.first(self.single)
            self.single = sets.take(self.single, building)
            if not self.place(building, self.lots[building]):
                return CONTRADICTION
            if card and not self.keep_acting(card, named, mine):
                return CONTRADICTION
        return LEGAL

    def keep_acting(self, card: i64, named: i64, mine: i64) -> bool:
        """Let a condition card act on what its chain has left of its two buildings (AMB-31)."""
        of_named: i64 = self.lots[named]
        of_mine: i64 = self.lots[mine]
        for_named, for_mine = self.agreeing(card, of_named, of_mine)
        if for_named == 0:
            return self.crossed(of_named | of_mine, named, mine)
        self.narrow(named, for_named)
        self.narrow(mine, for_mine)
        return True

    def finish(self, reason: i64) -> Board:
        """Test what the chain has left: three markers a lot, and a complete town (steps 6 to 9)."""
        trace = self.trace
        self.trace = None
        if reason:
            if trace is not None:
                trace.effects.clear()
            return REFUSED[reason]
        if self.crowded() and not self.rulings.limit_by_turn:
            crowd: i64 = 0 if trace is None else self.marked_on(self.crowded())
            return self.refuse(LOT_FULL, trace, self.crowded(), crowd)
        if self.whole and not self.rehouse():
            if self.rulings.whole_town:
                rivals: i64 = 0 if trace is None else self.touched | self.owners(self.seen)
                return self.refuse(TOWN_IMPOSSIBLE, trace, self.seen, rivals)
            self.whole = False
        self.touched = 0
        return self

    # Taken markers (2.6) and conclusions (2.7)

    def without(self, building: i64, lots: i64, trace: Trace | None) -> Board:
        """Take markers of a building off and settle (2.6, 2.7)."""
        after = self.next(trace)
        after.narrow(building, after.lots[building] & ~lots)
        return after.finish(after.settle(0, NO_BUILDING, NO_BUILDING))

    def conclusions(self) -> list[int]:
        """By building: the lots of its markers that a conclusion excludes, found once."""
        excluded = self.excluded
        if excluded is None:
            excluded = self.excluded = self.exclusions()
        return excluded

    def concluded(self, trace: Trace | None) -> Board:
        """Take off everything that a conclusion excludes (`stop = auto`)."""
        excluded = self.conclusions()
        after = self.next(trace)
        for building in range(BUILDINGS):
            lots: i64 = excluded[building]
            if lots:
                after.narrow(building, after.lots[building] & ~lots)
        return after.finish(after.settle(0, NO_BUILDING, NO_BUILDING))

    def may_take(self, building: i64, lot: i64) -> bool:
        """Tell whether the discard action may take a marker (2.6, AMB-09).

        Where a complete town is known, any town without that marker will do: a chain that starts
        from a possible board only takes off what that town does not need.
        """
        marks: i64 = self.lots[building]
        if not sets.has(self.marked, building) or marks & lot == 0 or marks == lot:
            return False
        if self.whole and self.home[building] != lot:
            return True
        return self.without(building, lot, None).refused == LEGAL

    def may_take_any(self) -> bool:
        """Tell whether there is a marker to take at all."""
        if self.whole:
            return self.marked != 0
        for building in range(BUILDINGS):
            marks: i64 = self.lots[building]
            while marks:
                lot: i64 = sets.lowest(marks)
                marks ^= lot
                if self.may_take(building, lot):
                    return True
        return False


def play_key(card: i64, mine: i64) -> i64:
    """Number a play: five bits hold "my building" or none."""
    return card << 5 | (mine + 1)


def empty_board(town: Town, rulings: Rulings) -> Board:
    """Nothing is known of any building (GH-14)."""
    none = vec[i64]([0] * BUILDINGS)
    return Board(town, rulings, none, none[:], vec[i64]([NO_BUILDING] * LOTS))


def refused_board(reason: int) -> Board:
    """A board that cannot be: it only says why."""
    none = vec[i64]()
    board = Board(Town({}), Rulings(True, False, False), none, none, none)
    board.refused = reason
    return board


REFUSED: Final[list[Board]] = [refused_board(reason) for reason in range(len(REASONS))]
