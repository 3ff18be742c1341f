"""What is said while a game is played: the present as a seat sees it, moves, remarks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saloon.server.wire.seen import Seen
from saloon.server.wire.tables import TableView
from saloon.server.wire.values import Said, SeatNumber, Strict


class MoveView(Struct, frozen=True):
    """Something a seat may do: its notation, and its label as a message."""

    move: str
    label: Said


class RemarkView(Struct, frozen=True):
    """A remark in the chat."""

    number: int
    at: int
    name: str
    seat: int | None
    text: str


class TakebackView(Struct, frozen=True):
    """A seat asks to take its last move back."""

    id: int
    """Goes with every answer: what it is an answer to."""
    seat: int
    missing: list[int]
    """The seats of those who have yet to agree."""


class ResultView(Struct, frozen=True):
    """How a game ended: by seat the scores and the ranks, of which 1 is best, and why."""

    scores: list[int]
    ranks: list[int]
    reason: str


class Now(Struct, frozen=True):
    """The game as one seat sees it."""

    position: int
    """Goes with every move: the moment it was made for."""
    view: Seen
    waiting: list[int]
    """The seats whose step it is and who have not chosen."""
    moves: list[MoveView]
    interjections: list[MoveView]
    undo: bool
    takeback: TakebackView | None
    clocks: list[int] | None
    """Milliseconds left to each seat; those of `waiting` are running."""
    still: int
    """Milliseconds for which those stand still yet, where a step may be without a choice."""
    closes: int | None
    """Milliseconds in which others may speak against a turn (STOP) before the house goes on by
    itself; null where it does not. They rest on what all can see alone."""
    result: ResultView | None


class Snapshot(Struct, frozen=True):
    """All there is to know for one seat, or for a spectator (seat null)."""

    kind: Literal["snapshot"]
    number: int
    table: TableView
    seat: int | None
    mine: list[int]
    present: list[int]
    spectators: int
    chat: list[RemarkView]
    now: Now | None
    invite: str | None
    code: str | None
    orders: list[str]
    """What is done for that seat without asking."""


class Orders(Strict, frozen=True):
    """What is to be done for a seat without asking, in steps that may be without a choice."""

    orders: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=8)]
    seat: SeatNumber | None = None


class Submission(Strict, frozen=True):
    """A move."""

    id: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=64,
            pattern="^[^\\x00]*$",
            description="Any text of your own, new for each move; the same again changes nothing.",
        ),
    ]
    position: Annotated[int, Meta(ge=0, le=2**53)]
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    seat: SeatNumber | None = None
    """Needed only by those who sit on several seats."""


class Entered(Struct, frozen=True):
    """The answer to a move: it is in the log, under this number."""

    id: str
    number: int


class SeatAction(Strict, frozen=True):
    seat: SeatNumber | None = None


class Hold(Strict, frozen=True):
    on: bool
    seat: SeatNumber | None = None


class Remark(Strict, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Consent(Strict, frozen=True):
    agree: bool
    request: Annotated[int, Meta(ge=0, le=2**53)]
    """The id of the takeback that is meant."""
    seat: SeatNumber | None = None


class Done(Struct, frozen=True):
    """It is written down, under this number."""

    number: int


class Hint(Struct, frozen=True):
    move: str
    label: Said
    text: str
    reasons: list[Said]
    why: str
    """The reasons in words."""
