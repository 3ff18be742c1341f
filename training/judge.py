"""A process of its own that holds what was learned so far against a rule-of-thumb player."""

from __future__ import annotations

import multiprocessing
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

from saloon.arena.contest import play_game
from saloon.bots.roster import BOTS
from saloon.games import GAMES
from saloon.kernel import Json
from training.contest import LEARNER, contest_of, line_of, whole

GAMES_A_TRIAL = 150
LONGEST = 40.0
"""Seconds that a trial may take."""


class Judge:
    """Asked with a file, it answers in its own time."""

    def __init__(self, game: str, rival: str) -> None:
        self.game, self.rival = game, rival
        self.ours, theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("fork")
        self.process = context.Process(target=self.work, args=(theirs,), daemon=True)
        self.process.start()
        self.busy = False

    def work(self, asked: Connection) -> None:
        os.nice(5)
        while True:
            asked.send(trial(self.game, self.rival, Path(asked.recv()), GAMES_A_TRIAL, LONGEST))

    def ask(self, file: Path) -> bool:
        """Hand over a file to be judged, unless the last one still is."""
        if self.busy:
            return False
        self.busy = True
        self.ours.send(str(file))
        return True

    def answer(self, patience: float = 0.0) -> dict[str, Json] | None:
        """Give what the last trial came to, if it is over."""
        if not self.busy or not self.ours.poll(patience):
            return None
        self.busy = False
        found: dict[str, Json] = self.ours.recv()
        return found


def trial(game: str, rival: str, file: Path, games: int, seconds: float) -> dict[str, Json]:
    """Let a network play as one of three, or as near to that as the game has tables."""
    players = min(GAMES[game].players, key=lambda count: abs(count - 3))
    contest = contest_of(game, file, rival, players, games, seed=1)
    begun = time.monotonic()
    played = []
    try:
        for number in range(games):
            played.append(play_game(contest, number))
            if time.monotonic() - begun > seconds:
                break
    finally:
        del BOTS[game][LEARNER]
    return line_of(contest, whole(contest, played))
