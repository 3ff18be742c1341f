"""What the messages have in common: names, languages, seats, nonces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from saloon.kernel import Message

Name = Annotated[
    str,
    Meta(min_length=1, max_length=30, description="What others call somebody; one line."),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Lang = Literal["en", "de", "fr", "it", "nl"]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="Seats are counted from 0, clockwise.")]
Nonce = Annotated[
    str,
    Meta(
        pattern="^([0-9a-f][0-9a-f])*$",
        max_length=128,
        description="What a seat adds to the draws, in hex digits.",
    ),
]
Seal = Annotated[
    str,
    Meta(
        pattern="^([0-9a-f]{64})?$",
        max_length=64,
        description="SHA-256 of the nonce, in hex digits: the promise of it.",
    ),
]
Adds: TypeAlias = Literal["nothing", "owed", "sealed", "open"]
Status: TypeAlias = Literal["open", "running", "finished", "closed"]
Absence: TypeAlias = Literal["invited", "left", "time", "away", "resigned"]
Value: TypeAlias = int | str | Sequence[int | str]
Said: TypeAlias = tuple[str, Mapping[str, Value], str]
"""A message: its key, its parameters and the clause it rests on. See docs/records.md."""


class Strict(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends: unknown fields are refused."""


def said(message: Message) -> Said:
    """Give a message as it travels."""
    return message.key, message.params, message.clause
