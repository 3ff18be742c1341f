"""What is told, and by whom: one letter for all tables that wait, carried one way or another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from saloon.server.store.notices import Channel
from saloon.server.wire.values import Lang
from saloon.words import words

MOST_LINES: Final = 10
"""So many tables are named; the title counts them all."""


class Trouble(Exception):  # noqa: N818 - an answer to whoever tries to deliver
    """Why a letter did not arrive."""

    def __init__(self, why: str, *, gone: bool = False, ours: bool = False) -> None:
        super().__init__(why)
        self.why = why
        """`unreachable`, `refused` or `gone`: a person reads `notice-trouble-…` in its words."""
        self.gone = gone
        """Whether it will never arrive there."""
        self.ours = ours
        """Whether the house's own server is to blame, and the address may be good."""


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody."""

    table: str
    game: str
    url: str


@dataclass(frozen=True)
class Letter:
    """What somebody is told, in their language; nothing in it is secret."""

    lang: str
    title: str
    tables: tuple[Waiting, ...]
    url: str
    """Where one tap leads: to the table, or to the list of one's games."""

    def lines(self) -> list[str]:
        """Name the first tables with the way to each, and where all others are."""
        if not self.tables:
            return [self.url]
        speak = words(self.lang)
        named = self.tables[:MOST_LINES]
        lines = [f"{speak.text('game-' + each.game)}: {each.url}" for each in named]
        return lines if len(named) == len(self.tables) else [*lines, f"… {self.url}"]

    def text(self) -> str:
        return "\n".join([self.title, *self.lines()])


class Carrier(Protocol):
    """Carries letters to one kind of channel."""

    async def carry(self, channel: Channel, letter: Letter) -> None:
        """Deliver a letter; Trouble where that cannot be done."""


def turn_letter(lang: Lang, tables: tuple[Waiting, ...], home: str) -> Letter:
    """Tell somebody whose turn it is at some tables."""
    speak = words(lang)
    if len(tables) == 1:
        title = speak.text("notice-turn", game=speak.text("game-" + tables[0].game))
        return Letter(lang, title, tables, tables[0].url)
    return Letter(lang, speak.text("notice-turns", tables=len(tables)), tables, home)


def trial_letter(lang: str, home: str) -> Letter:
    """Let somebody see that a channel works."""
    return Letter(lang, words(lang).text("notice-test"), (), home)
