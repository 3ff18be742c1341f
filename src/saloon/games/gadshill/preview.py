"""What a card of the own hand would do, and what a taken marker would bring (ledger, section 4)."""

from __future__ import annotations

from typing import Final

from saloon.games.gadshill import discard, play
from saloon.games.gadshill.components import FIRST_DISTRICT, NO_BUILDING
from saloon.games.gadshill.deduction import (
    CLAUSES,
    LEGAL,
    LOT_FULL,
    NO_OWN,
    REASONS,
    Board,
    play_key,
)
from saloon.games.gadshill.markers import EFFECTS, Trace
from saloon.games.gadshill.moves import GadsHillMove
from saloon.games.gadshill.table import AUTOMATIC, DISCARDED, TAKING, TURN, Position
from saloon.games.gadshill.view import CardView, EffectView, PlayView, TakeView
from saloon.kernel import sets
from saloon.kernel.native import i64

CONCLUDED: Final = 1 << 11
"""Marks the previews that go on to what is concluded after the card."""


def hand_view(table: Position, seat: int) -> tuple[CardView, ...]:
    """Show the own hand; while a card may be played, with what each would do."""
    cards: list[CardView] = []
    may_play = table.cards_left > 0 and table.action != DISCARDED
    if table.phase != TURN or table.turn != seat or not may_play:
        return tuple([CardView(card, ()) for card in sets.members(table.hands[seat])])
    for card in sets.members(table.hands[seat]):
        choices = [NO_BUILDING] if card < FIRST_DISTRICT else sets.members(table.own(seat))
        plays = [preview(table, seat, card, mine) for mine in choices]
        if not plays:
            plays = [unplayable(None, NO_OWN, (), ())]
        cards.append(CardView(card, tuple(plays)))
    return tuple(cards)


def preview(table: Position, seat: int, card: int, mine: int) -> PlayView:
    """Show what a card would do for a seat, from the board and its own cards alone."""
    board = table.board
    after = board.play(card, mine)
    shown = previewed(board, card, mine)
    if after.refused == LEGAL and after.crowded():
        rest = table.hands[seat] & ~sets.one(card)
        if not play.leads_on(table, after, rest, table.own(seat)):
            crowd = board.town.building_ids(after.marked_on(after.crowded()))
            full = board.town.lot_ids(after.crowded())
            return unplayable(shown.building, LOT_FULL, full, crowd)
    elif after.refused == LEGAL and table.agreed.stop == AUTOMATIC:
        return with_conclusions(board, card, mine, shown)
    return shown


def unplayable(
    building: str | None, reason: i64, lots: tuple[str, ...], buildings: tuple[str, ...]
) -> PlayView:
    """Show a play that the rules refuse, and what causes it."""
    return PlayView(building, REASONS[reason], lots, buildings, (), 0, CLAUSES[reason])


def take_views(table: Position, seat: int) -> tuple[TakeView, ...]:
    """Show what each marker would bring that may be taken for two cards (DP-07)."""
    if table.phase != TAKING or table.turn != seat:
        return ()
    return tuple(
        [take_view(table, move) for move in discard.takes(table) if isinstance(move, GadsHillMove)]
    )


def take_view(table: Position, move: GadsHillMove) -> TakeView:
    """Follow the chain of one taken marker, and with `stop = auto` what is concluded then."""
    board = table.board
    trace = Trace()
    after = board.without(move.building, move.lot, trace)
    points: i64 = after.gain
    if table.agreed.stop == AUTOMATIC:
        points += after.concluded(trace).gain
    building, lot = board.town.buildings[move.building], board.town.lots[sets.first(move.lot)]
    return TakeView(building, lot, effect_views(board, trace), points)


def with_conclusions(board: Board, card: int, mine: int, shown: PlayView) -> PlayView:
    """Add what is concluded at once after a card (`stop = auto`, AMB-07)."""
    key = CONCLUDED | play_key(card, mine)
    previews = board.previews
    assert previews is not None
    known = previews.get(key)
    if known is None:
        trace = Trace()
        after = board.play(card, mine).concluded(trace)
        effects = shown.effects + effect_views(board, trace)
        known = PlayView(shown.building, "", (), (), effects, shown.points + after.gain)
        previews[key] = known
    return known


def effect_views(board: Board, trace: Trace) -> tuple[EffectView, ...]:
    town = board.town
    return tuple(
        [
            EffectView(
                EFFECTS[effect.kind],
                town.buildings[effect.building],
                town.lot_ids(effect.lots),
                effect.points,
            )
            for effect in trace.effects
        ]
    )


def previewed(board: Board, card: int, mine: int) -> PlayView:
    """Resolve a play once more for the steps of it, or for the cause of its refusal."""
    key = play_key(card, mine)
    previews = board.previews
    if previews is None:
        previews = board.previews = {}
    known = previews.get(key)
    if known is not None:
        return known
    trace = Trace()
    after = board.resolve(card, mine, trace)
    town = board.town
    known = PlayView(
        None if mine == NO_BUILDING else town.buildings[mine],
        REASONS[after.refused],
        town.lot_ids(trace.lots),
        town.building_ids(trace.buildings),
        effect_views(board, trace),
        after.gain,
        CLAUSES[after.refused],
    )
    previews[key] = known
    return known
