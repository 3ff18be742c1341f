"""What is said about a table that is laid for one person to learn at."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from saloon.server.wire.events import EntryView
from saloon.server.wire.play import Hint, Now
from saloon.server.wire.seen import Seen
from saloon.server.wire.tables import TableView
from saloon.server.wire.values import Strict

Made = Annotated[str, Meta(max_length=200)]


class LaidAsked(Strict, frozen=True):
    """What somebody does there. The server keeps none of it."""

    own: Annotated[list[Made], Meta(max_length=400)] = []  # noqa: RUF012 - a struct copies its defaults
    """Moves made since the learner plays on alone."""
    alone: bool = False
    """Whether they do: easy bots play the others, and chance is chance."""
    deal: Annotated[str, Meta(max_length=64)] = ""
    """Any text, another for each game that is played alone: its draws follow from it."""
    move: Annotated[str, Meta(max_length=200)] = ""
    """What the learner does now; empty to look."""
    hint: bool = False
    """Whether to ask the best bot, in a game that is played alone."""
    seen: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """How many entries of the log are known already."""


class LaidView(Struct, frozen=True):
    """The table as the learner sees it."""

    table: TableView
    now: Now
    own: list[str]
    alone: bool
    entries: list[EntryView]
    """The whole log, in the learner's words; of an exercise what was played on from it."""
    views: list[Seen]
    """What the learner saw after each entry that is new: the first whole, then what changed."""
    hint: Hint | None
