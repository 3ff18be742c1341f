"""What Gnadenlos! brings to the house."""

from __future__ import annotations

from saloon.games.gnadenlos.rules import Gnadenlos
from saloon.plugins import Plugin

PLUGIN = Plugin(
    game=Gnadenlos(),
    year=2001,
    prefix="gn",
    from_file=Gnadenlos,
    subject="tests.gnadenlos.subject:SUBJECT",
)
