"""Drawing: a card at the end of every turn, and new piles when all are empty (GH-29, GH-84)."""

from __future__ import annotations

from saloon.games.gadshill import tell
from saloon.games.gadshill.components import BUILDING, DISTRICT, KIND_CARDS
from saloon.games.gadshill.table import AT_RANDOM, BY_BUILDING, DRAWING, RECEIVING, Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import i64


def draws(table: Position) -> list[Move]:
    """List the piles to draw from (GH-29, AMB-01, DP-10)."""
    if table.agreed.draw == BY_BUILDING and table.pile & KIND_CARDS[BUILDING]:
        return [table.moves.draws[BUILDING]]
    return [table.moves.draws[kind] for kind in range(3) if table.pile & KIND_CARDS[kind]]


def go_and_draw(table: Position, events: list[Event] | None) -> bool:
    """A turn ends with one card, whatever was done in it (GH-29, GH-74, AMB-02).

    Tells whether there is a card to draw.
    """
    if table.pile == 0:
        reshuffle(table, events)
    if table.pile == 0:
        tell.undrawn(events, table.active)
        return False
    table.phase = DRAWING
    if table.agreed.draw == AT_RANDOM:
        table.turn = CHANCE
    return True


def reshuffle(table: Position, events: list[Event] | None) -> None:
    """All piles are empty: the discarded cards form new ones, by type (GH-84, AMB-12)."""
    back: i64 = table.discard
    if table.agreed.districts_return:
        back &= KIND_CARDS[DISTRICT]
    if back == 0:
        return
    table.discard ^= back
    table.pile = back
    table.shown &= ~back
    table.eras = [era & ~back for era in table.eras] + [back]
    tell.reshuffled(events, sets.size(back))


def choose_pile(table: Position, kind: i64, events: list[Event] | None) -> None:
    """The card will come from this pile (AMB-01)."""
    table.kind = kind
    table.phase = RECEIVING
    table.turn = CHANCE
    tell.pile_chosen(events, table.active, kind)


def draw(table: Position, card: i64, events: list[Event] | None) -> None:
    """The top card of the pile goes to the active player unseen by the others (GH-29)."""
    seat: i64 = table.active
    hand: i64 = table.hands[seat]
    table.hands[seat] = sets.add(hand, card)
    table.drew[seat] = table.kind
    table.pile = sets.take(table.pile, card)
    table.drawn = True
    tell.drew(events, seat, table.kind, card)
