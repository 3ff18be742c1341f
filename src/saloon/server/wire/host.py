"""What is said to whoever runs the house."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saloon.server.wire.notices import ChannelWish, Kind
from saloon.server.wire.values import Strict

HostToken = Annotated[str, Meta(max_length=100, description="As the link of the host says it.")]


class HostKey(Strict, frozen=True):
    token: HostToken


class HostTrial(Strict, frozen=True):
    """Somewhere to send something, to see whether it arrives."""

    token: HostToken
    channel: ChannelWish


class HostBlock(Strict, frozen=True):
    """Somebody who is no longer let in, or is again."""

    token: HostToken
    what: Literal["person", "address"]
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    on: bool


class HostPerson(Struct, frozen=True):
    """Somebody who was here lately, or is blocked."""

    id: str
    name: str
    account: bool
    seen: int
    blocked: bool
    address: str = ""
    """Where they last came from since the server was started; an IPv6 one by its net."""


class HostTable(Struct, frozen=True):
    """A table whose game is not over."""

    id: str
    game: str
    status: Literal["open", "running"]
    people: list[str]
    """The names of the people who sit there."""
    bots: int
    last: int
    """When something last happened there."""
    waits_for: list[str] = []
    """The names of those whose turn it is."""


class Barred(Struct, frozen=True):
    """An address that is not let in."""

    address: str
    since: int


class Fault(Struct, frozen=True):
    """A line of the log: something went wrong."""

    at: int
    level: str
    text: str
    why: str


class HostView(Struct, frozen=True):
    """How the house is."""

    versions: dict[str, str]
    """Of Saloon, Python and the database."""
    accounts: int
    guests: int
    tables: dict[str, int]
    """How many there are in each state."""
    unfinished: list[HostTable]
    """The fifty at which something happened last."""
    streams: int
    waits: dict[str, int]
    """What waits to be done: letters, writes, questions to bots, records, puzzles."""
    storage: int
    """The bytes of the database; 0 where it is no file."""
    kinds: list[Kind]
    """The ways to tell people of their turns."""
    push_key: str
    """What the host's browser subscribes to, to be sent something."""
    channels: dict[str, int]
    """How many of them are on, off, or not confirmed."""
    people: list[HostPerson]
    """The fifty who were here last, and everyone who is blocked."""
    barred: list[Barred]
    faults: list[Fault]
    """The last warnings and errors, the latest first."""
