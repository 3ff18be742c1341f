"""The client draws the town that the rules know."""

from __future__ import annotations

import re
from dataclasses import fields

from saloon.games.gadshill.view import (
    BuildingView,
    CardView,
    EffectView,
    GadsHillView,
    PlayView,
    SeatView,
    TakeView,
)
from tests.gadshill import town_data


def test_the_town_of_the_client_is_that_of_the_rules() -> None:
    """Where this fails: python -m tests.gadshill.town_data."""
    assert town_data.TOWN.read_text("utf-8") == town_data.made()


def test_the_client_knows_every_field_of_the_view() -> None:
    """The interfaces of view.ts are the classes of the view, field by field."""
    source = (town_data.TOWN.parent / "view.ts").read_text("utf-8")
    for shown in (BuildingView, EffectView, PlayView, TakeView, CardView, SeatView, GadsHillView):
        body = source.split(f"export interface {shown.__name__} {{")[1].split("}")[0]
        written = re.findall(r"^  (\w+):", body, re.MULTILINE)
        assert sorted(written) == sorted(field.name for field in fields(shown)), shown.__name__
