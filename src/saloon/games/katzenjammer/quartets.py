"""The winner lays quartets and earns mice (KB-61 to KB-77)."""

from __future__ import annotations

from saloon.games.katzenjammer import scoring, tell
from saloon.games.katzenjammer.cards import count, jokers_in
from saloon.games.katzenjammer.moves import (
    LAY,
    QUARTETS,
    SHED,
    SHEDDING,
    STOPPING,
    KatzenjammerMove,
)
from saloon.games.katzenjammer.payment import give_up, spend
from saloon.games.katzenjammer.table import Position
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64


def quartets(hand: i64) -> list[Move]:
    """List STOP, then every quartet (KB-62, KB-63), then the joker quartet (KB-75)."""
    jokers: i64 = jokers_in(hand)
    moves: list[Move] = [STOPPING]
    value: i64 = 1
    while value <= 5:
        held: i64 = count(hand, value)
        if held + jokers >= 4:
            used: i64 = max(4 - held, 0)
            while used <= 4 and used <= jokers:
                moves.append(QUARTETS[5 * value + used])
                used += 1
        value += 1
    if jokers >= 4:
        moves.append(SHEDDING)
    return moves


def lay(table: Position, seat: i64, move: KatzenjammerMove, events: list[Event] | None) -> None:
    """The winner lays quartets one by one, or stops (KB-61 to KB-71)."""
    if move.act == LAY:
        quartet(table, seat, move, events)
    elif move.act == SHED:
        joker_quartet(table, seat, events)
    else:
        tell.stopped(events, seat)
        table.go_reveal()


def quartet(table: Position, seat: i64, move: KatzenjammerMove, events: list[Event] | None) -> None:
    """A quartet earns its value in mice, as far as the pool goes (KB-66, KB-67).

    An empty pool ends the round on the spot (KB-79).
    """
    mice: i64 = move.value if move.value <= table.pool else table.pool
    table.pool -= mice
    table.mice[seat] = table.mice[seat] + mice
    spend(table, seat, move.cards)
    tell.laid(events, seat, move, mice)
    if table.pool == 0:
        scoring.end_round(table, "mice", events)


def joker_quartet(table: Position, seat: i64, events: list[Event] | None) -> None:
    """Four jokers leave the hand for the discard pile and count for nobody (KB-75)."""
    table.discard += SHEDDING.cards
    give_up(table, seat, SHEDDING.cards)
    tell.shed(events, seat)
