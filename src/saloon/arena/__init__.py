"""Matches and ladders between bots, on this machine's cores or on a Ray cluster."""

from saloon.arena.contest import Contest, Played, play_game
from saloon.arena.halls import Hall, cores, here, on_ray
from saloon.arena.ladder import ladder_page, rungs
from saloon.arena.report import report
from saloon.arena.sheet import Sheet

__all__ = [
    "Contest",
    "Hall",
    "Played",
    "Sheet",
    "cores",
    "here",
    "ladder_page",
    "on_ray",
    "play_game",
    "report",
    "rungs",
]
