"""What happens at a table, as one seat is told: one type for each kind, told apart by `kind`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from saloon.server.wire.play import Now, RemarkView, ResultView
from saloon.server.wire.seen import Seen
from saloon.server.wire.tables import TableView
from saloon.server.wire.values import Said


class Event(Struct, frozen=True, tag_field="kind"):
    """A change, under its number."""

    number: int
    at: int


class Hidden(Event, frozen=True, tag="hidden"):
    """Something that is not for you."""


class RemarkMade(Event, frozen=True, tag="said"):
    """A remark in the chat."""

    remark: RemarkView


class TableEvent(Event, frozen=True):
    """A change of which everybody may know: the table as it is when you are told."""

    table: TableView
    seat: int | UnsetType = UNSET


class TableChanged(TableEvent, frozen=True, tag="table"):
    """Seats, host or status changed."""


class SealingCalled(TableEvent, frozen=True, tag="sealing"):
    """The start is called: `table` has all seals, send your nonce."""


class NonceAdded(TableEvent, frozen=True, tag="added"):
    """A seat has sent its nonce."""


class SealingCalledOff(TableEvent, frozen=True, tag="unsealed"):
    """The start is called off by a change of a seat."""


class GameEvent(Event, frozen=True):
    """A change of the game, and the game after it; left out of events that you missed."""

    now: Now | UnsetType | None = UNSET
    seat: int | UnsetType = UNSET


class Started(GameEvent, frozen=True, tag="start", kw_only=True):
    """Play begins."""

    table: TableView


class EntryView(Struct, frozen=True):
    """One entry of the log, in the words that a seat may hear."""

    by: int | Literal["chance"]
    say: list[Said]


class PlayMade(Event, frozen=True, tag="play"):
    """Somebody moved, and what followed from it."""

    entries: list[EntryView]
    result: ResultView | None
    now: Now | UnsetType | None = UNSET
    views: list[Seen] | UnsetType = UNSET
    """For each entry, but for the last where `now` is there: the fields of the view that it
    changed."""


class ChoiceMade(GameEvent, frozen=True, tag="chose"):
    """A seat has made its secret choice."""


class ChoiceTakenBack(GameEvent, frozen=True, tag="unchose"):
    """A seat has taken back its secret choice."""


class Undone(GameEvent, frozen=True, tag="undo", kw_only=True):
    """Back to the first `to` entries of the log."""

    to: int
    kept: bool
    """Whether all agreed, and the record keeps what was taken back."""


class TakebackAsked(GameEvent, frozen=True, tag="asked"):
    """A seat asks to take its last move back."""


class TakebackAgreed(GameEvent, frozen=True, tag="agreed", kw_only=True):
    """Somebody agreed to the takeback of that number."""

    request: int | None


class TakebackDeclined(GameEvent, frozen=True, tag="declined", kw_only=True):
    """Somebody declined the takeback of that number, or whoever asked withdrew it."""

    request: int | None


EventView: TypeAlias = (
    Hidden
    | RemarkMade
    | TableChanged
    | SealingCalled
    | NonceAdded
    | SealingCalledOff
    | Started
    | PlayMade
    | ChoiceMade
    | ChoiceTakenBack
    | Undone
    | TakebackAsked
    | TakebackAgreed
    | TakebackDeclined
)


class Events(Struct, frozen=True):
    """What happened after a number, as one seat saw it."""

    number: int
    events: list[EventView]
