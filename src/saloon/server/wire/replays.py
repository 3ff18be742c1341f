"""What is said about a finished game: its steps, its story, its proof."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from saloon.server.wire.play import ResultView
from saloon.server.wire.seen import Seen
from saloon.server.wire.tables import TableView
from saloon.server.wire.values import Said


class StoryEntry(Struct, frozen=True):
    """One entry of the log, in the words that a seat heard."""

    by: int | Literal["chance"]
    asked: bool
    """Whether it was a decision, and not a draw or a step without a choice."""
    say: list[Said]
    back: int | None
    """For a takeback: so many of the entries that stood stand still."""


class Story(Struct, frozen=True):
    """A finished game from beginning to end, from one seat's eyes."""

    table: TableView
    seat: int | None
    shown: bool
    """Whether the rules of this server can show it; a game of other rules is only told."""
    invite: str | None
    """The secret part of a link that leads others here, where one is needed and known."""
    result: ResultView
    entries: list[StoryEntry]


class Frame(Struct, frozen=True):
    """A finished game at one step."""

    view: Seen
    waiting: list[int]


class Frames(Struct, frozen=True):
    """Steps one after the other; frame 0 is step `first`."""

    first: int
    last: int
    seat: int | None
    frames: list[Frame]


class Swing(Struct, frozen=True):
    """A stretch between two decisions of a seat in which its chance changed much."""

    step: int
    """The entry it began with, counted from 1."""
    stands: int
    say: list[Said]
    before: int
    after: int


class Turning(Struct, frozen=True):
    """Where a game turned for a seat: the stretch in which its chance changed most.

    In a game without a champion it is the entry since which the winner was ahead of all others.
    """

    seat: int | None
    """Whose chance: one's own, or the winner's; null where nothing decided the game."""
    step: int | None
    """The entry it began with, counted from 1."""
    stands: int | None
    """The same, counted among those that were not taken back."""
    say: list[Said]
    before: int | None
    """The chance of winning then, in per cent; null where it did not change."""
    after: int | None
    """The chance at the seat's next decision, or how it ended."""
    swings: list[Swing]
    """The greatest changes of that chance, for better and worse, as they followed each other."""
    scale: Literal["chance", "points"]
    """What the curves show: chances of winning in per cent, or what each had."""
    curves: list[list[tuple[int, int]]]
    """By seat: the entries before which it decided, counted from 1, and what it stood at then."""


class Rival(Struct, frozen=True):
    """What the judge would have done instead, and how often each of the two won."""

    move: Said
    share: int
    """In so many of a hundred imagined deals; both moves were made in the same ones."""
    made: int
    """The same for the move that was made."""
    clear: bool
    """Whether one of them is better by more than chance."""


class ReviewedMove(Struct, frozen=True):
    """A decision of the seat, beside what the judge of the game would have done."""

    step: int
    """Its entry, counted from 1."""
    stands: int
    """The same, counted among those that were not taken back."""
    kind: Said
    """The phase it was made in."""
    move: Said
    chance: int | None
    """The seat's chance before it, in per cent; null in a game without a champion."""
    same: bool
    """Whether the judge would have done the same."""
    rival: Rival | None
    """Null also where there was no time to compare them."""


class Sum(Struct, frozen=True):
    """A result as luck and skill: `start + luck + skill = end`, chances in per cent."""

    start: int
    luck: int
    """What cards and the others brought, and what the judge did not foresee."""
    skill: list[tuple[Said, int]]
    """By phase: what the seat's moves gained or lost against those of the judge."""
    end: int


class Review(Struct, frozen=True):
    """A finished game from one seat, move by move."""

    seat: int | None
    """Whose: one's own, or the winner's; null where several won and nobody asked."""
    champion: bool
    """Whether the network judges that taught itself the game; else its rules of thumb do."""
    worlds: int
    """In so many imagined deals two moves are compared."""
    turning: Turning
    moves: list[ReviewedMove]
    sum: Sum | None
    """Null in a game without a champion."""


class Proof(Struct, frozen=True):
    """Whether the draws of a game were fair and its moves legal, each derived again."""

    ok: bool
    commitment: str
    """The hash that was shown before the first draw."""
    secret: str
    """What it is the hash of; every draw comes from it and the seats' nonces."""
    nonces: list[str]
    """By seat; empty where a seat added nothing."""
    seals: list[str] | None
    """The hashes that came before the nonces, empty where none did; null in older games."""
    draws: int
    """How many draws hold, up to the first bad entry; those that were taken back are among them."""
    moves: int
    takebacks: int
    entry: int | None
    """The first entry that does not hold, counted from 1; null also where no single one is bad."""
    problem: Said | None
    text: str
    """What is wrong, in one sentence; empty where nothing is."""
