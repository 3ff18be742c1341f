"""The rulebooks, which lie beside the rules: `rulebook/<language>.toml` in a game's folder.

What is the same in every language lies beside them: `figures.toml`, the drawings of the game in two
minutes, and `example.toml`, a turn that a test plays by the real rules.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict, cast

from saloon.plugins import declarations, folder
from saloon.words.catalogue import LANGUAGES

Figure = tuple[str, ...]
"""What a drawing shows, piece by piece, in the game's own words: `cards 4 4 J`, `>`, `mice 4`."""


class Clause(NamedTuple):
    """One rule, and apart from it what a reader may skip."""

    text: str
    option: str = ""
    """What a table may agree on instead."""
    note: str = ""
    """Where the rule comes from, if that is disputed."""


class Section(NamedTuple):
    """A chapter of a rulebook: its heading, and its clauses by their ids, in order."""

    title: str
    clauses: dict[str, Clause]
    variant: bool = False
    """Whether it is for those tables alone that choose it."""


class Part(NamedTuple):
    """A part of the game in two minutes."""

    name: str
    """`goal`, `turn-1` and so on, `danger`, `end`."""
    title: str
    text: str
    figure: Figure


class ExampleStep(NamedTuple):
    """A step of the worked example."""

    name: str
    text: str
    clauses: tuple[str, ...]
    figure: Figure


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    title: str
    intro: str
    brief: tuple[Part, ...]
    """The game in two minutes; empty where a game brings none."""
    example: tuple[ExampleStep, ...]
    """A turn, step by step; empty where a game brings none."""
    sections: tuple[Section, ...]

    def clause(self, clause: str) -> Clause:
        """Give a clause; KeyError where there is none of that id."""
        for section in self.sections:
            if clause in section.clauses:
                return section.clauses[clause]
        raise KeyError(clause)


class SectionData(TypedDict):
    """A section as its file has it."""

    title: str
    clauses: dict[str, str]
    options: NotRequired[dict[str, str]]
    notes: NotRequired[dict[str, str]]
    variant: NotRequired[bool]


class StepData(TypedDict):
    """A step of the worked example without its words."""

    name: str
    clauses: list[str]
    figure: list[str]


class Beside(TypedDict, total=False):
    """What lies beside a rulebook: `brief` in `figures.toml`, `step` in `example.toml`."""

    brief: dict[str, list[str]]
    step: list[StepData]


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """Open a game's rulebook without loading the game."""
    if lang not in LANGUAGES:
        raise ValueError(f"there are no rulebooks in {lang!r}, only in {', '.join(LANGUAGES)}")
    if game not in declarations():
        raise ValueError(f"there is no rulebook of {game!r}")
    shelf = folder(game) / "rulebook"
    data = tomllib.loads((shelf / f"{lang}.toml").read_text("utf-8"))
    figures = beside(shelf / "figures.toml").get("brief", {})
    told = data.get("example", {})
    return Rulebook(
        title=data["title"],
        intro=data["intro"],
        brief=tuple(
            Part(each["part"], each["title"], each["text"], tuple(figures.get(each["part"], ())))
            for each in data.get("brief", [])
        ),
        example=tuple(
            ExampleStep(
                each["name"], told[each["name"]], tuple(each["clauses"]), tuple(each["figure"])
            )
            for each in beside(shelf / "example.toml").get("step", [])
        ),
        sections=tuple(section(each) for each in data["section"]),
    )


def section(data: SectionData) -> Section:
    options, notes = data.get("options", {}), data.get("notes", {})
    return Section(
        data["title"],
        {
            clause: Clause(text, options.get(clause, ""), notes.get(clause, ""))
            for clause, text in data["clauses"].items()
        },
        data.get("variant", False),
    )


def beside(file: Path) -> Beside:
    """Read what a game may bring or not."""
    return cast("Beside", tomllib.loads(file.read_text("utf-8"))) if file.is_file() else {}
