"""What is said about the games there are: options, bots, rulebooks."""

from __future__ import annotations

from msgspec import Struct

from saloon.server.wire.values import Lang


class OptionView(Struct, frozen=True):
    name: str
    clause: str
    values: list[str]
    """The first is what is played where people sit, unless a table says otherwise."""
    only_for: dict[str, list[int]]
    """The numbers of players a value is offered to, where it is not offered to all."""
    default_with: dict[str, str]
    """What is played unless a table says otherwise, where another option is so: `name=value`."""


class Character(Struct, frozen=True):
    """A bot as people meet it: what it is called, and a line on how it plays."""

    bot: str
    name: str
    line: str


class GameView(Struct, frozen=True):
    """What can be played."""

    name: str
    prefix: str
    """What the keys of its words begin with."""
    rules: int
    components: str
    players: list[int]
    options: list[OptionView]
    bots: list[str]
    characters: list[Character]
    lesson: int
    """About so many minutes its guided first game takes; 0 where it brings none."""
    exercises: int
    """How many exercises it brings."""


class ClauseView(Struct, frozen=True):
    """One rule, under the id that refusals and events name it by."""

    id: str
    text: str
    option: str
    """What a table may agree on instead; mostly empty."""
    note: str
    """Where it comes from, if that is disputed; mostly empty."""


class ChapterView(Struct, frozen=True):
    title: str
    clauses: list[ClauseView]
    variant: bool
    """Whether it is for those tables alone that choose it."""


class PartView(Struct, frozen=True):
    """A part of the game in two minutes."""

    name: str
    """`goal`, `turn-1` and so on, `danger`, `end`."""
    title: str
    text: str
    figure: list[str]
    """What is drawn, piece by piece, in the game's own words."""


class ExampleStepView(Struct, frozen=True):
    """A step of a worked turn, and what it rests on."""

    text: str
    clauses: list[str]
    figure: list[str]


class TermView(Struct, frozen=True):
    """What a thing of the game is called, and what it means."""

    id: str
    term: str
    meaning: str
    clauses: list[str]
    elsewhere: list[str]
    """Clauses in which its word means something else."""


class RulebookView(Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    rules: int
    """Their version."""
    lang: Lang
    title: str
    intro: str
    brief: list[PartView]
    """The game in two minutes; empty where it brings none."""
    example: list[ExampleStepView]
    """A worked turn; empty where it brings none."""
    chapters: list[ChapterView]
    glossary: list[TermView]
    """In no order; empty where it brings none."""
