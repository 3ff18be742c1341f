"""Why a move: what a search found, as sentences for a person who asks for a hint."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.bots.bot import Bot, Chair
from saloon.bots.levels import LevelBot
from saloon.bots.search import Search
from saloon.games.gadshill.moves import NAMES as GADSHILL_ACTS
from saloon.games.gadshill.moves import Step as GadsHillStep
from saloon.games.gnadenlos.moves import Step as GnadenlosStep
from saloon.games.katzenjammer.moves import NAMES as KATZENJAMMER_ACTS
from saloon.games.katzenjammer.moves import Step as KatzenjammerStep
from saloon.kernel import Message, Move, Param, Rng

GNADENLOS_ACTS = ("choose", "take", "draw", "fill", "buy", "bid", "pick", "lay")


@dataclass
class Advice:
    """A move, and the reasons for it."""

    move: Move
    reasons: list[Message]


def advise(bot: Bot, chair: Chair, rng: Rng) -> Advice:
    """Ask a bot what it would do and why; it knows no more than the chair does."""
    moves = chair.legal()
    if not isinstance(bot, LevelBot) or bot.level.simulations == 0 or len(moves) == 1:
        move = bot.choose(chair, rng)
        return Advice(move, idea(move))
    search = bot.think(chair, rng)
    move = search.best()
    return Advice(move, [*idea(move), *found(search)])


def idea(move: Move) -> list[Message]:
    """Say what such a move is for."""
    if isinstance(move, KatzenjammerStep):
        return [Message("kb-why-" + KATZENJAMMER_ACTS[move.act])]
    if isinstance(move, GnadenlosStep):
        return [Message("gn-why-" + GNADENLOS_ACTS[move.act])]
    if isinstance(move, GadsHillStep):
        return [Message("gh-why-" + GADSHILL_ACTS[move.act])]
    return []


def found(search: Search) -> list[Message]:
    """Say how the move did in the games that were played out, and how the next best did."""
    best, *others = search.ranking()
    tried = [search.value(move) for move in others if search.tried(move) > 0]
    reasons: list[Message] = []
    if tried:
        said: dict[str, Param] = {
            "games": int(search.simulations),
            "share": round(100 * search.value(best)),
            "next": round(100 * max(tried)),
        }
        reasons.append(Message("hint-compared", said))
    if search.in_secret():
        reasons.append(Message("hint-sealed"))
    return reasons
