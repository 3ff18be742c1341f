"""What is said about tables: how one is wished for, and how everybody sees it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from saloon.server.wire.values import Absence, Adds, Name, Nonce, Seal, SeatNumber, Status, Strict


class Untimed(Strict, frozen=True, tag_field="kind", tag="untimed"):
    """Nobody is hurried."""


class Live(Strict, frozen=True, tag_field="kind", tag="live"):
    """A bank of seconds for each seat, and some more for each move."""

    bank: Annotated[int, Meta(ge=10, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Strict, frozen=True, tag_field="kind", tag="days", omit_defaults=True):
    """So many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]
    holidays: Annotated[int, Meta(ge=0, le=60)] = 0
    """So many days each person may take off in all; their clock stands still then."""


Pace: TypeAlias = Untimed | Live | Days


class Me(Strict, frozen=True, tag_field="kind", tag="me"):
    """Whoever asks sits here, and promises a nonce, gives it at once, or adds nothing."""

    seal: Seal = ""
    nonce: Nonce = ""
    """Not for whoever makes the table: its commitment must be known first."""


class Open(Strict, frozen=True, tag_field="kind", tag="open"):
    """Anyone who is let in may sit here."""


class BotSeat(Strict, frozen=True, tag_field="kind", tag="bot"):
    """A bot sits here, by its name."""

    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class Beside(Strict, frozen=True, tag_field="kind", tag="beside"):
    """Another person at the same screen sits here."""

    name: Name


SeatWish: TypeAlias = Me | Open | BotSeat | Beside


class Manners(Strict, frozen=True):
    """What a table allows."""

    public: bool = False
    """Whether it is shown in the lobby; otherwise only the link leads to it."""
    spectators: bool = True
    chat: bool = True
    hints: bool = False
    starts: Literal["full", "host"] = "full"
    """When play begins: as soon as every seat is taken, or when the host says so."""


class NewTable(Strict, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[
        dict[
            Annotated[str, Meta(max_length=40)],
            Annotated[str, Meta(max_length=40)],
        ],
        Meta(max_length=20),
    ] = {}  # noqa: RUF012 - a struct copies its defaults
    pace: Pace = Untimed()
    manners: Manners = Manners()


class PlaceView(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["person", "beside", "bot", "open"]
    name: str
    person: str | None
    bot: str | None
    """Which bot plays it, be it only in somebody's stead."""
    absent: Absence | None
    """Why a bot plays in a person's stead; or that the person has yet to sit down."""
    adds: Adds
    """What it adds to the draws: nothing, a nonce after its hash (`sealed`), a nonce at once
    (`open`), or nothing before it has promised anew (`owed`)."""
    seal: str | None
    """The hash by which the nonce is promised."""
    nonce: str | None
    """What it added."""


class Sealing(Struct, frozen=True):
    """The start was called, and the promised nonces are coming in."""

    since: int
    missing: list[int]
    """The seats whose nonces are still to come."""


class TableView(Struct, frozen=True):
    """A table as everybody sees it who may."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    pace: Pace
    manners: Manners
    host: str
    status: Status
    commitment: str
    """The hash of the secret that the draws are made from; the same from first to last."""
    sealing: Sealing | None
    called_off: int
    """How often the start was called off while nonces were coming in."""
    seats: list[PlaceView]
    rematch: str | None
    created: int
    changed: int


class MyTable(TableView, frozen=True):
    """A table of mine, and whether it waits for me."""

    mine: list[int]
    """My seats."""
    waiting: list[int]
    """The seats whose step it is and who have not chosen."""
    asked: list[int]
    """Those of my seats that have something to choose: it is my move where there is one."""
    number: int
    last: int
    """When something last happened here."""
    left: int | None
    """The milliseconds that are left to me, where it is my step and a clock runs."""
    holidays: int
    """So many days I may still take off here."""
    ranks: list[int] | None
    """Each seat's place, once the game is over."""


class MadeTable(Struct, frozen=True):
    table: TableView
    invite: str
    """The secret part of the link that lets others in."""
    code: str | None
    """Eight signs to read aloud that lead to the same; while the table is open."""


class CodeView(Struct, frozen=True):
    """Where a code leads."""

    table: str
    invite: str


class Again(Strict, frozen=True):
    """Another game; the promise is that of whoever makes the table."""

    seal: Seal = ""


class HandOver(Strict, frozen=True):
    person: Annotated[str, Meta(min_length=1, max_length=24)]


class SealGiven(Strict, frozen=True):
    """The promise of a nonce."""

    seal: Annotated[Seal, Meta(min_length=64)]
    seat: SeatNumber | None = None


class NonceGiven(Strict, frozen=True):
    """A nonce, as it was promised."""

    nonce: Annotated[Nonce, Meta(min_length=2)]
    seat: SeatNumber | None = None


class DaysOff(Strict, frozen=True):
    """How long somebody is away."""

    days: Annotated[int, Meta(ge=1, le=60)]


class TakenOff(Struct, frozen=True):
    """At a table so many days were taken off."""

    table: str
    days: int
