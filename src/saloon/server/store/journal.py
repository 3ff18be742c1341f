"""The numbered changes of a table: how they are kept, and how a game is set up again from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias, final

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy import text as sql

from saloon.kernel import CHANCE, Event, State
from saloon.records import Entry, FairChance, Play
from saloon.records.play import is_listed, listed
from saloon.server.clock import Clock
from saloon.server.store import schema
from saloon.server.store.alive import Closed
from saloon.server.store.database import Row
from saloon.server.store.postgres import at_once
from saloon.server.store.rows import ChangeData, EntryRow, EventRow, TakenBack
from saloon.server.wire.values import said

GAME_KINDS: Final = frozenset({"start", "play", "undo"})
"""Changes after which a move made before is past."""
CLOCK_KINDS: Final = GAME_KINDS | {"chose", "unchose"}
"""Changes after which other clocks may run."""
AFTER: Final = sql(
    """
    SELECT changes.* FROM changes
    JOIN unnest(CAST(:ids AS varchar[]), CAST(:numbers AS integer[])) AS known (id, number)
    ON changes.table_id = known.id AND changes.number > known.number
    ORDER BY changes.table_id, changes.number
    """
)
"""In the words of PostgreSQL: in a file nobody else writes."""
Rows: TypeAlias = Iterable[Any]
"""SQLAlchemy says that its rows are tuples; they only behave like them, and the compiler minds."""
read_data: Final = msgspec.json.Decoder(ChangeData).decode
"""Reads the data of a change with their types: an entry of the log is a tuple again."""


@final
class Change:
    """Something that happened at a table, under its number."""

    def __init__(  # noqa: PLR0913, PLR0917 - its columns are its arguments
        self,
        number: int,
        at: int,
        kind: str,
        seat: int | None = None,
        data: ChangeData | None = None,
        move_id: str | None = None,
        person: str | None = None,
    ) -> None:
        self.number = number
        self.at = at
        self.kind = kind
        self.seat = seat
        self.data: ChangeData = ChangeData() if data is None else data
        self.move_id = move_id
        self.person = person
        self.steady: float | None = None
        """When it was made, by the steady clock; None where the house was closed since then."""
        self.before: list[State] = []
        """The positions before each of its entries, until it is told; they are kept nowhere."""
        self.logged = 0
        """So many entries stood in the log before it."""

    def passed(self, clock: Clock, closed: Closed) -> float:
        """Give the seconds since then. The wall clock is asked only where there is no other."""
        if self.steady is not None:
            return clock.steady() - self.steady
        return max(0, clock.wall() - self.at - closed.since(self.at)) / 1000

    def row(self, table: str) -> Row:
        """Give it column by column, in the order of the schema."""
        return (
            table,
            self.number,
            self.at,
            self.kind,
            self.seat,
            self.move_id,
            self.person,
            msgspec.json.encode(self.data),
        )


def read_changes(
    connection: Connection, table: str, after: int = 0, most: int | None = None
) -> list[Change]:
    """Read a table's changes in order."""
    changes = schema.changes
    query = (
        select(changes)
        .where(changes.c.table_id == table, changes.c.number > after)
        .order_by(changes.c.number)
        .limit(most)
    )
    rows: Rows = connection.execute(query)
    return [change_from(row) for row in rows]


def read_on(connection: Connection, known: Mapping[str, int]) -> dict[str, list[Change]]:
    """Read of several tables at a stroke what comes after the numbers known of them."""
    asked = {"ids": list(known), "numbers": list(known.values())}
    found: dict[str, list[Change]] = {}
    rows: Rows = at_once(connection).execute(AFTER, asked)
    for row in rows:
        found.setdefault(row.table_id, []).append(change_from(row))
    return found


def change_from(row: Any) -> Change:
    data = read_data(row.data)
    return Change(row.number, row.at, row.kind, row.seat, data, row.move_id, row.person)


def count_log(change: Change, logged: int) -> int:
    """Note how long the log was before a change; give how long it is after it."""
    change.logged = logged
    if change.kind == "play":
        return logged + len(change.data["entries"])
    return int(change.data["to"]) if change.kind == "undo" else logged


def entry_row(entry: Entry) -> EntryRow:
    """Keep an entry of the log with all views of its events, so that no later rule changes it."""
    return entry.seat, entry.move, entry.asked, [event_row(event) for event in entry.events]


def event_row(event: Event) -> EventRow:
    """Give an event in the form of records."""
    row: EventRow = {"say": said(event.public)}
    if event.private:
        row["own"] = {str(seat): said(told) for seat, told in sorted(event.private.items())}
    if event.reveals:
        row["reveals"] = True
    return row


def set_up_again(play: Play, changes: Sequence[Change]) -> None:
    """Bring a game to where its changes left it; LookupError where the rules no longer agree."""
    drawn = play.chance.drawn if isinstance(play.chance, FairChance) else 0
    for change in changes:
        if change.kind == "play":
            drawn += enter_again(play, change.data["entries"])
        elif change.kind == "chose":
            assert change.seat is not None
            play.waiting[change.seat] = listed(play.state, change.seat, change.data["move"])
        elif change.kind == "unchose":
            assert change.seat is not None
            play.waiting.pop(change.seat, None)
        elif change.kind == "undo":
            if not change.data.get("kept"):  # in older games draws were taken back as well
                drawn -= sum(entry.seat == CHANCE for entry in play.log[change.data["to"] :])
            play.rewind(change.data["to"])
    if isinstance(play.chance, FairChance):
        play.chance.drawn = drawn


def enter_again(play: Play, entries: Sequence[EntryRow]) -> int:
    """Enter what was played; give how much of it was drawn."""
    drawn = 0
    for seat, text, _, _ in entries:
        drawn += seat == CHANCE
        play.waiting.pop(seat, None)
        play.enter(seat, listed(play.state, seat, text))
    for seat, move in list(play.waiting.items()):
        if not is_listed(play.state, seat, move.text):
            del play.waiting[seat]
    return drawn


def told_log(changes: Sequence[Change]) -> list[EntryRow | TakenBack]:
    """Give the entries of the record, as they were kept.

    What somebody took back alone is not among them. What was taken back by consent is, and then
    that it was.
    """
    told: list[EntryRow | TakenBack] = []
    standing: list[int] = []
    for change in changes:
        if change.kind == "play":
            for entry in change.data["entries"]:
                standing.append(len(told))
                told.append(entry)
        elif change.kind == "undo":
            to = change.data["to"]
            if change.data.get("kept"):
                assert change.seat is not None
                told.append(TakenBack(change.seat, to))
            else:
                del told[standing[to] :]
            del standing[to:]
    return told


def number_of_move(connection: Connection, table: str, seat: int, move_id: str) -> int | None:
    """Find under which number a move of that id was entered."""
    changes = schema.changes
    query = select(changes.c.number).where(
        changes.c.table_id == table, changes.c.seat == seat, changes.c.move_id == move_id
    )
    return connection.execute(query).scalar()


def change_data(connection: Connection, table: str) -> list[tuple[str, int | None, bytes]]:
    """Read the kind, the seat and the data of a table's changes as they are kept."""
    changes = schema.changes
    query = select(changes.c.kind, changes.c.seat, changes.c.data)
    ordered = query.where(changes.c.table_id == table).order_by(changes.c.number)
    rows: Rows = connection.execute(ordered)
    return [(row.kind, row.seat, row.data) for row in rows]
