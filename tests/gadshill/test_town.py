"""The client draws the town that the rules know."""

from __future__ import annotations

from tests.gadshill import town_data


def test_the_town_of_the_client_is_that_of_the_rules() -> None:
    """Where this fails: python -m tests.gadshill.town_data."""
    assert town_data.TOWN.read_text("utf-8") == town_data.made()
