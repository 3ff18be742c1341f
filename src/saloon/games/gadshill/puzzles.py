"""Puzzles of Gads Hill 1874 as the house asks for them: made, said, checked and explained.

A puzzle is named by its text, `12-a7f3`, size and seed, from which it is made again each time.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from saloon.games.gadshill import puzzle as puzzles
from saloon.games.gadshill import reasons
from saloon.games.gadshill.puzzle import LEAST, MOST, USUAL, Puzzle
from saloon.games.gadshill.rules import GadsHill
from saloon.kernel.message import Json, Message, Refused

__all__ = ["LEAST", "MOST", "USUAL"]

KEPT: Final = 64


@lru_cache(1)
def game() -> GadsHill:
    return GadsHill()


@lru_cache(KEPT)
def made(text: str) -> Puzzle:
    size, _, seed = text.partition("-")
    return puzzles.make(seed, int(size), game().town)


# For the server


def shown(text: str) -> dict[str, Json]:
    """Show what a puzzle asks; not what the answer is."""
    puzzle = made(text)
    record = puzzles.to_json(puzzle)
    title, *said = [message.data() for message in puzzles.lines(puzzle)]
    return {
        "puzzle": text,
        "size": puzzle.size,
        "grade": record["grade"],
        "given": record["given"],
        "clues": record["clues"],
        "title": title,
        "say": said,
    }


def grade_of(text: str) -> int:
    """Say how hard a puzzle is, from 1 to 4."""
    return puzzles.grade(made(text))


def no_such_grade(size: int) -> Message:
    """Say that no puzzle of a size was found to be as hard as was asked for."""
    return Message("gh-puzzle-grade", {"size": size})


def checked(text: str, marks: Json) -> dict[str, Json]:
    """Tell whether the town is found, and else where the right lot was struck out."""
    puzzle = made(text)
    held = reasons.read_marks(puzzle, marks)
    names = puzzle.town.buildings
    mistakes: list[Json] = [names[each] for each in reasons.mistakes(puzzle, held)]
    solved = reasons.solved(puzzle, held)
    found: dict[str, Json] = {}
    if solved:
        found.update(puzzles.check(puzzle)[0])
    return {"solved": solved, "mistakes": mistakes, "solution": found}


def deduced(text: str, marks: Json) -> dict[str, Json]:
    """Give the next conclusion with its proof, or the mistake that stands before it."""
    puzzle = made(text)
    held = reasons.read_marks(puzzle, marks)
    town = puzzle.town
    wrong = [town.buildings[each] for each in reasons.mistakes(puzzle, held)]
    if wrong:
        why = Message("gh-why-mistake", {"buildings": tuple(wrong)})
        return conclusion(False, wrong, why, {}, 0)
    found = reasons.conclude(puzzle, held)
    if found is None:
        return conclusion(reasons.solved(puzzle, held), [], None, {}, 0)
    struck = {
        town.buildings[each]: list(town.lot_ids(lots))
        for each, lots in enumerate(found.struck)
        if lots
    }
    return conclusion(False, [], found.why, struck, found.level)


def conclusion(
    solved: bool, mistakes: list[str], why: Message | None, struck: dict[str, list[str]], level: int
) -> dict[str, Json]:
    lots: dict[str, Json] = {building: list(each) for building, each in struck.items()}
    return {
        "solved": solved,
        "mistakes": list(mistakes),
        "why": None if why is None else why.data(),
        "struck": lots,
        "level": level,
    }


# For the terminal


def record(seed: str, size: int) -> dict[str, Json]:
    """Make a puzzle as the record that can be checked and shared."""
    return puzzles.to_json(puzzles.make(seed, size))


def lines(seed: str, size: int) -> list[Message]:
    """Say a puzzle: its title, what is given, and its clues, each with the lots of its plan."""
    return puzzles.lines(puzzles.make(seed, size))


def solution(seed: str, size: int) -> list[Message]:
    """Say where all buildings stand."""
    (town,) = puzzles.check(puzzles.make(seed, size))
    return standing(town, list(town))


def solutions(file: bytes, name: str) -> list[dict[str, str]]:
    """Find the towns that a record's clues leave: one, none, or two of many."""
    try:
        data: Json = json.loads(file)
    except (ValueError, RecursionError):
        raise Refused(Message("gh-puzzle-field", {"field": name})) from None
    return puzzles.check(puzzles.from_json(data))


def verdict(towns: list[dict[str, str]]) -> list[list[Message]]:
    """Say, in paragraphs, whether exactly one town is left, or where two of them differ."""
    if len(towns) == 1:
        return [[Message("gh-puzzle-unique")]]
    told = [[Message("gh-puzzle-two" if towns else "gh-puzzle-none")]]
    if towns:
        one, other = towns
        apart = [building for building in one if one[building] != other[building]]
        told += [standing(town, apart) for town in towns]
    return told


def standing(town: dict[str, str], buildings: list[str]) -> list[Message]:
    """Say where buildings stand."""
    return [
        Message("gh-puzzle-given", {"building": building, "lot": town[building]})
        for building in buildings
    ]
