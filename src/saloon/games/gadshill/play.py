"""Playing cards: which of them lead on, and what a played card does (GH-30, GH-33 to GH-39)."""

from __future__ import annotations

from saloon.games.gadshill import tell
from saloon.games.gadshill.components import FIRST_DISTRICT, NO_BUILDING
from saloon.games.gadshill.deduction import LEGAL, Board
from saloon.games.gadshill.moves import GadsHillMove
from saloon.games.gadshill.table import AUTOMATIC, PLAYED, Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64


def plays(table: Position, seat: i64) -> list[Move]:
    """List the legal plays by card, then by "my building" (DP-03, DP-04)."""
    if not table.studied:
        study(table, seat)
    return table.offer


def study(table: Position, seat: i64) -> None:
    """Try every card of a hand with every choice; note the cards that have no play."""
    board = table.board
    own: i64 = table.own(seat)
    hand: i64 = table.hands[seat]
    offer: list[Move] = []
    dead: i64 = 0
    left: i64 = hand
    while left:
        held: i64 = sets.lowest(left)
        left ^= held
        card: i64 = sets.first(held)
        moves = table.moves.plays[card]
        before: i64 = len(offer)
        if card < FIRST_DISTRICT:
            if leads_on(table, board.play(card, NO_BUILDING), hand ^ held, own):
                offer.append(moves[0])
        else:
            choices: i64 = own
            while choices:
                choice: i64 = sets.lowest(choices)
                choices ^= choice
                mine: i64 = sets.first(choice)
                if leads_on(table, board.play(card, mine), hand ^ held, own):
                    offer.append(moves[mine])
        if len(offer) == before:
            dead |= held
    table.offer = offer
    table.dead = dead
    table.studied = True


def leads_on(table: Position, after: Board, hand: i64, own: i64) -> bool:
    """Tell whether a play is legal for the player whose hand and buildings these are then.

    With `lot_limit = turn` a first card may leave a lot with four markers if a second card mends
    it, which then must be played (AMB-06).
    """
    if after.refused:
        return False
    if not after.crowded():
        return True
    if table.board.crowded() or table.cards_left < 2:
        return False
    return mends(after, hand, own & ~after.placed)


def mends(board: Board, hand: i64, own: i64) -> bool:
    """Tell whether some card of a hand leaves every lot at three markers or fewer."""
    for card in sets.members(hand):
        for mine in [NO_BUILDING] if card < FIRST_DISTRICT else sets.members(own):
            after = board.play(card, mine)
            if after.refused == LEGAL and not after.crowded():
                return True
    return False


def play(table: Position, seat: i64, move: GadsHillMove, events: list[Event] | None) -> None:
    """A card is played: it acts now and never again (GH-30, GH-38)."""
    use(table, seat, sets.one(move.card))
    table.cards_left -= 1
    table.action = PLAYED
    tell.played(events, seat, move, table.board.town)
    trace = tell.trace_of_play(events, table.board, move)
    table.earn(seat, table.board.play(move.card, move.building))
    tell.effects(events, table, seat, trace)
    conclude(table, seat, events)


def use(table: Position, seat: i64, cards: i64) -> None:
    """Cards go from a hand to the discard pile, seen by all (GH-30)."""
    hand: i64 = table.hands[seat]
    table.hands[seat] = hand ^ cards
    table.discard |= cards
    table.shown = cards
    table.forget()


def conclude(table: Position, seat: i64, events: list[Event] | None) -> None:
    """With `stop = auto` every conclusion is drawn for the active player at once (AMB-07)."""
    if table.agreed.stop != AUTOMATIC or table.board.crowded():
        return
    trace = tell.trace(events)
    after = table.board.concluded(trace)
    if after.gain:
        table.earn(seat, after)
        tell.concluded(events, seat)
        tell.effects(events, table, seat, trace)
