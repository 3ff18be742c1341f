"""What is kept, field by field: rows as they are read back, and the data of a change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, NotRequired, TypeAlias, TypedDict

from saloon.server.wire.values import Absence, Said, Status

Values: TypeAlias = Mapping[str, object]
"""Columns by their names, on the way into the database, which checks them."""
Columns: TypeAlias = Mapping[str, Any]
"""Columns by their names, as they were read: the schema knows their types, no checker does."""


class TableRow(TypedDict):
    """A row of `tables`."""

    id: str
    game: str
    rules: int
    options: str
    pace: str
    manners: str
    public: bool
    spectators: bool
    host: str
    invite: str
    code: str | None
    code_digest: bytes | None
    secret: bytes
    status: Status
    rematch: str | None
    tended_by: NotRequired[int | None]
    """Left out where a table is made: nobody looks after it before its game begins."""
    created: int
    changed: int


class SeatRow(TypedDict):
    """A row of `seats`."""

    table_id: str
    seat: int
    person: str | None
    name: str | None
    bot: str | None
    absent: Absence | None
    nonce: bytes
    seal: bytes | None
    orders: str | None


class EventRow(TypedDict):
    """An event with all its views, in the form of records."""

    say: Said
    own: NotRequired[dict[str, Said]]
    reveals: NotRequired[bool]


EntryRow: TypeAlias = tuple[int, str, bool, list[EventRow]]
"""An entry of the log: whose it is, the move, whether it was a decision, what was said of it."""


class TakenBack(NamedTuple):
    """What was taken back by consent: who asked, and how many entries stand again."""

    seat: int
    to: int


class ResultRow(TypedDict):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    reason: str


class ChangeData(TypedDict, total=False):
    """What a change says besides its kind and its seat; each kind has fields of its own."""

    seals: list[str]
    entries: list[EntryRow]
    result: ResultRow
    clocks: list[int]
    window: int | None
    move: str
    to: int
    kept: bool
    request: int
    person: str
    text: str
    off: list[int]
    days: int
    ends: list[int]
