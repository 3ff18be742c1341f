"""A contest: which bots meet at a table, how often, and one of its games."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from saloon.bots import Bot, Diligent, LevelBot, SeatView
from saloon.bots.roster import BOTS
from saloon.bots.thinker import Thinker
from saloon.games import GAMES
from saloon.kernel import CHANCE, Message, Refused, Rng
from saloon.records import forced


@dataclass(frozen=True)
class Contest:
    """Bots at a table. Each deal is played once from every seat, so that luck is shared."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    seconds: float | None = None
    """Think for so long a move, instead of for a level's own work."""

    @property
    def players(self) -> int:
        return len(self.bots)

    def check(self) -> None:
        """Refuse a table that cannot be."""
        known = BOTS[self.game]
        for name in self.bots:
            if name not in known:
                raise Refused(Message("cli-unknown-bot", {"bot": name, "known": ", ".join(known)}))
        GAMES[self.game].complete_options(self.players, dict(self.options))

    def deal(self, number: int) -> int:
        """Tell which deal a game is played with."""
        return number // self.players

    def seats(self, number: int) -> tuple[str, ...]:
        """Name the bots of a game's seats: with each game of a deal all move on by one."""
        turn = number % self.players
        return self.bots[turn:] + self.bots[:turn]

    def header(self) -> dict[str, object]:
        """Say what makes this contest the same as another: also the work of its bots."""
        bots = {name: BOTS[self.game][name] for name in sorted(set(self.bots))}
        return {
            "game": self.game,
            "bots": list(self.bots),
            "levels": {
                name: asdict(bot.level if isinstance(bot, LevelBot) else bot.work)
                for name, bot in bots.items()
                if isinstance(bot, LevelBot | Thinker)
            },
            "seed": self.seed,
            "options": dict(self.options),
            "seconds": self.seconds,
        }


@dataclass
class Played:
    """A finished game: who sat where, how it came out, and how long they thought."""

    number: int
    seats: list[str]
    ranks: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]


def seated_bot(game: str, name: str, seconds: float | None) -> Bot:
    """Find a bot that does a level's whole work, or thinks for so long where a time is set."""
    bot = BOTS[game][name]
    if not isinstance(bot, Diligent):
        return bot
    return bot.unhurried() if seconds is None else bot.timed(seconds)


def play_game(contest: Contest, number: int) -> Played:
    """Play one game of a contest; the same number gives the same game."""
    seats = contest.seats(number)
    options: Mapping[str, str] = dict(contest.options)
    state = GAMES[contest.game].new(contest.players, options)
    chance = Rng(f"{contest.seed}/deal/{contest.deal(number)}")
    rngs = [Rng(f"{contest.seed}/{number}/{seat}") for seat in range(contest.players)]
    bots = [seated_bot(contest.game, name, contest.seconds) for name in seats]
    decisions = [0] * contest.players
    seconds = [0.0] * contest.players
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(chance))
            continue
        move = forced(state, seat)
        if move is None:
            begun = time.perf_counter()
            move = bots[seat].choose(SeatView(state, seat), rngs[seat])
            seconds[seat] += time.perf_counter() - begun
            decisions[seat] += 1
        state.apply(seat, move)
    result = state.result()
    assert result is not None
    return Played(number, list(seats), list(result.ranks), list(result.scores), decisions, seconds)
