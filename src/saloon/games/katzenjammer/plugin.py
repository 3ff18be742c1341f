"""What Katzenjammer Blues brings to the house."""

from __future__ import annotations

from saloon.games.katzenjammer.rules import Katzenjammer
from saloon.plugins import Plugin

PLUGIN = Plugin(
    game=Katzenjammer(),
    year=1998,
    prefix="kb",
    bots="saloon.games.katzenjammer.bots:BOTS",
    reasons="saloon.games.katzenjammer.bots.reasons:reasons",
    advice="saloon.games.katzenjammer.advice:advise",
    terminal="saloon.games.katzenjammer.terminal:draw",
    subject="tests.katzenjammer.subject:SUBJECT",
)
