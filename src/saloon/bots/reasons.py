"""Why a move: what a search found, as sentences for a person who asks for a hint."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from saloon.bots.bot import Bot, SeatView
from saloon.bots.champion import Champion
from saloon.bots.levels import LevelBot
from saloon.bots.search import Search
from saloon.bots.thinker import Ahead, thinker_of
from saloon.kernel import Message, Move, Param, Rng
from saloon.plugins import REASONS, part

HINT = Ahead(worlds=64, breadth=3, least=0.0, sure=1.0)
"""What a network does for a hint: its best moves are compared, however sure it is of one."""
ENOUGH = 20
"""So many games have to be played out before a hint says how many of them were won."""
Reasons = Callable[[object, Move], list[Message]]


@dataclass
class Advice:
    """A move, and the reasons for it."""

    move: Move
    reasons: list[Message]


def advise(game: str, bot: Bot, seat_view: SeatView, rng: Rng) -> Advice:
    """Ask a bot what it would do and why; it knows no more than the seat does."""
    moves = seat_view.legal()
    if isinstance(bot, Champion) and len(moves) > 1:
        return thought(game, bot, seat_view, rng)
    if not isinstance(bot, LevelBot) or bot.level.simulations == 0 or len(moves) == 1:
        move = bot.choose(seat_view, rng)
        return Advice(move, seen(game, seat_view, move))
    search = bot.think(seat_view, rng)
    move = search.best()
    return Advice(move, [*seen(game, seat_view, move), *found(search)])


def thought(game: str, bot: Champion, seat_view: SeatView, rng: Rng) -> Advice:
    """Let a network think ahead, and say what it expects of its move and of the next best one.

    Moves that were dropped before are left out: they were tried in fewer worlds.
    """
    own, chosen = thinker_of(bot, HINT).weighed(seat_view, rng)
    move, worlds = own.moves[chosen], own.tried[chosen]
    others = [place for place in range(len(own.moves)) if place != chosen]
    shares = [round(100 * own.mean(place)) for place in others if own.tried[place] == worlds]
    share = round(100 * own.mean(chosen))
    if not shares or max(shares) > share:
        return Advice(move, [*seen(game, seat_view, move), *learned(bot, seat_view)])
    said: dict[str, Param] = {"worlds": int(worlds), "share": share, "next": max(shares)}
    return Advice(move, [*seen(game, seat_view, move), Message("hint-tried", said)])


def seen(game: str, seat_view: SeatView, move: Move) -> list[Message]:
    """Say what a game has to say for a move, from what the seat can see for itself."""
    reasons = cast(Reasons | None, part(game, REASONS))
    return [] if reasons is None else reasons(seat_view.observe(), move)


def facts(game: str, seat_view: SeatView, move: Move) -> list[Message]:
    """Say only what can be seen, without what such a move is for in general, which comes first."""
    return seen(game, seat_view, move)[1:]


def learned(bot: Champion, seat_view: SeatView) -> list[Message]:
    """Say how often such a position is won, by what a network has learned."""
    reasons = [Message("hint-learned", {"share": round(100 * bot.chance(seat_view))})]
    return [*reasons, Message("hint-sealed")] if len(seat_view.actors()) > 1 else reasons


def found(search: Search) -> list[Message]:
    """Say how the move did in the games that were played out, and how the next best did.

    A handful of games proves nothing: of fewer than `ENOUGH` there is no talk of per cent.
    """
    best, *others = search.ranking()
    told = others if search.simulations >= ENOUGH else []
    rival = next((move for move in told if search.tried(move) > 0), None)
    reasons: list[Message] = []
    if rival is not None and search.value(best) >= search.value(rival):
        said: dict[str, Param] = {
            "games": int(search.simulations),
            "share": round(100 * search.value(best)),
            "next": round(100 * search.value(rival)),
        }
        reasons.append(Message("hint-compared", said))
    if search.in_secret():
        reasons.append(Message("hint-sealed"))
    return reasons
