"""Codes that people read aloud to let others find a table: `7K3M9QXT`, forty bits of chance.

A code is good while its table is open. It is looked up by its hash, so that the time it takes tells
nothing about codes that come close.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from sqlalchemy import Connection, select

from saloon.server.store import schema

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two signs; I, L, O and U are left out."""
LENGTH: Final = 8
MEANT: Final = str.maketrans("ILO", "110", " -")
"""What is taken for what where somebody writes a code down by ear."""


def new_code() -> str:
    """Make a code."""
    return "".join([ALPHABET[byte & 31] for byte in secrets.token_bytes(LENGTH)])


def meant(text: str) -> str:
    """Read a code as it was meant: in any case, with blanks or hyphens."""
    return text.upper().translate(MEANT)


def code_digest(code: str) -> bytes:
    """Give the form in which a code is looked up."""
    return hashlib.sha256(b"saloon code " + code.encode()).digest()


def table_by_code(connection: Connection, digest: bytes) -> tuple[str, str] | None:
    """Find the open table of a code: its id and its invite."""
    tables = schema.tables
    found = connection.execute(
        select(tables.c.id, tables.c.invite).where(
            tables.c.code_digest == digest, tables.c.status == "open"
        )
    ).first()
    return None if found is None else (found.id, found.invite)
