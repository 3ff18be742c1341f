"""End of the game and scoring: GH-85 to GH-89, and the end when nobody goes on (AMB-17)."""

from __future__ import annotations

from saloon.games.gadshill import tell
from saloon.games.gadshill.table import NOBODY, OVER, Position
from saloon.kernel.message import Event
from saloon.kernel.native import i64
from saloon.kernel.state import Result


def passes(table: Position) -> i64:
    """The turns without a change, the present one included (AMB-17)."""
    if table.changed:
        return 0
    return table.passes + 1


def undrawn(table: Position) -> i64:
    """Those of them, without a break, at whose end no card could be drawn."""
    if table.changed or table.drawn:
        return 0
    return table.undrawn + 1


def reason(table: Position) -> str:
    """Why the game ends with this turn, or nothing (GH-85, AMB-17)."""
    if table.locomotive() >= table.agreed.goal:
        return "locomotive"
    if undrawn(table) >= table.players:
        return "exhausted"
    rounds: i64 = table.agreed.stall_rounds
    if rounds and passes(table) >= rounds * table.players:
        return "stall"
    return ""


def count_turn(table: Position) -> None:
    """Count a turn that is over for good."""
    without_card: i64 = undrawn(table)
    table.passes = passes(table)
    table.undrawn = without_card


def end(table: Position, why: str, events: list[Event] | None) -> None:
    """The collected markers are counted; the most win, equals share (GH-87 to GH-89, AMB-18)."""
    table.phase = OVER
    table.turn = NOBODY
    table.reason = why
    tell.over(events, why, result(table))


def result(table: Position) -> Result:
    scores = tuple(table.points)
    ranks = [1 + len([each for each in scores if each > score]) for score in scores]
    return Result(scores, tuple(ranks), table.reason)
