"""How often somebody may do something: a bucket of so many, which fills again with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Final

from saloon.server.clock import Clock
from saloon.server.wire.errors import ApiError

MOST_BUCKETS: Final = 50_000
OWN_NET: Final = 64
"""So many bits of an IPv6 address name its owner's net."""


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a minute in the long run."""

    burst: int
    a_minute: float


LIMITS: Final[dict[str, Limit]] = {
    "sign-in": Limit(10, 6),
    "guest": Limit(20, 10),
    "table": Limit(20, 6),
    "move": Limit(60, 240),
    "chat": Limit(10, 20),
    "hint": Limit(10, 20),
    "review": Limit(10, 6),
    "record": Limit(10, 6),
    "code": Limit(10, 6),
    "check": Limit(20, 20),
    "puzzle": Limit(30, 60),
    "lesson": Limit(60, 120),
    "replay": Limit(120, 240),
    "look": Limit(300, 1200),
    "missed": Limit(60, 120),
    "list": Limit(60, 120),
    "stream": Limit(120, 120),
    "leave": Limit(10, 12),
    "data": Limit(5, 2),
    "channel": Limit(10, 2),
    "mail": Limit(5, 0.1),
    "host": Limit(20, 20),
    "other": Limit(60, 120),
}
SHARED: Final = frozenset({"sign-in", "guest", "table", "record", "code", "check", "data"})
"""What counts at all processes together; the rest spares each process for itself."""
FRAMES: Final = Limit(120, 1200)
"""What one socket may send: frames of any kind, and pieces of frames that come one by one."""


def whose(address: str) -> str:
    """Name the owner of an address, for limits; who has one of IPv6 has a whole net."""
    if ":" not in address:
        return address
    try:
        whole = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(whole.ipv4_mapped or IPv6Network((whole, OWN_NET), strict=False))


class Bucket:
    """What somebody has left of one thing."""

    def __init__(self, limit: Limit, now: float) -> None:
        self.limit = limit
        self.full = float(limit.burst)
        self.at = now

    def take(self, now: float) -> bool:
        """Count one; False if that is too often."""
        filled = self.full + (now - self.at) * self.limit.a_minute / 60
        self.full = min(self.limit.burst, filled)
        self.at = now
        if self.full < 1:
            return False
        self.full -= 1
        return True


class Buckets:
    """Who has how much left of what. The oldest are dropped when there are too many."""

    def __init__(self, clock: Clock, on: bool) -> None:
        self.clock = clock
        self.on = on
        self.announce: Callable[[str, str], None] = lambda _what, _who: None
        """Tells other processes that somebody took of what is shared."""
        self.left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count(self, what: str, who: str) -> float:
        """Count one where there is one, here or elsewhere; give how many there were."""
        limit = LIMITS[what]
        now = self.clock.steady()
        full, at = self.left.pop((what, who), (float(limit.burst), now))
        full = min(limit.burst, full + (now - at) * limit.a_minute / 60)
        self.left[what, who] = (full - 1 if full >= 1 else full, now)
        if len(self.left) > MOST_BUCKETS:
            self.left.popitem(last=False)
        return full

    def take(self, what: str, who: str) -> None:
        """Count one; refuse it if that was too often."""
        if not self.on:
            return
        full, limit = self.count(what, who), LIMITS[what]
        if full >= 1 and what in SHARED:
            self.announce(what, who)
        if full < 1:
            seconds = int((1 - full) * 60 / limit.a_minute) + 1
            raise ApiError("too-many", {"seconds": seconds}, wait=seconds)
