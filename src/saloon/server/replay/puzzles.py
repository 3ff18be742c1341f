"""Puzzles of Gads Hill, made, checked and explained in a process of their own.

The server keeps none: a puzzle is carried by its text, `12-a7f3`, size and seed, from which it is
made again each time. What the solution is never leaves that process before it is found.
"""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal, cast

import msgspec

from saloon.games.gadshill import puzzle as puzzles
from saloon.games.gadshill import reasons
from saloon.games.gadshill.components import Town, load
from saloon.games.gadshill.puzzle import Puzzle
from saloon.kernel import Json, Message, Refused
from saloon.server.house.thinking import Thinkers
from saloon.server.table.questions import NoAnswer
from saloon.server.wire.errors import ApiError, refused
from saloon.server.wire.puzzles import Checked, Deduced, PuzzleView

TEXT: Final = re.compile(r"([1-9]|1[0-9]|2[0-2])-([0-9a-z.-]{1,40})")
DAY: Final = re.compile(r"day-(\d{4}-\d\d-\d\d)")
WEEK: Final = (6, 8, 10, 12, 14, 18, 22)
"""How many buildings the puzzle of the day hides, from Monday to Sunday."""
TRIES: Final = 60
"""So many puzzles are made to find one of the grade that is asked for."""
KEPT: Final = 64


@dataclass(frozen=True)
class PuzzleTask:
    """What is to be done with a puzzle."""

    do: Literal["show", "grade", "check", "next"]
    text: str
    marks: dict[str, list[str]]
    grade: int = 0

    def answer(self) -> str:
        """Do it; what the rules refuse is an answer too."""
        try:
            return msgspec.json.encode(self.done()).decode()
        except Refused as problem:
            message = problem.message
            return msgspec.json.encode(
                {"refused": [message.key, message.params, message.clause]}
            ).decode()

    def done(self) -> PuzzleView | Checked | Deduced:
        if self.do == "grade":
            return self.graded()
        puzzle = made(self.text)
        if self.do == "show":
            return puzzle_view(self.text, puzzle)
        marks = reasons.read_marks(puzzle, cast(Json, self.marks))
        return check(puzzle, marks) if self.do == "check" else deduce(puzzle, marks)

    def graded(self) -> PuzzleView:
        """Make puzzles until one has the grade that is asked for."""
        for number in range(TRIES):
            text = f"{self.text}.{number}"
            puzzle = made(text)
            if puzzles.grade(puzzle) == self.grade:
                return puzzle_view(text, puzzle)
        size = int(self.text.partition("-")[0])
        raise Refused(Message("gh-puzzle-grade", {"size": size}))


@lru_cache(KEPT)
def made(text: str) -> Puzzle:
    size, _, seed = text.partition("-")
    return puzzles.make(seed, int(size), town())


@lru_cache(1)
def town() -> Town:
    return load()


def puzzle_view(text: str, puzzle: Puzzle) -> PuzzleView:
    """Show what a puzzle asks; not what the answer is."""
    record = puzzles.to_json(puzzle)
    title, *said = [cast(list[Any], message.data()) for message in puzzles.lines(puzzle)]
    return PuzzleView(
        puzzle=text,
        size=puzzle.size,
        grade=cast(int, record["grade"]),
        given=cast(dict[str, str], record["given"]),
        clues=cast(list[dict[str, Any]], record["clues"]),
        title=title,
        say=said,
    )


def check(puzzle: Puzzle, marks: list[int]) -> Checked:
    """Tell whether the town is found, and else where the right lot was struck out."""
    town = puzzle.town
    solved = reasons.solved(puzzle, marks)
    (found,) = puzzles.check(puzzle) if solved else ({},)
    return Checked(
        solved=solved,
        mistakes=[town.buildings[each] for each in reasons.mistakes(puzzle, marks)],
        solution=found,
    )


def deduce(puzzle: Puzzle, marks: list[int]) -> Deduced:
    """Give the next conclusion with its proof, or the mistake that stands before it."""
    town = puzzle.town
    wrong = reasons.mistakes(puzzle, marks)
    if wrong:
        names = tuple([town.buildings[each] for each in wrong])
        why = Message("gh-why-mistake", {"buildings": names})
        return Deduced(False, list(names), said(why), {}, 0)
    found = reasons.conclude(puzzle, marks)
    if found is None:
        return Deduced(reasons.solved(puzzle, marks), [], None, {}, 0)
    struck = {
        town.buildings[each]: list(town.lot_ids(lots))
        for each, lots in enumerate(found.struck)
        if lots
    }
    return Deduced(False, [], said(found.why), struck, found.level)


def said(message: Message) -> list[Any]:
    return cast(list[Any], message.data())


def known(text: str, today: datetime.date) -> str:
    """Refuse what is no puzzle's text, and a puzzle of a day to come."""
    parts = TEXT.fullmatch(text)
    if parts is None:
        raise ApiError("no-such-puzzle")
    day = DAY.fullmatch(parts[2])
    if day is not None and text != of_day(read_day(day[1]), today):
        raise ApiError("no-such-puzzle")
    return text


def read_day(text: str) -> datetime.date:
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise ApiError("no-such-puzzle") from None


def of_day(day: datetime.date, today: datetime.date) -> str:
    """Give the text of a day's puzzle; somewhere it may be tomorrow already, but no later."""
    if day > today + datetime.timedelta(days=1):
        raise ApiError("no-such-puzzle")
    return f"{WEEK[day.weekday()]}-day-{day.isoformat()}"


async def ask(thinkers: Thinkers, task: PuzzleTask, kind: type[Any], owner: str) -> Any:
    """Have something done with a puzzle, in its owner's turn and in time."""
    try:
        text = await thinkers.ask(task, owner)
    except NoAnswer:
        raise ApiError("took-too-long", wait=1) from None
    if text.startswith('{"refused":'):
        key, params, clause = msgspec.json.decode(text)["refused"]
        raise refused(Refused(Message(key, params, clause)), "not-possible")
    return msgspec.json.decode(text, type=kind)
