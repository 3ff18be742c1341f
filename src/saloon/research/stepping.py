"""Many games side by side, each stopped at its next decision, written into shared memory.

This file is compiled with the rules; uncompiled it does the same, slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from saloon.bots.heuristics import Heuristics
from saloon.kernel.message import Refused
from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import BytesWriter, i64, u8
from saloon.kernel.rng import Rng
from saloon.kernel.state import Game, Result, State
from saloon.learned.numbering import Numbering, promised, worthwhile
from saloon.research.places import SEATS, Places

SPREAD: Final = 1000
"""What a share of a win is written in parts of."""


@dataclass
class Plan:
    """What is played: for every row a number of players, and what is the same for all."""

    game: Game
    numbering: Numbering
    players: list[int]
    options: dict[str, str] | None = None
    """Complete ones; None: the usual ones mostly, else any."""
    pay: Callable[[Result], list[float]] | None = None
    """What the seats are paid at the end, where that is wanted."""
    pointless: bool = False
    """Whether moves that never help are offered as well."""
    guide: Heuristics | None = None
    """Whose promise of each open move is written instead of a 1, by what its seat may know."""
    rivals: list[Heuristics | None] | None = None
    """Rows with one show one seat a game alone; the others play by these rules of thumb."""


@final
class Lane:
    """A worker's games: each row plays one after the other with its own number of players."""

    def __init__(self, plan: Plan, places: Places, seed: str) -> None:
        self.plan = plan
        self.game = plan.game
        self.numbering = plan.numbering
        self.places = places
        self.players = plan.players
        self.rng = Rng(seed)
        self.secrets: bool = len(places.secret) > 0
        self.states: list[State] = []
        self.moves: list[list[Move]] = [[] for _ in self.players]
        self.numbers: list[list[int]] = [[] for _ in self.players]
        self.seats: list[int] = [0 for _ in self.players]
        self.rivals: list[Heuristics | None] = plan.rivals or [None for _ in self.players]
        self.homes: list[int] = [0 for _ in self.players]
        """The one seat that is shown in rows with rivals."""
        self.shut = bytes(plan.numbering.actions)
        # What the step under way has written, a row after the other
        self.seen = BytesWriter()
        self.secret = BytesWriter()
        self.mask = BytesWriter()
        self.seat = BytesWriter()
        self.over = BytesWriter()

    def begin(self) -> None:
        """Start a game in every row, and play it to its first decision."""
        self.states = []
        for row in range(len(self.players)):
            self.states.append(self.fresh(row))
            self.advance(row)
        self.hand_over()

    def fresh(self, row: i64) -> State:
        """Start a game: as planned, or with the usual options mostly and else with any."""
        players = self.players[row]
        if self.rivals[row] is not None:
            self.homes[row] = self.rng.below(players)
        if self.plan.options is not None:
            return self.game.start(players, self.plan.options)
        chosen: dict[str, str] = {}
        if self.rng.below(4) == 0:
            for option in self.game.options:
                values = option.offered(players)
                chosen[option.name] = values[self.rng.below(len(values))]
        try:
            return self.game.new(players, chosen)
        except Refused:  # some of them do not go together
            return self.game.new(players)

    def step(self) -> None:
        """Do in every game what was decided, and go on to its next decision."""
        actions: list[int] = self.places.action.tolist()
        for row in range(len(self.players)):
            numbers = self.numbers[row]
            action: i64 = actions[row]
            place: i64 = 0
            while numbers[place] != action:
                place += 1
            self.states[row].apply(self.seats[row], self.moves[row][place])
            self.advance(row)
        self.hand_over()

    def advance(self, row: i64) -> None:
        """Play draws and steps without a choice, through the end of a game if need be."""
        state = self.states[row]
        ended = False
        while True:
            actors = state.actors()
            if not actors:
                result = state.result()
                assert result is not None
                if not ended:  # in a second one nothing was decided
                    self.note(row, result)
                ended = True
                state = self.fresh(row)
                self.states[row] = state
                continue
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(self.rng))
                continue
            moves = state.legal(seat)
            rival = self.rivals[row]
            if rival is not None and seat != self.homes[row]:
                state.apply(seat, self.by(rival, state, seat, moves))
                continue
            if len(moves) > 1 and self.show(row, state, seat, moves):
                self.over.append(u8(1 if ended else 0))
                return
            state.apply(seat, self.moves[row][0] if len(moves) > 1 else moves[0])

    def by(self, rival: Heuristics, state: State, seat: i64, moves: list[Move]) -> Move:
        """Choose what a rival finds most promising, by what its seat may know."""
        if len(moves) == 1:
            return moves[0]
        rates = rival.rate(state.imagine(seat, self.rng), seat, moves)
        return moves[rates.index(max(rates))]

    def show(self, row: i64, state: State, seat: i64, moves: list[Move]) -> bool:
        """Write a decision down, if more than one move is worth a thought."""
        numbering = self.numbering
        view = state.recall(seat)
        if self.plan.pointless:
            numbers = numbering.numbers(moves, view)
        else:
            moves, numbers = worthwhile(numbering, moves, view)
        self.moves[row] = moves
        self.numbers[row] = numbers
        self.seats[row] = seat
        if len(moves) == 1:
            return False
        self.seat.append(u8(seat))
        self.seen.write(numbering.write(view))
        if self.secrets:
            self.secret.write(numbering.write_secrets(state, seat))
        self.open(state, seat, moves, numbers)
        return True

    def open(self, state: State, seat: i64, moves: list[Move], numbers: list[int]) -> None:
        """Write which numbers are open, or how promising they look."""
        guide = self.plan.guide
        mask = self.mask
        if guide is not None:
            rates = guide.rate(state.imagine(seat, Rng(0)), seat, moves)
            mask.write(promised(rates, numbers, self.numbering.actions))
            return
        first: i64 = len(mask)
        mask.write(self.shut)
        for number in numbers:
            mask[first + i64(number)] = 1

    def hand_over(self) -> None:
        """Copy what was written to where it is read, in one go for all rows."""
        places = self.places
        for place, writer in (
            (places.seen, self.seen),
            (places.secret, self.secret),
            (places.mask, self.mask),
            (places.seat, self.seat),
            (places.over, self.over),
        ):
            place[:] = writer.getvalue()
            writer.truncate(0)

    def note(self, row: i64, result: Result) -> None:
        """Write down how a game ended."""
        places = self.places
        scores = result.scores
        winners = result.ranks.count(1)
        for seat in range(len(scores)):
            others = [score for other, score in enumerate(scores) if other != seat]
            won = SPREAD // winners if result.ranks[seat] == 1 else 0
            places.wins[row * SEATS + seat] = won
            places.leads[row * SEATS + seat] = scores[seat] - max(others)
        if self.plan.pay is not None:
            for seat, paid in enumerate(self.plan.pay(result)):
                places.paid[row * SEATS + seat] = paid
