"""How e-mail is addressed: who it is for, and the server that takes it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

ADDRESS: Final = re.compile(
    r"(?!.*=\?)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,250}$)([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)
PORTS: Final = {"smtp": 587, "smtps": 465}


def is_mail(address: str) -> bool:
    """Tell whether something can be an e-mail address; `=?` begins a word in other letters."""
    return ADDRESS.fullmatch(address) is not None


@dataclass(frozen=True)
class Server:
    """An SMTP server, as `smtp://name:password@host:port` or, with TLS from the start, `smtps://`."""

    host: str
    port: int
    name: str | None
    password: str | None
    tls: bool

    @property
    def start_tls(self) -> bool | None:
        """A password never travels in the open; without one, TLS is used where it is offered."""
        if self.tls:
            return False
        return True if self.name else None


def read_server(url: str) -> Server:
    """Read where mail is handed over; ValueError where that is not said."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname:
        raise ValueError("an SMTP server is smtp://host:port or smtps://host:port")
    name = unquote(parts.username) if parts.username else None
    password = unquote(parts.password) if parts.password else None
    port = parts.port or PORTS[parts.scheme]
    return Server(parts.hostname, port, name, password, parts.scheme == "smtps")


def is_server(url: str) -> bool:
    """Tell whether something names an SMTP server."""
    try:
        read_server(url)
    except ValueError:
        return False
    return True
