"""What golden games of Gnadenlos! must show besides."""

from __future__ import annotations

from itertools import pairwise

from tests.conformance.golden import read, retrace, table_of
from tests.gnadenlos.subject import SUBJECT


def test_golden_games_show_what_happens_seldom() -> None:
    """A third vulture in the last payday, two paydays in a row, a new deck, and the like."""
    seen: set[str] = set()
    for golden in read(SUBJECT):
        told: list[str] = []
        for play in retrace(SUBJECT, table_of(golden), golden["seed"], golden["moves"]):
            told += [event.public.key for event in play.log[-1].events]
        seen.update(told)
        marks = [
            key for key in told if key in ("gn-turn", "gn-payday", "gn-payday-last", "gn-lost")
        ]
        seen.update(f"{one} {two}" for one, two in pairwise(marks))
    assert seen >= {
        "gn-payday-last gn-lost",
        "gn-payday gn-payday",
        "gn-reshuffled",
        "gn-events-shuffled",
        "gn-unable",
        "gn-all-equal",
        "gn-event-dropped",
        "gn-shared",
    }
