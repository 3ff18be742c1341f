"""Every game that is played by numbers, at every table size."""

from __future__ import annotations

import os

from saloon.plugins import plugins
from saloon.research.numbers import numbered

FULL = bool(os.environ.get("SALOON_RESEARCH_FULL"))
"""Whether the suites of others run at the length that they have by themselves."""
TABLES = [(game, players) for game in numbered() for players in plugins()[game].game.players]
SMALLEST = {game: min(plugins()[game].game.players) for game in numbered()}


def long(short: int, full: int) -> int:
    """Choose between a short run and the full one."""
    return full if FULL else short
