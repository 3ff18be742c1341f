"""What a computer player is, and all that it gets to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from saloon.kernel import Move, Rng, Seat, State

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class SeatView:
    """All that a seat may know: its view, its legal moves and worlds it may imagine.

    A bot is handed this and never the true position.
    """

    __slots__ = ("__state", "seat")

    def __init__(self, state: State, seat: Seat) -> None:
        self.__state = state
        self.seat = seat

    def observe(self) -> DataclassInstance:
        """Look at the table."""
        return self.__state.observe(self.seat)

    def recall(self) -> DataclassInstance:
        """Look at the table and think of all that was seen and heard at it."""
        return self.__state.recall(self.seat)

    def legal(self) -> list[Move]:
        """List what may be done."""
        return self.__state.legal(self.seat)

    def actors(self) -> tuple[Seat, ...]:
        """Name who owes a decision."""
        return self.__state.actors()

    def interjections(self) -> list[Move]:
        """List what may be said although nothing is asked."""
        return self.__state.interjections(self.seat)

    def imagine(self, rng: Rng) -> State:
        """Draw a position that the seat cannot tell from the true one."""
        return self.__state.imagine(self.seat, rng)


class Bot(Protocol):
    """Anything that can choose one of a seat's legal moves."""

    def choose(self, seat_view: SeatView, rng: Rng) -> Move: ...


@runtime_checkable
class Interjector(Protocol):
    """A bot that may speak up although nothing is asked of it."""

    def interject(self, seat_view: SeatView, rng: Rng) -> Move | None: ...


@runtime_checkable
class Diligent(Protocol):
    """A bot whose work can be measured out; a cap on its time sees to it that it answers."""

    def timed(self, seconds: float) -> Bot:
        """The same player, thinking for so long instead of so much."""

    def unhurried(self) -> Bot:
        """The same player without the cap on its time, so that a busy machine changes nothing."""

    def lighter(self, work: int) -> Bot:
        """The same player with little work and no clock, as tests need it."""


class RandomBot:
    """Takes any legal move, each equally likely."""

    def choose(self, seat_view: SeatView, rng: Rng) -> Move:
        moves = seat_view.legal()
        return moves[rng.below(len(moves))]
