"""A position set as a test wants it, and played on in the moves' own notation."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from saloon.kernel import CHANCE, Event, Game, Message, Move, Refused, Seat, State
from saloon.records.play import open_to

S = TypeVar("S", bound=State)


class Arranged(Generic[S]):
    """A position, and everything done and said since it was set."""

    game: Game

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.log: list[tuple[Seat, str]] = []

    # What is done

    def do(self, seat: Seat, *moves: str) -> Self:
        """Let a seat, or chance, make moves, each of which must be offered."""
        for text in moves:
            offered = {move.text: move for move in open_to(self.state, seat)}
            assert text in offered, f"{text} of {seat} is not among {list(offered)}"
            self.apply(seat, offered[text])
        return self

    def chance(self, *moves: str) -> Self:
        """Let chance do as it is told, or what comes first."""
        return self.do(CHANCE, *(moves or self.offers(CHANCE)[:1]))

    def auto_step(self) -> Self:
        """Carry out what leaves no choice."""
        while self.forced():
            self.do(*self.forced()[0])
        return self

    def forced(self) -> list[tuple[Seat, str]]:
        """List the moves that are made for the seats to move without asking them."""
        if CHANCE in self.actors or not self.state.auto_step():
            return []
        moves = [(seat, self.offers(seat)) for seat in self.actors]
        return [(seat, texts[0]) for seat, texts in moves if len(texts) == 1]

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move, and hold the laws after it."""
        self.state.apply(seat, move, self.events)
        self.log.append((seat, move.text))
        self.check()

    def check(self) -> None:
        """Hold the laws of conservation, where the position has all that they count."""

    # What is seen

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.state.actors()

    @property
    def actor(self) -> Seat | None:
        """The seat or CHANCE that is to move; nobody when the game is over."""
        assert len(self.actors) <= 1
        return self.actors[0] if self.actors else None

    @property
    def seat(self) -> Seat:
        """The one seat that is to move."""
        (seat,) = self.actors
        assert seat >= 0
        return seat

    def offers(self, seat: Seat | None = None) -> list[str]:
        """What a seat (or whoever is to move) may do, each thing once."""
        asked = self.actors[0] if seat is None else seat
        moves = [move.text for move in open_to(self.state, asked) if asked in self.actors]
        assert len(moves) == len(set(moves)), "a move is offered twice"
        return moves

    def interjections(self, seat: Seat) -> list[str]:
        """What a seat may say although nothing is asked of it."""
        return [move.text for move in self.state.interjections(seat)]

    def refusal(self, text: str, seat: Seat | None = None) -> Message:
        """Why a move is refused; it must not be one that is offered."""
        asking = self.seat if seat is None else seat
        assert text not in [move.text for move in open_to(self.state, asking)]
        try:
            return self.state.refusal(asking, self.game.parse(text))
        except Refused as unreadable:
            return unreadable.message

    def heard(self) -> list[str]:
        """The keys of everything said so far."""
        return [event.public.key for event in self.events]

    def said(self, key: str) -> list[Message]:
        """The public views of what was said under a key."""
        return [event.public for event in self.events if event.public.key == key]


def read_or_refused(game: Game, text: str) -> None:
    """Read any text as a move: it is one and says the same again, or it is refused in words."""
    try:
        move = game.parse(text)
    except Refused as refused:
        told = refused.message
    else:
        told = move.label()
        assert move.text == text
    assert told.key
