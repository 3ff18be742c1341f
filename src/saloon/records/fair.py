"""Chance that can be checked afterwards.

Before the first draw the table is shown the hash of a secret, and whoever has a client of their own
adds a nonce made there; docs/records.md says what that proves. Draw number k comes from
HMAC-SHA256(secret, nonces, k); after the last one the secret is shown and everybody can draw again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

SECRET_BYTES: Final = 32
WORD_BYTES: Final = 8
WORDS: Final = 1 << (8 * WORD_BYTES)


def new_secret() -> bytes:
    """Make a secret of 256 bits, or a seat's nonce."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Give the hash that is shown before the first draw."""
    return hashlib.sha256(secret).hexdigest()


def seal_of(nonce: bytes) -> str:
    """Give the hash by which a seat promises its nonce before it shows it."""
    return hashlib.sha256(nonce).hexdigest()


class FairChance:
    """The draws of one game, in order."""

    secret: bytes
    salt: bytes
    drawn: int

    def __init__(self, secret: bytes, nonces: Sequence[bytes]) -> None:
        self.secret = secret
        self.salt = hashlib.sha256(
            b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in nonces)
        ).digest()
        self.drawn = 0

    def below(self, bound: int) -> int:
        """Draw a number from 0 to `bound` - 1 without favour: words that do not fit are left out.

        Draw k reads the 64-bit words of HMAC(secret, salt, k, 0), then of HMAC(secret, salt, k, 1)
        and so on, until one lies below the largest multiple of `bound`.
        """
        if not 0 < bound <= WORDS:
            raise ValueError("a draw needs between 1 and 2^64 equally likely outcomes")
        fits = WORDS - WORDS % bound
        number = self.drawn
        self.drawn += 1
        block = 0
        while True:
            digest = self.block(number, block)
            for start in range(0, len(digest), WORD_BYTES):
                word = int.from_bytes(digest[start : start + WORD_BYTES], "big")
                if word < fits:
                    return word % bound
            block += 1

    def block(self, number: int, block: int) -> bytes:
        """Give 256 bits for a draw."""
        text = self.salt + number.to_bytes(8, "big") + block.to_bytes(8, "big")
        return hmac.digest(self.secret, text, "sha256")
