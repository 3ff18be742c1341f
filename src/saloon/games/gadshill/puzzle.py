"""Solo puzzles: clue cards that leave exactly one complete town.

Some buildings stand from the start; `size` others are to be found. Unlike in the game, every clue
holds all the time. A puzzle is made from a town: every clue that is true in it is laid out, and
those that are not needed are taken away again one by one. That the rest leaves no other town is
proved by exhaustive search with propagation.
"""

from __future__ import annotations

from typing import Final, NoReturn, final

from saloon.games.gadshill.components import (
    ALL_BUILDINGS,
    ALL_LOTS,
    BUILDINGS,
    CARDS,
    CONDITION,
    FIRST_CONDITION,
    FIRST_DISTRICT,
    LOTS,
    NO_BUILDING,
    Town,
    kind_of,
    load,
)
from saloon.games.gadshill.solving import BY_CLUES, BY_GROUPS, BY_PAIRS, BY_TRIAL, Clue, Solver
from saloon.kernel import sets
from saloon.kernel.fields import Fields
from saloon.kernel.message import Json, Message, Param, Refused
from saloon.kernel.rng import Rng
from saloon.kernel.state import STANDARD

LEAST: Final = 3
USUAL: Final = 12
MOST: Final = BUILDINGS
TOWNS_TRIED: Final = 500
"""How many towns are founded before a host's cards are held to be too few for a puzzle."""
FORMAT: Final = "saloon-puzzle"
VERSION: Final = 1
GRADES: Final = (BY_CLUES, BY_PAIRS, BY_GROUPS, BY_TRIAL)
FIELDS: Final = (
    *("format", "version", "game", "components", "size"),
    *("grade", "given", "clues", "solution"),
)
"""What the record of a puzzle may hold."""


@final
class Puzzle:
    """Clues, the buildings given, and the one town that they leave."""

    town: Town
    components: str
    given: list[int]
    """By building: the lot where it stands from the start, as a set; none for those to be found."""
    clues: list[Clue]
    solution: list[int]
    """By building: its lot; empty where a file does not say it."""

    def __init__(
        self,
        town: Town,
        components: str,
        given: list[int],
        clues: list[Clue],
        solution: list[int],
    ) -> None:
        self.town = town
        self.components = components
        self.given = given
        self.clues = clues
        self.solution = solution

    @property
    def size(self) -> int:
        """How many buildings are to be found."""
        return self.given.count(0)


# Solving


def solver_of(puzzle: Puzzle, without: int = -1) -> Solver:
    """Set a solver before a puzzle; with one clue turned into its contrary, if so wished."""
    solver = Solver(puzzle.town, puzzle.given)
    for index, clue in enumerate(puzzle.clues):
        solver.add(clue, index != without)
    return solver


def check(puzzle: Puzzle) -> list[dict[str, str]]:
    """Find the towns that the clues leave: none, the one, or two that prove it is not the only."""
    town = puzzle.town
    return [
        {town.buildings[each]: town.lots[sets.first(lot)] for each, lot in enumerate(found)}
        for found in solver_of(puzzle).search(2)
    ]


def grade(puzzle: Puzzle) -> int:
    """Grade a puzzle by the least deduction that solves it."""
    for level in (BY_CLUES, BY_PAIRS, BY_GROUPS):
        solver = solver_of(puzzle)
        lots = solver.start.copy()
        if solver.conclude(lots, level) and all(not sets.several(marks) for marks in lots):
            return level
    return BY_TRIAL


# Making


def make(
    seed: int | str, size: int = USUAL, town: Town | None = None, components: str = STANDARD
) -> Puzzle:
    """Make a puzzle with so many buildings to find; the same seed makes the same puzzle."""
    if not LEAST <= size <= MOST:
        raise Refused(Message("gh-puzzle-size", {"least": LEAST, "most": MOST, "size": size}))
    town = town or load()
    rng = Rng(f"puzzle {seed} {size}")
    for _ in range(TOWNS_TRIED):
        solution = founded(town, rng)
        hidden = ALL_BUILDINGS
        for building in shuffled(list(range(BUILDINGS)), rng)[: BUILDINGS - size]:
            hidden &= ~sets.one(building)
        given = [0 if sets.has(hidden, each) else lot for each, lot in enumerate(solution)]
        puzzle = Puzzle(town, components, given, true_clues(town, solution, hidden, rng), solution)
        if len(solver_of(puzzle).search(2)) == 1:
            thin_out(puzzle)
            return puzzle
    raise Refused(Message("gh-puzzle-not-found", {"size": size}))


