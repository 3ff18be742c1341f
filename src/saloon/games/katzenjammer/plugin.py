"""What Katzenjammer Blues brings to the house."""

from __future__ import annotations

from saloon.games.katzenjammer.rules import Katzenjammer
from saloon.plugins import Plugin

PLUGIN = Plugin(
    game=Katzenjammer(),
    year=1998,
    prefix="kb",
    subject="tests.katzenjammer.subject:SUBJECT",
)
