"""One agent against bots, for Gymnasium: its own checker, and a fair table."""

from __future__ import annotations

import copy
import pickle
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saloon.kernel import Move
from saloon.research.gymnasium import AgainstBots
from tests.research.tables import TABLES


def played(env: AgainstBots, seed: int | None, steps: int = 10_000) -> list[object]:
    """Play random moves."""
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=seed) if seed is not None else (env.seen(), {"seat": env.seat})
    told: list[object] = [info["seat"]]
    for _ in range(steps):
        told.append(seen["observation"].tobytes())
        seen, reward, over, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        if over:
            return [*told, reward]
    return told


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_their_checker_is_content(game: str, players: int) -> None:
    env = gymnasium.make(
        f"saloon/{game}-v0", players=players, opponents="random", illegal="lose"
    ).unwrapped
    assert isinstance(env, AgainstBots)
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_is_the_same_by_its_seed_and_goes_on_in_a_copy(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Move, "__reduce__", None)  # compiled, moves cannot be copied
    env = AgainstBots(game, players, opponents="random")
    other = AgainstBots(game, players, opponents="random")
    assert played(env, 4) == played(other, 4)
    played(env, 6, 5)
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert played(copied, None) == played(copy.deepcopy(env), None)


def test_the_agent_sits_where_it_was_put_or_anywhere() -> None:
    env = AgainstBots("katzenjammer", 4, seat=2, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    env = AgainstBots("katzenjammer", 4, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_the_opponents_are_the_level_that_was_asked_for() -> None:
    """Against players who know what they do, random moves fare worse than against random ones."""
    paid = {}
    for level in ("random", "sensible"):
        env = AgainstBots("katzenjammer", 3, opponents=level)
        paid[level] = sum(cast(float, played(env, seed)[-1]) for seed in range(12)) / 12
    assert paid["sensible"] < paid["random"] - 0.2


def test_what_cannot_be_is_refused() -> None:
    wrong: dict[str, Any] = {"opponents": "nobody", "seat": 3, "render_mode": "film"}
    for name, value in wrong.items():
        with pytest.raises(ValueError, match=name):
            AgainstBots("katzenjammer", 3, **{name: value})
    env = AgainstBots("katzenjammer", 3, opponents="random", render_mode="ansi")
    env.reset(seed=0)
    assert "seat_0" in env.render()
    mask = env.action_masks()
    with pytest.raises(ValueError, match="action_mask"):
        env.step(int(np.flatnonzero(~mask)[0]))
