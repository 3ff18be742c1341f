"""Exercises: small positions with one clear best move, and how often each move was seen to win.

They lie beside their game: `exercises/positions.toml` and the words in `exercises/<language>.toml`.
`training/exercises.py` finds them. A position is reached by the moves of a game whose draws follow
from its seed, through the rules, so that one which no longer fits them fails in the tests.
"""

from __future__ import annotations

import datetime
import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import count
from math import gcd
from pathlib import Path

from saloon.kernel import Rng, Seat
from saloon.plugins import declarations, folder, plugins
from saloon.records import Play

STRIDE = 5
"""The exercises of one game come up at least so far apart, so that their grades change."""


@dataclass(frozen=True)
class Exercise:
    """A position, and what the search found there."""

    game: str
    number: int
    """From 1, in the order of the file: the easier ones first."""
    name: str
    """Under this name its words are found."""
    players: int
    others: tuple[str, ...]
    seed: str
    seat: Seat
    moves: tuple[str, ...]
    """Each decision up to the position as its seat and notation."""
    best: str
    chances: dict[str, float]
    """For each move the share of simulated games that were won with it."""
    games: int
    """So many games were simulated for each move."""
    margin: float
    """By so much the best move is ahead of the next, the uncertainty taken off."""
    grade: int
    """From 1, easy, to 3."""

    @property
    def mark(self) -> str:
        """Name the position itself: what is noted of it stays with it wherever it stands."""
        deal = [self.game, str(self.players), self.seed, str(self.seat), *self.moves]
        return sha256("\n".join(deal).encode()).hexdigest()[:12]

    def laid(self) -> Play:
        """Lay the table; LookupError or Refused where the rules lead elsewhere by now."""
        play = Play(plugins()[self.game].game, self.players, {}, Rng(self.seed))
        for line in self.moves:
            play.advance()
            who, _, text = line.partition(" ")
            play.move(int(who), text)
        play.advance()
        return play

    def ranked(self) -> list[str]:
        """Give the moves, those that win most often first."""
        return sorted(self.chances, key=lambda move: -self.chances[move])

    def seated(self, you: str) -> list[str]:
        """Name everybody at the table by seat."""
        names = list(self.others[: self.players - 1])
        return [*names[: self.seat], you, *names[self.seat :]]


@dataclass(frozen=True)
class Told:
    """An exercise in words: what it is called, and why its move is the best."""

    title: str
    why: str


def positions_of(game: str) -> Path:
    return folder(game) / "exercises" / "positions.toml"


@cache
def exercises(game: str) -> tuple[Exercise, ...]:
    """Read the exercises of a game; none where it brings none, or is not installed."""
    if game not in declarations() or not positions_of(game).is_file():
        return ()
    data = tomllib.loads(positions_of(game).read_text("utf-8"))
    others = tuple(data["others"])
    return tuple(
        Exercise(
            game=game,
            number=number,
            others=others,
            moves=tuple(each.pop("moves").split("; ")),
            chances=dict(each.pop("chances")),
            **each,
        )
        for number, each in enumerate(data["exercise"], 1)
    )


@cache
def told(game: str, lang: str) -> dict[str, Told]:
    """Read the words of a game's exercises by their names."""
    file = folder(game) / "exercises" / f"{lang}.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    return {name: Told(**words) for name, words in data.items()}


def of_day(day: datetime.date) -> Exercise:
    """Give the exercise of a day: the games in turn, each through all it has."""
    shelves = [exercises(game) for game in plugins() if exercises(game)]
    shelf = shelves[day.toordinal() % len(shelves)]
    stride = next(each for each in count(STRIDE) if gcd(each, len(shelf)) == 1)
    return shelf[day.toordinal() // len(shelves) * stride % len(shelf)]
