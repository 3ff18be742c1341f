"""OpenSpiel's games, measured as ours are: random self-play on one core, by process time."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any

import pyspiel


@dataclass
class Mean:
    """How long a peer's random game is."""

    decisions: float
    steps: float


def python_game(game: Any, rng: random.Random) -> tuple[int, int]:
    """Play one game through OpenSpiel's Python interface; count decisions and steps."""
    state = game.new_initial_state()
    decisions = draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
            draws += 1
        elif state.is_simultaneous_node():
            chosen = [
                rng.choice(state.legal_actions(player)) for player in range(game.num_players())
            ]
            state.apply_actions(chosen)
            decisions += len(chosen)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions, decisions + draws


def mean_length(game: Any, games: int = 200) -> Mean:
    """Learn how many decisions and steps a random game has."""
    rng = random.Random(1)
    lengths = [python_game(game, rng) for _ in range(games)]
    return Mean(
        sum(decisions for decisions, _ in lengths) / games,
        sum(steps for _, steps in lengths) / games,
    )


class Peer:
    """One game of OpenSpiel, ready to be timed in blocks."""

    def __init__(self, spec: str, games: int = 200) -> None:
        """Learn from so many games how long one is, where the loop cannot count."""
        self.game: Any = pyspiel.load_game(spec)
        self.mean = mean_length(self.game, games)
        self.rng = random.Random(2)
        self.seed = 0

    def through_python(self, seconds: float) -> tuple[float, float]:
        """Decisions and steps a second with the loop in Python and the rules in C++."""
        decisions = steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            made, taken = python_game(self.game, self.rng)
            decisions += made
            steps += taken
        spent = time.process_time() - start
        return decisions / spent, steps / spent

    def all_native(self, seconds: float) -> tuple[float, float]:
        """Decisions and steps a second with the whole loop in C++."""
        game = self.game
        if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
            game = pyspiel.convert_to_turn_based(game)
        bots = [
            pyspiel.make_uniform_random_bot(player, 7 + player)
            for player in range(game.num_players())
        ]
        games = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for _ in range(20):
                self.seed += 1
                pyspiel.evaluate_bots(game.new_initial_state(), bots, self.seed)
            games += 20
        spent = time.process_time() - start
        return games * self.mean.decisions / spent, games * self.mean.steps / spent
