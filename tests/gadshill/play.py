"""Random games to hold rules against that speak of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeAlias

from saloon.games.gadshill import GadsHillState
from saloon.kernel import CHANCE, Move
from tests import plies as random_play

from .table import check, start

OPTIONS: list[dict[str, str]] = [
    {},
    {"stop_order": "open", "stop_penalty": "1"},
    {"stop": "auto"},
    {"stop": "off", "draw": "random", "discard": "any", "buys_per_turn": "3"},
    {"lot_limit": "turn", "stop_order": "open", "last_stop": "no"},
    {"legality": "local", "discard": "permanent", "draw": "building"},
    {"null_play": "yes", "stall_rounds": "4", "show_discard": "yes"},
    {"one_card_at": "19", "reshuffle": "district", "first_seat": "1"},
]


Ply: TypeAlias = random_play.Ply[GadsHillState]


def choose(state: GadsHillState, seat: int, rng: random.Random) -> Move:
    """Play cards and keep quiet more often than chance would."""
    moves = state.legal(seat)
    plays = [move for move in moves if move.text.startswith(("play", "discard"))]
    if plays and rng.random() < 0.6:
        return rng.choice(plays)
    if rng.random() < 0.4:
        return moves[0]
    return rng.choice(moves)


def step(state: GadsHillState, rng: random.Random) -> tuple[int, Move]:
    """Choose what happens next: sometimes somebody interjects."""
    (seat,) = state.actors()
    for other in range(state.players):
        words = state.interjections(other)
        if words and rng.random() < 0.05:
            return other, rng.choice(words)
    if seat == CHANCE:
        return seat, random_play.draw(state, rng)
    return seat, choose(state, seat, rng)


def play(players: int, seed: int, chosen: Mapping[str, str] | None = None) -> Iterator[Ply]:
    """Play a game at random and hold the laws of conservation all along."""
    rng = random.Random(f"{players} {seed}")
    state = start(players, chosen).state
    for each in random_play.steps(state, rng, step):
        check(state)
        yield Ply(*each)


@cache
def games() -> tuple[tuple[Ply, ...], ...]:
    """A library of whole games: every number of players, every set of options."""
    return tuple(
        tuple(play(players, seed, chosen))
        for players in (2, 3, 4)
        for seed, chosen in enumerate(OPTIONS)
    )


def plies() -> Iterator[Ply]:
    """Every step of every game in the library."""
    for game in games():
        yield from game
