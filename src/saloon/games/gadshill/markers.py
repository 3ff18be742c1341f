"""Markers and buildings on the lots (GH-40 to GH-64, 2.1): how they are put, taken off and placed.

What happens is written down step by step where somebody asks for it (`Trace`).
"""

from __future__ import annotations

from typing import Final, final, get_args

from saloon.games.gadshill.components import ALL_LOTS, BUILDINGS, MARKERS
from saloon.games.gadshill.homes import Homes
from saloon.games.gadshill.view import EffectKind
from saloon.kernel import sets
from saloon.kernel.native import i64, vec

PUT: Final = 0
SPARE: Final = 1
REMOVE: Final = 2
PLACE: Final = 3
CLEAR: Final = 4
EFFECTS: Final[tuple[EffectKind, ...]] = get_args(EffectKind)


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


class Markers(Homes):
    """The lots of each building (2.1): a building is unmarked, marked or placed."""

    placed: i64
    occupied: i64
    ones: i64
    twos: i64
    fours: i64
    """The binary digits of the number of markers on each lot: 22 lots are counted in one step.

    With a plain number for each lot a decision takes 9 % more instructions and 11 % more time.
    """
    gain: i64
    """The points that led here."""
    single: i64
    """Buildings with one marker left, while a chain runs."""
    pairs: i64
    """The lots closed by GH-61, or -1 before they were asked for."""
    trace: Trace | None

    def __init__(self, lots: vec[i64], home: vec[i64], owner: vec[i64]) -> None:
        super().__init__(lots, home, owner)
        self.placed = 0
        self.occupied = 0
        self.ones = 0
        self.twos = 0
        self.fours = 0
        self.gain = 0
        self.single = 0
        self.pairs = -1
        self.trace = None

    # Putting and removing

    @final
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

    @final
    def put(self, building: i64, target: i64) -> None:
        """First markers of a building; those not needed are points (GH-40, GH-44, GH-45)."""
        self.marked |= sets.one(building)
        self.lay(target)
        spare: i64 = MARKERS - sets.size(target)
        self.gain += spare
        if self.trace is not None:
            self.trace.effects.append(Effect(PUT, building, target, 0))
            if spare:
                self.trace.effects.append(Effect(SPARE, building, 0, spare))

    @final
    def lay(self, lots: i64) -> None:
        """One marker comes to each of these lots: a sum in binary digits, all lots at once."""
        carry: i64 = self.ones & lots
        self.ones ^= lots
        self.fours |= self.twos & carry
        self.twos ^= carry

    @final
    def take_off(self, lots: i64) -> None:
        """One marker goes from each of these lots: a difference, in the same way."""
        borrow: i64 = lots & ~self.ones
        self.ones ^= lots
        self.fours ^= borrow & ~self.twos
        self.twos ^= borrow

    # The last marker

    @final
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
        for marks in self.lots:
            other += 1
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

    @final
    def crossed(self, lots: i64, one: i64, other: i64) -> bool:
        """Note which two buildings stand in each other's way."""
        if self.trace is not None:
            self.trace.lots = lots
            self.trace.buildings = sets.one(one) | sets.one(other)
        return False

    # Two lots and two buildings

    @final
    def open_lots(self) -> i64:
        """Where a building without markers may be: not on a building, not in a closed pair."""
        return ALL_LOTS & ~(self.occupied | self.closed())

    @final
    def closed(self) -> i64:
        """The lots of all pairs: two buildings with the same two lots and no other (GH-61)."""
        if self.pairs < 0:
            self.pairs = 0
            once: list[int] = []
            for marks in self.lots:
                if sets.pair(marks):
                    if marks in once:
                        self.pairs |= marks
                    else:
                        once.append(marks)
        return self.pairs

    # What lies there

    @final
    def crowded(self) -> i64:
        """The lots with more than three markers (GH-46)."""
        return self.fours

    @final
    def blocking(self, lots: i64) -> i64:
        """The buildings that stand on these lots or close them as a pair (GH-41, GH-42)."""
        buildings: i64 = 0
        for building in range(BUILDINGS):
            marks: i64 = self.lots[building]
            if marks & lots == 0:
                continue
            twin = sets.pair(marks) and len([each for each in self.lots if each == marks]) > 1
            if sets.has(self.placed, building) or twin:
                buildings |= sets.one(building)
        return buildings

    @final
    def marked_on(self, lots: i64) -> i64:
        """The buildings with a marker on one of these lots."""
        buildings: i64 = 0
        for building in range(BUILDINGS):
            if sets.has(self.marked, building) and self.lots[building] & lots:
                buildings |= sets.one(building)
        return buildings

    @final
    def markers(self) -> i64:
        """Count the markers on the board."""
        return sets.size(self.ones) + 2 * sets.size(self.twos) + 4 * sets.size(self.fours)
