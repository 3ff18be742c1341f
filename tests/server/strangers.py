"""A stranger's server on the loopback: it speaks TLS, answers as it is told, and remembers."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from saloon.server.notices.post import Post

NAME = "stranger.test"
OK = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"


@cache
def certificate() -> tuple[bytes, bytes]:
    """Make a certificate for the stranger, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return made.public_bytes(Encoding.PEM), secret


def trusting() -> ssl.SSLContext:
    """Trust the stranger, and nobody else."""
    return ssl.create_default_context(cadata=certificate()[0].decode())


def answering() -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "stranger.pem"
        file.write_bytes(b"".join(certificate()))
        context.load_cert_chain(file)
    return context


@dataclass
class Stranger:
    """What came to a stranger, and how it answers."""

    port: int = 0
    answer: bytes = OK
    silent: bool = False
    calls: int = 0
    heads: list[str] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}/in?box=1"

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            self.heads.append(head)
            length = head.lower().partition("content-length: ")[2].partition("\r\n")[0]
            self.bodies.append(await reader.readexactly(int(length)))
            if self.silent:
                await reader.read()
            else:
                writer.write(self.answer)
                await writer.drain()
        except (OSError, EOFError):
            pass
        finally:
            writer.transport.abort()


@asynccontextmanager
async def stranger(**more: object) -> AsyncIterator[Stranger]:
    """Let a stranger listen."""
    here = Stranger(**more)  # type: ignore[arg-type]  # its own fields
    server = await asyncio.start_server(here.hear, "127.0.0.1", 0, ssl=answering())
    here.port = server.sockets[0].getsockname()[1]
    try:
        yield here
    finally:
        server.close()


def post_to_loopback(
    allowed: Callable[[str], bool] = lambda _address: True, seconds: float = 10.0
) -> Post:
    """Take the loopback for the open internet, where every name leads to it."""

    async def here(_host: str, _port: int) -> list[str]:
        return ["127.0.0.1"]

    return Post(here, allowed, trusting(), seconds)
