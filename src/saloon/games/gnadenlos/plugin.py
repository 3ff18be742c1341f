"""What Gnadenlos! brings to the house."""

from __future__ import annotations

from saloon.games.gnadenlos.rules import Gnadenlos
from saloon.plugins import Plugin

PLUGIN = Plugin(
    game=Gnadenlos(),
    year=2001,
    prefix="gn",
    from_file=Gnadenlos,
    bots="saloon.games.gnadenlos.bots:BOTS",
    reasons="saloon.games.gnadenlos.bots.reasons:reasons",
    advice="saloon.games.gnadenlos.advice:advise",
    terminal="saloon.games.gnadenlos.terminal:draw",
    subject="tests.gnadenlos.subject:SUBJECT",
)
