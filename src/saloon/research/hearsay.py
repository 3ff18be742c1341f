"""What every seat was told since the beginning, word for word: perfect recall.

A game is played on quickly and nothing is written down; whoever asks what a seat was told has the
steps since the last question told again. This file is compiled with the rules.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from saloon.kernel import CHANCE, Event, Message, Move, Rng, Seat, State, to_json
from saloon.research.episode import Rules, asked

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

OVER: Final = -4
"""The turn of nobody, as OpenSpiel numbers it."""


def line(message: Message) -> str:
    """Write down what is said, with all it names."""
    params = [f"{name}={value}" for name, value in message.params.items()]
    return " ".join([message.key, *params])


def compact(view: DataclassInstance) -> str:
    """Write a view in one line."""
    return json.dumps(to_json(view), separators=(",", ":"))


class Heard:
    """A position with all that led to it, as seats, onlookers and the house know it."""

    def __init__(self, rules: Rules, state: State, before: Heard | None = None) -> None:
        """Begin at a position, or go on in a copy of it; what never changes is shared then."""
        self.rules = rules
        self.state = state
        self.base: State = state.clone() if before is None else before.base
        """The position up to which everything is told; never changed."""
        self.steps: list[tuple[Seat, Move]] = [] if before is None else before.steps.copy()
        """What was done since then."""
        self.told: tuple[str, ...] = ("",) * (rules.players + 2) if before is None else before.told
        """What each seat was told, then onlookers, then all that was done."""
        self.offers: dict[int, Move] | None = None
        self.draws: list[tuple[Move, int]] | None = None
        self.written: dict[Seat, bytes] = {}
        """What seats see in this position as bytes, as far as it was asked for."""
        self.asked: tuple[Seat, ...] = ()
        self.turn: Seat = OVER
        """Who is asked first, CHANCE, or OVER."""
        if before is None:
            self.run_auto_steps()
        else:
            self.offers = before.offers
            self.draws = before.draws
            self.written = before.written
            self.asked = before.asked
            self.turn = before.turn

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart, with everything told: moves cannot be written down once compiled."""
        self.catch_up()
        return again, (self.rules, self.state, self.told)

    def __deepcopy__(self, _known: object) -> Heard:
        return self.copied()

    def copied(self) -> Heard:
        """Copy it; what never changes is shared."""
        return Heard(self.rules, self.state.clone(), self)

    def run_auto_steps(self) -> None:
        """Carry out steps that all know to leave no choice."""
        state = self.state
        self.offers = self.draws = None
        self.written = {}  # another one: copies of the position before share theirs
        while True:
            actors = state.actors()
            self.turn = actors[0] if actors else OVER
            self.asked = () if self.turn < 0 else asked(state)
            if self.asked:
                self.turn = self.asked[0]
            if self.asked or self.turn < 0:
                return
            self.enter(self.turn, state.legal(self.turn)[0])

    def enter(self, seat: Seat, move: Move) -> None:
        self.state.apply(seat, move)
        self.steps.append((seat, move))

    def act(self, seat: Seat, move: Move) -> None:
        """Carry out a draw or a decision, and what follows from it by itself."""
        self.enter(seat, move)
        self.run_auto_steps()

    def offered(self) -> dict[int, Move]:
        """List what the seat may do that is asked first."""
        if self.offers is None:
            self.offers = self.rules.offered(self.state, self.asked[0])
        return self.offers

    def outcomes(self) -> list[tuple[Move, int]]:
        """List what chance may do."""
        if self.draws is None:
            self.draws = self.state.outcomes()
        return self.draws

    def text(self, seat: Seat, number: int) -> str:
        """Say what a number stands for: a draw, or a move of a seat."""
        if seat == CHANCE:
            return self.outcomes()[number][0].text
        offered = self.offered() if seat == self.turn else self.rules.offered(self.state, seat)
        return offered[number].text

    def seen(self, seat: Seat) -> bytes:
        """Write what a seat sees that forgets nothing."""
        if seat not in self.written:
            self.written[seat] = self.rules.numbering.write(self.state.recall(seat))
        return self.written[seat]

    def numbers(self) -> list[int]:
        """List the numbers of what is offered, rising."""
        return sorted(self.offered())

    def odds(self) -> list[tuple[int, float]]:
        """List how likely each draw is, by its place."""
        outcomes = self.outcomes()
        total = sum([weight for _, weight in outcomes])
        return [(place, weight / total) for place, (_, weight) in enumerate(outcomes)]

    def play(self, number: int) -> None:
        """Carry out what has a number: a draw, or what is offered."""
        if self.turn == CHANCE:
            self.act(CHANCE, self.outcomes()[number][0])
            return
        offered = self.offered()
        if number not in offered:
            raise ValueError(f"{number} is not open to player {self.turn}")
        self.act(self.turn, offered[number])

    def number(self, seat: Seat, move: Move) -> int:
        """Find the number of a draw or of a move that is offered; ValueError where it is not."""
        if seat == CHANCE and not self.asked:
            return [each.text for each, _ in self.outcomes()].index(move.text)
        if self.asked[:1] != (seat,):
            raise ValueError(f"{seat} is not asked")
        for number, each in self.offered().items():
            if each.text == move.text:
                return number
        raise ValueError(f"{move.text} is not open to {seat}")

    def log(self) -> list[tuple[Seat, Move]] | None:
        """Give all that was done since the beginning; None of a position that was only imagined."""
        self.catch_up()
        done: list[tuple[Seat, Move]] = []
        for each in self.told[-1].splitlines():
            who, told, text = each.partition(": ")
            if not told or who == "imagined":
                return None
            done.append((CHANCE if who == "chance" else int(who), self.rules.game.parse(text)))
        return done

    def catch_up(self) -> None:
        """Have all told that was done since the last question."""
        if not self.steps:
            return
        state = self.base.clone()
        new: list[list[str]] = [[] for _ in self.told]
        for seat, move in self.steps:
            events: list[Event] = []
            state.apply(seat, move, events)
            for reader in range(self.rules.players):
                if reader == seat:
                    new[reader].append(f"> {move.text}")
                new[reader] += [line(event.view(reader)) for event in events]
            new[-2] += [line(event.public) for event in events]
            new[-1].append(f"{'chance' if seat == CHANCE else seat}: {move.text}")
        self.told = tuple(
            [
                before + "".join([f"{each}\n" for each in lines])
                for before, lines in zip(self.told, new, strict=True)
            ]
        )
        self.base = state
        self.steps = []

    def heard(self, seat: Seat) -> str:
        """Give all that a seat was told and did."""
        self.catch_up()
        return f"seat {seat} of {self.rules.players}\n{self.told[seat]}"

    def heard_by_all(self) -> str:
        """Give what onlookers were told."""
        self.catch_up()
        return self.told[-2]

    def done(self) -> str:
        """Give all that was done, by chance too."""
        self.catch_up()
        return self.told[-1]

    def imagined(self, seat: Seat, rng: Rng) -> Heard:
        """Draw another world in which the seat was told the same.

        What the others heard in secret is not drawn anew; in its place stands what they see now.
        """
        self.catch_up()
        world = self.state.imagine(seat, rng)
        views = [compact(view) for view in world.observe_all(range(self.rules.players))]
        told = [f"{self.told[-2]}sees {view}\n" for view in views]
        told[seat] = self.told[seat]
        other = Heard(self.rules, world)
        other.told = (*told, self.told[-2], "\n".join(["imagined", *views, ""]))
        return other


def again(rules: Rules, state: State, told: tuple[str, ...]) -> Heard:
    """Put together what came out of a file."""
    heard = Heard(rules, state)
    heard.told = told
    return heard
