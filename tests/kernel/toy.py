"""Odds: a game small enough to see through, with everything that a kernel has to cope with.

Both seats are dealt a hidden coin, then both choose in secret to `keep` or to `turn` it, then the
first seat may `wave` (which reveals nothing) or `show` its coin (which does), and then the second
does. Whoever holds a head at the end has won.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from saloon.kernel import (
    CHANCE,
    STANDARD,
    Event,
    Game,
    Message,
    Move,
    Option,
    Refused,
    Result,
    Rng,
    Seat,
    State,
)

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Word(Move):
    def label(self) -> Message:
        return Message("toy-" + self.text)


def words(*texts: str) -> dict[str, Word]:
    """All that can be done in a toy, by its notation."""
    return {text: Word(text) for text in texts}


WORDS = words("head", "tail", "keep", "turn", "wave", "show", "bow", "nod")


@dataclass
class CoinView:
    seat: int | None
    coin: str | None
    chosen: tuple[bool, ...]


class Odds(State):
    def __init__(self, polite: bool) -> None:
        self.polite = polite
        self.coins: list[str] = []
        self.choices: dict[int, str] = {}
        self.spoken = 0
        self.bowed = False

    def actors(self) -> tuple[Seat, ...]:
        if len(self.coins) < 2:
            return (CHANCE,)
        if len(self.choices) < 2:
            return tuple(seat for seat in (0, 1) if seat not in self.choices)
        return (self.spoken,) if self.spoken < 2 else ()

    def legal(self, seat: Seat) -> list[Move]:
        if seat not in self.actors() or seat == CHANCE:
            return []
        if len(self.choices) < 2:
            return [WORDS["keep"], WORDS["turn"]]
        if self.polite and not self.bowed:
            return [WORDS["bow"]]
        return [WORDS["wave"], WORDS["show"]]

    def auto_step(self) -> bool:
        return len(self.choices) == 2

    def outcomes(self) -> list[tuple[Move, int]]:
        return [(WORDS["head"], 3), (WORDS["tail"], 1)]

    def sample(self, rng: Rng) -> Move:
        return WORDS["tail" if rng.below(4) == 3 else "head"]

    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        said = Message("toy-said", {"seat": seat, "word": move.text})
        if seat == CHANCE:
            owner = len(self.coins)
            self.coins.append(move.text)
            event = Event(Message("toy-dealt", {"seat": owner}), {owner: said})
        elif move.text in ("keep", "turn"):
            self.choices[seat] = move.text
            event = Event(Message("toy-chose", {"seat": seat}), {seat: said})
        else:
            event = Event(said, reveals=move.text == "show")
            self.bowed = move.text == "bow"
            self.spoken += move.text != "bow"
        if events is not None:
            events.append(event)

    def observe(self, seat: Seat | None) -> DataclassInstance:
        own = None if seat is None or seat >= len(self.coins) else self.coins[seat]
        return CoinView(seat, own, tuple(each in self.choices for each in (0, 1)))

    def imagine(self, seat: Seat, rng: Rng) -> State:
        world = self.clone()
        world.coins = [
            coin if owner == seat else self.sample(rng).text
            for owner, coin in enumerate(self.coins)
        ]
        return world

    def result(self) -> Result | None:
        if self.actors():
            return None
        scores = tuple(
            int((coin == "head") == (self.choices[seat] == "keep"))
            for seat, coin in enumerate(self.coins)
        )
        return Result(scores, tuple(1 + (max(scores) > score) for score in scores), "spoken")

    def clone(self) -> Odds:
        copy = Odds(self.polite)
        copy.coins = self.coins.copy()
        copy.choices = self.choices.copy()
        copy.spoken = self.spoken
        copy.bowed = self.bowed
        return copy

    def default(self, seat: Seat) -> Move:
        return self.legal(seat)[0]

    def refusal(self, seat: Seat, move: Move) -> Message:  # noqa: ARG002
        return Message("toy-refused", {"word": move.text}, "TOY-1")


class Toy(Game):
    """A game for two whose moves are single words."""

    def __init__(self, name: str, words: Mapping[str, Word], *options: Option) -> None:
        self.name = name
        self.words = words
        self.rules = 1
        self.components = STANDARD
        self.players = (2,)
        self.players_clause = "TOY-2"
        self.options = options

    def parse(self, text: str) -> Move:
        if text not in self.words:
            raise Refused(Message("move-unreadable", {"text": text}))
        return self.words[text]


class OddsGame(Toy):
    def __init__(self) -> None:
        manners = Option("manners", ("plain", "polite"), "TOY-3", {"polite": (2,)})
        super().__init__("odds", WORDS, manners)

    def start(self, players: int, options: Mapping[str, str]) -> Odds:  # noqa: ARG002
        return Odds(options["manners"] == "polite")

    def view(self) -> type[DataclassInstance]:
        return CoinView


ODDS = OddsGame()
