"""E-mail, by the SMTP server that the host has named."""

from __future__ import annotations

from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate, make_msgid
from typing import Final

import aiosmtplib

from saloon.server.codes import same, signature
from saloon.server.notices.letters import Letter, Trouble
from saloon.server.notices.trust import trusted
from saloon.server.postal import Server
from saloon.server.store.notices import Channel
from saloon.words import words

SECONDS: Final = 15.0


class Whole(UnstructuredHeader, BaseHeader):
    """A line that programs read: however long it is, it is neither broken nor written otherwise."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


KNOWN: Final = HeaderRegistry()
KNOWN.map_to_type("list-unsubscribe", Whole)
WRITTEN: Final = SMTP.clone(header_factory=KNOWN)


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
        server = self.server
        try:
            await aiosmtplib.send(
                self.message(address, title, text, headers or {}),
                recipients=[address],
                hostname=server.host,
                port=server.port,
                username=server.name,
                password=server.password,
                use_tls=server.tls,
                start_tls=server.start_tls,
                tls_context=await trusted(),
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as problem:
            gone = all(each.code >= 500 for each in problem.recipients)
            raise Trouble("gone" if gone else "unreachable", gone=gone) from None
        except aiosmtplib.SMTPDataError as problem:  # whoever is meant does not want this letter
            lasting = problem.code >= 500
            raise Trouble("refused" if lasting else "unreachable", ours=not lasting) from None
        except (aiosmtplib.SMTPException, OSError):
            raise Trouble("unreachable", ours=True) from None
        except ValueError:  # what cannot stand in a letter's head
            raise Trouble("refused") from None

    def message(self, address: str, title: str, text: str, headers: dict[str, str]) -> EmailMessage:
        """Write a letter; ValueError where something in its head cannot be read again."""
        message = EmailMessage(WRITTEN)
        message["From"], message["To"], message["Subject"] = self.sender, address, title
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            message[name] = value
        message.set_content(text + "\n")
        return message
