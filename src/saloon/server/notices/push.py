"""Web Push: a letter that only one browser can open (RFC 8291), from a known sender (RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from saloon.server.clock import Clock
from saloon.server.notices.addresses import read_address
from saloon.server.notices.letters import Letter, Trouble
from saloon.server.notices.post import Post, judge
from saloon.server.store.notices import Channel

KEY_BYTES: Final = 32
POINT: Final = 65
"""A point of the curve, written out: a sign and two numbers."""
SALT: Final = 16
RECORD: Final = 4096
LAST: Final = b"\x02"
"""Stands at the end of the only record."""
DAY: Final = 86_400
GOOD_FOR: Final = DAY // 2
CURVE: Final = ec.SECP256R1()


def new_key() -> bytes:
    """Make the key by which browsers know this house."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(KEY_BYTES, "big")


def private_key(raw: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(raw: bytes) -> str:
    """Write bytes as base64url, without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Read base64url; ValueError where it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)


def check_keys(key: str, auth: str) -> None:
    """Refuse what no browser can have made; ValueError."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(key))
    if len(bytes_of(auth)) != SALT:
        raise ValueError("the secret has another length")


def sealed(
    letter: bytes, key: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Seal a letter for the browser with that key, as RFC 8291 says (aes128gcm)."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    shared, mine = own.exchange(ec.ECDH(), theirs), public_bytes(own)
    drawn = derived(auth, shared, b"WebPush: info\0" + key + mine, 32)
    content = derived(salt, drawn, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, drawn, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + POINT.to_bytes(1, "big") + mine
    return head + AESGCM(content).encrypt(nonce, letter + LAST, None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Draw a key from a secret: HKDF with SHA-256, of one block (RFC 5869)."""
    drawn = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(drawn, info + b"\x01", hashlib.sha256)[:length]


def voucher(own: ec.EllipticCurvePrivateKey, audience: str, contact: str, until: int) -> str:
    """Sign who sends, to which push service, and until when that may be believed."""
    claims = {"aud": audience, "exp": until, "sub": contact}
    parts = [msgspec.json.encode(each) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
    said = ".".join(text_of(part) for part in parts)
    r, s = decode_dss_signature(own.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{said}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


class PushCarrier:
    """Carries letters to browsers, by the push service that each has chosen."""

    def __init__(self, post: Post, clock: Clock, key: bytes, contact: str) -> None:
        self.post = post
        self.clock = clock
        self.key = private_key(key)
        self.contact = contact
        """How a push service reaches whoever runs this house: an https: or mailto: address."""

    @property
    def known_as(self) -> str:
        """Give the key that a browser subscribes to."""
        return text_of(public_bytes(self.key))

    async def carry(self, channel: Channel, letter: Letter) -> None:
        assert channel.key is not None
        assert channel.auth is not None
        said = {
            "title": letter.title,
            "body": "\n".join(letter.lines()) if len(letter.tables) > 1 else "",
            "url": letter.url,
        }
        try:
            body = sealed(
                msgspec.json.encode(said),
                bytes_of(channel.key),
                bytes_of(channel.auth),
                ec.generate_private_key(CURVE),
                os.urandom(SALT),
            )
            audience = f"https://{read_address(channel.address).site}"
        except ValueError:
            raise Trouble("refused", gone=True) from None
        until = self.clock.wall() // 1000 + GOOD_FOR
        signed = voucher(self.key, audience, self.contact, until)
        headers = {
            "authorization": f"vapid t={signed}, k={self.known_as}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
        }
        judge(await self.post.send(channel.address, headers, body))
