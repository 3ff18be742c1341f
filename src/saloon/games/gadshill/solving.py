"""Solving a town by clues that all hold at once: conclusions of rising strength, then search."""

from __future__ import annotations

from typing import Final, final

from saloon.games.gadshill.components import (
    ALL_BUILDINGS,
    ALL_LOTS,
    BUILDINGS,
    FIRST_CONDITION,
    LOTS,
    NO_BUILDING,
    Town,
)
from saloon.games.gadshill.homes import no_homes
from saloon.kernel import sets
from saloon.kernel.native import i64

BY_CLUES: Final = 1
BY_PAIRS: Final = 2
BY_GROUPS: Final = 3
BY_TRIAL: Final = 4
"""Each clue by itself; closed pairs and lots with one possibility left; closed groups of any size;
supposing something and refuting it."""


@final
class Clue:
    """A card, with the building that is meant by "my building" where it speaks of one."""

    card: i64
    mine: i64

    def __init__(self, card: i64, mine: i64) -> None:
        self.card = card
        self.mine = mine


@final
class Relation:
    """Two buildings whose lots depend on each other: what each lot of one leaves the other."""

    one: i64
    other: i64
    forward: list[int]
    backward: list[int]

    def __init__(self, one: i64, other: i64, forward: list[int]) -> None:
        self.one = one
        self.other = other
        self.forward = forward
        self.backward = [
            sum([sets.one(lot) for lot in range(LOTS) if sets.has(forward[lot], mine)])
            for mine in range(LOTS)
        ]


@final
class Solver:
    """All-different reasoning and clues, as strong as the grade asks, and search on top."""

    town: Town
    start: list[int]
    relations: list[Relation]
    towns: list[list[int]]
    limit: i64

    def __init__(self, town: Town, given: list[int]) -> None:
        self.town = town
        self.start = [lot or ALL_LOTS for lot in given]
        self.relations = []
        self.towns = []
        self.limit = 1

    def add(self, clue: Clue, holds: bool = True) -> None:
        """Take a clue in, or the contrary of it."""
        named: i64 = self.town.named[clue.card]
        if clue.card >= FIRST_CONDITION:
            partners = self.town.partners[clue.card]
            forward = partners if holds else [ALL_LOTS & ~mine for mine in partners]
            self.relations.append(Relation(named, clue.mine, forward))
            return
        subject: i64 = clue.mine if named == NO_BUILDING else named
        lots: i64 = self.town.card_lots[clue.card]
        possible: i64 = self.start[subject]
        self.start[subject] = possible & (lots if holds else ALL_LOTS & ~lots)

    def search(self, limit: i64) -> list[list[int]]:
        """Find complete towns, up to so many."""
        self.towns = []
        self.limit = limit
        self.explore(self.start.copy())
        return self.towns

    def explore(self, lots: list[int]) -> None:
        """Conclude what follows, then try the building with the fewest lots left, lot by lot."""
        if not self.conclude(lots, BY_PAIRS):
            return
        fewest: i64 = LOTS + 1
        chosen: i64 = NO_BUILDING
        for building in range(BUILDINGS):
            marks: i64 = lots[building]
            if sets.several(marks):
                left: i64 = sets.size(marks)
                if left < fewest:
                    fewest = left
                    chosen = building
        if chosen == NO_BUILDING:
            self.towns.append(lots)
            return
        options: i64 = lots[chosen]
        while options and len(self.towns) < self.limit:
            lot: i64 = sets.lowest(options)
            options ^= lot
            trial = lots.copy()
            trial[chosen] = lot
            self.explore(trial)

    def conclude(self, lots: list[int], level: i64) -> bool:
        """Draw conclusions until none is left; False if they leave some building no lot."""
        while True:
            before = lots.copy()
            if not self.relate(lots) or not spread_singles(lots):
                return False
            if lots != before:
                continue
            if level >= BY_PAIRS and not (only_places(lots) and close_pairs(lots)):
                return False
            if lots == before and level >= BY_GROUPS and not self.close_groups(lots):
                return False
            if lots == before:
                return True

    def relate(self, lots: list[int]) -> bool:
        """Let every condition act in both directions."""
        for relation in self.relations:
            one: i64 = lots[relation.one]
            other: i64 = lots[relation.other]
            one = one & reached(relation.backward, other)
            other = other & reached(relation.forward, one)
            if one == 0 or other == 0:
                return False
            lots[relation.one] = one
            lots[relation.other] = other
        return True

    def close_groups(self, lots: list[int]) -> bool:
        """Take away everything that all-different reasoning excludes (2.4, L3)."""
        homes = no_homes(lots)
        homes.marked = homes.touched = ALL_BUILDINGS
        if not homes.rehouse():
            return False
        excluded = homes.exclusions()
        for building in range(BUILDINGS):
            marks: i64 = lots[building]
            lots[building] = marks & ~excluded[building]
        return True


def reached(partners: list[int], lots: i64) -> i64:
    """All lots that some lot of a set leaves possible."""
    found: i64 = 0
    while lots:
        lot: i64 = sets.lowest(lots)
        lots ^= lot
        found |= partners[sets.first(lot)]
    return found


def spread_singles(lots: list[int]) -> bool:
    """A building with one lot left keeps it for itself."""
    alone: i64 = 0
    for each in lots:
        marks: i64 = each
        if not sets.several(marks):
            if marks & alone or marks == 0:
                return False
            alone |= marks
    again = True
    while again:
        again = False
        for building in range(BUILDINGS):
            marks = lots[building]
            if sets.several(marks) and marks & alone:
                rest: i64 = marks & ~alone
                lots[building] = rest
                if not sets.several(rest):
                    if rest == 0:
                        return False
                    alone |= rest
                    again = True
    return True


def only_places(lots: list[int]) -> bool:
    """A lot that only one building can have is that building's."""
    once: i64 = 0
    twice: i64 = 0
    for each in lots:
        twice |= once & each
        once |= each
    if once != ALL_LOTS:
        return False
    lone: i64 = once & ~twice
    for building in range(BUILDINGS):
        mine: i64 = lots[building] & lone
        if mine:
            if sets.several(mine):
                return False
            lots[building] = mine
    return True


def close_pairs(lots: list[int]) -> bool:
    """Two buildings with the same two lots keep all others off them (GH-61)."""
    for building in range(BUILDINGS):
        both: i64 = lots[building]
        if not sets.pair(both) or lots.count(both) < 2:
            continue
        if lots.count(both) > 2:
            return False
        for other in range(BUILDINGS):
            marks: i64 = lots[other]
            if marks != both and marks & both:
                if marks & ~both == 0:
                    return False
                lots[other] = marks & ~both
    return True
