"""High Noon: winners take debts from the market, blind (GN-44 to GN-53)."""

from __future__ import annotations

from saloon.games.gnadenlos import knowledge, market, tell
from saloon.games.gnadenlos.debts import one
from saloon.games.gnadenlos.moves import (
    BLINDS,
    DRAW,
    DRAWS,
    NONE,
    TAKE_NONE,
    TAKE_ONE,
    TAKE_TWO,
    TAKE_UP_TO_TWO,
    GnadenlosMove,
)
from saloon.games.gnadenlos.table import (
    CONTEST_DONE,
    DRAWING,
    NOBODY,
    TAKING,
    Position,
)
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import i64


def begin(table: Position, events: list[Event] | None) -> None:
    """A sole winner may take two debts, tied winners one each, if the market has as many.

    GN-46 to GN-48, AM-09.
    """
    winners: i64 = sets.size(table.winners)
    if table.cards < max(winners, 2):
        tell.too_few(events, max(winners, 2))
        table.phase = CONTEST_DONE
        return
    table.takers = table.winners
    next_taker(table)


def next_taker(table: Position) -> None:
    """Winners take one after the other, clockwise from the active player (AM-10)."""
    seat: i64 = table.first_of(table.takers)
    if seat == NOBODY:
        market.close_up(table, CONTEST_DONE)
        return
    table.phase = TAKING
    table.turn = seat


def share(table: Position) -> i64:
    """Tell how many debts each winner may take (GN-46, GN-47)."""
    return 1 if sets.several(table.winners) else 2


def legal_takings(table: Position) -> list[Move]:
    """Any slots, all named before looking; none only where taking is voluntary (GN-49, D-22)."""
    most: i64 = share(table)
    if table.agreed.random_pick:
        return DRAWS[most if table.agreed.must_take else 0 : most + 1]
    if most == 2:
        moves = TAKE_TWO if table.agreed.must_take else TAKE_UP_TO_TWO
        return moves[table.cards]
    singles: list[Move] = [] if table.agreed.must_take else [TAKE_NONE]
    singles += [TAKE_ONE[slot] for slot in market.occupied(table)]
    return singles


def take(table: Position, seat: i64, move: GnadenlosMove, events: list[Event] | None) -> None:
    """The winner takes the debts he named into his hand, or has chance name them (D-10)."""
    if move.act == DRAW and move.first > 0:
        table.phase = DRAWING
        table.turn = CHANCE
        table.draws = move.first
        tell.draws(events, seat, move.first)
        return
    if move.act == DRAW or move.first == NONE:
        tell.took_none(events, seat)
    else:
        capture(table, seat, move.first, events)
        if move.second != NONE:
            capture(table, seat, move.second, events)
    table.takers = sets.take(table.takers, seat)
    next_taker(table)


def draw(table: Position, slot: i64, events: list[Event] | None) -> None:
    """Chance picks one of the winner's debts (D-10)."""
    seat: i64 = table.first_of(table.takers)
    capture(table, seat, slot, events)
    table.draws -= 1
    if table.draws == 0:
        table.takers = sets.take(table.takers, seat)
        next_taker(table)


def blind_draws(table: Position) -> list[GnadenlosMove]:
    """List what chance may pick."""
    return [BLINDS[slot] for slot in market.occupied(table)]


def capture(table: Position, seat: i64, slot: i64, events: list[Event] | None) -> None:
    """A debt goes from the market into a hand; only its taker looks at it (GN-49, GN-50)."""
    card: i64 = market.remove(table, slot)
    kind: i64 = market.kind_of(card)
    hand: i64 = table.hands[seat]
    table.hands[seat] = hand + one(kind)
    knowledge.note_capture(table, seat, card)
    tell.took(events, seat, slot, kind)
