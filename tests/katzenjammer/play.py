"""Random games to hold rules against that speak of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.table import PHASES
from saloon.kernel import CHANCE, Event, Move

from .table import check, start

SEEDS_BY_PLAYERS = 12


@dataclass(frozen=True)
class Ply:
    """One step of a game: the positions around it, the move, and what was said."""

    before: KatzenjammerState
    seat: int
    move: str
    events: tuple[Event, ...]
    after: KatzenjammerState

    @property
    def phase(self) -> str:
        return PHASES[self.before.phase]

    @property
    def keys(self) -> list[str]:
        return [event.public.key for event in self.events]

    def offered(self) -> list[str]:
        return [move.text for move in self.before.legal(self.seat)]


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
    while state.actors():
        before = state.clone()
        (seat,) = state.actors()
        if seat == CHANCE:
            moves, weights = zip(*state.outcomes(), strict=True)
            move = rng.choices(moves, weights)[0]
        else:
            move = choose(state.legal(seat), rng, bold=seed % 4 == 0)
        events: list[Event] = []
        state.apply(seat, move, events)
        check(state)
        yield Ply(before, seat, move.text, tuple(events), state.clone())


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
