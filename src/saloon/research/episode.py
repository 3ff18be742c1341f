"""A game that is played by numbers, up to each decision: what all environments share.

This file is compiled with the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from saloon import plugins
from saloon.kernel import CHANCE, Game, Move, Refused, Result, Rng, Seat, State
from saloon.kernel.options import complete_options
from saloon.research.numbers import in_english, numbering_of

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def by_rank(result: Result) -> list[float]:
    """Spread the places evenly from 1 for the first to -1 for the last; equals share theirs."""
    ranks = result.ranks
    last = len(ranks) - 1
    return [1 - (2 * (rank - 1) + ranks.count(rank) - 1) / last for rank in ranks]


def by_score(result: Result) -> list[float]:
    """Give every seat the points of the game."""
    return [float(score) for score in result.scores]


def by_win(result: Result) -> list[float]:
    """Divide 1 among the winners."""
    return [1 / len(result.winners) if rank == 1 else 0.0 for rank in result.ranks]


REWARDS: Final[dict[str, Callable[[Result], list[float]]]] = {
    "rank": by_rank,
    "score": by_score,
    "win": by_win,
}


def options_with_reductions(game: Game, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Check options, among which may be reductions; of these only the chosen ones are named."""
    names = [option.name for option in game.reductions]
    smaller = {name: value for name, value in chosen.items() if name in names}
    usual = {name: value for name, value in chosen.items() if name not in names}
    checked = complete_options(game.reductions, players, smaller)
    return {**game.complete_options(players, usual), **{name: checked[name] for name in smaller}}


class Rules:
    """What an environment is made with: a game, its players, its options and its rewards."""

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, Any], rewards: str = "rank"
    ) -> None:
        """Options may be given as numbers too, such as `rounds=3`; the fewest players are usual."""
        self.numbering = numbering_of(game)
        self.game = plugins.plugins()[game].game
        self.players = min(self.game.players) if players is None else players
        chosen = {name: str(value) for name, value in options.items()}
        try:
            self.options = options_with_reductions(self.game, self.players, chosen)
        except Refused as refused:
            raise ValueError(in_english(refused.message)) from None
        if rewards not in REWARDS:
            raise ValueError(f"rewards are {', '.join(REWARDS)}, not {rewards!r}")
        self.rewards = rewards
        self.pay = REWARDS[rewards]

    def __reduce__(self) -> tuple[object, ...]:
        return Rules, (self.game.name, self.players, self.options, self.rewards)

    def __deepcopy__(self, _known: object) -> Rules:
        return self

    def start(self) -> State:
        return self.game.start(self.players, self.options)

    def offered(
        self, state: State, seat: Seat, view: DataclassInstance | None = None
    ) -> dict[int, Move]:
        """List what a seat may do by its numbers; of moves that share one the first is meant."""
        moves = state.legal(seat)
        if view is None:
            numbers = self.numbering.numbers_at(state, seat, moves)
        else:
            numbers = self.numbering.numbers(moves, view)
        offered: dict[int, Move] = {}
        for place, number in enumerate(numbers):
            if number not in offered:
                offered[number] = moves[place]
        return offered


def forced_openly(state: State, seat: Seat) -> Move | None:
    """Give the only move of a seat where everybody knows that it is the only one."""
    if not state.auto_step() or state.choice_hidden():
        return None
    moves = state.legal(seat)
    return moves[0] if len(moves) == 1 else None


def asked(state: State) -> tuple[Seat, ...]:
    """Name the seats that are asked now; nobody while chance or a step without a choice is next."""
    actors = state.actors()
    if not actors or actors[0] == CHANCE:
        return ()
    return tuple([seat for seat in actors if forced_openly(state, seat) is None])


class Episode:
    """One game. Draws, and steps that all know to leave no choice, happen by themselves."""

    def __init__(self, rules: Rules, rng: Rng, state: State | None = None) -> None:
        self.rules = rules
        self.rng = rng
        self.state = rules.start() if state is None else state
        self.asked: tuple[Seat, ...] = ()
        self.views: dict[Seat, DataclassInstance] = {}
        """What seats know in this position, as far as it was asked for."""
        self.advance()

    def __reduce__(self) -> tuple[object, ...]:
        rng = self.rng
        return again, (self.rules, self.state, (rng.a, rng.b, rng.c, rng.counter))

    def __deepcopy__(self, _known: object) -> Episode:
        rng = self.rng
        return again(self.rules, self.state.clone(), (rng.a, rng.b, rng.c, rng.counter))

    def advance(self) -> None:
        """Go on to the next decision or the end."""
        state = self.state
        self.views = {}
        while True:
            self.asked = asked(state)
            actors = state.actors()
            if self.asked or not actors:
                return
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(self.rng))
            else:
                state.apply(seat, state.legal(seat)[0])

    def offered(self, seat: Seat) -> dict[int, Move]:
        """List what a seat may do; nothing where it is not asked."""
        return self.rules.offered(self.state, seat, self.view(seat)) if seat in self.asked else {}

    def view(self, seat: Seat) -> DataclassInstance:
        """Look at the table as a seat that forgets nothing."""
        if seat not in self.views:
            self.views[seat] = self.state.recall(seat)
        return self.views[seat]

    def act(self, seat: Seat, move: Move) -> None:
        """Carry out what a seat decided, and go on."""
        self.state.apply(seat, move)
        self.advance()

    def seen(self, seat: Seat) -> bytes:
        """Write what a seat sees."""
        return self.rules.numbering.write(self.view(seat))

    def all_of_it(self) -> bytes:
        """Write what the first seat sees and what it does not: for critics, never for play."""
        return self.seen(0) + self.rules.numbering.write_secrets(self.state, 0)

    def returns(self) -> list[float]:
        """Give what each seat is paid; nothing before the end."""
        result = self.state.result()
        return [0.0] * self.rules.players if result is None else self.rules.pay(result)


def again(rules: Rules, state: State, words: tuple[int, int, int, int]) -> Episode:
    """Put an episode together that was copied or came out of a file."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = words
    return Episode(rules, rng, state)
