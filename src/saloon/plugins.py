"""How a game is found: one declaration a game, under the entry points of the group `saloon.games`.

The declaration is a `Plugin` in a module of the game's own package. Its rulebook and its words lie
beside that module, as `rulebook/<language>.toml` and `words/<language>.ftl`; they are read without
loading the game. Parts that stand on more than the kernel lie beside it under the names below, and
are loaded where they are wanted. docs/new-game.md shows how a game is made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from typing import Protocol, cast

from saloon.kernel import Game, Json, Message
from saloon.learned.numbering import Numbering

GROUP = "saloon.games"

BOTS = "bots:BOTS"
"""Its computer players by name, weakest level first; without any there is a plain ladder."""
REASONS = "bots.reasons:reasons"
"""What speaks for a move in a view, as messages for somebody who asks for a hint."""
ADVICE = "advice:advise"
"""What an experienced player reads off a view; shown beside it, and made from it alone."""
ORDERS = "orders:ORDERS"
"""What a seat may have done for it in steps that may be without a choice, by the order's name."""
STANDING = "standing:standing"
"""What each seat has so far, read off a spectator's view; whoever has more is ahead."""
TERMINAL = "terminal:draw"
"""Draws a view for the terminal."""
NUMBERING = "numbering:NUMBERING"
"""What a seat sees and may do as numbers, where the game can be learned."""
AHEAD = "bots.ahead:AHEAD"
"""What its network does for a move (`saloon.bots.thinker.Ahead`), where thinking wins more."""
NETWORK = "network.npz"
"""The file of its network, in its folder, where it was learned."""
HISTORIES = "histories"
"""The module that says what is hidden: `HANDS`, or `PAST` (`saloon.research.histories`)."""
PUZZLES = "puzzles"
"""The module of its puzzles for one person, where it has some."""


@dataclass(frozen=True)
class Plugin:
    """All that a game brings, besides what lies in its folder."""

    game: Game
    year: int
    """When it first came out; games are listed by it."""
    prefix: str
    """What the keys of its messages begin with; in capitals, its clauses as well."""
    from_file: Callable[[Path], Game] | None = None
    """Sets the game up with a host's own components, where it can be."""
    subject: str = ""
    """What the conformance ladder needs to know of it, as `module:name`."""


class Puzzles(Protocol):
    """Puzzles for one person, each named by its size and a seed: `12-a7f3`."""

    LEAST: int
    USUAL: int
    MOST: int

    def shown(self, text: str) -> dict[str, Json]:
        """Show what a puzzle asks."""

    def grade_of(self, text: str) -> int:
        """Say how hard it is."""

    def no_such_grade(self, size: int) -> Message:
        """Say that none is as hard as was asked for."""

    def checked(self, text: str, marks: Json) -> dict[str, Json]:
        """Hold marks against the solution."""

    def deduced(self, text: str, marks: Json) -> dict[str, Json]:
        """Give the next conclusion from marks."""

    def record(self, seed: str, size: int) -> dict[str, Json]:
        """Make a puzzle as a record that can be shared."""

    def lines(self, seed: str, size: int) -> list[Message]:
        """Say it."""

    def solution(self, seed: str, size: int) -> list[Message]:
        """Say its solution."""

    def solutions(self, file: bytes, name: str) -> list[dict[str, str]]:
        """Find what a record leaves possible."""

    def verdict(self, towns: list[dict[str, str]]) -> list[list[Message]]:
        """Say in paragraphs whether that is one solution."""


@cache
def declarations() -> dict[str, EntryPoint]:
    """Find what is declared, by the names of the games, and load none of it."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    if not found:
        raise LookupError(f"no game is declared under {GROUP!r}: install again (python3 dev.py)")
    return found


@cache
def folder(game: str) -> Path:
    """Give the folder of a game's package, without loading it; KeyError where there is no game."""
    top, *inner = declarations()[game].module.split(".")[:-1]
    spec = find_spec(top)
    if spec is None or not spec.submodule_search_locations:
        raise LookupError(f"the package {top!r} that declares {game!r} is not there")
    return Path(spec.submodule_search_locations[0], *inner)


@cache
def plugins() -> dict[str, Plugin]:
    """Load every declaration; the games by name, the oldest first."""
    loaded: list[Plugin] = []
    for name, entry in declarations().items():
        plugin = entry.load()
        if not isinstance(plugin, Plugin) or plugin.game.name != name:
            raise TypeError(f"{entry.value} declares no game called {name!r}")
        loaded.append(plugin)
    return {each.game.name: each for each in sorted(loaded, key=lambda each: each.year)}


def part(game: str, place: str) -> object | None:
    """Load a part of a game from its place in the game's package; None where it has none."""
    package = declarations()[game].module.rpartition(".")[0]
    module = f"{package}.{place.partition(':')[0]}"
    try:
        there = find_spec(module) is not None
    except ModuleNotFoundError as missing:  # a file stands where others have a folder
        if missing.name != module:
            raise
        there = False
    return resolve_name(f"{package}.{place}") if there else None


def numbering(game: str) -> Numbering | None:
    """Load what a game's numbers mean, where it can be learned."""
    return cast("Numbering | None", part(game, NUMBERING))


@cache
def puzzles() -> Puzzles:
    """Load the puzzles of the game that has some."""
    found = (part(game, PUZZLES) for game in declarations())
    return cast(Puzzles, next(each for each in found if each is not None))
