"""Computer players, by game and name; the levels rise, and the strongest is the last."""

from __future__ import annotations

from typing import cast

from saloon.bots.bot import Bot
from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import Level, ladder
from saloon.plugins import Plugin, part, plugins

PLAIN = (
    Level(simulations=4, worlds=2),
    Level(simulations=15, worlds=10),
    Level(simulations=60, worlds=30),
    Level(simulations=250, worlds=100),
    Level(simulations=800, worlds=200),
)
"""The ladder of a game that brings no heuristics: the search alone, with more and more work."""


def bots_of(plugin: Plugin) -> dict[str, Bot]:
    """Give a game's own computer players, or the plain ones."""
    if plugin.bots:
        return cast(dict[str, Bot], part(plugin.bots))
    return ladder(Heuristics(), PLAIN, sensible=PLAIN[1])


BOTS: dict[str, dict[str, Bot]] = {name: bots_of(plugin) for name, plugin in plugins().items()}
