"""What is said about puzzles."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from saloon.server.wire.values import Said, Strict


class ClueView(Struct, frozen=True):
    """A card of a puzzle, with the building it is about where the card leaves that open."""

    card: int
    building: str | UnsetType = UNSET
    lots: list[str] | UnsetType = UNSET
    """Its plan: where the building of the card may stand."""
    pairs: list[tuple[str, str]] | UnsetType = UNSET
    """The plan of a condition: a lot of the named building, and one of this one beside it."""


class PuzzleView(Struct, frozen=True):
    """A puzzle: what stands where from the start, and the clues. The solution is not in it."""

    puzzle: str
    """Its text: the same text is always the same puzzle."""
    size: int
    """How many buildings are to be found."""
    grade: int
    """From 1 (each clue by itself is enough) to 4 (something must be supposed and disproved)."""
    given: dict[str, str]
    """Buildings that stand from the start, and their lots."""
    clues: list[ClueView]
    title: Said
    say: list[Said]
    """What is given and the clues, as messages."""


class Marks(Strict, frozen=True):
    """What somebody still holds possible."""

    marks: Annotated[
        dict[
            Annotated[str, Meta(max_length=40)],
            Annotated[list[Annotated[str, Meta(max_length=10)]], Meta(max_length=30)],
        ],
        Meta(max_length=30),
    ]
    """For each building its lots; one that is left out may still be anywhere."""


class Checked(Struct, frozen=True):
    solved: bool
    mistakes: list[str]
    """Buildings whose right lot is not among their marks."""
    solution: dict[str, str]
    """Empty until it is found."""


class Deduced(Struct, frozen=True):
    """The next conclusion, if there is one."""

    solved: bool
    mistakes: list[str]
    """With a mistake in the marks nothing more can be concluded."""
    why: Said | None
    struck: dict[str, list[str]]
    """Which lots can be struck out, by building."""
    level: int
    """How hard it is to see, as in the grades; 0 where nothing is concluded."""
