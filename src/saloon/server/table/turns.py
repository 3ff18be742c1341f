"""Whose turn it is, for the outbox: written in the transaction of the change that made it so."""

from __future__ import annotations

from saloon.server.store.database import Statement
from saloon.server.store.journal import CLOCK_KINDS, Change
from saloon.server.store.notices import put_off_turn, turn_rows
from saloon.server.table.clocks import SECOND
from saloon.server.table.table import Table
from saloon.server.wire.tables import Live


def turn_changes(table: Table, change: Change) -> list[Statement]:
    """Say whose turn a change begins or ends, where somebody wishes to be told.

    In a game by the minute everybody is at the table.
    """
    listening = table.house.people.listening
    if change.kind == "said" or isinstance(table.plan.pace, Live):
        return []
    if not any(place.person in listening for place in table.places):
        return []
    seat = change.seat if change.kind in CLOCK_KINDS else None
    mover = None if seat is None else table.places[seat].person
    asked = asked_people(table)
    rows = turn_rows(table.plan.id, asked, mover, change.number, change.at)
    away = [(person, off_until(table, person)) for person in sorted(asked)]
    return [*rows, *[put_off_turn(table.plan.id, who, until) for who, until in away if until]]


def asked_people(table: Table) -> set[str]:
    """Find the people who are asked to decide, and for whom no bot plays."""
    if table.plan.status != "running" or table.gone:
        return set()
    asked = [table.places[seat] for seat in table.asked()]
    return {place.person for place in asked if place.person is not None and place.bot is None}


def off_until(table: Table, person: str) -> int | None:
    """Tell until when somebody has days off here, by the wall clock; None where they have none."""
    clock, holidays = table.house.clock, table.clocks.holidays
    now = clock.steady()
    ends = max(
        [holidays[each].ends for each in table.owned(person) if each in holidays], default=now
    )
    return clock.wall() + round((ends - now) * SECOND) if ends > now else None
