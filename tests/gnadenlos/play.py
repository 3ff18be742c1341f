"""Random games to hold rules against that speak of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache

from saloon.games.gnadenlos import GnadenlosState
from saloon.games.gnadenlos.table import PHASES
from saloon.kernel import CHANCE, Move, Seat
from tests import plies as random_play

from .table import check, start

SEEDS = 3
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"setup": "expert"},
    {"tidy": "automatic", "high_noon_take": "must", "memory_aid": "full"},
    {"high_noon_pick": "random", "lone_event": "turned", "memory_aid": "off"},
    {"high_noon_pick": "random", "high_noon_take": "must", "unable": "leftover_in_turn_order"},
)


class Ply(random_play.Ply[GnadenlosState]):
    @property
    def phase(self) -> str:
        return PHASES[self.before.phase]

    @property
    def players(self) -> int:
        return self.before.players


def choose(moves: list[Move], rng: random.Random, thrifty: bool) -> Move:
    """Uniform, or with a leaning to buy little, so that games go on for longer."""
    if thrifty and moves[0].text == "buy 0":
        return moves[rng.choice([0, 0, 0, min(2, len(moves) - 1)])]
    return rng.choice(moves)


def play(players: int, seed: int, chosen: Mapping[str, str] | None = None) -> Iterator[Ply]:
    """Play a game at random and hold the laws of conservation all along."""
    rng = random.Random(f"{players} {seed}")
    state = start(players, chosen).state

    def step(state: GnadenlosState, rng: random.Random) -> tuple[Seat, Move]:
        seat = rng.choice(state.actors())
        if seat == CHANCE:
            return seat, random_play.draw(state, rng)
        return seat, choose(state.legal(seat), rng, thrifty=seed % 2 == 0)

    for each in random_play.steps(state, rng, step):
        check(state)
        yield Ply(*each)


@cache
def games() -> tuple[tuple[Ply, ...], ...]:
    """A library of whole games, at tables of both sizes and with every option."""
    return tuple(
        tuple(play(players, seed, chosen))
        for players in (3, 4)
        for chosen in VARIANTS
        for seed in range(SEEDS)
    )


def plies() -> Iterator[Ply]:
    """Every step of every game in the library."""
    for game in games():
        yield from game