def founded(town: Town, rng: Rng) -> list[int]:
    """Found a town at random in which most building cards are true, so that clues abound."""
    wishes = [ALL_LOTS] * BUILDINGS
    for card in range(1, FIRST_DISTRICT):
        if rng.below(8):
            wishes[town.named[card]] = town.card_lots[card]
    owner = [NO_BUILDING] * LOTS
    for building in shuffled(list(range(BUILDINGS)), rng):
        if not housed(building, wishes, owner, [0], rng):
            wishes[building] = ALL_LOTS
            housed(building, wishes, owner, [0], rng)
    return [sets.one(owner.index(building)) for building in range(BUILDINGS)]


def housed(building: int, wishes: list[int], owner: list[int], tried: list[int], rng: Rng) -> bool:
    """Give a building one of the lots it wishes for, moving others as needed."""
    for lot in shuffled(sets.members(wishes[building]), rng):
        if sets.has(tried[0], lot):
            continue
        tried[0] |= sets.one(lot)
        if owner[lot] == NO_BUILDING or housed(owner[lot], wishes, owner, tried, rng):
            owner[lot] = building
            return True
    return False


def true_clues(town: Town, solution: list[int], hidden: int, rng: Rng) -> list[Clue]:
    """Lay out every card that can be true, each with one choice of "my building", in any order."""
    clues: list[Clue] = []
    for card in range(1, CARDS + 1):
        named = town.named[card]
        choices: list[int] = []
        if card < FIRST_DISTRICT:
            if sets.has(hidden, named) and solution[named] & town.card_lots[card]:
                choices = [NO_BUILDING]
        else:
            lots = town.card_lots[card]
            if card >= FIRST_CONDITION:
                lots = town.partners[card][sets.first(solution[named])]
            choices = [
                mine for mine in sets.members(hidden) if mine != named and solution[mine] & lots
            ]
        if choices:
            clues.append(Clue(card, choices[rng.below(len(choices))]))
    return [clues[index] for index in shuffled(list(range(len(clues))), rng)]


def thin_out(puzzle: Puzzle) -> None:
    """Take away every clue whose contrary leaves no town: the others already imply it."""
    index = 0
    while index < len(puzzle.clues):
        if solver_of(puzzle, index).search(1):
            index += 1
        else:
            del puzzle.clues[index]
    cards = sorted([clue.card for clue in puzzle.clues])
    by_card = {clue.card: clue for clue in puzzle.clues}
    puzzle.clues = [by_card[card] for card in cards]


def shuffled(items: list[int], rng: Rng) -> list[int]:
    for index in range(len(items) - 1, 0, -1):
        other = rng.below(index + 1)
        items[index], items[other] = items[other], items[index]
    return items


# Forms


def lines(puzzle: Puzzle) -> list[Message]:
    """Say a puzzle line by line in any language: what is asked, what is given, the clues."""
    town = puzzle.town
    said = [Message("gh-puzzle-title", {"size": puzzle.size, "grade": grade(puzzle)})]
    for building, lot in enumerate(puzzle.given):
        if lot:
            stands: dict[str, Param] = {
                "building": town.buildings[building],
                "lot": town.lots[sets.first(lot)],
            }
            said.append(Message("gh-puzzle-given", stands))
    for clue in puzzle.clues:
        lots = town.lot_ids(town.plan(clue.card))
        told: dict[str, Param] = {"clue": clue.card, "lots": lots}
        if clue.mine != NO_BUILDING:
            mine = town.buildings[clue.mine]
            told = {"clue": clue.card, "building": mine, "lots": lots}
            said.append(Message("gh-puzzle-clue-mine", told))
        else:
            said.append(Message("gh-puzzle-clue", told))
    return said


def to_json(puzzle: Puzzle) -> dict[str, Json]:
    """Give the record of a puzzle."""
    town = puzzle.town
    clues: list[Json] = []
    for clue in puzzle.clues:
        data: dict[str, Json] = {"card": clue.card}
        if clue.mine != NO_BUILDING:
            data["building"] = town.buildings[clue.mine]
        data |= plan_data(town, clue.card)
        clues.append(data)
    given: dict[str, Json] = {
        town.buildings[each]: town.lots[sets.first(lot)]
        for each, lot in enumerate(puzzle.given)
        if lot
    }
    record: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "game": "gadshill",
        "components": puzzle.components,
        "size": puzzle.size,
        "grade": grade(puzzle),
        "given": given,
        "clues": clues,
    }
    if puzzle.solution:
        record["solution"] = {
            town.buildings[each]: town.lots[sets.first(lot)]
            for each, lot in enumerate(puzzle.solution)
        }
    return record


