"""What is said about guided first games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from saloon.server.wire.laid import LaidAsked, LaidView, Made


class LessonAsked(LaidAsked, frozen=True):
    """Where somebody stands in a lesson, and what they do there."""

    made: Annotated[list[Made], Meta(max_length=60)] = []  # noqa: RUF012 - a struct copies its defaults
    """The learner's move at each moment that was passed; empty where none was asked."""
    go_on: bool = False
    """Whether to pass a moment that asks for no move."""


class LessonView(LaidView, frozen=True):
    """A lesson at one of its moments, or the game that was made of it, as the learner sees it."""

    moment: str
    """The name of the moment, the same in all languages."""
    number: int
    """Its number, from 1."""
    last: int
    says: str
    clauses: list[str]
    asks: bool
    """Whether a move is asked for; otherwise the learner goes on when they like."""
    but: str
    """What speaks against the move that was sent; then it was not made."""
    made: list[str]
