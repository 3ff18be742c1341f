"""Why a move of Katzenjammer Blues: what it is for, and what speaks for it in sight."""

from __future__ import annotations

from saloon.games.katzenjammer.cards import JOKER
from saloon.games.katzenjammer.moves import BID, NAMES, PASS, PAY, KatzenjammerMove
from saloon.games.katzenjammer.view import KatzenjammerView
from saloon.kernel import Message, Move, Param


def reasons(view: object, move: Move) -> list[Message]:
    """Say what such a move is for, and what the seat can see for itself that speaks for it."""
    assert isinstance(view, KatzenjammerView)
    assert isinstance(move, KatzenjammerMove)
    return [Message("kb-why-" + NAMES[move.act]), *seen(view, move)]


def seen(view: KatzenjammerView, move: KatzenjammerMove) -> list[Message]:
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
