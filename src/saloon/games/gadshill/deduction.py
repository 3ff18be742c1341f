"""The deduction that is the game: GH-40 to GH-64 and the formal model (sections 2.1 to 2.6).

A board is never changed once it stands: a play, a taken marker or a claim makes the next board.
So boards are shared between copies of a position and remember what they have worked out.
"""

from __future__ import annotations

from typing import Final, final

from saloon.games.gadshill.components import (
    ALL_LOTS,
    BUILDINGS,
    FIRST_CONDITION,
    LOTS,
    MARKERS,
    NO_BUILDING,
    Town,
)
from saloon.games.gadshill.homes import Homes
from saloon.games.gadshill.view import PlayView
from saloon.kernel import sets
from saloon.kernel.moves import Move
from saloon.kernel.native import i64
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

PUT: Final = 0
SPARE: Final = 1
REMOVE: Final = 2
PLACE: Final = 3
CLEAR: Final = 4
EFFECTS: Final = ("put", "spare", "remove", "place", "clear")


NO_OFFERS: Final[list[Move]] = []


@final
class Effect:
    """One thing that happens on the board: markers up or down, spare ones, or a building placed."""

    kind: i64
    building: i64
    lots: i64
    points: i64

    def __init__(self, kind: i64, building: i64, lots: i64, points: i64) -> None:
        self.kind = kind
        self.building = building
        self.lots = lots
        self.points = points


