"""Under which names this server may be asked for.

A page of another site whose name suddenly leads to this machine speaks to it as to its own: the
browser sends that name as `Host` and `Origin`. So only names are answered that belong here. An
address in figures cannot be made to lead elsewhere, and is always answered.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from saloon.server.settings import Settings

HERE: Final = "localhost"
LONGEST: Final = 60


class Names:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        given = [bare(each) for each in settings.hosts.split(",")]
        self.known = {HERE, settings.host.lower(), of_url(settings.public_url), *given} - {""}
        listens = address_of(settings.host)
        if listens is None or not listens.is_loopback:
            own = socket.gethostname().lower()
            self.known |= {own, f"{own.partition('.')[0]}.local"}

    def fit(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Tell whether a request is for this server; who names no host is no browser."""
        hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
        return len(hosts) <= 1 and all(self.knows(host) for host in hosts)

    def knows(self, host: str) -> bool:
        name = bare(host)
        if name in self.known or name.endswith("." + HERE):
            return True
        return address_of(name) is not None


def bare(host: str) -> str:
    """Give a host without its port, as it is compared."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def of_url(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def address_of(name: str) -> IPv4Address | IPv6Address | None:
    """Read an address in figures."""
    try:
        return ip_address(name)
    except ValueError:
        return None


def is_this_machine(host: str) -> bool:
    """Tell whether a host is the machine's name for itself."""
    name = bare(host)
    address = address_of(name)
    return name == HERE if address is None else address.is_loopback


def shown(host: str) -> str:
    """Give a host as it may be told again."""
    return "".join([each for each in host if each.isprintable() and each != '"'])[:LONGEST]
