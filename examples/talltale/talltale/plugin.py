"""What Tall Tale brings to the house."""

from __future__ import annotations

from saloon.plugins import Plugin

from .rules import TallTale

PLUGIN = Plugin(
    game=TallTale(),
    year=2026,
    prefix="tt",
    subject="talltale.subject:SUBJECT",
)