def plan_data(town: Town, card: int) -> dict[str, Json]:
    """Give what a card's plan shows: its lots, or the pairs of a condition card."""
    if kind_of(card) == CONDITION:
        return {"pairs": [[named, mine] for named, mine in town.pairs(card)]}
    return {"lots": list(town.lot_ids(town.card_lots[card]))}


def from_json(data: Json, town: Town | None = None, components: str = STANDARD) -> Puzzle:
    """Read a puzzle back; what does not fit the town is named by its field.

    How many towns the clues leave is for `check` to say, but a solution and a grade that are
    stated must be right. A file may leave out size, grade and solution.
    """
    town = town or load()
    part = Part(data, "")
    check_header(part, components)
    given = read_lots(town, Part(part.value("given"), "given."))
    solution = read_solution(town, part, given)
    puzzle = Puzzle(town, components, given, read_clues(town, part), solution)
    if "size" in part.data and part.number("size") != puzzle.size:
        part.wrong("size", "value")
    if "grade" in part.data and part.number("grade") not in GRADES:
        part.wrong("grade", "value")
    hold_to_its_word(puzzle, part.data)
    return puzzle


class Part(Fields):
    """An object of a puzzle's file."""

    def refuse(self, field: str, _problem: str, _wanted: str) -> NoReturn:
        misfit(field)


def check_header(part: Part, components: str) -> None:
    """Refuse what is no puzzle of this kind, or belongs to other components."""
    part.only(FIELDS, "unknown")
    for name, text in (("format", FORMAT), ("game", "gadshill"), ("components", components)):
        if part.text(name) != text:
            part.wrong(name, "value")
    if part.number("version") != VERSION:
        part.wrong("version", "value")


def read_solution(town: Town, part: Part, given: list[int]) -> list[int]:
    """Read the stated town, with every building given where it is given; empty where none is."""
    if "solution" not in part.data:
        return []
    solution = read_lots(town, Part(part.value("solution"), "solution."))
    if 0 in solution or any(lot not in (0, solution[each]) for each, lot in enumerate(given)):
        part.wrong("solution", "value")
    return solution


def read_clues(town: Town, part: Part) -> list[Clue]:
    """Read the cards, each at most once."""
    items = enumerate(part.items("clues"))
    clues = [read_clue(town, Part(item, f"clues[{index}].")) for index, item in items]
    if len({clue.card for clue in clues}) != len(clues):
        part.wrong("clues", "twice")
    return clues


def hold_to_its_word(puzzle: Puzzle, data: dict[str, Json]) -> None:
    """Compare what a file states with what its clues leave.

    Of clues that leave several towns any one may be stated, and they have no grade.
    """
    if "solution" not in data and "grade" not in data:
        return
    found = solver_of(puzzle).search(2)
    if puzzle.solution and found and puzzle.solution not in found:
        stated = Puzzle(puzzle.town, puzzle.components, puzzle.solution, puzzle.clues, [])
        if len(found) == 1 or not solver_of(stated).search(1):
            misfit("solution")
    if "grade" in data and len(found) == 1 and data["grade"] != grade(puzzle):
        misfit("grade")


def read_lots(town: Town, part: Part) -> list[int]:
    """Read which buildings stand where, no two on one lot."""
    found = [0] * BUILDINGS
    for building in part.data:
        lot = part.text(building)
        if building not in town.buildings or lot not in town.lots:
            part.wrong(building, "value")
        bit = sets.one(town.lots.index(lot))
        if bit in found:
            part.wrong(building, "twice")
        found[town.buildings.index(building)] = bit
    return found


def read_clue(town: Town, part: Part) -> Clue:
    """Read a card and, where it speaks of one, "my building"; its plan may be left out."""
    part.only(("card", "building", "lots", "pairs"), "unknown")
    card = part.number("card")
    if not 1 <= card <= CARDS:
        part.wrong("card", "value")
    plan = plan_data(town, card)
    for name in ("lots", "pairs"):
        if name in part.data and (name not in plan or not same_items(part.data[name], plan[name])):
            part.wrong(name, "value")
    if kind_of(card) == 0:
        if part.data.get("building") is not None:
            part.wrong("building", "value")
        return Clue(card, NO_BUILDING)
    building = part.text("building")
    if building not in town.buildings or town.buildings.index(building) == town.named[card]:
        part.wrong("building", "value")
    return Clue(card, town.buildings.index(building))


def same_items(stated: Json, known: Json) -> bool:
    """Tell whether two lists hold the same, in any order."""
    if not isinstance(stated, list) or not isinstance(known, list) or len(stated) != len(known):
        return False
    return all(item in stated for item in known)


def misfit(field: str) -> NoReturn:
    """Refuse a puzzle for one of its fields."""
    raise Refused(Message("gh-puzzle-field", {"field": field}))
