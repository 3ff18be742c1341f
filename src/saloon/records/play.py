"""A game being played: the position, the chance it draws from, and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from saloon.kernel.message import Event, Message, Refused
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.state import Game, State


class Chance(Protocol):
    """Where an official or a simulated game takes its draws from."""

    def below(self, bound: int, /) -> int: ...


@dataclass
class Entry:
    """A line of the log: who did what, and what came of it."""

    seat: Seat
    move: str
    events: list[Event]
    asked: bool
    """Whether it was a decision, not a draw or a step without a choice."""
    back: int | None
    """In a record, for a takeback instead of a move: so many of the standing entries stay."""

    def __init__(
        self, seat: Seat, move: str, events: list[Event], asked: bool, back: int | None = None
    ) -> None:
        """Spelled out: compiled, what `dataclass` writes takes twenty times as long."""
        self.seat = seat
        self.move = move
        self.events = events
        self.asked = asked
        self.back = back


class Play:
    """One game from set-up to result.

    Seats move through `move`; everything that nobody is asked for, draws and steps without a
    choice, happens one line at a time in `step`, so that a host can set the pace. Where several
    seats choose in secret, each choice waits in a slot of its own until all are there; then they
    are entered in the order of the seats, so the log does not tell who came first. A seat that
    owes nothing may still interject where the rules list something for it; that is entered at once.
    """

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str], chance: Chance
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.complete_options(players, options)
        self.chance = chance
        self.state = game.start(players, self.options)
        self.log: list[Entry] = []
        self.waiting: dict[Seat, Move] = {}
        self.trail: list[State] | None = None
        """The positions before each entry, for a host that shows them one by one; None unasked."""

    def asked(self) -> tuple[Seat, ...]:
        """Name the seats that are asked for a decision and have not answered."""
        return tuple(
            [
                seat
                for seat in self.state.actors()
                if seat != CHANCE and seat not in self.waiting and forced(self.state, seat) is None
            ]
        )

    def step(self) -> Entry | None:
        """Carry out the next thing that nobody is asked for, if there is one."""
        actors = self.state.actors()
        if not actors or self.asked():
            return None
        seat = actors[0]
        if seat == CHANCE:
            return self.enter(CHANCE, drawn(self.state, self.chance))
        move = self.waiting.pop(seat, None) or forced(self.state, seat)
        return None if move is None else self.enter(seat, move)

    def advance(self) -> None:
        """Carry out all such steps, up to the next decision or the end."""
        while self.step() is not None:
            pass

    def move(self, seat: Seat, text: str) -> None:
        """Take a seat's move, given in notation; refuse what is not offered.

        The move is entered at once, or with the others' where all choose in secret.
        """
        if seat in self.waiting:
            raise Refused(Message("not-your-turn"))
        move = offered(self.game, self.state, seat, text)
        if seat not in self.state.actors():
            self.interject(seat, move)
            return
        if len(self.state.actors()) == 1:
            self.enter(seat, move)
            return
        self.waiting[seat] = move
        if not self.asked():
            for each in self.state.actors():
                chosen = self.waiting.pop(each, None) or forced(self.state, each)
                if chosen is not None:
                    self.enter(each, chosen)

    def interject(self, seat: Seat, move: Move) -> None:
        """Enter what a seat says unasked; secret choices it made impossible are asked again."""
        self.enter(seat, move)
        for each, chosen in list(self.waiting.items()):
            if not is_listed(self.state, each, chosen.text):
                del self.waiting[each]

    def enter(self, seat: Seat, move: Move) -> Entry:
        """Apply a listed move and write it down."""
        asked = decided(self.state, seat)
        entry = Entry(seat, move.text, [], asked)
        if self.trail is not None:
            self.trail.append(self.state.clone())
        self.state.apply(seat, move, entry.events)
        self.log.append(entry)
        return entry

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last decision, where the log gives it that right."""
        if self.waiting.pop(seat, None) is not None:
            return
        point = undo_point(self.log, seat)
        if point is None:
            raise Refused(Message("undo-refused"))
        self.rewind(point)

    def rewind(self, point: int) -> None:
        """Go back to the position before an entry of the log, as if nothing had come after."""
        self.waiting.clear()
        del self.log[point:]
        self.state = self.game.start(self.players, self.options)
        for entry in self.log:
            self.state.apply(entry.seat, listed(self.state, entry.seat, entry.move))


def decided(state: State, seat: Seat) -> bool:
    """Tell whether what a seat does now is a decision, not a draw or a step without a choice."""
    if seat == CHANCE:
        return False
    return seat not in state.actors() or forced(state, seat) is None


def forced(state: State, seat: Seat) -> Move | None:
    """Give the move that is made for a seat without asking: the only one, in such a step."""
    if not state.auto_step():
        return None
    moves = state.legal(seat)
    return moves[0] if len(moves) == 1 else None


def drawn(state: State, chance: Chance) -> Move:
    """Let chance choose among the outcomes by their weights."""
    outcomes = state.outcomes()
    left = chance.below(sum([weight for _, weight in outcomes]))
    for move, weight in outcomes:
        left -= weight
        if left < 0:
            return move
    raise AssertionError("a draw lies below the sum of the weights")


def open_to(state: State, seat: Seat) -> list[Move]:
    """List what a seat may enter in the log now: draws, moves it owes, or interjections."""
    if seat not in state.actors():
        return [] if seat == CHANCE else state.interjections(seat)
    return [move for move, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)


def listed(state: State, seat: Seat, text: str) -> Move:
    """Find a move of a log among those that are offered; LookupError where it is not."""
    for move in open_to(state, seat):
        if move.text == text:
            return move
    raise LookupError(text)


def is_listed(state: State, seat: Seat, text: str) -> bool:
    """Tell whether a seat that owes a decision is offered a move."""
    return seat in state.actors() and any(move.text == text for move in state.legal(seat))


def offered(game: Game, state: State, seat: Seat, text: str) -> Move:
    """Find a seat's move among those it is offered, or say why it is not there."""
    if not state.actors():
        raise Refused(Message("game-over"))
    if seat == CHANCE:
        raise Refused(Message("not-your-turn"))
    for move in open_to(state, seat):
        if move.text == text:
            return move
    raise Refused(state.refusal(seat, game.parse(text)))


def undo_point(log: Sequence[Entry], seat: Seat) -> int | None:
    """Derive from the log where a seat may go back to, if it may at all: its last decision.

    It may while, since then, chance did nothing, nobody else acted, nothing else happened that
    stands, and nobody else learned anything: neither a hidden thing that came out, nor a view of
    their own.
    """
    for index in range(len(log) - 1, -1, -1):
        entry = log[index]
        if entry.seat != seat or any(is_final(event, seat) for event in entry.events):
            return None
        if entry.asked:
            return index
    return None


def is_final(event: Event, seat: Seat) -> bool:
    """Tell whether an event stands, or taught anyone but the seat something hidden."""
    return event.stands or event.reveals or any(other != seat for other in event.private)
