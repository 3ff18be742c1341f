"""What Gads Hill 1874 brings to the house."""

from __future__ import annotations

from saloon.games.gadshill.rules import GadsHill
from saloon.plugins import Plugin

PLUGIN = Plugin(
    game=GadsHill(),
    year=2016,
    prefix="gh",
    from_file=GadsHill,
    subject="tests.gadshill.subject:SUBJECT",
)
