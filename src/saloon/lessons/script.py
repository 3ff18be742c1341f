"""The script of a lesson: what is drawn and played before each moment, and the right moves."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from saloon.kernel import CHANCE, Seat
from saloon.plugins import declarations, folder, plugins

LEARNER: Seat = 0
"""The seat of whoever learns."""


@dataclass(frozen=True)
class Aside:
    """What is said to a move that is legal and weaker; the moves are given by their notation."""

    moves: tuple[str, ...]
    """Patterns as file names have them: `bid 2x4`, `bid [34]*`."""
    says: str


@dataclass(frozen=True)
class Moment:
    """One step of a lesson: what has just happened, what is said, and the move that goes on."""

    name: str
    """Under this name its words are found."""
    before: tuple[tuple[Seat, str], ...]
    clauses: tuple[str, ...]
    move: str
    """What the learner is led to; empty where only *Continue* is asked."""
    also: tuple[str, ...]
    """Patterns of moves that are just as right."""
    asides: tuple[Aside, ...]

    def is_right(self, text: str) -> bool:
        """Tell whether a legal move goes on with the lesson."""
        return text == self.move or matches(text, self.also)

    def aside(self, text: str) -> str:
        """Find what is said to a legal move that is weaker: the first words that fit it."""
        return next((each.says for each in self.asides if matches(text, each.moves)), "")


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    game: str
    minutes: int
    """About so long it takes: what is said and told in it is read, and moves are made."""
    players: int
    options: dict[str, str]
    others: tuple[str, ...]
    """The names of those who sit with the learner."""
    moments: tuple[Moment, ...]


def matches(text: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def script_of(game: str) -> Path:
    return folder(game) / "lesson" / "script.toml"


def has_lesson(game: str) -> bool:
    """Tell whether a game that is installed brings a lesson."""
    return game in declarations() and script_of(game).is_file()


@cache
def lesson(game: str) -> Lesson:
    """Read the lesson of a game."""
    data = tomllib.loads(script_of(game).read_text("utf-8"))
    return Lesson(
        game=plugins()[game].game.name,
        minutes=data["minutes"],
        players=data["players"],
        options=dict(data.get("options", {})),
        others=tuple(data["others"]),
        moments=tuple(moment(each) for each in data["moment"]),
    )


def moment(data: dict[str, object]) -> Moment:
    asides = data.get("aside", [])
    assert isinstance(asides, list)
    return Moment(
        name=str(data["name"]),
        before=tuple(entry for line in texts(data, "before") for entry in entries(line)),
        clauses=texts(data, "clauses"),
        move=str(data.get("move", "")),
        also=texts(data, "also"),
        asides=tuple(Aside(texts(each, "moves"), str(each["says"])) for each in asides),
    )


def texts(data: dict[str, object], name: str) -> tuple[str, ...]:
    given = data.get(name, [])
    assert isinstance(given, list)
    return tuple(map(str, given))


def entries(line: str) -> list[tuple[Seat, str]]:
    """Read a line of a script: `1 bid 2x4`, or several draws of one kind, `* turn: 2 4 2`."""
    who, _, text = line.partition(" ")
    seat = CHANCE if who == "*" else int(who)
    verb, colon, draws = text.partition(": ")
    if seat == CHANCE and colon:
        return [(seat, f"{verb} {draw}") for draw in draws.split()]
    return [(seat, text)]
