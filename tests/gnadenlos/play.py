"""Random games to hold rules against that speak of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from saloon.games.gnadenlos import GnadenlosState
from saloon.games.gnadenlos.table import PHASES
from saloon.kernel import CHANCE, Event, Move

from .table import check, start

SEEDS = 3
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"setup": "expert"},
    {"tidy": "automatic", "high_noon_take": "must", "memory_aid": "full"},
    {"high_noon_pick": "random", "lone_event": "turned", "memory_aid": "off"},
    {"high_noon_pick": "random", "high_noon_take": "must", "unable": "leftover_in_turn_order"},
)


@dataclass(frozen=True)
class Ply:
    """One step of a game: the positions around it, the move, and what was said."""

    before: GnadenlosState
    seat: int
    move: str
    events: tuple[Event, ...]
    after: GnadenlosState

    @property
    def phase(self) -> str:
        return PHASES[self.before.phase]

    @property
    def keys(self) -> list[str]:
        return [event.public.key for event in self.events]

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
    while state.actors():
        before = state.clone()
        seat = rng.choice(state.actors())
        if seat == CHANCE:
            moves, weights = zip(*state.outcomes(), strict=True)
            move = rng.choices(moves, weights)[0]
        else:
            move = choose(state.legal(seat), rng, thrifty=seed % 2 == 0)
        events: list[Event] = []
        state.apply(seat, move, events)
        check(state)
        yield Ply(before, seat, move.text, tuple(events), state.clone())


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
