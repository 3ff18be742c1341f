"""E-mail, by the SMTP server that the host has named."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from saloon.server.codes import same, signature
from saloon.server.notices.letters import Letter, Trouble
from saloon.server.store.notices import Channel
from saloon.words import words

SECONDS: Final = 15.0
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,250}$)([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)
PORTS: Final = {"smtp": 587, "smtps": 465}


def is_mail(address: str) -> bool:
    """Tell whether something can be an e-mail address."""
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


def farewell(key: bytes, channel: str) -> str:
    """Make the link by which a letter can be the last one; nobody need sign in for that."""
    return f"{channel}.{signature(key, channel)}"


def whose_farewell(key: bytes, text: str) -> str | None:
    """Find the channel that a link to stop belongs to."""
    channel, _, given = text.partition(".")
    return channel if same(given, signature(key, channel)) else None


class MailCarrier:
    """Carries letters by e-mail: all tables in one, and a way to stop it in each."""

    def __init__(self, server: Server, sender: str, key: bytes, home: str) -> None:
        self.server = server
        self.sender = sender
        self.key = key
        self.home = home

    async def carry(self, channel: Channel, letter: Letter) -> None:
        speak = words(letter.lang)
        stop = farewell(self.key, channel.id)
        foot = speak.text("notice-mail-stop", link=f"{self.home}#/stop/{stop}")
        text = "\n\n".join([letter.title, *letter.lines(), "-- \n" + foot])
        headers = {
            "List-Unsubscribe": f"<{self.home}api/farewells/{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self.write(channel.address, letter.title, text, headers)

    async def write(
        self, address: str, title: str, text: str, headers: dict[str, str] | None = None
    ) -> None:
        """Hand a letter over; Trouble where it is not taken."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, title
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text + "\n")
        server = self.server
        try:
            await aiosmtplib.send(
                message,
                hostname=server.host,
                port=server.port,
                username=server.name,
                password=server.password,
                use_tls=server.tls,
                start_tls=server.start_tls,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as problem:
            gone = all(each.code >= 500 for each in problem.recipients)
            raise Trouble("gone" if gone else "unreachable", gone=gone) from None
        except (aiosmtplib.SMTPException, OSError):
            raise Trouble("unreachable", ours=True) from None
