"""Finished games: their records, and how they looked step by step from each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from saloon.games import GAMES
from saloon.kernel import Event, Message, Refused, Result
from saloon.kernel.message import Param
from saloon.kernel.moves import CHANCE
from saloon.records import Entry, Record, commitment, loads, verify
from saloon.records.record import taken_back
from saloon.server.names import NOBODY, clean_name
from saloon.server.store.journal import Change, told_log
from saloon.server.store.rows import EntryRow, EventRow, TakenBack
from saloon.server.table.plan import Plan
from saloon.server.wire.errors import ApiError, refused
from saloon.server.wire.replays import Proof
from saloon.server.wire.values import Value, said
from saloon.words import Words

LONGEST_NAME: Final = 60
AFTER_ALL: Final = ("record-unfinished", "record-result")
"""What can be wrong with a record whose entries all hold."""


def record_of(
    plan: Plan, nonces: Sequence[bytes], names: Sequence[str], changes: Sequence[Change]
) -> Record:
    """Put the record of a finished table together from what was kept, without playing it again."""
    result = next(
        (change.data["result"] for change in reversed(changes) if "result" in change.data), None
    )
    if result is None:
        raise ApiError("not-over")
    start = next(change for change in changes if change.kind == "start")
    seals = start.data.get("seals")
    return Record(
        game=plan.game.name,
        rules=plan.rules,
        components=plan.game.components,
        players=tuple(names),
        options=plan.options,
        commitment=commitment(plan.secret),
        nonces=tuple([nonce.hex() for nonce in nonces]),
        entries=[
            taken_back(*each) if isinstance(each, TakenBack) else kept_entry(each)
            for each in told_log(changes)
        ],
        result=Result(tuple(result["scores"]), tuple(result["ranks"]), result["reason"]),
        secret=plan.secret.hex(),
        seals=None if seals is None else tuple(seals),
    )


def kept_entry(kept: EntryRow) -> Entry:
    """Give an entry of the log as it was kept."""
    seat, move, asked, events = kept
    return Entry(seat, move, [kept_event(each) for each in events], asked)


def kept_event(kept: EventRow) -> Event:
    own = {int(seat): kept_message(*told) for seat, told in kept.get("own", {}).items()}
    return Event(kept_message(*kept["say"]), own, kept.get("reveals", False))


def kept_message(key: str, params: Mapping[str, Value], clause: str) -> Message:
    """Give a message as it was kept; JSON has no tuples."""
    given = {name: tuple(it) if isinstance(it, list) else it for name, it in params.items()}
    return Message(key, cast("dict[str, Param]", given), clause)


def checked(file: bytes) -> Record:
    """Read and verify a record that somebody brings."""
    try:
        record = loads(file)
        game = GAMES.get(record.game)
        if game is None:
            raise ApiError("no-such-game", {"game": record.game[:40], "known": ", ".join(GAMES)})
        verify(game, record)
    except Refused as problem:
        raise refused(problem, "not-possible") from None
    for name in record.players:
        if name != NOBODY and (len(name) > LONGEST_NAME or clean_name(name) != name):
            raise ApiError("bad-name")
    return record


def proof(record: Record, speak: Words) -> Proof:
    """Derive every draw again and replay every move; say what holds, and what first does not."""
    bad: Refused | None = None
    try:
        verify(GAMES[record.game], record)
    except Refused as problem:
        bad = problem
    at = None if bad is None else bad.message.params.get("entry")
    entry = at if isinstance(at, int) else None
    whole = bad is None or bad.message.key in AFTER_ALL
    checked = record.entries[: entry - 1] if entry else record.entries if whole else []
    draws = sum(each.seat == CHANCE for each in checked)
    takebacks = sum(each.back is not None for each in checked)
    return Proof(
        ok=bad is None,
        commitment=record.commitment,
        secret=record.secret,
        nonces=list(record.nonces),
        seals=None if record.seals is None else list(record.seals),
        draws=draws,
        moves=len(checked) - draws - takebacks,
        takebacks=takebacks,
        entry=entry,
        problem=None if bad is None else said(bad.message),
        text="" if bad is None else speak.say(bad.message),
    )
