"""What is said on the stream besides events and snapshots, and what a client may say there."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from saloon.server.wire.errors import ErrorBody
from saloon.server.wire.events import EventView
from saloon.server.wire.play import Snapshot, Submission


class Present(Struct, frozen=True, tag_field="kind", tag="present"):
    """Who is here: the seats of those who follow the table, and how many others look on."""

    seats: list[int]
    spectators: int


class Kicked(Struct, frozen=True, tag_field="kind", tag="kicked"):
    """The host has freed your seat."""

    seat: int


class MoveEntered(Struct, frozen=True, tag_field="kind", tag="entered"):
    """The answer to a move: it is in the log, under this number."""

    id: str
    number: int


class MoveRefused(Struct, frozen=True, tag_field="kind", tag="refused"):
    """The answer to a move that was not made; the id is empty where it could not be read."""

    id: str
    mistake: ErrorBody


class Pong(Struct, frozen=True, tag_field="kind", tag="pong"):
    """The answer to a sign of life."""


StreamMessage: TypeAlias = (
    EventView | Snapshot | Present | Kicked | MoveEntered | MoveRefused | Pong
)


class MoveSent(Submission, frozen=True, tag_field="do", tag="move"):
    """A move, sent on the stream."""


class Ping(Struct, frozen=True, tag_field="do", tag="ping"):
    """A sign of life."""


StreamWish: TypeAlias = MoveSent | Ping
