"""What a seat is shown of a position (ledger, section 4)."""

from __future__ import annotations

from saloon.games.katzenjammer import knowledge
from saloon.games.katzenjammer.cards import KINDS, count, spread
from saloon.games.katzenjammer.table import AUCTION, CHOOSE_LEADER, PAYING, PHASES, Position
from saloon.games.katzenjammer.view import KatzenjammerView
from saloon.kernel import sets
from saloon.kernel.moves import Seat


def observe(
    table: Position, seat: Seat | None, public: KatzenjammerView | None = None
) -> KatzenjammerView:
    """Show everything that a seat (None: a spectator) may know, field by field (KB-99).

    The spectator's view may be known already. A seat sees its own hand besides.
    """
    if public is None:
        public = observe_public(table)
    if seat is None:
        return public
    return KatzenjammerView(
        seat,
        public.players,
        public.phase,
        public.turn,
        public.round,
        public.rounds,
        public.leader,
        public.pile,
        public.pool,
        public.lot,
        public.high,
        public.bids,
        public.passed,
        spread(table.hands[seat]),
        public.hand_sizes,
        public.rows,
        public.mice,
        public.discard,
        public.known,
        public.played,
    )


def observe_public(table: Position) -> KatzenjammerView:
    """Show what everybody knows."""
    seats = range(table.players)
    auction = table.phase in (AUCTION, PAYING)
    bids = knowledge.bids(table.memory) if auction else ()
    return KatzenjammerView(
        seat=None,
        players=table.players,
        phase=PHASES[table.phase],
        turn=table.turn if 0 <= table.turn < table.players else None,
        round=min(table.round + 1, table.agreed.rounds),
        rounds=table.agreed.rounds,
        leader=None if table.phase == CHOOSE_LEADER else table.leader,
        pile=table.deck_left,
        pool=table.pool,
        lot=tuple(table.lot),
        high=bids[-1] if bids else None,
        bids=bids,
        passed=tuple([auction and not sets.has(table.active, each) for each in seats]),
        hand=(),
        hand_sizes=tuple(table.sizes),
        rows=tuple(table.rows),
        mice=tuple(table.mice),
        discard=tuple([count(table.discard, kind) for kind in KINDS]),
        known=knowledge.all_certain(table.memory, table.players),
        played=tuple([ended.view() for ended in table.played]),
    )
