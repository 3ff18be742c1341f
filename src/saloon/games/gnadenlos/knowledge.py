"""What the seats know of debts they cannot see.

Every hidden debt was laid in a set that is public: the first market cards, or a bid. Who laid it,
who knows it exactly and where it went are public too. So a debt is hidden only as far as its set
has different debts left; and of a hand everything is known but the debts its owner took blind in
High Noon. When a player shows debts that he cannot have otherwise, that proves what he took.

A captured debt is its market card with its taker. It stays noted after it was laid again, so a seat
may have taken more debts of a kind than there are.
"""

from __future__ import annotations

from saloon.games.gnadenlos.debts import KINDS, NAMES, count
from saloon.games.gnadenlos.market import (
    kind_of,
    knowers_of,
    knows,
    layer_of,
    set_of,
    taken_by,
    taker_of,
)
from saloon.games.gnadenlos.table import FULL, NO_CARD, OFF, Position, Proof
from saloon.kernel import sets
from saloon.kernel.native import i64


def note_capture(table: Position, seat: i64, card: i64) -> None:
    """Remember a debt taken blind, now known to its taker; what all know needs no memory."""
    captured: i64 = taken_by(card, seat)
    if knowers_of(captured) != table.everybody():
        table.captured.append(captured)


def prove(table: Position, seat: i64, shown: i64) -> None:
    """Remember what debts a player shows prove about those he took blind.

    Of each kind he shows, he must have captured as many as his known cards do not account for.
    """
    blind = [kind_of(card) for card in table.captured if taker_of(card) == seat]
    if not blind:
        return
    hand: i64 = table.hands[seat]
    taken = [0] * KINDS
    for kind in blind:
        taken[kind] = taken[kind] + 1
    for kind, captured in enumerate(taken):
        if captured:
            proved: i64 = count(shown, kind) - count(hand, kind) + captured
            if proved > 0:
                note_proof(table, Proof(seat, len(blind), kind, proved))


def note_proof(table: Position, proof: Proof) -> None:
    """Keep a proof, unless an earlier one says as much."""
    for known in table.proofs:
        if (
            known.seat == proof.seat
            and known.kind == proof.kind
            and known.number >= proof.number
            and known.captures <= proof.captures
        ):
            return
    table.proofs.append(proof)


def memory_aid(table: Position, slot: i64, seat: i64) -> tuple[str, ...]:
    """Show a seat what the table's memory aid grants it of a face-down debt (ledger, section 4).

    `own`: a debt it laid itself; `full`: also what may be left of the set of a bid.
    """
    card: i64 = table.market[slot]
    aid: i64 = table.agreed.memory_aid
    if aid == OFF:
        return ()
    if layer_of(card) == seat:
        return (NAMES[kind_of(card)],)
    if aid != FULL or set_of(card) == 0:
        return ()
    if knows(card, seat):
        return (NAMES[kind_of(card)],)
    kinds: set[int] = set()
    for place, other in enumerate([*table.market, *table.captured]):
        turned_up = place < len(table.market) and sets.has(table.turned, place)
        hidden = other != NO_CARD and not turned_up and not knows(other, seat)
        if hidden and set_of(other) == set_of(card):
            kinds.add(kind_of(other))
    return tuple([NAMES[kind] for kind in sorted(kinds)])
