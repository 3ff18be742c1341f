"""Posting to a stranger's address: to what was checked, once, briefly, and hearing little of it."""

from __future__ import annotations

import asyncio
import errno
import socket
import ssl
from collections.abc import Callable, Mapping
from math import inf
from typing import Final

from saloon.server.notices.addresses import (
    BadAddress,
    Crowded,
    Place,
    Resolve,
    is_public,
    read_address,
    resolve,
)
from saloon.server.notices.letters import Trouble
from saloon.server.notices.trust import trusted

SECONDS: Final = 10.0
"""For everything from the name to the first line of the answer."""
LONGEST_LINE: Final = 1024
"""Of an answer only its first line is read, and no more than that."""
LATELY: Final = 3600.0
"""Whoever was answered so many seconds ago has a network: what fails then is not its fault."""
NO_NETWORK: Final = frozenset(
    {socket.EAI_AGAIN, socket.EAI_FAIL, errno.ENETUNREACH, errno.ENETDOWN}
)
"""What is heard where names are not answered for now, or no network is there."""
INTERIM: Final = 3
"""So many answers that are none yet are waited through."""
LINES: Final = 20
"""No such answer is longer."""


class Post:
    """The way out to strangers' addresses; redirects are answers like any other."""

    def __init__(
        self,
        resolve: Resolve = resolve,
        allowed: Callable[[str], bool] = is_public,
        tls: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self.resolve = resolve
        self.allowed = allowed
        self.tls = tls
        self.seconds = seconds
        self.answered = -inf
        """When somebody last answered, whatever it was."""

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post something; give the status of the answer, or Trouble where there was none."""
        try:
            async with asyncio.timeout(self.seconds):
                place = read_address(url)
                return await self.exchange(place, await self.look_up(place), headers, body)
        except BadAddress:
            raise Trouble("refused", gone=True) from None
        except (OSError, TimeoutError, ValueError) as problem:
            ours = isinstance(problem, OSError) and problem.errno in NO_NETWORK
            raise Trouble("unreachable", ours=ours and not self.reaches_others()) from None

    def reaches_others(self) -> bool:
        """Tell whether there is a network, as far as is known."""
        return asyncio.get_running_loop().time() < self.answered + LATELY

    async def look_up(self, place: Place) -> str:
        """Find where a host is; BadAddress where any of its addresses is not public."""
        try:
            async with asyncio.timeout(self.seconds / 2):
                found = await self.resolve(place.host, place.port)
        except Crowded:
            raise Trouble("unreachable", ours=True) from None
        except TimeoutError:
            raise Trouble("unreachable", ours=not self.reaches_others()) from None
        if not found or not all(self.allowed(address) for address in found):
            raise BadAddress("not public")
        return found[0]

    async def exchange(
        self, place: Place, address: str, headers: Mapping[str, str], body: bytes
    ) -> int:
        """Connect to an address that was checked, and hear how the host answers."""
        tls = self.tls or await trusted()
        reader, writer = await asyncio.open_connection(
            address, place.port, ssl=tls, server_hostname=place.host, limit=LONGEST_LINE
        )
        try:
            head = {"host": place.site, **headers, "content-length": str(len(body))}
            lines = [f"POST {place.path} HTTP/1.1", *[f"{k}: {v}" for k, v in head.items()]]
            writer.write("\r\n".join([*lines, "connection: close", "", ""]).encode() + body)
            await writer.drain()
            status = await read_status(reader)
            self.answered = asyncio.get_running_loop().time()
            return status
        finally:
            writer.transport.abort()


async def read_status(reader: asyncio.StreamReader) -> int:
    """Read the first line of an answer; ValueError where there is none."""
    for _ in range(INTERIM):
        version, _, rest = (await reader.readline()).decode("latin-1").partition(" ")
        status = int(rest[:3])
        if not version.startswith("HTTP/1.") or not 100 <= status < 600:
            raise ValueError("no answer")
        if status >= 200:
            return status
        for _ in range(LINES):
            if not (await reader.readline()).strip():
                break
    raise ValueError("no answer")


def judge(status: int) -> None:
    """Take an answer for what it is; Trouble unless the letter was taken."""
    if 200 <= status < 300:
        return
    if status in (404, 410):
        raise Trouble("gone", gone=True)
    if status < 500 and status not in (408, 425, 429):
        raise Trouble("refused")
    raise Trouble("unreachable")
