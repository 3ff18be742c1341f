"""The games for PettingZoo: its own suite, and what that does not ask."""

from __future__ import annotations

import copy
import pickle
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as suite

from saloon.kernel import Move, Result, Rng
from saloon.research.episode import REWARDS, Episode, by_rank, by_score, by_win
from saloon.research.pettingzoo import AtOnce, Turns, aec_env, parallel_env
from tests.research.tables import SMALLEST, TABLES

pytestmark = pytest.mark.filterwarnings(  # it would rather have no Dict, which masks need
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
every_game = pytest.mark.parametrize(("game", "players"), list(SMALLEST.items()))


def turns(env: Turns, seed: int, limit: int = 10_000) -> Iterator[str]:
    """Play random moves, stopping at each decision."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter(limit):
        _, _, over, _, _ = env.last(observe=False)
        if not over:
            yield agent
        env.step(None if over else int(rng.choice(list(env.offers))))


def rest(env: Turns, seed: int) -> list[object]:
    """Play on to the end, and give all that is seen on the way."""
    rng = np.random.default_rng(seed)
    seen: list[object] = []
    for agent in env.agent_iter():
        observed, reward, over, _, _ = env.last()
        assert observed is not None
        seen.append((agent, observed["observation"].tobytes(), reward, over))
        env.step(None if over else int(rng.choice(np.flatnonzero(observed["action_mask"]))))
    return seen


def rest_paid(env: Turns) -> Iterator[tuple[str, float]]:
    """Play on to the end, and give what each is told to have got."""
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last(observe=False)
        if over:
            yield agent, reward
        env.step(None if over else min(env.offers))


@every_table
def test_their_suite_for_turns(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def env(**chosen: Any) -> Turns:
        return aec_env(game, players, **chosen)

    suite.api_test(env(), num_cycles=1000)
    suite.seed_test(env, 500)
    suite.render_test(env)
    clock = count()  # it plays for five seconds: so many rounds by a clock of our own
    monkeypatch.setattr(time, "time", lambda: next(clock) / 20)
    suite.performance_benchmark(env())
    assert "Finished performance benchmark" in capsys.readouterr().out


@every_table
def test_their_suite_for_all_at_once(game: str, players: int) -> None:
    def env(**chosen: Any) -> AtOnce:
        return parallel_env(game, players, **chosen)

    suite.parallel_api_test(env(), 1000)
    suite.parallel_seed_test(lambda: env(illegal="lose"))  # it knows no masks
    suite.state_test(aec_env(game, players, illegal="lose"), env(illegal="lose"))


@every_table
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_mid_game_goes_on_as_the_game_does(
    game: str, players: int, copied: Callable[[Turns], Turns], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Move, "__reduce__", None)  # compiled, moves cannot be copied
    env = aec_env(game, players)
    for step, _ in enumerate(turns(env, 3)):
        if step == 20:
            break
    other = copied(env)
    before = env.state().tobytes()
    seen = rest(other, 8)
    assert env.state().tobytes() == before, "the copy shares nothing"
    assert rest(env, 8) == seen
    env.reset()
    other.reset()
    assert env.state().tobytes() == other.state().tobytes(), "chance goes on alike"


def test_a_copy_of_all_at_once_and_of_what_was_not_begun() -> None:
    env = parallel_env("gnadenlos", 3)
    seen, _ = env.reset(seed=9)
    other = copy.deepcopy(env)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    ours, theirs = env.step(actions)[0], other.step(actions)[0]
    for agent in env.agents:
        assert (ours[agent]["observation"] == theirs[agent]["observation"]).all()
    for fresh in (copy.deepcopy(aec_env("gadshill")), copy.deepcopy(parallel_env("gadshill"))):
        fresh.reset(seed=1)
        assert fresh.agents == fresh.possible_agents


@every_table
def test_all_at_once_is_the_same_game(game: str, players: int) -> None:
    """Who is asked in turns is asked at once as well, and everybody else can only wait."""
    env, at_once = aec_env(game, players), parallel_env(game, players)
    env.reset(seed=5)
    seen, _ = at_once.reset(seed=5)
    together = 0
    rng = np.random.default_rng(5)
    while at_once.agents:
        asked = [agent for agent in at_once.agents if not seen[agent]["action_mask"][-1]]
        together += len(asked) > 1
        actions = dict.fromkeys(at_once.agents, at_once.wait)
        for agent in asked:
            assert env.agent_selection == agent
            observed = env.observe(agent)
            assert (observed["action_mask"] == seen[agent]["action_mask"][:-1]).all()
            actions[agent] = int(rng.choice(np.flatnonzero(observed["action_mask"])))
            env.step(actions[agent])
        seen, rewards, *_ = at_once.step(actions)
    assert rewards == env.rewards
    assert at_once.state().tobytes() == env.state().tobytes()
    assert (together > 0) == (game == "gnadenlos"), "secret choices are made together"


@every_game
def test_what_a_seat_cannot_know_is_in_no_observation(game: str, players: int) -> None:
    """In every world a seat imagines, it is shown the same and offered the same."""
    env = aec_env(game, players)
    differed = 0
    for step, agent in enumerate(turns(env, 11, 120)):
        if step % 3:
            continue
        truth, observed, state = env.playing, env.observe(agent), env.state()
        seat = env.seat_of(agent)
        world = truth.state.imagine(seat, Rng(step))
        env.episode = Episode(truth.rules, Rng(step), world)
        assert env.episode.asked == truth.asked
        assert np.array_equal(env.observe(agent)["observation"], observed["observation"])
        assert set(env.episode.offered(seat)) == set(np.flatnonzero(observed["action_mask"]))
        differed += not np.array_equal(env.state(), state)
        env.episode = truth
    assert differed > 3, "the worlds were others"


@every_game
@pytest.mark.parametrize("rewards", ["rank", "win", "score"])
def test_rewards_are_what_was_asked_for(game: str, players: int, rewards: str) -> None:
    env = aec_env(game, players, rewards=rewards)
    env.reset(seed=2)
    paid = dict(rest_paid(env))
    result = env.playing.state.result()
    assert result is not None
    assert [paid[agent] for agent in env.possible_agents] == REWARDS[rewards](result)


def test_places_that_are_shared_are_paid_alike() -> None:
    assert by_rank(Result((9, 5, 1), (1, 2, 3), "")) == [1, 0, -1]
    assert by_rank(Result((9, 9, 1), (1, 1, 3), "")) == [0.5, 0.5, -1]
    assert by_rank(Result((4, 4), (1, 1), "")) == [0, 0]
    assert by_win(Result((9, 9, 1), (1, 1, 3), "")) == [0.5, 0.5, 0]
    assert by_score(Result((9, 9, 1), (1, 1, 3), "")) == [9, 9, 1]


def test_options_of_the_game_are_honoured_and_others_refused() -> None:
    assert aec_env("katzenjammer", 4, rounds=3, mice_pool="short").rules.options == {
        "mice_pool": "short",
        "rounds": "3",
    }
    wrong: dict[str, Any] = {"rounds": 7, "players": 9, "rewards": "glory", "speed": 1}
    for name, value in wrong.items():
        with pytest.raises(ValueError, match=name):
            aec_env("katzenjammer", **{name: value})
    with pytest.raises(ValueError, match="katzenjammer"):
        aec_env("poker")


def test_a_number_that_is_not_open_is_an_error_or_the_end() -> None:
    env = aec_env("katzenjammer", 3)
    env.reset(seed=1)
    shut = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="action_mask"):
        env.step(shut)
    env = aec_env("katzenjammer", 3, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(shut)
    assert env.rewards == {agent: -1.0 * (agent == loser) for agent in env.possible_agents}
    assert all(env.terminations.values())


def test_what_comes_too_early_or_too_late_says_so() -> None:
    env = aec_env("katzenjammer", 2)
    calls: list[Callable[[], object]] = [lambda: env.observe("seat_0"), lambda: env.step(0)]
    for call in calls:
        with pytest.raises(RuntimeError, match="reset"):
            call()
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(0.7)  # type: ignore[arg-type] # a mistake that would have been a pass
    rest(env, 1)
    with pytest.raises(RuntimeError, match="over"):
        env.step(0)


def test_a_picture_shows_what_the_seat_is_shown() -> None:
    env = aec_env("katzenjammer", 2, render_mode="rgb_array")
    pictures = [env.render().tobytes() for _, _ in zip(range(5), turns(env, 1), strict=False)]
    assert len(set(pictures)) == 5
