"""Our levels against OpenSpiel's own players, on the full games through its interface.

    python -m bench.theirs GAME [--ours strongest] [--their ismcts] [--players 2] [--games 100]
                                [--time 0.1] [--minutes 60] [--workers 1]
                                [--seed 1]

One of ours sits at a table with theirs; every deal is played once from each seat. `ismcts` is
OpenSpiel's Python search over information sets: random play-outs, as many simulations a move as
fit into the time by the pace of its last move; it imagines positions, which is quicker than whole
histories. `mccfr` is OpenSpiel's outcome sampling, taught for
`--time` times a hundred seconds before the first game, which then plays its average policy.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import saloon.research.openspiel  # noqa: F401 - registers the games
from saloon.arena.contest import seated_bot
from saloon.arena.report import wilson
from saloon.bots import SeatView
from saloon.kernel import Rng

LESSON: Final = 100
"""How many times the time of a move MCCFR is taught for."""


class Ismcts:
    """OpenSpiel's search, with a time a move."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        self.seconds = seconds
        self.pace = 100.0
        self.moves = self.simulations = 0
        self.spent = 0.0
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        self.bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 1, random_state=luck)

    def choose(self, state: Any) -> int:
        offered = state.legal_actions()
        if len(offered) == 1:
            return int(offered[0])
        budget = max(2, round(self.pace * self.seconds))
        self.bot._max_simulations = budget
        start = time.process_time()
        action = int(self.bot.step(state))
        spent = time.process_time() - start
        self.pace = budget / max(spent, 1e-6)
        self.moves, self.spent = self.moves + 1, self.spent + spent
        self.simulations += budget
        return action

    def report(self) -> dict[str, float]:
        moves = max(1, self.moves)
        return {"seconds": self.spent / moves, "simulations": self.simulations / moves}


class Mccfr:
    """OpenSpiel's outcome sampling; what it has not met it plays at random."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        np.random.seed(seed)
        self.luck = random.Random(seed)
        solver = OutcomeSamplingSolver(game)
        start, self.rounds = time.process_time(), 0
        while self.rounds == 0 or time.process_time() - start < LESSON * seconds:
            solver.iteration()
            self.rounds += 1
        self.policy = solver.average_policy()

    def choose(self, state: Any) -> int:
        chances = self.policy.action_probabilities(state)
        return int(self.luck.choices(list(chances), list(chances.values()))[0])

    def report(self) -> dict[str, float]:
        return {"rounds": self.rounds}


THEIRS: Final[dict[str, type[Ismcts] | type[Mccfr]]] = {"ismcts": Ismcts, "mccfr": Mccfr}


@dataclass(frozen=True)
class Match:
    """Who meets whom."""

    game: str
    ours: str
    their: str
    players: int
    seconds: float
    minutes: float = 60.0
    seed: int = 1


@dataclass
class Score:
    """What our seat won: a share of the win a game."""

    shares: list[float] = field(default_factory=list)
    theirs: list[dict[str, float]] = field(default_factory=list)


def played(match: Match, game: Any, them: Any, number: int) -> float:
    """Play one game; give our share of the win."""
    deal, our_seat = divmod(number, match.players)
    chance, rng = random.Random(f"{match.seed}/{deal}"), Rng(f"{match.seed}/{number}")
    ours, state = seated_bot(match.game, match.ours, None), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, odds)[0])
        elif state.current_player() == our_seat:
            heard = state.heard
            move = ours.choose(SeatView(heard.state, our_seat), rng)
            numbering = heard.rules.numbering
            state.apply_action(numbering.number(move, heard.state.recall(our_seat)))
        else:
            state.apply_action(them.choose(state))
    return float(state.returns()[our_seat])


def some(task: tuple[Match, int, int, int]) -> Score:
    """Play every so many-th deal from each seat, in a process of its own, until time is out."""
    match, first, deals, step = task
    loaded = pyspiel.load_game(
        f"saloon_{match.game}(players={match.players},rewards=win,worlds=positions)"
    )
    them, score = THEIRS[match.their](loaded, match.seconds, match.seed + first), Score()
    end = time.monotonic() + 60 * match.minutes
    for deal in range(first, deals, step):
        if time.monotonic() > end:
            break
        numbers = range(deal * match.players, (deal + 1) * match.players)
        score.shares += [played(match, loaded, them, number) for number in numbers]
    score.theirs.append(them.report())
    return score


def compete(match: Match, games: int, workers: int) -> dict[str, Any]:
    """Play a match, and say what our seat won of it with a 95 % interval."""
    tasks = [(match, first, games // match.players, workers) for first in range(workers)]
    scores = list(shared(tasks, workers))
    shares = [share for score in scores for share in score.shares]
    won = sum(shares) / len(shares)
    least, most = wilson(won, len(shares))
    reports = [each for score in scores for each in score.theirs]
    theirs = {name: sum(each[name] for each in reports) / len(reports) for name in reports[0]}
    return {
        "game": match.game,
        "ours": match.ours,
        "theirs": match.their,
        "players": match.players,
        "games": len(shares),
        "won": round(100 * won, 1),
        "interval": [round(100 * least, 1), round(100 * most, 1)],
        "theirs_a_move": {name: round(value, 3) for name, value in theirs.items()},
        "load_average": round(os.getloadavg()[0], 1),
    }


def shared(tasks: list[tuple[Match, int, int, int]], workers: int) -> Iterator[Score]:
    """Play here, or in as many processes."""
    if workers == 1:
        yield from map(some, tasks)
        return
    with Pool(workers) as pool:
        yield from pool.imap(some, tasks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--ours", default="strongest")
    parser.add_argument("--their", choices=list(THEIRS), default="ismcts")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--time", type=float, default=0.1)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    match = Match(
        *(wanted.game, wanted.ours, wanted.their, wanted.players, wanted.time),
        *(wanted.minutes, wanted.seed),
    )
    print(json.dumps(compete(match, wanted.games, wanted.workers)), flush=True)


if __name__ == "__main__":
    main()