@final
class Trace:
    """What a play does step by step, or the lots and buildings that forbid it."""

    effects: list[Effect]
    lots: i64
    buildings: i64

    def __init__(self) -> None:
        self.effects = []
        self.lots = 0
        self.buildings = 0


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
class Board(Homes):
    """Buildings and markers on the lots (2.1). A building is unmarked, marked or placed."""

    town: Town
    rulings: Rulings
    placed: i64
    occupied: i64
    ones: i64
    twos: i64
    fours: i64
    """The binary digits of the number of markers on each lot."""
    gain: i64
    """The points that led here."""
    refused: i64
    """Why this board cannot be, where it cannot."""
    single: i64
    """Buildings with one marker left, while a chain runs."""
    pairs: i64
    """The lots closed by GH-61, or -1 before they were asked for."""
    plays: dict[int, Board] | None
    """What each play leads to, as far as asked."""
    offers: list[Move]
    """A claim of each marker, kept here by the rules."""
    previews: dict[int, PlayView] | None
    """What each play would show, kept here by the views."""
    trace: Trace | None

    def __init__(
        self, town: Town, rulings: Rulings, lots: list[int], home: list[int], owner: list[int]
    ) -> None:
        super().__init__(lots, home, owner)
        self.town = town
        self.rulings = rulings
        self.placed = 0
        self.occupied = 0
        self.ones = 0
        self.twos = 0
        self.fours = 0
        self.gain = 0
        self.refused = LEGAL
        self.single = 0
        self.pairs = -1
        self.plays = None
        self.offers = NO_OFFERS
        self.previews = None
        self.trace = None

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process, without what was worked out about it."""
        parts = held(self, plays=None, previews=None, trace=None)
        del parts["offers"]
        return Board, (self.town, self.rulings, self.lots, self.home, self.owner), parts

    def next(self, trace: Trace | None) -> Board:
        """Begin the board that follows."""
        after = Board(
            self.town, self.rulings, self.lots.copy(), self.home.copy(), self.owner.copy()
        )
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
        key: i64 = card << 5 | (mine + 1)
        plays = self.plays
        if plays is None:
            plays = self.plays = {}
        known = plays.get(key)
        if known is None:
            known = plays[key] = self.resolve(card, mine, None)
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
        open_lots: i64 = 0 if theirs and marks else self.open_lots()
        of_named: i64 = (theirs if theirs else open_lots) & self.town.card_lots[card]
        of_mine: i64 = marks if marks else open_lots
        partners = self.town.partners[card]
        for_named: i64 = 0
        for_mine: i64 = 0
        while of_named:
            lot: i64 = sets.lowest(of_named)
            of_named ^= lot
            facing: i64 = partners[sets.first(lot)] & of_mine
            if facing:
                for_named |= lot
                for_mine |= facing
        both: i64 = sets.one(named) | sets.one(mine)
        if for_named == 0:
            if trace is not None:
                both |= self.blocking(self.wanted(card, theirs, marks))
            known: i64 = theirs | marks
            return self.refuse(CONTRADICTION, trace, known if known else self.town.plan(card), both)
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

    def blocking(self, lots: i64) -> i64:
        """The buildings that stand on these lots or close them as a pair (GH-41, GH-42)."""
        buildings: i64 = 0
        for building in range(BUILDINGS):
            marks: i64 = self.lots[building]
            if marks & lots == 0:
                continue
            twin = self.lots.count(marks) > 1 and sets.pair(marks)
            if sets.has(self.placed, building) or twin:
                buildings |= sets.one(building)
        return buildings

    def open_lots(self) -> i64:
        """Where a building without markers may be: not on a building, not in a closed pair."""
        return ALL_LOTS & ~(self.occupied | self.closed())

    def closed(self) -> i64:
        """The lots of all pairs: two buildings with the same two lots and no other (GH-61)."""
        if self.pairs < 0:
            self.pairs = 0
            once: list[int] = []
            for each in self.lots:
                marks: i64 = each
                if sets.pair(marks):
                    if each in once:
                        self.pairs |= marks
                    else:
                        once.append(each)
        return self.pairs

    def refuse(self, reason: i64, trace: Trace | None, lots: i64, buildings: i64) -> Board:
        """Refuse, and keep what causes it."""
        if trace is not None:
            trace.effects.clear()
            trace.lots = lots
            trace.buildings = buildings
        return REFUSED[reason]

    def narrow(self, building: i64, target: i64) -> None:
        """Put a building's markers on these lots, or take off those elsewhere (GH-40, GH-50)."""
        marks: i64 = self.lots[building]
        if marks == target:
            return
        down: i64 = marks & ~target
        if marks == 0:
            self.put(building, target)
        else:
            self.take_off(down)
            self.gain += sets.size(down)
            if self.trace is not None:
                self.trace.effects.append(Effect(REMOVE, building, down, sets.size(down)))
        self.lots[building] = target
        self.touched |= sets.one(building)
        if not sets.several(target):
            self.single |= sets.one(building)

    def put(self, building: i64, target: i64) -> None:
        """First markers of a building; those not needed are points (GH-40, GH-44, GH-45)."""
        self.marked |= sets.one(building)
        carry: i64 = self.ones & target
        self.ones ^= target
        self.fours |= self.twos & carry
        self.twos ^= carry
        spare: i64 = MARKERS - sets.size(target)
        self.gain += spare
        if self.trace is not None:
            self.trace.effects.append(Effect(PUT, building, target, 0))
            if spare:
                self.trace.effects.append(Effect(SPARE, building, 0, spare))

    def take_off(self, lots: i64) -> None:
        """One marker goes from each of these lots."""
        borrow: i64 = lots & ~self.ones
        self.ones ^= lots
        self.fours ^= borrow & ~self.twos
        self.twos ^= borrow

    def settle(self, card: i64, named: i64, mine: i64) -> i64:
        """Replace last markers by buildings until none is left (GH-54 to GH-57, 2.3).

        A condition card keeps acting until its chain has come to rest (AMB-31); the other cards
        have said all they can in the first pass. Gives a reason if the chain contradicts itself.
        """
        while self.single:
            bit: i64 = sets.lowest(self.single)
            self.single ^= bit
            building: i64 = sets.first(bit)
            lot: i64 = self.lots[building]
            if not self.place(building, lot):
                return CONTRADICTION
            if card and not self.keep_acting(card, named, mine):
                return CONTRADICTION
        return LEGAL

    def place(self, building: i64, lot: i64) -> bool:
        """A last marker becomes the building; every other marker on its lot goes (GH-55, GH-56)."""
        bit: i64 = sets.one(building)
        self.marked ^= bit
        self.placed |= bit
        self.occupied |= lot
        self.touched |= bit
        self.gain += 1
        self.take_off(lot)
        if self.trace is not None:
            self.trace.effects.append(Effect(PLACE, building, lot, 1))
        if (self.ones | self.twos | self.fours) & lot == 0:
            return True
        other: i64 = -1
        for each in self.lots:
            other += 1
            marks: i64 = each
            if marks & lot and other != building:
                rest: i64 = marks ^ lot
                if rest == 0:
                    return self.crossed(lot, building, other)
                self.lots[other] = rest
                self.touched |= sets.one(other)
                self.gain += 1
                if self.trace is not None:
                    self.trace.effects.append(Effect(CLEAR, other, lot, 1))
                if not sets.several(rest):
                    self.single |= sets.one(other)
        self.ones &= ~lot
        self.twos &= ~lot
        self.fours &= ~lot
        return True

    def keep_acting(self, card: i64, named: i64, mine: i64) -> bool:
        """Let a condition card act on what its chain has left of its two buildings (AMB-31)."""
        of_named: i64 = self.lots[named]
        of_mine: i64 = self.lots[mine]
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
        if for_named == 0:
            return self.crossed(of_named | of_mine, named, mine)
        self.narrow(named, for_named)
        self.narrow(mine, for_mine)
        return True

    def crossed(self, lots: i64, one: i64, other: i64) -> bool:
        """Note which two buildings stand in each other's way."""
        if self.trace is not None:
            self.trace.lots = lots
            self.trace.buildings = sets.one(one) | sets.one(other)
        return False

    def finish(self, reason: i64) -> Board:
        """Test what the chain has left: three markers a lot, and a complete town (steps 6 to 9)."""
        trace = self.trace
        self.trace = None
        if reason:
            if trace is not None:
                trace.effects.clear()
            return REFUSED[reason]
        if self.fours and not self.rulings.limit_by_turn:
            crowd: i64 = 0 if trace is None else self.marked_on(self.fours)
            return self.refuse(LOT_FULL, trace, self.fours, crowd)
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

    def concluded(self, trace: Trace | None) -> Board:
        """Take off everything that a conclusion excludes (`stop = auto`)."""
        excluded = self.exclusions()
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

    # What lies there

    def marked_on(self, lots: i64) -> i64:
        """The buildings with a marker on one of these lots."""
        buildings: i64 = 0
        for building in range(BUILDINGS):
            if sets.has(self.marked, building) and self.lots[building] & lots:
                buildings |= sets.one(building)
        return buildings

    def markers(self) -> i64:
        """Count the markers on the board."""
        return sets.size(self.ones) + 2 * sets.size(self.twos) + 4 * sets.size(self.fours)


def empty_board(town: Town, rulings: Rulings) -> Board:
    """Nothing is known of any building (GH-14)."""
    return Board(town, rulings, [0] * BUILDINGS, [0] * BUILDINGS, [NO_BUILDING] * LOTS)


def refused_board(reason: int) -> Board:
    """A board that cannot be: it only says why."""
    board = Board(Town({}), Rulings(True, False, False), [], [], [])
    board.refused = reason
    return board


REFUSED: Final[list[Board]] = [refused_board(reason) for reason in range(len(REASONS))]
