"""Computer players: what one is, the search, heuristics, levels, and reasons for a move.

A game brings its own; `saloon.bots.roster` lists them all.
"""

from saloon.bots.bot import Bot, Diligent, Interjector, RandomBot, SeatView
from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import LEVELS, Level, LevelBot, ladder

__all__ = [
    "LEVELS",
    "Bot",
    "Diligent",
    "Heuristics",
    "Interjector",
    "Level",
    "LevelBot",
    "RandomBot",
    "SeatView",
    "ladder",
]
