"""Ids and secrets that are made of chance, and how they are compared.

A code is read aloud to let others find a table: `7K3M9QXT`, forty bits of chance. It is good while
its table is open. It is looked up by its hash, so that the time it takes tells nothing about codes
that come close.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

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


def new_id() -> str:
    """Make a name for a thing that nobody can guess."""
    return secrets.token_urlsafe(12)


def new_invite() -> str:
    """Make the secret part of a link."""
    return secrets.token_urlsafe(24)


def token_digest(token: str) -> bytes:
    """Give the form in which a session is looked up."""
    return hashlib.sha256(token.encode()).digest()


def same(one: str, other: str) -> bool:
    """Compare two secrets in a time that does not depend on them."""
    return hmac.compare_digest(one.encode(), other.encode())


def signature(key: bytes, text: str) -> str:
    """Sign a text, so that nobody else can make it up."""
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()[:32]
