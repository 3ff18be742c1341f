"""Who is not let in. Where people come from is known while the server runs, and kept nowhere."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import ip_address
from typing import Final

from saloon.server.clock import Clock
from saloon.server.house.limits import whose
from saloon.server.settings import Settings
from saloon.server.store import blocking
from saloon.server.store.database import Store
from saloon.server.wire.errors import ApiError

MOST_SEEN: Final = 5_000
"""So many people are remembered with where they came from."""
OPEN: Final = "/api/host"
"""Whoever has the host's link gets in from anywhere."""


class Doorkeeper:
    """Knows whom the host has blocked."""

    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.persons: set[str] = set()
        self.addresses: set[str] = set()
        self.seen: OrderedDict[str, str] = OrderedDict()
        """From where each person last came, as `whose` names it."""

    async def learn(self) -> None:
        """Have at hand who is not let in."""
        self.persons = await self.store.read(blocking.blocked_persons)
        barred = await self.store.read(blocking.barred_addresses)
        self.addresses = {each.address for each in barred}

    def saw(self, person: str, address: str) -> None:
        self.seen[person] = address
        self.seen.move_to_end(person)
        if len(self.seen) > MOST_SEEN:
            self.seen.popitem(last=False)

    def bars(self, path: str, address: str) -> bool:
        """Tell whether something asked for from an address is refused; pages are shown to all."""
        if not self.addresses or not path.startswith("/api/") or path.startswith(OPEN):
            return False
        return whose(address) in self.addresses

    async def block_person(self, person: str, on: bool) -> None:
        await self.store.write(blocking.block_person(person, on))
        await self.learn()

    async def bar_address(self, text: str, on: bool) -> None:
        """Bar an address; that of a proxy, and this machine's own, would bar everybody."""
        try:
            address = ip_address(text.strip().partition("/")[0])
        except ValueError:
            raise ApiError("bad-address") from None
        owner = whose(str(address))
        if on and (address.is_loopback or owner in self.proxies()):
            raise ApiError("bad-address")
        now = self.clock.wall() if on else None
        await self.store.write(*blocking.bar_address(owner, now))
        await self.learn()

    def proxies(self) -> set[str]:
        return {whose(each.strip()) for each in self.settings.proxies.split(",")}
