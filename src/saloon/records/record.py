"""A record is the game: who sat down, what was agreed, every move of every seat and of chance.

The file is one JSON document (docs/record.schema.json), a line for each entry of the log. Each
entry carries the beginning of a hash over everything before it and itself; the seal closes the
chain over result and secret. What was taken back by consent stays in the log, with a line that says
so: the draws in it are used up. Whatever else is wanted is derived from it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saloon.kernel.message import Event, Json, Message, Refused
from saloon.kernel.moves import CHANCE, Seat
from saloon.kernel.state import Result
from saloon.records.fair import commitment
from saloon.records.play import Entry, Play

FORMAT: Final = "saloon-record"
VERSION: Final = 2
"""The newest form; a record that has nothing of it is written in the first."""
MARK: Final = 16
"""So many hex digits of the chain stand beside each entry."""


@dataclass
class Record:
    """A finished game."""

    game: str
    rules: int
    components: str
    players: tuple[str, ...]
    options: dict[str, str]
    commitment: str
    nonces: tuple[str, ...]
    entries: list[Entry]
    result: Result
    secret: str
    seals: tuple[str, ...] | None = None
    """By seat the hash that came before the nonce, "" where none did; None where none was kept."""

    @property
    def version(self) -> int:
        newer = self.seals is not None or any(entry.back is not None for entry in self.entries)
        return VERSION if newer else 1

    def header(self) -> dict[str, Json]:
        """Give what was agreed before the first draw."""
        header: dict[str, Json] = {
            "format": FORMAT,
            "version": self.version,
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "players": list(self.players),
            "options": dict(self.options),
            "commitment": self.commitment,
            "nonces": list(self.nonces),
        }
        if self.seals is not None:
            header["seals"] = list(self.seals)
        return header

    def footer(self) -> dict[str, Json]:
        """Give what was known after the last move."""
        return {
            "result": {
                "scores": list(self.result.scores),
                "ranks": list(self.result.ranks),
                "reason": self.result.reason,
            },
            "secret": self.secret,
        }


def finished(
    play: Play,
    names: Sequence[str],
    secret: bytes,
    nonces: Sequence[bytes],
    seals: Sequence[str] | None = None,
) -> Record:
    """Make the record of a game that is over."""
    result = play.state.result()
    if result is None:
        raise Refused(Message("record-unfinished"))
    return Record(
        game=play.game.name,
        rules=play.game.rules,
        components=play.game.components,
        players=tuple(names),
        options=play.options,
        commitment=commitment(secret),
        nonces=tuple([nonce.hex() for nonce in nonces]),
        entries=play.log,
        result=result,
        secret=secret.hex(),
        seals=None if seals is None else tuple(seals),
    )


def entry_data(entry: Entry) -> dict[str, Json]:
    """Give a log entry as JSON."""
    events: list[Json] = [event.data() for event in entry.events]
    done: dict[str, Json] = {"move": entry.move} if entry.back is None else {"back": entry.back}
    return {"by": "chance" if entry.seat == CHANCE else entry.seat, **done, "events": events}


def taken_back(seat: Seat, back: int) -> Entry:
    """Make the line of a log that says: what a seat did last was taken back, with all after it."""
    return Entry(seat, "", [Event(Message("taken-back", {"seat": seat}))], False, back)


def canonical(data: Json) -> str:
    """Write JSON in the one form that is hashed."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


class Chain:
    """The hash over everything so far."""

    digest: bytes

    def __init__(self, header: dict[str, Json]) -> None:
        self.digest = hashlib.sha256(canonical(header).encode()).digest()

    def add(self, data: dict[str, Json]) -> str:
        """Take in the next part; give the chain as it stands then."""
        self.digest = hashlib.sha256(self.digest + canonical(data).encode()).digest()
        return self.digest.hex()


def dumps(record: Record) -> str:
    """Write a record as the text of a file."""
    chain = Chain(record.header())
    lines: list[str] = []
    for entry in record.entries:
        data = entry_data(entry)
        data["hash"] = chain.add(data)[:MARK]
        lines.append(json.dumps(data, ensure_ascii=False))
    head = json.dumps(record.header(), ensure_ascii=False, indent=1)[:-2]
    footer = record.footer()
    footer["seal"] = chain.add(footer)
    foot = json.dumps(footer, ensure_ascii=False)[1:-1]
    return head + ',\n "entries": [\n' + ",\n".join(lines) + "\n ],\n " + foot + "\n}\n"
