"""The end of a round: hands are shown, jokers counted, mice scored (KB-79 to KB-98)."""

from __future__ import annotations

from typing import Final

from saloon.games.katzenjammer import setup, tell
from saloon.games.katzenjammer.cards import JOKER, count
from saloon.games.katzenjammer.table import NOBODY, OVER, Position, Round
from saloon.kernel.message import Event
from saloon.kernel.native import i64, vec
from saloon.kernel.state import Result

JOKER_LOSS: Final = 5


def end_round(table: Position, reason: str, events: list[Event] | None) -> None:
    """Show all hands, count jokers, take the loss, and go on or finish (KB-79 to KB-98)."""
    jokers = [table.rows[seat] + count(hand, JOKER) for seat, hand in enumerate(table.hands)]
    mice: list[int] = list(table.mice)
    scores = after_joker_loss(mice, jokers)
    ended = Round(reason, list(table.hands), mice, jokers, scores)
    table.played.append(ended)
    tell.round_over(events, ended, JOKER_LOSS)
    table.round += 1
    if table.round < table.agreed.rounds:
        next_round(table)
        tell.next_round(events, table.round + 1, table.first_leader)
    else:
        table.phase = OVER
        table.turn = NOBODY
        if events is not None:  # else it would be worked out for nobody
            tell.winners(events, final_result(table).winners)


def next_round(table: Position) -> None:
    """All cards, the whole pool, empty rows; the first leader moves on (KB-94, KB-97)."""
    for seat in range(table.players):
        table.hands[seat] = table.sizes[seat] = table.rows[seat] = table.mice[seat] = 0
    table.deck = table.agreed.deck
    table.deck_left = table.agreed.deck_size
    table.discard = 0
    table.pool = table.agreed.pool
    table.memory = vec[i64]()
    table.heard = None
    table.clear_lot()
    table.first_leader = table.left_of(table.first_leader)
    setup.deal(table)


def final_result(table: Position) -> Result:
    """Add up the rounds; ties go to fewer jokers, then are shared (KB-90, KB-92, KB-95, KB-96)."""
    scores = table.played[0].scores.copy()
    jokers = table.played[0].jokers.copy()
    for ended in table.played[1:]:
        for seat in range(table.players):
            scores[seat] += ended.scores[seat]
            jokers[seat] += ended.jokers[seat]
    return Result(tuple(scores), tuple(rank(scores, jokers)), table.played[-1].reason)


def after_joker_loss(mice: list[int], jokers: list[int]) -> list[int]:
    """Whoever has most jokers loses five mice, all tied players too (KB-86 to KB-89)."""
    most = max(jokers)
    return [
        own - JOKER_LOSS if most and jokers[seat] == most else own for seat, own in enumerate(mice)
    ]


def rank(scores: list[int], jokers: list[int]) -> list[int]:
    """Most mice first, then fewest jokers; equals share a place (KB-90, KB-92)."""
    ranks: list[int] = []
    for seat, score in enumerate(scores):
        better = 0
        for other, theirs in enumerate(scores):
            if theirs > score or (theirs == score and jokers[other] < jokers[seat]):
                better += 1
        ranks.append(1 + better)
    return ranks
