"""What a seat is shown of a position (ledger, section 4)."""

from __future__ import annotations

from saloon.games.gadshill import stop
from saloon.games.gadshill.components import BUILDINGS, KIND_CARDS
from saloon.games.gadshill.moves import ORDERS
from saloon.games.gadshill.preview import hand_view, take_views
from saloon.games.gadshill.table import CHOOSE_FIRST, LAYING_TILES, PHASES, Position
from saloon.games.gadshill.view import BuildingView, GadsHillView, PlayerView, Standing
from saloon.kernel import sets
from saloon.kernel.moves import Seat
from saloon.kernel.wire import alike


def observe(table: Position, seat: Seat | None, public: GadsHillView | None = None) -> GadsHillView:
    """Show the table to a seat, or to a spectator (None), whose view may be known already."""
    if public is None:
        public = observe_public(table)
    if seat is None:
        return public
    view = alike(public)
    view.seat = seat
    view.hand, view.takes = hand_view(table, seat), take_views(table, seat)
    return view


def observe_public(table: Position) -> GadsHillView:
    """Show what everybody knows."""
    begun = table.phase not in (LAYING_TILES, CHOOSE_FIRST)
    return GadsHillView(
        seat=None,
        players=table.players,
        phase=PHASES[table.phase],
        turn=table.turn if 0 <= table.turn < table.players else None,
        active=table.active if begun and not table.reason else None,
        first=table.first if begun else None,
        locomotive=table.locomotive(),
        tiles=tiles_of(table),
        buildings=tuple([building_view(table, each) for each in range(BUILDINGS)]),
        seats=tuple([player_view(table, each) for each in range(table.players)]),
        hand=(),
        takes=(),
        piles=tuple([sets.size(table.pile & kind) for kind in KIND_CARDS]),
        shown=tuple(sets.members(table.shown)),
        discard=tuple(sets.members(table.discard)) if table.agreed.show_discard else None,
        discarded=sets.size(table.discard),
        cards_left=table.cards_left,
        bought_now=table.bought_now,
        window=table.window,
        passes=table.passes,
        undrawn=table.undrawn,
        reason=table.reason or None,
    )


def tiles_of(table: Position) -> tuple[str, ...]:
    if table.phase == LAYING_TILES:
        return ()
    return tuple([table.board.town.tiles[tile] for tile in ORDERS[table.tiles]])


def building_view(table: Position, building: int) -> BuildingView:
    board = table.board
    state: Standing = "unmarked"
    if sets.has(board.marked, building):
        state = "marked"
    elif sets.has(board.placed, building):
        state = "placed"
    holder: int | None = None
    for seat, front in enumerate(table.front):
        if sets.has(front, building):
            holder = seat
    return BuildingView(
        board.town.buildings[building],
        state,
        board.town.lot_ids(board.lots[building]),
        holder,
    )


def player_view(table: Position, seat: int) -> PlayerView:
    counts = [sets.size(table.hands[seat] & kind) for kind in KIND_CARDS]
    return PlayerView(
        table.points[seat],
        table.bought[seat],
        table.lost[seat],
        counts[0],
        counts[1],
        counts[2],
        stop.may_claim(table, seat),
    )
