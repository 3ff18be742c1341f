"""The end of the game and its scoring (GN-99 to GN-107)."""

from __future__ import annotations

from typing import Final

from saloon.games.gnadenlos import payday, tell
from saloon.games.gnadenlos.prestige import advance, affordable
from saloon.games.gnadenlos.table import ENDINGS, NOBODY, OVER, VULTURES, Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.native import i64
from saloon.kernel.state import Result

MOST_AT_THE_END: Final = 3


def end_game(table: Position, events: list[Event] | None) -> None:
    """The undertaker or the finish ends the game: one last payday is held (GN-100 to GN-102)."""
    tell.game_over(events, table.ending)
    payday.begin(table, events)


def score(table: Position, events: list[Event] | None) -> None:
    """Who has not lost buys up to three spaces more; the foremost hat wins (GN-104 to GN-107)."""
    if table.ending == VULTURES:
        tell.game_over(events, table.ending)
    for seat in range(table.players):
        if table.vultures[seat] == payday.LOST_WITH:
            table.positions[seat] = 0
            tell.lost(events, seat)
        else:
            last_purchase(table, seat, events)
    table.phase = OVER
    table.turn = NOBODY
    for seat in range(table.players):
        tell.scored(events, seat, table.positions[seat], table.nuggets[seat])
    tell.winners(events, foremost(table))


def last_purchase(table: Position, seat: i64, events: list[Event] | None) -> None:
    """The game buys as much as it can for him, which is never worse (GN-105, AM-37)."""
    spaces: i64 = affordable(table, seat, MOST_AT_THE_END)
    advance(table, seat, spaces)
    if spaces:
        tell.bought_last(events, seat, spaces, table.positions[seat])


def final_result(table: Position) -> Result:
    """The foremost hat wins, then the most nuggets; equals share (GN-106, GN-107, AM-38).

    The score is the position; a player who has lost has none.
    """
    standings: list[int] = [standing(table, seat) for seat in range(table.players)]
    ranks = [1 + len([other for other in standings if other > own]) for own in standings]
    return Result(tuple(table.positions), tuple(ranks), ENDINGS[table.ending])


def foremost(table: Position) -> i64:
    """Name the players whom nobody outranks."""
    seats: i64 = 0
    highest: i64 = -1
    for seat in range(table.players):
        own: i64 = standing(table, seat)
        if own > highest:
            highest = own
            seats = 0
        if own == highest:
            seats = sets.add(seats, seat)
    return seats


def standing(table: Position, seat: i64) -> i64:
    """Order players: position before nuggets; a hat that was removed comes last."""
    position: i64 = table.positions[seat]
    nuggets: i64 = table.nuggets[seat]
    return position * 1_000_000_000 + nuggets if position else -1
