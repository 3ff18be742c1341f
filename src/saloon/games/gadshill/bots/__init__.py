"""The computer players of Gads Hill 1874."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.bots.levels import Level, ladder
from saloon.games.gadshill.bots.heuristics import GadsHillHeuristics
from saloon.games.gadshill.bots.levels import GadsHillLevelBot

WORK = (
    Level(slips=8.0),
    Level(slips=2.7),
    Level(slips=1.2),
    Level(slips=0.6),
    Level(simulations=800, worlds=200, paired=True),
)
"""What each level does for a move, from the bottom."""

BOTS: dict[str, Bot] = ladder(GadsHillHeuristics(), WORK, GadsHillLevelBot)
