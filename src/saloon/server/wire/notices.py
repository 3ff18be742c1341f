"""What is said about how people are told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from saloon.server.wire.values import Password, Strict

Address = Annotated[str, Meta(min_length=1, max_length=1000)]
Kind: TypeAlias = Literal["push", "mail", "webhook"]
Shape: TypeAlias = Literal["plain", "discord", "matrix"]
State: TypeAlias = Literal["unconfirmed", "on", "off"]
Why: TypeAlias = Literal["unreachable", "refused", "gone", "stopped"]
Minute = Annotated[int, Meta(ge=0, lt=1440, description="A minute of the day.")]


class PushWish(Strict, frozen=True, tag_field="kind", tag="push"):
    """A browser's subscription, as its push manager gives it."""

    address: Address
    key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class MailWish(Strict, frozen=True, tag_field="kind", tag="mail"):
    """An e-mail address; nothing but a link to confirm it is sent there at first."""

    address: Annotated[str, Meta(min_length=3, max_length=250)]
    password: Annotated[str, Meta(max_length=200)] = ""
    """An account's own: whoever reads letters there can make it anew. Guests have none."""


class HookWish(Strict, frozen=True, tag_field="kind", tag="webhook"):
    """An https address that takes JSON."""

    address: Address
    shape: Shape = "plain"


ChannelWish: TypeAlias = PushWish | MailWish | HookWish


class Quiet(Strict, frozen=True):
    """Hours in which nothing is sent."""

    start: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=64, description="Such as Europe/Berlin.")]


class QuietWish(Strict, frozen=True):
    quiet: Quiet | None = None
    """None: at any hour."""


class Token(Strict, frozen=True):
    """What stood in a link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class Forgotten(Strict, frozen=True):
    """Whose password is to be made anew."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class NewPassword(Strict, frozen=True):
    token: Annotated[str, Meta(min_length=1, max_length=100)]
    password: Password


class ChannelView(Struct, frozen=True, omit_defaults=True):
    """One way in which somebody is told."""

    id: str
    kind: Kind
    address: str
    state: State
    created: int
    used: int | None = None
    """When something last arrived there."""
    shape: Shape | None = None
    why: Literal["", "unreachable", "refused", "gone", "stopped"] = ""
    """Why nothing arrives; the last one is the person's own wish."""
    trouble: str = ""
    """The same as a sentence in the person's language."""


class NoticesView(Struct, frozen=True):
    """How somebody is told that it is their turn."""

    channels: list[ChannelView]
    quiet: Quiet | None
    kinds: list[Kind]
    """What this house can send."""
    push_key: str
    """What a browser subscribes to."""


class KeptChannel(Struct, frozen=True):
    """An address at which somebody is told of their turns."""

    kind: str
    address: str
    state: str
    created: int
    used: int | None
