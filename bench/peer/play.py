"""Games of other libraries, played at random: started in an environment that has the library.

    python -m bench.peer.play LIBRARY

Observations are made wherever a library makes them by itself; the choice of a move is as cheap as
it can be there.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from bench.peer.blocks import Block, Maker, Player, counted, rated, serve

BATCH: Final = 8192
STEPS: Final = 8
"""How many games Pgx plays at once, and how many steps of them in one call."""


def rlcard(name: str) -> Player:
    """Step RLCard's environment, which makes an observation for every decision."""
    env = import_module("rlcard").make(name, config={"seed": 1})
    rng = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return counted(play)


def pettingzoo(name: str) -> Player:
    """Step one of PettingZoo's classic environments, without its customary wrappers."""
    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    rng = random.Random(1)
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, told = env.last()
            if ended or cut:
                break
            mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
            env.step(rng.choice(mask.nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return counted(play)


def catanatron(_name: str) -> Player:
    """Let four of catanatron's random players play."""
    library = import_module("catanatron")

    def play() -> int:
        game = library.Game([library.RandomPlayer(colour) for colour in library.Color])
        game.play()
        return len(game.state.actions)

    return counted(play)


def pgx(name: str) -> Player:
    """Step a batch of Pgx on the processor; ended games begin anew in the same step."""
    jax: Any = import_module("jax")
    numbers: Any = import_module("jax.numpy")
    env = import_module("pgx").make(name)
    renewed = import_module("pgx.experimental").auto_reset(env.step, env.init)
    split, chosen = jax.random.split, jax.random.categorical

    def step(state: Any, key: Any) -> tuple[Any, None]:
        luck, chance = split(key)
        odds = numbers.log(state.legal_action_mask.astype(numbers.float32))
        actions = chosen(luck, odds, axis=1)
        return jax.vmap(renewed)(state, actions, split(chance, BATCH)), None

    several = jax.jit(lambda state, key: jax.lax.scan(step, state, split(key, STEPS))[0])
    now: list[Any] = [jax.random.PRNGKey(0)]
    now.append(jax.jit(jax.vmap(env.init))(split(now[0], BATCH)))

    def block(seconds: float) -> Block:
        decisions, start = 0, time.process_time()
        while decisions == 0 or time.process_time() - start < seconds:
            now[0], key = split(now[0])
            now[1] = jax.block_until_ready(several(now[1], key))
            decisions += BATCH * STEPS
        return decisions, time.process_time() - start

    return block


def openspiel(name: str) -> Player:
    """Play one of OpenSpiel's games: `native`, `python` or `written` in Python, and the game."""
    import_module("open_spiel.python.games")
    peer = import_module("bench.openspiel").Peer
    way, _, spec = name.partition(" ")
    game = peer(spec, 200 if way == "native" else 1)
    measure: Callable[[float], tuple[float, float]] = (
        game.all_native if way == "native" else game.through_python
    )
    return rated(lambda seconds: measure(max(seconds, 0.001))[0])


LIBRARIES: Final[dict[str, Callable[[str], Player]]] = {
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "catanatron": catanatron,
    "pgx": pgx,
    "openspiel": openspiel,
}


class Makers(dict[str, Maker]):
    """Makes a player of any game that a library has."""

    def __init__(self, library: str) -> None:
        super().__init__()
        self.library = LIBRARIES[library]

    def __missing__(self, name: str) -> Maker:
        return lambda: self.library(name)


if __name__ == "__main__":
    serve(Makers(sys.argv[1]))
