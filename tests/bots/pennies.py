"""Matching pennies: seat 0 wins a match, three times as much on heads; both choose in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel import Event, Message, Move, Result, Rng, Seat, State

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

SIDES = [Move("heads"), Move("tails")]


class Pennies(State):
    def __init__(self) -> None:
        self.shown: dict[Seat, str] = {}

    def actors(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in (0, 1) if seat not in self.shown)

    def legal(self, seat: Seat) -> list[Move]:
        return SIDES.copy() if seat not in self.shown else []

    def auto_step(self) -> bool:
        return False

    def outcomes(self) -> list[tuple[Move, int]]:
        return []

    def sample(self, rng: Rng) -> Move:
        raise NotImplementedError

    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:  # noqa: ARG002
        self.shown[seat] = move.text

    def observe(self, seat: Seat | None) -> DataclassInstance:
        raise NotImplementedError

    def imagine(self, seat: Seat, rng: Rng) -> State:  # noqa: ARG002
        return self.clone()

    def result(self) -> Result | None:
        if len(self.shown) < 2:
            return None
        if self.shown[0] != self.shown[1]:
            return Result((0, 0), (1, 1), "over")
        prize = 3 if self.shown[0] == "heads" else 1
        return Result((prize, -prize), (1, 1), "over")

    def clone(self) -> Pennies:
        copy = Pennies()
        copy.shown = dict(self.shown)
        return copy

    def default(self, seat: Seat) -> Move:  # noqa: ARG002
        return SIDES[0]

    def refusal(self, seat: Seat, move: Move) -> Message:  # noqa: ARG002
        return Message("toy-no")
