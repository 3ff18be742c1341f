"""The glossaries, which lie beside the rules: `glossary.toml` in a game's folder.

One entry a thing that players talk about, and in each language the one word for it. A test holds
catalogue, rulebook and lesson to these words.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, cast

from saloon.plugins import declarations, folder
from saloon.words.catalogue import LANGUAGES


class Term(NamedTuple):
    """What a thing is called in one language."""

    term: str
    meaning: str
    """One sentence, in our own words."""
    avoid: tuple[str, ...]
    """Words that are not used for it (`not` in the file)."""
    source: str
    """Where the term comes from (`from` in the file), such as "fr sheet"."""


@dataclass(frozen=True)
class Concept:
    """A thing of the game, and what it is called in each language."""

    id: str
    clauses: tuple[str, ...]
    """Where the rulebook explains it."""
    elsewhere: tuple[str, ...]
    """Clauses in which, in some language, its word means something else."""
    terms: dict[str, Term]


@cache
def glossary(game: str) -> tuple[Concept, ...]:
    """Open a game's glossary without loading the game; a game need not bring one."""
    if game not in declarations():
        raise ValueError(f"there is no glossary of {game!r}")
    file = folder(game) / "glossary.toml"
    if not file.exists():
        return ()
    try:
        return read(file.read_text("utf-8"))
    except ValueError as wrong:
        raise ValueError(f"the glossary of {game!r} cannot be used: {wrong}") from wrong


def read(text: str) -> tuple[Concept, ...]:
    """Read a glossary; a ValueError says in one sentence what is wrong with it."""
    entries = tomllib.loads(text).get("concept", [])
    concepts = tuple(concept(entry) for entry in entries)
    names = [each.id for each in concepts]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{name!r} stands in it twice")
    return concepts


def concept(entry: dict[str, object]) -> Concept:
    """Check one entry."""
    name = entry.get("id")
    if not isinstance(name, str) or not name:
        raise ValueError("an entry has no id")
    unknown = set(entry) - {"id", "clauses", "elsewhere", *LANGUAGES}
    if unknown:
        raise ValueError(f"{name!r} says {', '.join(sorted(unknown))}, which no entry has")
    return Concept(
        name,
        listed(entry, "clauses", repr(name)),
        listed(entry, "elsewhere", repr(name)),
        {lang: term(entry.get(lang), f"{name!r} in {lang!r}") for lang in LANGUAGES},
    )


def term(given: object, where: str) -> Term:
    """Check what an entry says in one language."""
    if not isinstance(given, dict):
        raise ValueError(f"{where} is missing")
    entry = cast("dict[str, object]", given)
    unknown = set(entry) - {"term", "meaning", "not", "from"}
    if unknown:
        raise ValueError(f"{where} says {', '.join(sorted(unknown))}, which no term has")
    said = {part: entry.get(part) for part in ("term", "meaning", "from")}
    for part, text in said.items():
        if not isinstance(text, str) or not text or text != text.strip():
            raise ValueError(f"{where} has no proper {part!r}")
    return Term(
        str(said["term"]), str(said["meaning"]), listed(entry, "not", where), str(said["from"])
    )


def listed(entry: dict[str, object], part: str, where: str) -> tuple[str, ...]:
    """Give a list of texts, which may be left out."""
    given = entry.get(part, [])
    if not isinstance(given, list) or not all(isinstance(each, str) and each for each in given):
        raise ValueError(f"{where} needs a list of texts as {part!r}")
    return tuple(given)
