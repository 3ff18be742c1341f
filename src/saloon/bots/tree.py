"""The tree of a search: for each place in it, what came of the moves that were tried there."""

from __future__ import annotations

from typing import final

from saloon.kernel.moves import Move
from saloon.kernel.native import i64


@final
class Choice:
    """What one seat can do at a place in the tree, and what came of each move."""

    seat: i64
    visits: float
    total: float
    places: dict[str, int]
    moves: list[Move]
    tried: list[float]
    open: list[float]
    sums: list[float]
    promise: list[float]
    regret: list[float]
    played: list[float]

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits = 0.0
        self.total = 0.0
        self.places = {}
        self.moves = []
        self.tried = []
        self.open = []
        self.sums = []
        self.promise = []
        self.regret = []
        self.played = []

    def add(self, move: Move, promise: float) -> i64:
        """Take a move in, with what the rules of thumb expect of it."""
        place: i64 = len(self.moves)
        self.places[move.text] = place
        self.moves.append(move)
        self.tried.append(0.0)
        self.open.append(0.0)
        self.sums.append(0.0)
        self.promise.append(promise)
        return place

    def keep_secret(self) -> None:
        """Make room for what only secret choices need."""
        while len(self.regret) < len(self.moves):
            self.regret.append(0.0)
            self.played.append(0.0)

    def learn(self, place: i64, value: float) -> None:
        """Count a simulation that came through here."""
        self.visits += 1.0
        self.total += value
        self.tried[place] += 1.0
        self.sums[place] += value

    def mean(self, place: i64) -> float:
        """Give the mean result of a move."""
        tried = self.tried[place]
        return self.sums[place] / tried if tried > 0.0 else 0.0


@final
class Node:
    """A place in the tree: the moves of whoever decides there, and where they lead."""

    choices: list[Choice]
    after: dict[int, Node]
    reached: i64

    def __init__(self) -> None:
        self.reached = 0
        self.choices = []
        self.after = {}

    def choice(self, seat: i64) -> Choice:
        """Find what a seat can do here."""
        for choice in self.choices:
            if choice.seat == seat:
                return choice
        made = Choice(seat)
        self.choices.append(made)
        return made
