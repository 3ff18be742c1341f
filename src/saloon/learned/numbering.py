"""What a seat sees and may do, as numbers: the language between the rules and a network.

A game that brings a `Numbering` in its `numbering.py` can be learned. The observation is written
from what the seat knows alone (`State.recall`), so that a network is shown nothing its seat may not
know; what the rules know beyond it goes into the secrets, which are for training and for finished
games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from saloon.kernel import sets
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import BytesWriter, i64, mypyc_attr, u8
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
    unlisted: bool
    """Whether `open` and `find` need no list of moves where `State.count_legal` counts them."""

    @abstractmethod
    def show(self, view: View, out: BytesWriter) -> None:
        """Write what a seat sees, its `State.recall`, after what is written there already.

        Seats that are not at the table are zeros.
        """

    def write(self, view: View) -> bytes:
        """Write what a seat sees by itself."""
        out = BytesWriter()
        self.show(view, out)
        return out.getvalue()

    def look(self, state: State, seat: Seat, out: BytesWriter) -> None:
        """Show a seat what it sees of a position, where nothing else is made of it."""
        self.show(state.recall(seat), out)

    @abstractmethod
    def write_secrets(self, state: State, seat: Seat) -> bytes:
        """Write what the rules know beyond the view of a seat: hidden hands, secret choices."""

    @abstractmethod
    def number(self, move: Move, view: View) -> i64:
        """Number a move; moves that are offered together have different numbers.

        A game may let rare ones share the number of one like them; the first listed is meant then.
        """

    @abstractmethod
    def numbers(self, moves: list[Move], view: View) -> list[int]:
        """Number moves that are offered together; many at once take less time."""

    def numbers_at(self, state: State, seat: Seat, moves: list[Move]) -> list[int]:
        """Number what a seat is offered; a game may look at less than all that the seat knows."""
        return self.numbers(moves, state.recall(seat))

    def open(self, state: State, seat: Seat, mask: BytesWriter) -> None:
        """Mark the numbers that are open to a seat, after what is written already."""
        mask.write(marked(self.numbers_at(state, seat, state.legal(seat)), self.actions))

    def counts(self, state: State) -> bool:  # noqa: ARG002 - a game may list some of its moves
        """Tell whether `open` and `find` need no list now, if the rules count the moves."""
        return self.unlisted

    def find(self, state: State, seat: Seat, number: i64) -> Move:
        """Give the move of a number that is open."""
        moves = state.legal(seat)
        return moves[self.numbers_at(state, seat, moves).index(number)]

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


def marked(numbers: Iterable[int], actions: i64) -> bytes:
    """Write a byte for every number: 1 for those that are open."""
    mask = BytesWriter()
    mask.write(bytes(actions))
    for number in numbers:
        mask[i64(number)] = 1
    return mask.getvalue()


def promise_field(actions: int) -> Field:
    """What a network is shown of them after its observation."""
    return Field("promise of each move", actions, MOST_PROMISE)


def put(out: BytesWriter, at: i64, members: i64) -> None:
    """Write a set into an observation, a byte a member."""
    while members:
        out[at + sets.first(members)] = 1
        members &= members - 1


def write_bag(out: BytesWriter, at: i64, bag: i64, width: i64) -> None:
    """Write a bag into an observation, a byte a kind."""
    full: i64 = (1 << width) - 1
    while bag:
        out[at] = u8(bag & full)
        bag >>= width
        at += 1


def up_to(number: i64, most: i64) -> i64:
    """Cut a number off where more makes no difference."""
    return number if number < most else most


def total(fields: tuple[Field, ...]) -> int:
    """Count the bytes of all fields."""
    return sum([field.size for field in fields])


def start_of(fields: tuple[Field, ...], name: str) -> int:
    """Find where a field begins."""
    names = [field.name for field in fields]
    return total(fields[: names.index(name)])
