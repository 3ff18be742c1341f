"""A game in a handful of verbs.

`State` and `Game` are base classes rather than protocols: compiled, a call through a native base
class is a jump through a table, a call through a protocol a look-up by name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from saloon.kernel.message import Event, Message, Refused
from saloon.kernel.moves import Move, Seat
from saloon.kernel.native import i64, mypyc_attr
from saloon.kernel.options import Option, complete_options
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View

STANDARD: Final = "standard"
UNCOUNTED: Final = -1
GAME_OVER: Final = -2
"""Who acts when the game is over."""


@dataclass
class Result:
    """How a game came out: a score and a rank for every seat (1 is best), and why it ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: small, mutable, cheap to clone. It holds no generator and no order of a deck."""

    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """Name who owes a decision: several when choices are secret and simultaneous,
        `(CHANCE,)` for a draw, nobody when the game is over."""

    def acting(self) -> i64:
        """Name the first who owes a decision: a seat, CHANCE or GAME_OVER."""
        actors = self.actors()
        return actors[0] if actors else GAME_OVER

    @abstractmethod
    def legal(self, seat: Seat) -> list[Move]:
        """List everything the seat may do now, in a fixed order. Offering is checking."""

    def count_legal(self, seat: Seat) -> i64:  # noqa: ARG002 - few games can
        """Count what `legal` lists, where that takes less than a list; else UNCOUNTED."""
        return UNCOUNTED

    def nth_legal(self, seat: Seat, index: i64) -> Move:
        """Name the move that has so many before it in `legal`, where they were counted."""
        return self.legal(seat)[index]

    def interjections(self, seat: Seat) -> list[Move]:  # noqa: ARG002 - most games know none
        """List what a seat may say although it owes no decision; a seat that owes one has `legal`.

        Nobody is asked for an interjection and nothing waits for it.
        """
        return []

    def expires(self) -> bool:
        """Tell whether the present step ends by itself after a while, if the host keeps a clock.

        Whoever has not answered by then makes the default move.
        """
        return False

    def contested(self) -> Seat | None:
        """Name the seat whose turn the others may still speak against, if it changed anything.

        A host that keeps a clock gives people time for that before a computer player goes on.
        Whether there is something to say may change nothing here.
        """
        return None

    @abstractmethod
    def auto_step(self) -> bool:
        """Tell whether the present step, if it leaves one legal move, is carried out by itself.

        Such a step is a move in the log like any other, so that nothing in the log, its numbers
        or its events shows whether there was a choice.
        """

    def choice_hidden(self) -> bool:
        """Tell whether only the seat itself can know if the present step leaves it a choice."""
        return self.auto_step()

    @abstractmethod
    def outcomes(self) -> list[tuple[Move, int]]:
        """List what chance may do now, with integer weights."""

    @abstractmethod
    def sample(self, rng: Rng) -> Move:
        """Draw one of the outcomes by weight without listing them."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        """Carry out a listed move or interjection; it cannot fail half-way."""

    @abstractmethod
    def observe(self, seat: Seat | None) -> View:
        """Show everything that seat (None: a spectator) may know, field by field."""

    def recall(self, seat: Seat) -> View:
        """Show what a seat knows that forgets nothing it has seen or heard, for computer players.

        A game overrides it where its table shows people less than that.
        """
        return self.observe(seat)

    def observe_all(self, seats: Sequence[Seat | None]) -> Sequence[View]:
        """Show the position to several; a game may work out once what all of them see alike."""
        return [self.observe(seat) for seat in seats]

    @abstractmethod
    def imagine(self, seat: Seat, rng: Rng) -> State:
        """Draw a full position from those that the seat cannot tell apart."""

    @abstractmethod
    def result(self) -> Result | None:
        """Give scores, ranks and the reason of the end, once there is one."""

    @abstractmethod
    def clone(self) -> State:
        """Copy the position; the copy shares nothing that changes."""

    @abstractmethod
    def default(self, seat: Seat) -> Move:
        """Name the legal move that is made for a seat whose time is out."""

    @abstractmethod
    def refusal(self, seat: Seat, move: Move) -> Message:
        """Say why a move is not open to a seat, on turn or not, from what the seat knows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """What a game is before it is played."""

    name: str
    rules: int
    """The version of the rules; a record made under another one is shown, not replayed."""
    components: str  # `standard`, or the fingerprint of the host's own component data
    players: tuple[int, ...]
    players_clause: str
    options: tuple[Option, ...]
    reductions: tuple[Option, ...] = ()  # for research: no table offers these or takes them

    def complete_options(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Check the number of players and the options; fill in the defaults."""
        if players not in self.players:
            raise Refused(
                Message(
                    "players-refused",
                    {"least": min(self.players), "most": max(self.players), "players": players},
                    self.players_clause,
                )
            )
        return complete_options(self.options, players, chosen)

    def new(self, players: int, chosen: Mapping[str, str] | None = None) -> State:
        """Set up a game with checked options."""
        return self.start(players, self.complete_options(players, chosen or {}))

    @abstractmethod
    def start(self, players: int, options: Mapping[str, str]) -> State:
        """Set up a game; the options are complete and checked."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Read a move's notation back, or refuse it with a sentence."""

    @abstractmethod
    def view(self) -> type[View]:
        """Name the type of the views, so that they can be read back from JSON."""
