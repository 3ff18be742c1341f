"""The next step in a puzzle, with its proof: the simplest conclusion that strikes something out.

Marks are the lots that a solver still holds possible for each building, as a set. The conclusions
are those the grades are made of, simplest first.
"""

from __future__ import annotations

from typing import final

from saloon.games.gadshill.components import (
    ALL_BUILDINGS,
    ALL_LOTS,
    BUILDINGS,
    FIRST_CONDITION,
    NO_BUILDING,
)
from saloon.games.gadshill.homes import Homes, no_homes
from saloon.games.gadshill.puzzle import Part, Puzzle, solver_of
from saloon.games.gadshill.solving import BY_CLUES, BY_GROUPS, BY_PAIRS, BY_TRIAL, Relation, reached
from saloon.kernel import sets
from saloon.kernel.message import Json, Message, Param


@final
class Conclusion:
    """What follows, why, and how hard it is to see."""

    why: Message
    struck: list[int]
    """By building: the lots that are not possible after all."""
    level: int

    def __init__(self, why: Message, struck: list[int], level: int) -> None:
        self.why = why
        self.struck = struck
        self.level = level


def read_marks(puzzle: Puzzle, data: Json) -> list[int]:
    """Read a solver's marks; a building that is not named is still possible everywhere."""
    town = puzzle.town
    marks = [lot or ALL_LOTS for lot in puzzle.given]
    part = Part(data, "marks.")
    for building in part.data:
        lots = part.texts(building)
        if building not in town.buildings or any(lot not in town.lots for lot in lots):
            part.wrong(building, "value")
        found = 0
        for lot in lots:
            found |= sets.one(town.lots.index(lot))
        marks[town.buildings.index(building)] = found
    return marks


def mistakes(puzzle: Puzzle, marks: list[int]) -> list[int]:
    """Find the buildings whose lot was struck out."""
    return [each for each in range(BUILDINGS) if marks[each] & puzzle.solution[each] == 0]


def solved(puzzle: Puzzle, marks: list[int]) -> bool:
    """Tell whether every building has its one lot."""
    return marks == puzzle.solution


def conclude(puzzle: Puzzle, marks: list[int]) -> Conclusion | None:
    """Find the simplest conclusion that strikes something out; none where nothing is left to."""
    return (
        by_card(puzzle, marks)
        or by_condition(puzzle, marks)
        or by_standing(puzzle, marks)
        or by_only_place(puzzle, marks)
        or by_group(puzzle, marks)
        or by_trial(puzzle, marks)
    )


def nothing() -> list[int]:
    return [0] * BUILDINGS


def by_card(puzzle: Puzzle, marks: list[int]) -> Conclusion | None:
    """A card that speaks of one building leaves it so many lots."""
    town = puzzle.town
    for clue in puzzle.clues:
        if clue.card >= FIRST_CONDITION:
            continue
        named = town.named[clue.card]
        subject = clue.mine if named == NO_BUILDING else named
        away = marks[subject] & ~town.card_lots[clue.card]
        if away:
            struck = nothing()
            struck[subject] = away
            said: dict[str, Param] = {
                "clue": clue.card,
                "building": town.buildings[subject],
                "lots": town.lot_ids(marks[subject] & ~away),
            }
            return Conclusion(Message("gh-why-card", said), struck, BY_CLUES)
    return None


def by_condition(puzzle: Puzzle, marks: list[int]) -> Conclusion | None:
    """What is possible for one building of a condition leaves the other so many lots."""
    town = puzzle.town
    for clue in puzzle.clues:
        if clue.card < FIRST_CONDITION:
            continue
        one, other = town.named[clue.card], clue.mine
        relation = Relation(one, other, town.partners[clue.card])
        for subject, partner, lots in (
            (one, other, reached(relation.backward, marks[other])),
            (other, one, reached(relation.forward, marks[one])),
        ):
            away = marks[subject] & ~lots
            if away:
                struck = nothing()
                struck[subject] = away
                said: dict[str, Param] = {
                    "clue": clue.card,
                    "building": town.buildings[subject],
                    "lots": town.lot_ids(marks[subject] & ~away),
                    "buildings": (town.buildings[partner],),
                }
                return Conclusion(Message("gh-why-condition", said), struck, BY_CLUES)
    return None


