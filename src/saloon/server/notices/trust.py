"""Whose certificates are believed: as the machine says."""

from __future__ import annotations

import asyncio
import ssl
from functools import cache


@cache
def certificates() -> ssl.SSLContext:
    """Read the machine's certificates, once: that takes a while."""
    return ssl.create_default_context()


async def trusted() -> ssl.SSLContext:
    return await asyncio.to_thread(certificates)
