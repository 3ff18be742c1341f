"""The ways out of the house, and the keys by which others know it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from saloon.server.clock import Clock
from saloon.server.notices.hooks import HookCarrier
from saloon.server.notices.letters import Carrier, Letter, Trouble
from saloon.server.notices.mail import MailCarrier
from saloon.server.notices.post import Post
from saloon.server.notices.push import PushCarrier, new_key
from saloon.server.postal import read_server
from saloon.server.settings import Settings
from saloon.server.store.database import Conflict, Store
from saloon.server.store.notices import Channel
from saloon.server.store.tickets import insert_key, kept_key

NOBODY: Final = "https://localhost"
"""Whom a push service could ask where the host has said nothing."""


@dataclass
class Mailroom:
    """The ways out of the house; a kind that is not here is not offered."""

    carriers: dict[str, Carrier]
    home: str
    """Where people reach the house."""
    key: bytes
    """Signs the links by which letters can be stopped."""

    @property
    def push_key(self) -> str:
        """Give the key that browsers subscribe to; empty where there is none."""
        carrier = self.carriers.get("push")
        return carrier.known_as if isinstance(carrier, PushCarrier) else ""

    @property
    def mail(self) -> MailCarrier | None:
        carrier = self.carriers.get("mail")
        return carrier if isinstance(carrier, MailCarrier) else None

    async def carry(self, channel: Channel, letter: Letter) -> None:
        """Deliver a letter; Trouble where that cannot be done."""
        carrier = self.carriers.get(channel.kind)
        if carrier is None:  # the host had a way once, and has none now
            raise Trouble("unreachable", ours=True)
        await carrier.carry(channel, letter)


def home_of(settings: Settings) -> str:
    """Say where people reach the house, as far as the settings tell."""
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    return f"http://{settings.host}:{settings.port}/"


async def open_mailroom(settings: Settings, store: Store, clock: Clock, home: str) -> Mailroom:
    """Open every way that there is; keys are made at the first start."""
    post = Post()
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else NOBODY
    if settings.secure:
        contact = home
    own = await key_called(store, "push", new_key)
    key = await key_called(store, "farewell", lambda: secrets.token_bytes(32))
    carriers: dict[str, Carrier] = {
        "push": PushCarrier(post, clock, own, contact),
        "webhook": HookCarrier(post),
    }
    if settings.smtp and settings.mail_from:
        carriers["mail"] = MailCarrier(read_server(settings.smtp), settings.mail_from, key, home)
    return Mailroom(carriers, home, key)


async def key_called(store: Store, name: str, make: Callable[[], bytes]) -> bytes:
    """Find a key of the house, or make it."""
    found = await store.read(lambda connection: kept_key(connection, name))
    if found is not None:
        return found
    made = make()
    try:
        await store.write(insert_key(name, made))
    except Conflict:  # another process was quicker
        return await key_called(store, name, make)
    return made
