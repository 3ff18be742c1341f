"""The end of the game and its scoring (GN-99 to GN-107)."""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos import payday
from saloon.games.gnadenlos.prestige import advance, affordable
from saloon.games.gnadenlos.table import ENDINGS, FINISH, NOBODY, OVER, VULTURES, Table
from saloon.kernel.message import Event, Message, Param
from saloon.kernel.native import i64
from saloon.kernel.state import Result

MOST_AT_THE_END: Final = 3


def end_game(table: Table, events: list[Event] | None) -> None:
    """The undertaker or the finish ends the game: one last payday is held (GN-100 to GN-102)."""
    if events is not None:
        if table.ending == FINISH:
            events.append(Event(Message("gn-end-finish", {}, "GN-101")))
        else:
            events.append(Event(Message("gn-end-undertaker", {}, "GN-100")))
    payday.begin(table, events)


def score(table: Table, events: list[Event] | None) -> None:
    """Who has not lost buys up to three spaces more; the foremost hat wins (GN-104 to GN-107)."""
    if events is not None and table.ending == VULTURES:
        events.append(Event(Message("gn-end-vultures", {}, "GN-99")))
    for seat in range(table.players):
        if table.vultures[seat] == payday.LOST_WITH:
            table.positions[seat] = 0
            if events is not None:
                events.append(Event(Message("gn-lost", {"seat": seat}, "GN-104")))
        else:
            last_purchase(table, seat, events)
    table.phase = OVER
    table.turn = NOBODY
    if events is not None:
        tell(table, events)


def last_purchase(table: Table, seat: i64, events: list[Event] | None) -> None:
    """The game buys as much as it can for him, which is never worse (GN-105, AM-37)."""
    spaces: i64 = affordable(table, seat, MOST_AT_THE_END)
    advance(table, seat, spaces)
    if events is not None and spaces:
        told: dict[str, Param] = {
            "seat": seat,
            "spaces": spaces,
            "position": table.positions[seat],
        }
        events.append(Event(Message("gn-bought-last", told, "GN-105")))


def result(table: Table) -> Result | None:
    """The foremost hat wins, then the most nuggets; equals share (GN-106, GN-107, AM-38).

    The score is the position; a player who has lost has none.
    """
    if table.phase != OVER:
        return None
    ranks: list[int] = []
    for seat in range(table.players):
        own = standing(table, seat)
        better = [other for other in range(table.players) if standing(table, other) > own]
        ranks.append(1 + len(better))
    return Result(tuple(table.positions), tuple(ranks), ENDINGS[table.ending])


def standing(table: Table, seat: int) -> int:
    """Order players: position before nuggets; a hat that was removed comes last."""
    position = table.positions[seat]
    return position * 1_000_000_000 + table.nuggets[seat] if position else -1


def tell(table: Table, events: list[Event]) -> None:
    for seat in range(table.players):
        told: dict[str, Param] = {
            "seat": seat,
            "position": table.positions[seat],
            "nuggets": table.nuggets[seat],
        }
        events.append(Event(Message("gn-scored", told, "GN-106")))
    outcome = result(table)
    assert outcome is not None
    if len(outcome.winners) == 1:
        events.append(Event(Message("gn-winner", {"seat": outcome.winners[0]}, "GN-106")))
    else:
        events.append(Event(Message("gn-shared", {"seats": outcome.winners}, "GN-107")))
