"""What a game brings to the benches, in `bench/<game>/`; any other is measured all the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec

from saloon.bots import LevelBot
from saloon.bots.heuristics import Heuristics


@dataclass(frozen=True)
class Brought:
    """How a game is measured."""

    usual: int = 3
    """How many sit at the table that is looked at most closely."""
    reduced: dict[str, str] = field(default_factory=dict)
    """Options that make it small enough to be solved, by what such a game is called."""
    listening: Heuristics = field(default_factory=Heuristics)
    not_listening: Heuristics = field(default_factory=Heuristics)
    """The rules of thumb of a player who infers from what others do, and of one who does not."""
    deaf: type[LevelBot] = LevelBot
    blind: type[LevelBot] = LevelBot
    """A player who has not heard what others said, and one who has not seen what they did."""


def brought(game: str) -> Brought:
    """Load what a game brings."""
    if find_spec(f"bench.{game}") is None:
        return Brought()
    found = import_module(f"bench.{game}").BROUGHT
    assert isinstance(found, Brought)
    return found
