"""The computer players of Gnadenlos!."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.bots.levels import Level, ladder
from saloon.games.gnadenlos.bots.heuristics import GnadenlosHeuristics, practised

WORK = (
    Level(slips=1.8),
    Level(slips=0.82),
    Level(slips=0.37),
    Level(slips=0.0),
    Level(simulations=800, worlds=200, paired=True),
)
"""What each level does for a move, from the bottom; the last is the search without a network."""

BOTS: dict[str, Bot] = ladder(GnadenlosHeuristics(), WORK, best=practised())
