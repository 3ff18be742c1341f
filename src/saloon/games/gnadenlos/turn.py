"""The course of a turn between the decisions: event, prestige, bidding, payday (GN-32)."""

from __future__ import annotations

from saloon.games.gnadenlos import bidding, event, market, payday, prestige, scoring
from saloon.games.gnadenlos.table import (
    CLOSING_UP,
    CONTEST_DONE,
    EVENT_DONE,
    GAME_ENDS,
    NEXT_TURN,
    PAYDAY_DUE,
    PURCHASE_DONE,
    SCORING,
    TURN_BEGINS,
    Position,
)
from saloon.kernel.message import Event
from saloon.kernel.native import i64


def go_on(table: Position, events: list[Event] | None) -> None:
    """Carry the turn on through everything that nobody decides (GN-32)."""
    while table.phase >= NEXT_TURN:
        phase: i64 = table.phase
        if phase == NEXT_TURN:
            event.next_turn(table)
            event.begin(table, events)
        elif phase == TURN_BEGINS:
            event.begin(table, events)
        elif phase == CONTEST_DONE:
            event.finish_contest(table, events)
        elif phase == EVENT_DONE:
            prestige.begin(table)
        elif phase == PURCHASE_DONE:
            bidding.call(table, events)
        elif phase == PAYDAY_DUE:
            payday.due(table, events)
        elif phase == CLOSING_UP:
            market.tidy(table, events)
        elif phase == GAME_ENDS:
            scoring.end_game(table, events)
        elif phase == SCORING:
            scoring.score(table, events)
