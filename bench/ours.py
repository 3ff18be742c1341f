"""Our games, played at random in every way there is; in the environment that has them compiled.

python -m bench.ours
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bench.adapters import in_batches, through_openspiel, through_pettingzoo
from bench.brought import brought
from bench.peer.blocks import Maker, Player, rated, serve
from bench.rules import loop, stepped
from saloon.games import GAMES

BRIEF: Final = 0.001
"""Nothing is measured in no time at all."""


def way(name: str, game: str) -> Player:
    """Play a game in a way, at the table where it is looked at most closely."""
    rules, players = GAMES[game], brought(game).usual
    measures: dict[str, Callable[[float], float]] = {
        "loop": lambda seconds: loop(rules, players, seconds)[0],
        "stepped": lambda seconds: stepped(rules, players, seconds)[0],
        "pettingzoo": lambda seconds: through_pettingzoo(game, players, seconds),
        "openspiel": lambda seconds: through_openspiel(game, players, seconds),
        "batch": lambda seconds: in_batches(game, players, seconds, 0)["decisions_per_second"],
    }
    measure = measures[name]
    return rated(lambda seconds: measure(max(seconds, BRIEF)))


def made(name: str, game: str) -> Maker:
    return lambda: way(name, game)


WAYS: Final = ("loop", "stepped", "pettingzoo", "openspiel", "batch")

if __name__ == "__main__":
    serve({f"{name} {game}": made(name, game) for name in WAYS for game in GAMES})
