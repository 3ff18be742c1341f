"""What a seat is shown of a position (ledger, section 4)."""

from __future__ import annotations

from saloon.games.katzenjammer import knowledge
from saloon.games.katzenjammer.cards import KINDS, count, spread
from saloon.games.katzenjammer.table import AUCTION, CHOOSE_LEADER, PAYING, PHASES, Table
from saloon.games.katzenjammer.view import KatzenjammerView
from saloon.kernel import sets
from saloon.kernel.moves import Seat


def observe(
    table: Table, seat: Seat | None, public: KatzenjammerView | None = None
) -> KatzenjammerView:
    """Show everything that a seat (None: a spectator) may know, field by field (KB-99).

    Where the spectator's view is known, nobody's memory is searched again.
    """
    seats = range(table.players)
    auction = table.phase in (AUCTION, PAYING)
    if public is not None:
        bids, known, played = public.bids, public.known, public.played
    else:
        bids = knowledge.bids(table.memory) if auction else ()
        known = tuple([spread(pile) for pile in knowledge.all_certain(table.memory, seats)])
        played = tuple([ended.view() for ended in table.played])
    return KatzenjammerView(
        seat=seat,
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
        hand=() if seat is None else spread(table.hands[seat]),
        hand_sizes=tuple(table.sizes),
        rows=tuple(table.rows),
        mice=tuple(table.mice),
        discard=tuple([count(table.discard, kind) for kind in KINDS]),
        known=known,
        played=played,
    )
