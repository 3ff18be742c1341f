"""Every game that is played by numbers, at every table size."""

from __future__ import annotations

from saloon.plugins import plugins
from saloon.research.numbers import numbered

TABLES = [(game, players) for game in numbered() for players in plugins()[game].game.players]
SMALLEST = {game: min(plugins()[game].game.players) for game in numbered()}
