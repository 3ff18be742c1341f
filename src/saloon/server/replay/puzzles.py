"""Puzzles, made, checked and explained in a process of their own.

The server keeps none: a puzzle is carried by its text, `12-a7f3`, size and seed, from which it is
made again each time. What the solution is never leaves that process before it is found.
"""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass
from typing import Final, Literal, TypeVar, cast

import msgspec

from saloon.kernel import Json, Message, Refused
from saloon.plugins import puzzles
from saloon.server.house.thinking import Thinkers
from saloon.server.table.questions import NoAnswer
from saloon.server.wire.errors import ApiError, refused

T = TypeVar("T")
TEXT: Final = re.compile(r"([1-9]|1[0-9]|2[0-2])-([0-9a-z.-]{1,40})")
DAY: Final = re.compile(r"day-(\d{4}-\d\d-\d\d)")
WEEK: Final = (6, 8, 10, 12, 14, 18, 22)
"""How many buildings the puzzle of the day hides, from Monday to Sunday."""
TRIES: Final = 60
"""So many puzzles are made to find one of the grade that is asked for."""


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

    def done(self) -> dict[str, Json]:
        if self.do == "grade":
            return self.graded()
        if self.do == "show":
            return puzzles().shown(self.text)
        marks = cast(Json, self.marks)
        asked = puzzles().checked if self.do == "check" else puzzles().deduced
        return asked(self.text, marks)

    def graded(self) -> dict[str, Json]:
        """Make puzzles until one has the grade that is asked for."""
        for number in range(TRIES):
            text = f"{self.text}.{number}"
            if puzzles().grade_of(text) == self.grade:
                return puzzles().shown(text)
        raise Refused(puzzles().no_such_grade(int(self.text.partition("-")[0])))


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


async def ask(thinkers: Thinkers, task: PuzzleTask, kind: type[T], owner: str) -> T:
    """Have something done with a puzzle, in its owner's turn and in time."""
    try:
        text = await thinkers.ask(task, owner)
    except NoAnswer:
        raise ApiError("took-too-long", wait=1) from None
    if text.startswith('{"refused":'):
        key, params, clause = msgspec.json.decode(text)["refused"]
        raise refused(Refused(Message(key, params, clause)), "not-possible")
    return msgspec.json.decode(text, type=kind)
