"""Computer players: what one is, the search, heuristics, levels, and reasons for a move.

A game brings its own; `saloon.bots.roster` lists them all.
"""

from saloon.bots.bot import Bot, Chair, Diligent, Interjector, RandomBot
from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import LEVELS, Level, LevelBot, ladder

__all__ = [
    "LEVELS",
    "Bot",
    "Chair",
    "Diligent",
    "Heuristics",
    "Interjector",
    "Level",
    "LevelBot",
    "RandomBot",
    "ladder",
]