def by_standing(puzzle: Puzzle, marks: list[int]) -> Conclusion | None:
    """Where one building stands, no other does."""
    for building in range(BUILDINGS):
        lot = marks[building]
        if sets.several(lot) or lot == 0:
            continue
        struck = [0 if each == building else marks[each] & lot for each in range(BUILDINGS)]
        if any(struck):
            said = Message("gh-why-standing", puzzle.town.marker(building, lot))
            return Conclusion(said, struck, BY_CLUES)
    return None


def by_only_place(puzzle: Puzzle, marks: list[int]) -> Conclusion | None:
    """A lot that only one building can have is that building's."""
    once = twice = 0
    for each in marks:
        twice |= once & each
        once |= each
    for building in range(BUILDINGS):
        lot = marks[building] & once & ~twice
        away = marks[building] & ~lot
        if lot and away and not sets.several(lot):
            struck = nothing()
            struck[building] = away
            said = Message("gh-why-only-place", puzzle.town.marker(building, lot))
            return Conclusion(said, struck, BY_PAIRS)
    return None


def by_group(puzzle: Puzzle, marks: list[int]) -> Conclusion | None:
    """As many buildings as lots share these among themselves; the smallest such group is shown."""
    town = puzzle.town
    homes = housed(marks)
    if homes is None:
        return None
    group = 0
    for building in range(BUILDINGS):
        for place in sets.members(marks[building]):
            found = homes.closing_lots(building, sets.one(place))
            if found and (group == 0 or sets.size(found) < sets.size(group)):
                group = found
    if group == 0:
        return None
    owners = homes.owners(group)
    struck = [0 if sets.has(owners, each) else marks[each] & group for each in range(BUILDINGS)]
    said: dict[str, Param] = {
        "buildings": town.building_ids(owners),
        "lots": town.lot_ids(group),
    }
    level = BY_PAIRS if sets.size(group) <= 2 else BY_GROUPS
    return Conclusion(Message("gh-why-group", said), struck, level)


def housed(marks: list[int]) -> Homes | None:
    """Find a home for every building; nothing where the marks leave none."""
    homes = no_homes(marks.copy())
    homes.marked = homes.touched = ALL_BUILDINGS
    return homes if homes.rehouse() else None


def by_trial(puzzle: Puzzle, marks: list[int]) -> Conclusion | None:
    """Suppose a building on a lot, and find that the clues then leave no town.

    Suppositions that simple conclusions refute come before those that take a search.
    """
    open_ones = [each for each in range(BUILDINGS) if sets.several(marks[each])]
    open_ones.sort(key=lambda each: sets.size(marks[each]))
    for searching in (False, True):
        for building in open_ones:
            for place in sets.members(marks[building]):
                if impossible(puzzle, marks, building, sets.one(place), searching):
                    struck = nothing()
                    struck[building] = sets.one(place)
                    said = puzzle.town.marker(building, struck[building])
                    return Conclusion(Message("gh-why-trial", said), struck, BY_TRIAL)
    return None


def impossible(puzzle: Puzzle, marks: list[int], building: int, lot: int, searching: bool) -> bool:
    """Tell whether a building on a lot leaves no town, as far as the marks go."""
    solver = solver_of(puzzle)
    supposed = [solver.start[each] & marks[each] for each in range(BUILDINGS)]
    supposed[building] &= lot
    if 0 in supposed:
        return True
    if not searching:
        return not solver.conclude(supposed, BY_GROUPS)
    solver.start = supposed
    return not solver.search(1)
