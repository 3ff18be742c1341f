"""What the ladder needs to know of a game: its tables, its laws, and how much there is to see.

A game names its own subject in its declaration (`Plugin.subject`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from saloon.kernel import Game, State


@dataclass(frozen=True)
class Setting:
    """A number of players, the options and who plays."""

    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    golden: int = 1
    """How many golden games are played at it."""
    seeds: tuple[str, ...] = ()
    """Golden games besides, for things that happen seldom."""


@dataclass(frozen=True)
class Subject:
    """A game with its tables and its laws."""

    game: Game
    tables: tuple[Setting, ...]
    laws: Callable[[State], None]
    """Fails where something is in a position that cannot be."""
    golden: Path
    """The folder of its golden games."""
    ends: frozenset[str]
    """The reasons for which a game can be over, all of them shown in golden games."""
    compared: int
    """So many steps must be compared at least for secrecy's sake, lest that prove nothing."""
    worlds: int
    """And so many whole worlds."""
    readable: tuple[int, ...] = ()
    """Which golden games are written out for reading."""
    unseen: frozenset[str] = frozenset()
    """The verbs of draws that nobody gets to see."""
    imagined: int = 300
    """How many positions must be imagined."""
    auto_steps: bool = True
    """Whether there are steps that are carried out by themselves where they leave no choice."""
    doubtful: bool = False
    """Whether others cannot always tell if a seat had a choice."""
    undone: bool = True
    """Whether people find something to undo in the beginning of a game."""
    draws: int = 3
    """How many kinds of draws there are at least."""
    endings: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What the beginnings of its keys are completed with, where a key is put together."""
    random_games: int = 1500
    """So many random games are played interpreted and compiled."""

    @property
    def name(self) -> str:
        return self.game.name
