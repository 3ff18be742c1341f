"""Complete towns (2.5) and what follows from them (2.4, L3): all-different reasoning.

One complete town is kept at hand, as a home for every marked building. It proves that the board is
possible, and every other question is how that town could change.
"""

from __future__ import annotations

from typing import final

from saloon.games.gadshill.components import ALL_LOTS, BUILDINGS, LOTS, NO_BUILDING
from saloon.kernel import sets
from saloon.kernel.native import i64, vec


class Homes:
    """Buildings with the lots that are possible for them, and a home for each that is marked."""

    lots: vec[i64]
    """By building: the lots of its markers, the one lot where it stands, or none (unmarked)."""
    home: vec[i64]
    """By marked building: its lot in one complete town."""
    owner: vec[i64]
    """By lot: the marked building that has its home there, or NO_BUILDING."""
    borrowed: bool
    """The homes are still those of the board before, which keeps its own."""
    taken: i64
    """All homes."""
    marked: i64
    whole: bool
    """A complete town exists."""
    touched: i64
    """Buildings whose lots changed and whose homes are to be looked at."""
    seen: i64
    """Lots that were tried for the last building without a home."""

    def __init__(self, lots: vec[i64], home: vec[i64], owner: vec[i64]) -> None:
        self.lots = lots
        self.home = home
        self.owner = owner
        self.borrowed = False
        self.taken = 0
        self.marked = 0
        self.whole = True
        self.touched = 0
        self.seen = 0

    @final
    def rehouse(self) -> bool:
        """Find homes for the buildings whose markers changed; the others may have to move.

        Unmarked buildings need none: as many lots are left over as there are of them. Where it
        fails, the `touched` building and the owners of the `seen` lots have only those lots.
        """
        stray: i64 = self.touched
        self.touched = 0
        while stray:
            bit: i64 = sets.lowest(stray)
            stray ^= bit
            building: i64 = sets.first(bit)
            home: i64 = self.home[building]
            if self.marked & bit == 0 or home & self.lots[building] == 0:
                if home:
                    self.own_homes()
                    self.home[building] = 0
                    self.owner[sets.first(home)] = NO_BUILDING
                    self.taken ^= home
                if self.marked & bit:
                    self.touched |= bit
        stray = self.touched
        while stray:
            self.own_homes()
            bit = sets.lowest(stray)
            stray ^= bit
            self.seen = 0
            if not self.house(sets.first(bit)):
                self.touched = bit
                return False
        return True

    @final
    def own_homes(self) -> None:
        """Copy the homes before the first of them changes: most cards leave all as they are."""
        if self.borrowed:
            self.home = self.home[:]
            self.owner = self.owner[:]
            self.borrowed = False

    @final
    def house(self, building: i64) -> bool:
        """Give a building a home, moving others out of the way as needed."""
        marks: i64 = self.lots[building]
        free: i64 = marks & ~self.taken
        if free:
            lot: i64 = sets.lowest(free)
            self.taken |= lot
            self.home[building] = lot
            self.owner[sets.first(lot)] = building
            return True
        free = marks & ~self.seen
        while free:
            lot = sets.lowest(free)
            self.seen |= lot
            place: i64 = sets.first(lot)
            if self.house(self.owner[place]):
                self.home[building] = lot
                self.owner[place] = building
                return True
            free = marks & ~self.seen
        return False

    @final
    def owners(self, lots: i64) -> i64:
        """The buildings that have their homes on these lots."""
        buildings: i64 = 0
        while lots:
            lot: i64 = sets.lowest(lots)
            lots ^= lot
            buildings |= sets.one(self.owner[sets.first(lot)])
        return buildings

    @final
    def closing_lots(self, building: i64, lot: i64) -> i64:
        """The lots of a closed group that keeps a building off a lot; none if it may stand there.

        The group is as many other buildings as lots, and all their markers lie on these lots. It
        is what is left when no chain of moves away from the lot ends on a free lot or frees the
        building's own home: exactly the exclusions of all-different reasoning.
        """
        home: i64 = self.home[building]
        if not self.whole or home == lot or self.taken & lot == 0:
            return 0
        goal: i64 = home | (ALL_LOTS & ~self.taken)
        group: i64 = lot
        todo: i64 = lot
        while todo:
            here: i64 = sets.lowest(todo)
            todo ^= here
            marks: i64 = self.lots[self.owner[sets.first(here)]]
            if marks & goal:
                return 0
            marks &= ~group
            group |= marks
            todo |= marks
        return group

    @final
    def exclusions(self) -> list[int]:
        """By building: the lots of its markers that a conclusion excludes."""
        excluded = [0] * BUILDINGS
        building: i64 = -1
        for lots in self.lots:
            building += 1
            marks: i64 = lots
            if not sets.has(self.marked, building):
                marks = 0
            found: i64 = 0
            while marks:
                lot: i64 = sets.lowest(marks)
                marks ^= lot
                if self.closing_lots(building, lot):
                    found |= lot
            excluded[building] = found
        return excluded


def no_homes(lots: list[int]) -> Homes:
    """Nobody has a home yet."""
    return Homes(vec[i64](lots), vec[i64]([0] * BUILDINGS), vec[i64]([NO_BUILDING] * LOTS))
