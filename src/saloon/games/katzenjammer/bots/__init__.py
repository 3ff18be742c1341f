"""The computer players of Katzenjammer Blues."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.bots.levels import Level, ladder
from saloon.games.katzenjammer.bots.heuristics import KatzenjammerHeuristics

WORK = (
    Level(slips=3.0),
    Level(slips=1.0),
    Level(slips=0.1),
    Level(simulations=60, worlds=100),
    Level(simulations=800, worlds=400, breadth=10),
)
"""What each level does for a move, from the bottom."""

BOTS: dict[str, Bot] = ladder(KatzenjammerHeuristics(), WORK)
