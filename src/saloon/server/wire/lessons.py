"""What is said about guided first games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from saloon.server.wire.events import EntryView
from saloon.server.wire.play import Hint, Now
from saloon.server.wire.seen import Seen
from saloon.server.wire.tables import TableView
from saloon.server.wire.values import Strict

Made = Annotated[str, Meta(max_length=200)]


class LessonAsked(Strict, frozen=True):
    """Where somebody stands in a lesson, and what they do there. The server keeps none of it."""

    made: Annotated[list[Made], Meta(max_length=60)] = []  # noqa: RUF012 - a struct copies its defaults
    """The learner's move at each moment that was passed; empty where none was asked."""
    own: Annotated[list[Made], Meta(max_length=400)] = []  # noqa: RUF012 - as above
    """Moves made since the learner left the lesson."""
    alone: bool = False
    """Whether the learner has left it: easy bots play the others, and chance is chance."""
    deal: Annotated[str, Meta(max_length=64)] = ""
    """Any text, another for each game that is played alone: its draws follow from it."""
    move: Annotated[str, Meta(max_length=200)] = ""
    """What the learner does now; empty to look, or to go on where no move is asked."""
    go_on: bool = False
    hint: bool = False
    """Whether to ask the best bot, in a game that is played alone."""
    seen: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """How many entries of the log are known already."""


class LessonView(Struct, frozen=True):
    """A lesson at one of its moments, or the game that was made of it, as the learner sees it."""

    table: TableView
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
    own: list[str]
    alone: bool
    entries: list[EntryView]
    """The whole log, in the learner's words."""
    views: list[Seen]
    """What the learner saw after each entry that is new: the first whole, then what changed."""
    now: Now
    hint: Hint | None
