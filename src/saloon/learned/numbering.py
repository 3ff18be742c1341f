"""What a seat sees and may do, as numbers: the language between the rules and a network.

A game that brings a `Numbering` in its `numbering.py` can be learned. The observation is written
from what the seat knows alone (`State.recall`), so that a network is shown nothing its seat may not
know; what the rules know beyond it goes into the secrets, which are for training and for finished
games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from saloon.kernel import sets
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import i64, mypyc_attr
from saloon.kernel.state import State

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View

MOST_PROMISE: Final = 255
GRAIN: Final = 16.0
"""What the best promise is written as, and in how many parts a point of promise."""


@dataclass(frozen=True)
class Field:
    """A stretch of an observation: so many bytes, each a number from 0 to `most`.

    A network gets each number as a share of `most`, and for the levels 1 to `steps` also whether
    the number reaches them. What is one of several things is written as a byte of 0 or 1 for each.
    """

    name: str
    size: int
    most: int
    steps: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering(ABC):
    """The fixed numbers of a game; its own seat comes first, the others in turn order."""

    observation: tuple[Field, ...]
    secrets: tuple[Field, ...]
    size: int
    """The bytes of an observation."""
    actions: int
    """All numbers of moves lie below this one."""
    pointless: tuple[int, ...]
    """Numbers of moves that never help whoever makes them, so that nobody need weigh them."""

    @abstractmethod
    def write(self, view: View) -> bytes:
        """Write what a seat sees, its `State.recall`; seats that are not at the table are zeros."""

    @abstractmethod
    def write_secrets(self, state: State, seat: Seat) -> bytes:
        """Write what the rules know beyond the view of a seat: hidden hands, secret choices."""

    @abstractmethod
    def number(self, move: Move, view: View) -> int:
        """Number a move; moves that are offered together have different numbers.

        A game may let rare ones share the number of one like them; the first listed is meant then.
        """

    @abstractmethod
    def numbers(self, moves: list[Move], view: View) -> list[int]:
        """Number moves that are offered together; many at once take less time."""

    def numbers_at(self, state: State, seat: Seat, moves: list[Move]) -> list[int]:
        """Number what a seat is offered; a game may look at less than all that the seat knows."""
        return self.numbers(moves, state.recall(seat))

    @abstractmethod
    def sealed(self, view: View) -> bool:
        """Tell whether the seat now chooses in secret, so that a mixture is worth playing."""


def worthwhile(numbering: Numbering, moves: list[Move], view: View) -> tuple[list[Move], list[int]]:
    """Number what is offered, without what is pointless unless there is nothing else."""
    numbers = numbering.numbers(moves, view)
    pointless = numbering.pointless
    if not pointless:
        return moves, numbers
    kept = [place for place, number in enumerate(numbers) if number not in pointless]
    if not kept:
        return moves, numbers
    return [moves[place] for place in kept], [numbers[place] for place in kept]


def promised(rates: list[float], numbers: list[int], actions: i64) -> bytes:
    """Write how promising moves look, a byte for every number: 0 is not offered, most is best.

    Where moves share a number, the first listed is meant.
    """
    written = bytearray(actions)
    best = max(rates)
    index: i64 = 0
    while index < len(rates):
        number: i64 = numbers[index]
        if written[number] == 0:
            written[number] = max(1, MOST_PROMISE - int((best - rates[index]) * GRAIN))
        index += 1
    return bytes(written)


def promise_field(actions: int) -> Field:
    """What a network is shown of them after its observation."""
    return Field("promise of each move", actions, MOST_PROMISE)


def put(written: list[int], at: i64, members: i64) -> None:
    """Write a set into an observation, a byte a member."""
    left: i64 = members
    while left:
        written[at + sets.first(left)] = 1
        left &= left - 1


def total(fields: tuple[Field, ...]) -> int:
    """Count the bytes of all fields."""
    return sum([field.size for field in fields])


def start_of(fields: tuple[Field, ...], name: str) -> int:
    """Find where a field begins."""
    names = [field.name for field in fields]
    return total(fields[: names.index(name)])
