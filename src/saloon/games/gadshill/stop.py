"""STOP: what others may claim before the next turn begins (GH-77 to GH-79, 2.7).

A window is held after each turn. In the ordered way every other seat is asked once around. In the
open way nobody is asked: the next player is on turn, and until his first move that is not a claim
everyone but the player before him may speak (AMB-25). A window with no turn to follow is closed
by each seat's `quiet`; a clock that says it for a seat belongs to the host.
"""

from __future__ import annotations

from saloon.games.gadshill import scoring, tell, turn
from saloon.games.gadshill.moves import GadsHillMove
from saloon.games.gadshill.table import CLAIMS, TURN, WINDOW, Position
from saloon.kernel import sets
from saloon.kernel.message import Event
from saloon.kernel.moves import Move
from saloon.kernel.native import i64


def hold(table: Position, events: list[Event] | None) -> None:
    """The turn is over: hold the window that belongs to it (2.7, AMB-22)."""
    agreed = table.agreed
    table.ended = table.active
    table.barred = 0
    table.declined = sets.one(table.ended)
    reached = table.locomotive() >= agreed.goal
    if agreed.stop != CLAIMS or (reached and not agreed.last_stop):
        close(table, events)
        return
    table.window = True
    table.phase = WINDOW
    if agreed.open_stop:
        stay_open(table, events)
    else:
        ask_next(table, events)


def stay_open(table: Position, events: list[Event] | None) -> None:
    """Let the next player begin, unless there is no turn to come: then all must decline."""
    if scoring.reason(table):
        table.declined |= table.barred
        ask_next(table, events)
    elif table.phase != TURN:
        turn.begin(table, table.left_of(table.ended), events)
    else:
        table.cards_left = turn.cards_allowed(table)


def ask_next(table: Position, events: list[Event] | None) -> None:
    """The next seat clockwise that has not declined is asked; after the last the window closes."""
    table.phase = WINDOW
    seat: i64 = table.left_of(table.ended)
    while seat != table.ended:
        if not sets.has(table.declined, seat):
            table.turn = seat
            return
        seat = table.left_of(seat)
    close(table, events)


def close(table: Position, events: list[Event] | None) -> None:
    """The window closes: the game is over, or the left neighbour has his turn (GH-32, AMB-22)."""
    why = scoring.reason(table)
    shut(table)
    if why:
        scoring.end(table, why, events)
    else:
        turn.begin(table, table.left_of(table.ended), events)


def shut(table: Position) -> None:
    """Nobody may look back on the last turn any more."""
    scoring.count_turn(table)
    table.window = False
    table.barred = 0
    table.declined = 0
    table.changed = False
    table.drawn = False


# Claims


def claims(table: Position) -> list[Move]:
    """List a claim of every marker on the board, true or not: the list gives nothing away."""
    board = table.board
    if not board.offers and board.marked:
        listed: list[Move] = []
        for building in sets.members(board.marked):
            moves = table.moves.claims[building]
            listed += [moves[lot] for lot in sets.members(board.lots[building])]
        board.offers = listed
    return board.offers


def nth_claim(table: Position, index: i64) -> Move:
    """Name the claim that has so many before it; there is one for each marker."""
    board = table.board
    left: i64 = board.marked
    while True:
        building: i64 = sets.first(left)
        left &= left - 1
        marks: i64 = board.lots[building]
        here: i64 = sets.size(marks)
        if index < here:
            return table.moves.claims[building][sets.nth(marks, index)]
        index -= here


def may_claim(table: Position, seat: i64) -> bool:
    """Tell whether a seat may call STOP over a marker now (DP-09, DP-11)."""
    if table.agreed.stop != CLAIMS or sets.has(table.barred, seat) or table.board.crowded():
        return False
    if table.phase == TURN and seat == table.turn:
        return True
    if not table.window or sets.has(table.declined, seat):
        return False
    return seat == table.turn or table.agreed.open_stop


def claim(table: Position, seat: i64, marker: GadsHillMove, events: list[Event] | None) -> None:
    """A marker is claimed; the claim holds if a conclusion excludes it (GH-77, GH-78, 2.7)."""
    group: i64 = table.board.closing_lots(marker.building, marker.lot)
    if group == 0:
        err(table, seat, marker, events)
        return
    tell.claimed(events, seat, marker, table.board, group)
    trace = tell.trace(events)
    table.earn(seat, table.board.without(marker.building, marker.lot, trace))
    tell.effects(events, table, seat, trace)
    if table.window and table.agreed.open_stop:
        stay_open(table, events)


def err(table: Position, seat: i64, marker: GadsHillMove, events: list[Event] | None) -> None:
    """A wrong claim changes nothing, but ends that seat's right for this window (AMB-26)."""
    table.barred = sets.add(table.barred, seat)
    tell.claimed_wrongly(events, seat, marker, table.board.town)
    points: i64 = table.points[seat]
    if table.agreed.penalty and points:
        lost: i64 = table.lost[seat]
        table.points[seat] = points - 1
        table.lost[seat] = lost + 1
        table.forget()
        tell.penalty(events, seat)
    if table.phase == WINDOW:
        leave(table, seat, events)


def keep_quiet(table: Position, seat: i64, events: list[Event] | None) -> None:
    """A seat has nothing to claim; that is final for this window (AMB-25)."""
    tell.quiet(events, seat)
    leave(table, seat, events)


def leave(table: Position, seat: i64, events: list[Event] | None) -> None:
    """A seat is out of the window."""
    table.declined = sets.add(table.declined, seat)
    if seat == table.turn:
        ask_next(table, events)
