"""Who is connected: how many at once, in all and from one address, and who has dawdled too long.

Where there is no room, whoever has been silent longest makes room: a connection that waits for a
request, never one that is being answered or that follows a table.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sys
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from typing import Final, Protocol

from saloon.server.metrics import Metrics
from saloon.server.settings import Settings

log = logging.getLogger("saloon")

SWEEP: Final = 1.0
"""So often connections are looked through, in seconds."""
SELDOM: Final = 60.0
"""The same trouble is logged once in so many seconds."""
LINGER: Final = 5.0
"""A connection that is closed has so many seconds to take the last answer in."""
MOST_DESCRIPTORS: Final = 65_536
RESERVED: Final = 128
"""So many descriptors at least are for the database, the bots and the log."""
A_TURN: Final = 16
"""So many frames of one address are taken in at once, while others wait for their turn."""
TOLD: Final = {
    "address": "too many connections from one address",
    "full": "there is no room for more connections",
    "flood": "too many frames or requests on one connection",
    "large": "the head or body of a request was too large",
    "slow": "a request did not come to its end",
    "descriptors": "no file descriptors are left: new connections end without an answer",
}


class Visitor(Protocol):
    """A connection, as far as it matters how many there are."""

    address: str

    def look_after(self, now: float) -> None:
        """End it if its time is over."""

    def cut(self) -> None:
        """End it at once."""


class Subscriber(Protocol):
    """A socket whose frames wait for their turn."""

    @property
    def owner(self) -> str:
        """Whose turn it is when it is heard."""

    def listen(self, most: int) -> bool:
        """Take in so many frames; tell whether there are more."""


@dataclass
class Caller:
    """An address: how many connections it has, and those that wait for a request, oldest first."""

    number: int = 0
    silent: dict[Visitor, None] = field(default_factory=dict)


class Turns:
    """Sockets with frames that wait: each address in turn, so that none holds up the others."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Subscriber]] = {}

    def queue(self, line: Subscriber) -> None:
        """Let a socket's frames wait for the next turn of the loop."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.turn)
        self.waiting.setdefault(line.owner, deque()).append(line)

    def turn(self) -> None:
        """Hear one socket of each address, and leave the rest to the next turn."""
        for owner in [*self.waiting]:
            lines = self.waiting[owner]
            line = lines.popleft()
            if line.listen(A_TURN):
                lines.append(line)
            if not lines:
                del self.waiting[owner]
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.turn)


class Sender(Protocol):
    """The server's end of a socket, with something to send."""

    def flush(self) -> None:
        """Hand over what is to be sent."""


class Outbox:
    """Sockets with something to send: when the loop comes round, it goes out for all of them."""

    def __init__(self) -> None:
        self.senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        if not self.senders:
            asyncio.get_running_loop().call_soon(self.flush)
        self.senders.append(sender)

    def flush(self) -> None:
        senders, self.senders = self.senders, []
        for sender in senders:
            try:
                sender.flush()
            except Exception:  # the others' messages go out all the same
                log.exception("a message could not be handed over")


