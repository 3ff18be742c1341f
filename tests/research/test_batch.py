"""Thousands of games in one call: the arrays are the same, and what is in them is the game."""

from __future__ import annotations

import select

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

from saloon.research.batch import Batch
from saloon.research.gymnasium import AllSeats
from saloon.research.stepping import TOGETHER
from tests.research.tables import TABLES


def choose(batch: Batch, rng: np.random.Generator) -> npt.NDArray[np.intp]:
    """Take any open number in every game."""
    mask = batch.action_mask
    chosen: npt.NDArray[np.intp] = (rng.random(mask.shape, dtype=np.float32) * mask).argmax(1)
    return chosen


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rows_show_what_the_rules_say(game: str, players: int) -> None:
    batch = Batch(game, 3, players, secrets=True)
    lane = batch.lane
    numbering = batch.rules.numbering
    rng = np.random.default_rng(3)
    arrays = [batch.observation, batch.action_mask, batch.seat, batch.secret]
    for _ in range(30):
        for row, state in enumerate(lane.states):
            seat = int(batch.seat[row])
            assert batch.observation[row].tobytes() == numbering.write(state.recall(seat))
            assert batch.secret[row].tobytes() == numbering.write_secrets(state, seat)
            offered = batch.rules.offered(state, seat)
            assert set(map(int, np.flatnonzero(batch.action_mask[row]))) == set(offered)
        batch.step(choose(batch, rng))
    assert all(
        one is other
        for one, other in zip(
            arrays, [batch.observation, batch.action_mask, batch.seat, batch.secret], strict=True
        )
    )


def test_many_rows_are_handed_over_in_parts() -> None:
    batch = Batch("katzenjammer", 2 * TOGETHER + 9, 2)
    rng = np.random.default_rng(4)
    for _ in range(3):
        batch.step(choose(batch, rng))
    for row, state in enumerate(batch.lane.states):
        seat = int(batch.seat[row])
        seen = batch.rules.numbering.write(state.recall(seat))
        assert batch.observation[row].tobytes() == seen
        open_to = set(map(int, np.flatnonzero(batch.action_mask[row])))
        assert open_to == set(batch.rules.offered(state, seat))


def test_a_game_that_is_over_pays_and_is_followed_by_the_next() -> None:
    batch = Batch("katzenjammer", 4, 2, rewards="win")
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(130):
        batch.step(choose(batch, rng))
        for row in np.flatnonzero(batch.over):
            assert batch.returns[row].sum() == pytest.approx(1)
            ended += 1
    assert ended >= 4


def test_workers_play_the_same_games_by_the_same_seed() -> None:
    """One worker plays as this process would, and several do it again."""
    alone, helped = (Batch("katzenjammer", 4, 3, workers=each, seed=5) for each in (0, 1))
    two, again = (Batch("katzenjammer", 4, 3, workers=2, seed=5) for _ in range(2))
    try:
        rng = np.random.default_rng(2)
        for one, other in ((alone, helped), (two, again)):
            for _ in range(40):
                assert (one.observation == other.observation).all()
                action = choose(one, rng)
                one.step(action)
                other.step(action)
        assert (alone.observation != two.observation).any()
    finally:
        for each in (helped, two, again):
            each.close()


def test_nobody_is_told_to_go_on_who_does_not_listen() -> None:
    """What waits unread in a pipe would fill it: after 65,536 steps a batch stood still."""
    batch = Batch("katzenjammer", 2, 2, workers=2)
    try:
        batch.step(batch.action_mask.argmax(1))
        assert batch.crew is not None
        waiting = [pipe for pipes in batch.crew.goes for pipe, _ in pipes]
        assert select.select(waiting, [], [], 0) == ([], [], [])
    finally:
        batch.close()


def test_what_cannot_be_is_refused() -> None:
    batch = Batch("katzenjammer", 2, 2)
    shut = (batch.action_mask == 0).argmax(1)
    with pytest.raises(ValueError, match="in game 0"):
        batch.step(shut)
    with pytest.raises(ValueError, match="2 numbers"):
        batch.step([0])
    for beyond in (-1, batch.action_mask.shape[1]):
        with pytest.raises(ValueError, match="numbers go from 0"):
            batch.step([beyond, beyond])
    for wrong in ([True, True], [0.0, 0.0]):
        with pytest.raises(ValueError, match="whole numbers"):
            batch.step(wrong)
    for workers in (2, -1):
        with pytest.raises(ValueError, match="evenly"):
            Batch("katzenjammer", 5, 2, workers=workers)
    batch.close()
    with pytest.raises(RuntimeError, match="closed"):
        batch.step(batch.action_mask.argmax(1))


def test_a_vector_environment_is_a_batch() -> None:
    env = gymnasium.make_vec("saloon/katzenjammer-v0", num_envs=3, players=3, rounds=3)
    assert isinstance(env, AllSeats)
    seen, infos = env.reset(seed=4)
    assert env.batch is not None
    assert env.batch.rules.options["rounds"] == "3"
    assert env.observation_space.contains(seen)
    again = AllSeats("katzenjammer", 3, 3, rounds=3)
    assert (again.reset(seed=4)[0]["observation"] == seen["observation"]).all()
    rng = np.random.default_rng(9)
    ended = 0
    for _ in range(500):
        acted = infos["seat"].copy()
        seen, rewards, over, cut, infos = env.step(choose(env.batch, rng))
        assert not cut.any()
        for row in range(3):
            assert rewards[row] == (infos["returns"][row, acted[row]] if over[row] else 0)
        ended += int(over.sum())
    assert ended > 1
    env.close()
