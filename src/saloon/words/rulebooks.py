"""The rulebooks, which lie beside the rules: `rulebook/<language>.toml` in a game's folder."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from saloon.plugins import declarations, folder
from saloon.words.catalogue import LANGUAGES


class Section(NamedTuple):
    """A chapter of a rulebook: its heading, and its clauses by their ids, in order."""

    title: str
    clauses: dict[str, str]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    title: str
    intro: str
    brief: dict[str, str]
    """The game in two minutes: goal, turn, danger and end; empty where a game brings none."""
    sections: tuple[Section, ...]

    def clause(self, clause: str) -> str:
        """Give the text of a clause; KeyError where there is none of that id."""
        for section in self.sections:
            if clause in section.clauses:
                return section.clauses[clause]
        raise KeyError(clause)


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """Open a game's rulebook without loading the game."""
    if lang not in LANGUAGES:
        raise ValueError(f"there are no rulebooks in {lang!r}, only in {', '.join(LANGUAGES)}")
    if game not in declarations():
        raise ValueError(f"there is no rulebook of {game!r}")
    file = folder(game) / "rulebook" / f"{lang}.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    return Rulebook(
        title=data["title"],
        intro=data["intro"],
        brief=dict(data.get("brief", {})),
        sections=tuple(
            Section(section["title"], dict(section["clauses"])) for section in data["section"]
        ),
    )