class Admission:
    """Everybody who is connected to one server."""

    def __init__(self, settings: Settings, metrics: Metrics, descriptors: int) -> None:
        free = max(descriptors - reserved(descriptors), descriptors // 2)
        self.most = min(settings.connections or free, free)
        self.each = settings.connections_by_address if settings.limits else sys.maxsize
        self.limits = settings.limits
        self.proxies = settings.proxies
        self.metrics = metrics
        self.turns = Turns()
        self.outbox = Outbox()
        self.present: set[Visitor] = set()
        self.silent: dict[Visitor, None] = {}
        """Those that wait for a request, whoever has waited longest first."""
        self.callers: dict[str, Caller] = {}
        self.streams: Counter[str] = Counter()
        """How many streams whoever a proxy names has open."""
        self.logged: dict[str, float] = {}
        self.sweeping = False

    def admit(self, visitor: Visitor, host: str) -> str:
        """Let somebody in who comes from a host; where there is no room, give the reason.

        From a proxy that we trust many people come, so there may be as many as there is room for.
        """
        self.begin_sweeping()
        caller = self.callers.get(visitor.address)
        if caller is not None and caller.number >= self.each and not among(host, self.proxies):
            self.turn_away("address")
            if not caller.silent:
                return "address"
            next(iter(caller.silent)).cut()
        elif len(self.present) >= self.most:
            self.turn_away("full")
            if not self.silent:
                return "full"
            next(iter(self.silent)).cut()
        self.present.add(visitor)
        self.callers.setdefault(visitor.address, Caller()).number += 1
        self.metrics.connections = len(self.present)
        self.waits(visitor)
        return ""

    @contextmanager
    def streaming(self, owner: str) -> Iterator[bool]:
        """Count a stream as long as it lasts; tell whether its owner may have one more.

        A proxy's connections are those of many, but of a stream it says whose it is.
        """
        room = self.streams[owner] < self.each
        if not room:
            self.turn_away("address")
        self.streams[owner] += room
        try:
            yield room
        finally:
            self.streams[owner] -= room
            if not self.streams[owner]:
                del self.streams[owner]

    def waits(self, visitor: Visitor) -> None:
        """Somebody is silent from now on."""
        if visitor in self.present:
            self.silent[visitor] = None
            self.callers[visitor.address].silent[visitor] = None

    def speaks(self, visitor: Visitor) -> None:
        """Somebody has asked for something."""
        if visitor in self.silent:
            del self.silent[visitor]
            del self.callers[visitor.address].silent[visitor]

    def replace(self, visitor: Visitor, other: Visitor) -> None:
        """Count a connection on under its new name: it has become a socket."""
        self.speaks(visitor)
        if visitor in self.present:
            self.present.discard(visitor)
            self.present.add(other)

    def leave(self, visitor: Visitor) -> None:
        """Forget somebody who has gone, or who is on the way out."""
        if visitor not in self.present:
            return
        self.speaks(visitor)
        self.present.discard(visitor)
        self.metrics.connections = len(self.present)
        caller = self.callers[visitor.address]
        caller.number -= 1
        if not caller.number:
            del self.callers[visitor.address]

    def begin_sweeping(self) -> None:
        if not self.sweeping:
            self.sweeping = True
            asyncio.get_running_loop().call_later(SWEEP, self.sweep)

    def sweep(self) -> None:
        """End what has taken too long, and see whether descriptors are left."""
        loop = asyncio.get_running_loop()
        loop.call_later(SWEEP, self.sweep)
        now = loop.time()
        for visitor in [*self.present]:
            visitor.look_after(now)
        if not descriptors_left():
            self.metrics.descriptors_short += 1
            self.tell("descriptors")
            if self.silent:
                next(iter(self.silent)).cut()

    def turn_away(self, why: str) -> None:
        """Count somebody who was turned away."""
        self.metrics.turned_away[why] += 1
        self.tell(why)

    def tell(self, why: str) -> None:
        """Write a trouble into the log, but not each time."""
        now = asyncio.get_running_loop().time()
        if now - self.logged.get(why, -SELDOM) >= SELDOM:
            self.logged[why] = now
            log.warning(TOLD[why], extra={"why": why})


def among(address: str, proxies: str) -> bool:
    """Tell whether an address is in a list of addresses and networks."""
    for each in filter(None, (part.strip() for part in proxies.split(","))):
        if each in ("*", address):
            return True
        try:
            if ip_address(address) in ip_network(each, strict=False):
                return True
        except ValueError:  # a name
            continue
    return False


def reserved(descriptors: int) -> int:
    """Tell how many descriptors are kept for the house itself."""
    return max(RESERVED, descriptors // 8)


def descriptors_left() -> bool:
    """Tell whether there is a descriptor to be had; the loop drops connections without a word."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as problem:
        return problem.errno not in (errno.EMFILE, errno.ENFILE)
    return True


def descriptors() -> int:
    """Tell how many descriptors this process may have."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def raise_descriptors() -> None:
    """Take as many descriptors as the system gives without being asked twice."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
