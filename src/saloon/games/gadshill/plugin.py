"""What Gads Hill 1874 brings to the house."""

from __future__ import annotations

from saloon.games.gadshill.rules import GadsHill
from saloon.plugins import Plugin

PLUGIN = Plugin(
    game=GadsHill(),
    year=2016,
    prefix="gh",
    from_file=GadsHill,
    bots="saloon.games.gadshill.bots:BOTS",
    reasons="saloon.games.gadshill.bots.reasons:reasons",
    advice="saloon.games.gadshill.advice:advise",
    terminal="saloon.games.gadshill.terminal:draw",
    puzzles="saloon.games.gadshill.puzzles",
    subject="tests.gadshill.subject:SUBJECT",
)
