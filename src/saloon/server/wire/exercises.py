"""What is said about exercises: a position, and after a move how often each move wins."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from saloon.server.wire.play import Now
from saloon.server.wire.tables import TableView
from saloon.server.wire.values import Said, Strict


class ExerciseName(Struct, frozen=True):
    """An exercise in a list."""

    game: str
    number: int
    """From 1; the easier ones come first."""
    last: int
    grade: int
    """From 1, easy, to 3."""
    title: str


class ExerciseAsked(Strict, frozen=True):
    move: Annotated[str, Meta(max_length=200)] = ""
    """The move that is tried; empty to look."""


class ChanceView(Struct, frozen=True):
    """A move, and how many of a hundred simulated games it won."""

    move: str
    label: Said
    share: float


class ExerciseAnswer(Struct, frozen=True):
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


class ExerciseView(Struct, frozen=True):
    """An exercise as whoever sits there sees it. The answer is there only after a move."""

    exercise: ExerciseName
    table: TableView
    seat: int
    now: Now
    answer: ExerciseAnswer | None
