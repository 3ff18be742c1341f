"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from saloon.kernel import Move, Rng, Seat, State


class Bot(Protocol):
    """Anything that can choose a move for a seat.

    `world` is a position that the seat cannot tell from the true one, drawn by `imagine`. A bot is
    never handed the true position, so it cannot peek; it may imagine again from this one.
    """

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move: ...


class RandomBot:
    """Takes any legal move, each equally likely."""

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        moves = world.legal(seat)
        return moves[rng.below(len(moves))]


def decide(bot: Bot, state: State, seat: Seat, rng: Rng) -> Move:
    """Let a bot decide for a seat of a true position: it sees one imagined world of that seat."""
    return bot.choose(state.imagine(seat, rng), seat, rng)
