"""Who follows a table, by this process and by others."""

from __future__ import annotations

from saloon.kernel import Seat
from saloon.server.table.table import Elsewhere, Table


def present(table: Table) -> list[Seat]:
    """List the seats whose persons follow the table just now."""
    here = {subscriber.person for subscriber in table.subscribers}
    for each in table.elsewhere.values():
        here |= each.persons
    return [
        seat
        for seat, place in enumerate(table.places)
        if place.person is not None and place.person in here
    ]


def spectators(table: Table) -> int:
    """Count those who follow the table and do not sit there; strangers by their streams."""
    return spectators_here(table) + sum([each.spectators for each in table.elsewhere.values()])


def spectators_here(table: Table) -> int:
    seated = {place.person for place in table.places if place.person is not None}
    outside = [each.person for each in table.subscribers if each.person not in seated]
    return len({person for person in outside if person}) + outside.count(None)


def by_this_process(table: Table) -> Elsewhere:
    """Say who follows the table here, for those elsewhere."""
    seated = {place.person for place in table.places}
    here = {each.person for each in table.subscribers if each.person in seated}
    persons = frozenset([person for person in here if person is not None])
    return Elsewhere(persons, spectators_here(table))
