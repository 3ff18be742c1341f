"""Games made smaller by options: solved exactly, and closed to people."""

from __future__ import annotations

from typing import Any

import pytest

from bench.exploitability import REDUCED, curve, grown
from saloon.games import GAMES
from saloon.kernel import Refused
from saloon.plugins import plugins
from saloon.research.episode import Rules
from saloon.research.pettingzoo import aec_env

TINY = [name for name in REDUCED if name.endswith("-tiny")]


@pytest.mark.parametrize("name", TINY)
def test_their_regrets_solve_a_reduced_game(name: str) -> None:
    game, sizes = grown(REDUCED[name])
    assert sizes["information_states"] < sizes["decisions"], "something is hidden"
    left = dict(curve(game, "cfr+", 30))
    assert left[0] > 0.1, "moves matter"
    assert left[30] < left[0] / 10


@pytest.mark.parametrize("game", [name for name in GAMES if GAMES[name].reductions])
def test_no_table_takes_a_reduction(game: str) -> None:
    rules = plugins()[game].game
    players = min(rules.players)
    usual = rules.complete_options(players, {})
    for option in rules.reductions:
        assert option.name not in usual
        with pytest.raises(Refused):
            rules.complete_options(players, {option.name: option.values[-1]})
        whole = Rules(game, players, {option.name: option.default})
        assert whole.options == {**usual, option.name: option.default}


def test_a_reduced_game_is_played_in_every_environment() -> None:
    env = aec_env("katzenjammer", 2, copies=4, hand=3, rounds=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        env.step(None if over else int(seen["action_mask"].nonzero()[0][-1]))
    assert env.playing.state.result() is not None


def test_what_cannot_be_dealt_is_refused() -> None:
    small: list[tuple[str, dict[str, Any]]] = [
        ("katzenjammer", {"values": 1, "copies": 4, "jokers": 0}),
        ("gadshill", {"building_cards": 2}),
        ("gadshill", {"buildings": 3}),
    ]
    for game, few in small:
        with pytest.raises(ValueError, match="too few"):
            aec_env(game, 2, **few).reset(seed=1)
