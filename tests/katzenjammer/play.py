"""Random games to hold rules against that speak of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache

from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.table import PHASES
from saloon.kernel import CHANCE, Move, Seat
from tests import plies as random_play

from .table import check, start

SEEDS_BY_PLAYERS = 12


class Ply(random_play.Ply[KatzenjammerState]):
    @property
    def phase(self) -> str:
        return PHASES[self.before.phase]


def choose(moves: list[Move], rng: random.Random, bold: bool) -> Move:
    """Uniform when bold; else pass or raise a little, and lay what can be laid."""
    if not bold and moves[0].text == "pass" and rng.random() < 0.5:
        return moves[0]
    if not bold and moves[0].text == "pass":
        return rng.choice(moves[:4])
    if moves[0].text == "stop" and len(moves) > 1 and rng.random() < 0.8:
        return rng.choice(moves[1:])
    return rng.choice(moves)


def play(players: int, seed: int, chosen: Mapping[str, str] | None = None) -> Iterator[Ply]:
    """Play a game at random and hold the laws of conservation all along."""
    rng = random.Random(f"{players} {seed}")
    state = start(players, chosen).state

    def step(state: KatzenjammerState, rng: random.Random) -> tuple[Seat, Move]:
        (seat,) = state.actors()
        if seat == CHANCE:
            return seat, random_play.draw(state, rng)
        return seat, choose(state.legal(seat), rng, bold=seed % 4 == 0)

    for each in random_play.steps(state, rng, step):
        check(state)
        yield Ply(*each)


@cache
def games() -> tuple[tuple[Ply, ...], ...]:
    """A library of whole games of one round, for every number of players."""
    return tuple(
        tuple(play(players, seed)) for players in range(2, 7) for seed in range(SEEDS_BY_PLAYERS)
    )


def plies() -> Iterator[Ply]:
    """Every step of every game in the library."""
    for game in games():
        yield from game
