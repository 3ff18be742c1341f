"""Why a move of Gads Hill 1874: what it is for, and what speaks for it in sight."""

from __future__ import annotations

from saloon.games.gadshill.moves import NAMES, GadsHillMove
from saloon.games.gadshill.view import GadsHillView
from saloon.kernel import Message, Move


def reasons(view: object, move: Move) -> list[Message]:
    """Say what such a move is for, and what the seat can see for itself that speaks for it."""
    assert isinstance(view, GadsHillView)
    assert isinstance(move, GadsHillMove)
    aim = NAMES[move.act]
    playable = any(not play.reason for card in view.hand for play in card.plays)
    if aim in ("pass", "done") and not playable:
        aim += "-stuck"  # nothing is kept for later then
    return [Message("gh-why-" + aim), *seen(view, move)]


def seen(view: GadsHillView, move: GadsHillMove) -> list[Message]:
    """The points that a card or a marker brings at once."""
    act, names = NAMES[move.act], move.text.split()
    points = 0
    if act == "play":
        mine = names[2] if len(names) > 2 else None
        plays = [play for card in view.hand if card.number == move.card for play in card.plays]
        points = next((play.points for play in plays if play.building == mine), 0)
    elif act == "take":
        takes = [take for take in view.takes if [take.building, take.lot] == names[1:3]]
        points = takes[0].points if takes else 0
    return [Message("gh-seen-points", {"points": points})] if points > 0 else []
