"""Records are read, verified and shown in a process of their own.

A record may have millions of letters, and whoever reads one holds up everybody in the same process.
What comes back is ready to be sent: nothing of it is read again on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from saloon.games import GAMES
from saloon.kernel import Message, Refused, Seat
from saloon.kernel.message import Param
from saloon.records import Record, dumps, loads
from saloon.server.house.thinking import Thinkers
from saloon.server.replay import archive, retelling
from saloon.server.replay import review as looking_back
from saloon.server.replay import turning as turns
from saloon.server.store.journal import Change, read_data
from saloon.server.store.rows import TableRow
from saloon.server.table.plan import plan_from
from saloon.server.table.questions import NoAnswer
from saloon.server.wire.errors import ApiError, refused
from saloon.server.wire.tables import TableView
from saloon.words import words

encode = msgspec.json.encode
Kept: TypeAlias = "tuple[str, int | None, bytes]"
"""The kind of a change, whose it is, and its data as they are kept."""


@dataclass(frozen=True)
class Brought:
    """A record that somebody brought."""

    text: bytes

    def record(self) -> Record:
        return loads(self.text)


@dataclass(frozen=True)
class Played:
    """A game that was played here, as its table was kept."""

    plan: TableRow
    nonces: list[bytes]
    names: list[str]
    changes: list[Kept]

    def record(self) -> Record:
        changes = [
            Change(number, 0, kind, seat, read_data(data))
            for number, (kind, seat, data) in enumerate(self.changes, 1)
        ]
        plan = plan_from(self.plan, GAMES[self.plan["game"]])
        return archive.record_of(plan, self.nonces, self.names, changes)


@dataclass(frozen=True)
class Checked:
    """A record that holds to the last draw, in the form in which it is kept."""

    game: str
    players: list[str]
    ranks: list[int]
    text: bytes


@dataclass(frozen=True)
class Refusal:
    """What was wrong, on its way back."""

    code: str
    key: str
    params: Mapping[str, Param]
    clause: str


@dataclass(frozen=True)
class Reading:
    """Something to be done with a record."""

    source: Brought | Played
    do: Callable[[Record], bytes]

    def answer(self) -> bytes | Refusal:
        try:
            return self.do(self.source.record())
        except Refused as problem:
            return refusal(refused(problem, "not-possible"))
        except ApiError as problem:
            return refusal(problem)


@dataclass(frozen=True)
class Checking:
    """A record that somebody brings, to be verified."""

    text: bytes

    def answer(self) -> Checked | Refusal:
        try:
            record = archive.checked(self.text)
        except ApiError as problem:
            return refusal(problem)
        ranks = list(record.result.ranks)
        return Checked(record.game, list(record.players), ranks, dumps(record).encode())


def refusal(problem: ApiError) -> Refusal:
    said = problem.message
    return Refusal(problem.code, said.key, dict(said.params), said.clause)


async def read(
    clerks: Thinkers,
    source: Brought | Played,
    do: Callable[[Record], bytes],
    owner: str,
    first: bool = True,
) -> bytes:
    """Have something done with a record, in its owner's turn and in time."""
    answer: bytes = await heard(clerks, Reading(source, do), owner, first)
    return answer


async def check(clerks: Thinkers, text: bytes, owner: str) -> Checked:
    """Have a record verified that somebody brings."""
    checked: Checked = await heard(clerks, Checking(text), owner)
    return checked


async def heard(clerks: Thinkers, task: Any, owner: str, first: bool = True) -> Any:
    try:
        answer = await clerks.ask(task, owner, first)
    except NoAnswer:
        raise ApiError("took-too-long", wait=1) from None
    if isinstance(answer, Refusal):
        raise ApiError(answer.code, rule=Message(answer.key, answer.params, answer.clause))
    return answer


# What is done there


def written(record: Record) -> bytes:
    return dumps(record).encode()


def proof(lang: str, record: Record) -> bytes:
    return encode(archive.proof(record, words(lang)))


def frames(seat: Seat | None, first: int, most: int, record: Record) -> bytes:
    return encode(retelling.frames(record, seat, first, most))


def turning(seat: Seat | None, record: Record) -> bytes:
    return encode(turns.turning(record, seat))


def review(seat: Seat | None, record: Record) -> bytes:
    return encode(looking_back.review(record, seat))


def story(table: TableView, seat: Seat | None, invite: str | None, record: Record) -> bytes:
    return encode(retelling.story(record, table, seat, invite))


def story_of(record_id: str, brought: int, seat: Seat | None, record: Record) -> bytes:
    table = retelling.table_of(record, record_id, brought)
    return encode(retelling.story(record, table, seat, None))
