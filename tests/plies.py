"""Random games, step by step, to hold rules against that speak of every game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from saloon.kernel import Event, Move, Seat, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Ply(Generic[S]):
    """One step of a game: the positions around it, the move, and what was said."""

    before: S
    seat: Seat
    move: str
    events: tuple[Event, ...]
    after: S

    @property
    def keys(self) -> list[str]:
        return [event.public.key for event in self.events]

    @property
    def word(self) -> str:
        return self.move.partition(" ")[0]

    def offered(self) -> list[str]:
        return [move.text for move in self.before.legal(self.seat)]


def draw(state: State, rng: random.Random) -> Move:
    """Let chance do something, by its weights."""
    outcomes = state.outcomes()
    return rng.choices(outcomes, [weight for _, weight in outcomes])[0][0]


def steps(
    state: S, rng: random.Random, choose: Callable[[S, random.Random], tuple[Seat, Move]]
) -> Iterator[tuple[S, Seat, str, tuple[Event, ...], S]]:
    """Play to the end, whatever is chosen: what each ply is made of."""
    while state.actors():
        before = cast(S, state.clone())
        seat, move = choose(state, rng)
        events: list[Event] = []
        state.apply(seat, move, events)
        yield before, seat, move.text, tuple(events), cast(S, state.clone())
