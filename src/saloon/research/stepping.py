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

NO_MOVES: Final[list[Move]] = []
TOGETHER: Final = 128
"""So many rows are handed over in one go: what is written stays in the nearest caches till then."""
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
        self.counting: bool = plan.pointless and not plan.guide and not plan.rivals
        self.counting = self.counting and plan.numbering.unlisted
        """Whether moves need not be listed that the rules count."""
        self.moves: list[list[Move]] = [NO_MOVES for _ in self.players]
        """What may be done; nothing where it was counted."""
        self.starts: list[int] = [0 for _ in self.players]
        """Where the numbers of each row's moves begin among `numbers`."""
        self.seats: list[int] = [0 for _ in self.players]
        self.rivals: list[Heuristics | None] = plan.rivals or [None for _ in self.players]
        self.homes: list[int] = [0 for _ in self.players]
        """The one seat that is shown in rows with rivals."""
        self.shut = bytes(plan.numbering.actions)
        self.numbers = b""
        """The numbers of all listed moves as the last step has left them, two bytes each."""
        # What the step under way has written, a row after the other
        self.numbered = BytesWriter()
        self.handed: i64 = 0
        """So many rows of it are copied to where they are read."""
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
        self.turn_over()

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
            self.states[row].apply(self.seats[row], self.chosen(row, actions[row]))
            self.advance(row)
            if row + 1 - self.handed == TOGETHER:
                self.hand_over(row + 1)
        self.turn_over()

    def chosen(self, row: i64, action: i64) -> Move:
        """Give the move of a number; of several the first is meant."""
        moves = self.moves[row]
        if not moves:
            return self.numbering.find(self.states[row], self.seats[row], action)
        low: u8 = u8(action & 255)
        high: u8 = u8(action >> 8)
        place: i64 = self.starts[row]
        while self.numbers[place] != low or self.numbers[place + 1] != high:
            place += 2
        return moves[(place - self.starts[row]) // 2]

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
            counted = self.counting and self.numbering.counts(state)
            if counted and state.count_legal(seat) > 1:
                self.show_counted(row, state, seat)
                self.over.append(u8(1 if ended else 0))
                return
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
        self.seats[row] = seat
        if len(moves) == 1:
            return False
        self.seat.append(u8(seat))
        numbering.show(view, self.seen)
        if self.secrets:
            self.secret.write(numbering.write_secrets(state, seat))
        self.open(row, state, seat, numbers)
        return True

    def show_counted(self, row: i64, state: State, seat: i64) -> None:
        """Write down a decision of which the moves need not be listed."""
        self.moves[row] = NO_MOVES
        self.seats[row] = seat
        self.seat.append(u8(seat))
        self.numbering.look(state, seat, self.seen)
        if self.secrets:
            self.secret.write(self.numbering.write_secrets(state, seat))
        self.numbering.open(state, seat, self.mask)

    def open(self, row: i64, state: State, seat: i64, numbers: list[int]) -> None:
        """Write which numbers are open, or how promising they look; keep them in their order."""
        numbered = self.numbered
        self.starts[row] = len(numbered)
        for number in numbers:
            numbered.append(u8(number & 255))
            numbered.append(u8(number >> 8))
        guide = self.plan.guide
        mask = self.mask
        if guide is not None:
            rates = guide.rate(state.imagine(seat, Rng(0)), seat, self.moves[row])
            mask.write(promised(rates, numbers, self.numbering.actions))
            return
        first: i64 = len(mask)
        mask.write(self.shut)
        for number in numbers:
            mask[first + number] = 1

    def hand_over(self, rows: i64) -> None:
        """Copy what was written to where it is read, up to so many rows."""
        places = self.places
        for place, writer in (
            (places.seen, self.seen),
            (places.secret, self.secret),
            (places.mask, self.mask),
            (places.seat, self.seat),
            (places.over, self.over),
        ):
            width = len(place) // len(self.players)
            place[self.handed * width : rows * width] = writer.getvalue()
            writer.truncate(0)
        self.handed = rows

    def turn_over(self) -> None:
        """All rows are handed over, and the next step begins with the first."""
        self.hand_over(len(self.players))
        self.handed = 0
        self.numbers = self.numbered.getvalue()
        self.numbered.truncate(0)

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
