"""What is said about people and their accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from saloon.server.wire.notices import KeptChannel, Quiet
from saloon.server.wire.values import Lang, Name, Password, Strict


class NewGuest(Strict, frozen=True):
    name: Name
    lang: Lang = "en"
    token: bool = False
    """Programs ask for a token to send as `Authorization: Bearer …`; browsers get a cookie."""


class NewAccount(Strict, frozen=True):
    name: Name
    password: Password
    lang: Lang | None = None
    token: bool = False


class SignIn(Strict, frozen=True):
    name: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]
    token: bool = False


class Farewell(Strict, frozen=True):
    password: Annotated[str, Meta(max_length=200)]
    """An account's own: nobody else who holds a session may delete it."""


class PersonChange(Strict, frozen=True):
    name: Name | None = None
    lang: Lang | None = None
    always_ask: bool | None = None
    """Whether I am asked even where I have no choice and only I know that."""
    for_research: bool | None = None
    """Whether my finished games may be given to research, where all at the table agree."""


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody as the house knows them."""

    id: str
    name: str
    guest: bool
    lang: Lang
    token: str = ""
    always_ask: bool = False
    for_research: bool = False


class KeptRecord(Struct, frozen=True):
    id: str
    game: str
    players: list[str]
    ranks: list[int]
    """By seat, of which 1 is best."""
    at: int


class KeptPerson(Struct, frozen=True):
    """What is kept of somebody; not the password."""

    id: str
    name: str
    account: str | None
    lang: Lang
    always_ask: bool
    for_research: bool
    created: int
    seen: int


class KeptSession(Struct, frozen=True):
    """Where somebody is signed in: since when, and when they were last seen."""

    created: int
    seen: int


class KeptSeat(Struct, frozen=True):
    """A table at which somebody sits, and where."""

    id: str
    game: str
    status: str
    created: int
    seat: int


class KeptRemark(Struct, frozen=True):
    """Something that somebody said, and at which table."""

    table: str
    number: int
    at: int
    text: str


class Kept(Struct, frozen=True):
    """All that the house keeps about somebody."""

    person: KeptPerson
    sessions: list[KeptSession]
    tables: list[KeptSeat]
    remarks: list[KeptRemark]
    records: list[KeptRecord]
    channels: list[KeptChannel]
    quiet: Quiet | None
