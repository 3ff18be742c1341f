"""Addresses that strangers give: only what stands in the open internet is ever connected to.

A name is resolved once. Every address that it has must be public, and the connection is made to
one of those, not to the name: whoever answers otherwise the next time gains nothing.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, TypeAlias
from urllib.parse import urlsplit

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]

LONGEST: Final = 1000
HTTPS: Final = 443
OPEN_PORTS: Final = 1024
"""Below it stand services that never asked for letters."""
HOST: Final = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Here an IPv6 network reaches IPv4: the last four bytes are the address that is meant."""
ASKING: Final = 4
NAMES: Final = ThreadPoolExecutor(ASKING, "names")
"""Strangers' names may take long to be found: nothing else waits behind them."""
OF_CLOUDS: Final = frozenset({IPv4Address("168.63.129.16")})
"""Public by its number, and yet inside: Azure answers every machine of its own there."""
SET_ASIDE: Final = (
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("3fff::/20"),
)
"""Not public either: of these not every Python knows it."""
TUNNELS: Final = (IPv6Network("2002::/16"), IPv6Network("2001::/32"), IPv6Network("::/96"))


class BadAddress(ValueError):  # noqa: N818 - an answer to whoever gave it
    """Nothing is sent there."""


class Crowded(Exception):  # noqa: N818 - an answer to whoever asked
    """Others' names took so long to be found that nobody has asked for this one."""


@dataclass(frozen=True)
class Place:
    """An address, taken apart."""

    host: str
    port: int
    path: str

    @property
    def site(self) -> str:
        """Give the host as a request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == HTTPS else f"{host}:{self.port}"


def read_address(url: str) -> Place:
    """Take an address apart; BadAddress where it is not a plain https one."""
    if len(url) > LONGEST or any(not "!" <= char <= "~" or char == "\\" for char in url):
        raise BadAddress("signs")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or HTTPS
    except ValueError:
        raise BadAddress("unreadable") from None
    if parts.scheme != "https" or "@" in parts.netloc:
        raise BadAddress("scheme")
    if port != HTTPS and port < OPEN_PORTS:
        raise BadAddress("port")
    if not HOST.fullmatch(host) and not is_ipv6(host):
        raise BadAddress("host")
    query = f"?{parts.query}" if parts.query else ""
    return Place(host, port, (parts.path or "/") + query)


def is_ipv6(host: str) -> bool:
    try:
        return isinstance(ip_address(host), IPv6Address) and "%" not in host
    except ValueError:
        return False


def is_public(address: str) -> bool:
    """Tell whether an address stands in the open internet, under whatever disguise."""
    try:
        meant = ip_address(address)
    except ValueError:
        return False
    if isinstance(meant, IPv6Address):
        inner = meant.ipv4_mapped
        if meant in TRANSLATED:
            inner = IPv4Address(int(meant) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if meant.is_site_local or any(meant in each for each in TUNNELS):
            return False
    if meant in OF_CLOUDS or any(meant in each for each in SET_ASIDE):
        return False
    hidden = meant.is_private or meant.is_loopback or meant.is_link_local or meant.is_reserved
    return meant.is_global and not (hidden or meant.is_multicast or meant.is_unspecified)


async def resolve(host: str, port: int) -> list[str]:
    """Ask once what a name stands for; Crowded where nobody came to it in time."""
    asked = NAMES.submit(partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM))
    try:
        found = await asyncio.wrap_future(asked)
    except asyncio.CancelledError:
        if asked.cancel():  # it had not begun
            raise Crowded from None
        raise
    return list(dict.fromkeys(str(where[0]) for *_, where in found))
