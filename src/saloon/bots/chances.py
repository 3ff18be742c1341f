"""How likely a seat was to win, for games that are over: nobody at a table is told this."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from saloon.bots.bot import SeatView
from saloon.bots.champion import CHAMPION, Champion
from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import ENDLESS, LevelBot
from saloon.bots.racing import gained
from saloon.bots.roster import BOTS, searcher
from saloon.bots.search import Search
from saloon.bots.thinker import Ahead, thinker_of
from saloon.bots.tree import Choice
from saloon.kernel import Move, Rng, Seat, State

GAMES_PLAYED: Final = 200
"""So many games give a share with a standard error of at most 3.6 points."""
WORLDS: Final = 48
"""In so many imagined deals two moves are compared."""
CLEAR: Final = 2.0
"""By so many standard errors one of two moves must be better, to be called so."""


@dataclass(frozen=True)
class Beside:
    """How often each of two moves wins in the same imagined deals, in per cent."""

    made: int
    other: int
    clear: bool
    """Whether one of them is better by more than chance."""


@dataclass(frozen=True)
class Liking:
    """What a good player would do, and by how much it likes that better than what was done."""

    move: Move
    gap: float


def champion(game: str) -> Champion | None:
    """Give the champion of a game, where it has one."""
    found = BOTS[game].get(CHAMPION)
    return found if isinstance(found, Champion) else None


def learned(judge: Champion, state: State, seat: Seat) -> int:
    """Give a seat's chance in per cent by what it knew, as the champion sees it."""
    return round(100 * judge.chance(SeatView(state, seat)))


def played_out(game: str, state: State, seat: Seat, seed: str) -> int:
    """Give the share of games won from a true position, played on by rules of thumb."""
    known = [bot.heuristics for bot in BOTS[game].values() if isinstance(bot, LevelBot)]
    rng = Rng(seed)
    search = Search(known[0] if known else Heuristics(), seat, rng, 1, 0.0, ENDLESS)
    won = 0.0
    for _ in range(GAMES_PLAYED):
        world = state.clone()
        search.play_out(world, rng, rng)
        won += share(world, seat)
    return round(100 * won / GAMES_PLAYED)


def share(over: State, seat: Seat) -> float:
    """Give what a seat has of the victory: all, a part, or nothing."""
    result = over.result()
    won = result is not None and seat in result.winners
    return 1 / len(result.winners) if result is not None and won else 0.0


def liked(game: str, seat_view: SeatView, made: Move) -> Liking:
    """Say what the champion finds likeliest, or else the rules of thumb most promising.

    Of several that are alike it is the one that was made.
    """
    judge = champion(game)
    if judge is not None:
        moves, likes = judge.shares(seat_view, seat_view.recall())
    else:
        moves = seat_view.legal()
        world = seat_view.imagine(Rng(0))
        likes = searcher(game).heuristics.rate(world, seat_view.seat, moves)
    most = max(likes)
    own = dict(zip([move.text for move in moves], likes, strict=True)).get(made.text, 0.0)
    return Liking(made if own == most else moves[likes.index(most)], most - own)


def beside(game: str, seat_view: SeatView, made: Move, other: Move, seed: str) -> Beside:
    """Make two moves in the same imagined deals, have both played on with the same luck."""
    judge = champion(game)
    rng = Rng(seed)
    moves = (made, other)
    if judge is None:
        one, two = raced(game, seat_view, moves, rng)
    else:
        own = Choice(seat_view.seat)
        for move in moves:
            own.add(move, 1.0)
        work = Ahead(worlds=WORLDS, batch=WORLDS, seconds=math.inf)
        one, two = thinker_of(judge, work).race(own, seat_view, rng)[1]
    ahead = abs(gained(one, two))
    return Beside(percent(one), percent(two), ahead >= CLEAR)


def percent(results: list[float]) -> int:
    return round(100 * sum(results) / len(results))


def raced(
    game: str, seat_view: SeatView, moves: tuple[Move, Move], rng: Rng
) -> tuple[list[float], list[float]]:
    """Have the rules of thumb play two moves out, and give what came of each."""
    bot = searcher(game)
    seat = seat_view.seat
    search = Search(bot.heuristics, seat, rng, 1, 0.0, ENDLESS)
    search.draw(bot.known(seat_view.imagine(rng)), WORLDS, math.inf)
    came: tuple[list[float], list[float]] = ([], [])
    for _ in range(WORLDS):
        world, luck, whim = search.world(), rng.word(), rng.word()
        for move, results in zip(moves, came, strict=True):
            state = world.clone()
            state.apply(seat, move)
            search.play_out(state, Rng(luck), Rng(whim))
            results.append(share(state, seat))
    return came
