"""Why a move: what a search found, as sentences for a person who asks for a hint."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.bots.bot import Bot, Chair
from saloon.bots.levels import LevelBot
from saloon.bots.search import Search
from saloon.games.gadshill.moves import NAMES as GADSHILL_ACTS
from saloon.games.gadshill.moves import Step as GadsHillStep
from saloon.games.gadshill.view import GadsHillView
from saloon.games.gnadenlos.moves import Step as GnadenlosStep
from saloon.games.gnadenlos.view import GnadenlosView
from saloon.games.katzenjammer.cards import JOKER
from saloon.games.katzenjammer.moves import BID, PASS, PAY
from saloon.games.katzenjammer.moves import NAMES as KATZENJAMMER_ACTS
from saloon.games.katzenjammer.moves import Step as KatzenjammerStep
from saloon.games.katzenjammer.view import KatzenjammerView
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
        return Advice(move, [*idea(move), *seen(chair, move)])
    search = bot.think(chair, rng)
    move = search.best()
    return Advice(move, [*idea(move), *seen(chair, move), *found(search)])


def idea(move: Move) -> list[Message]:
    """Say what such a move is for."""
    if isinstance(move, KatzenjammerStep):
        return [Message("kb-why-" + KATZENJAMMER_ACTS[move.act])]
    if isinstance(move, GnadenlosStep):
        return [Message("gn-why-" + GNADENLOS_ACTS[move.act])]
    if isinstance(move, GadsHillStep):
        return [Message("gh-why-" + GADSHILL_ACTS[move.act])]
    return []


def seen(chair: Chair, move: Move) -> list[Message]:
    """Say what the seat can see for itself that speaks for the move."""
    view = chair.view()
    if isinstance(move, KatzenjammerStep) and isinstance(view, KatzenjammerView):
        return seen_in_hand(view, move)
    if isinstance(move, GnadenlosStep) and isinstance(view, GnadenlosView):
        return seen_in_town(view, move)
    if isinstance(move, GadsHillStep) and isinstance(view, GadsHillView):
        return seen_on_board(view, move)
    return []


def seen_in_hand(view: KatzenjammerView, move: KatzenjammerStep) -> list[Message]:
    """What the lot would add to the hand, or what a payment leaves of it."""
    hand = list(view.hand)
    if move.act in (BID, PASS):
        values = {value for value in view.lot if value != JOKER}
        if not values:
            return []
        after, value = max((hand.count(each) + view.lot.count(each), each) for each in values)
        said: dict[str, Param] = {"value": value, "before": hand.count(value), "after": after}
        return [Message("kb-seen-lot", said)]
    if move.act == PAY:
        for card in move.spread():
            hand.remove(card)
        return [Message("kb-seen-left", {"cards": tuple(hand)})] if hand else []
    return []


def seen_in_town(view: GnadenlosView, move: GnadenlosStep) -> list[Message]:
    """How a bid stands beside the others, or what an adventurer counts in the event."""
    if GNADENLOS_ACTS[move.act] == "bid" and move.number:
        own = int(move.value)
        if not view.bids:
            return [Message("gn-seen-first", {"value": own})]
        high = max(bid.value for bid in view.bids)
        return [Message("gn-seen-bid", {"value": own, "high": high})]
    if GNADENLOS_ACTS[move.act] == "choose" and view.event is not None:
        name = move.text.partition(" ")[2]
        for each in view.adventurers:
            if each.id == name:
                counts = {"gold": each.gold, "high-noon": each.gun, "poker": each.cards}
                said: dict[str, Param] = {"adventurer": name, "value": counts[view.event.kind]}
                return [Message("gn-seen-choose", said)]
    return []


def seen_on_board(view: GadsHillView, move: GadsHillStep) -> list[Message]:
    """The points that a card or a marker brings at once."""
    act, names = GADSHILL_ACTS[move.act], move.text.split()
    points = 0
    if act == "play":
        mine = names[2] if len(names) > 2 else None
        plays = [play for card in view.hand if card.number == move.card for play in card.plays]
        points = next((play.points for play in plays if play.building == mine), 0)
    elif act == "take":
        takes = [take for take in view.takes if [take.building, take.lot] == names[1:3]]
        points = takes[0].points if takes else 0
    return [Message("gh-seen-points", {"points": points})] if points > 0 else []


def found(search: Search) -> list[Message]:
    """Say how the move did in the games that were played out, and how the next best did."""
    best, *others = search.ranking()
    rival = next((move for move in others if search.tried(move) > 0), None)
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
