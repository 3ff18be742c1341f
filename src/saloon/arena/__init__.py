"""Matches and ladders between bots, on this machine's cores or on a Ray cluster."""

from saloon.arena.contest import Contest, Played, play_game
from saloon.arena.ladder import ladder_page, rungs
from saloon.arena.report import report
from saloon.arena.results import ResultsLog
from saloon.arena.runners import Runner, cores, here, on_ray

__all__ = [
    "Contest",
    "Played",
    "ResultsLog",
    "Runner",
    "cores",
    "here",
    "ladder_page",
    "on_ray",
    "play_game",
    "report",
    "rungs",
]
