"""What is said about exercises: a position, and after a move how often each move wins."""

from __future__ import annotations

from msgspec import Struct

from saloon.server.wire.laid import LaidAsked, LaidView
from saloon.server.wire.values import Said


class ExerciseName(Struct, frozen=True):
    """An exercise in a list."""

    game: str
    number: int
    """From 1; the easier ones come first."""
    last: int
    mark: str
    """Names the position: another one at the same number has another."""
    grade: int
    """From 1, easy, to 3."""
    title: str


class ExerciseAsked(LaidAsked, frozen=True):
    """A move that is tried, or one of the game that is played on from the exercise."""


class ChanceView(Struct, frozen=True):
    """A move, and how many of a hundred simulated games it won."""

    move: str
    label: Said
    share: float


class ExerciseVerdict(Struct, frozen=True):
    """What a move was worth, beside all others."""

    right: bool
    tried: str
    best: str
    chances: list[ChanceView]
    """Every move that is open, the best first."""
    games: int
    """So many games were simulated for each."""
    why: str
    reasons: list[Said]
    """What can be seen that speaks for the best move."""


class ExerciseView(LaidView, frozen=True):
    """An exercise as whoever sits there sees it, or the game that is played on from it."""

    exercise: ExerciseName
    seat: int
    answer: ExerciseVerdict | None
    """Only after a move."""
