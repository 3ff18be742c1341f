"""When things may happen at a table: steps that wait, clocks that stand still, windows that close.

Nothing happens here; `timers` does what is due.
"""

from __future__ import annotations

from typing import Final

from saloon.kernel import CHANCE, Seat
from saloon.server.store.journal import Change
from saloon.server.table.table import Table
from saloon.server.table.tempo import LONGEST, Tempo, dice

LINGER: Final = 60.0
"""So many seconds a table counts as watched after somebody has looked at it."""


def has_people(table: Table) -> bool:
    """Tell whether a person plays here, and not bots alone."""
    return any(place.person is not None and place.bot is None for place in table.places)


def resting(table: Table) -> bool:
    """Tell whether nothing need happen here: bots are among themselves, and nobody watches."""
    if has_people(table) or table.subscribers:
        return False
    return table.house.clock.steady() >= table.looked + LINGER


def look(table: Table) -> None:
    """Somebody watches: a game that rested goes on, and its step begins anew."""
    now = table.looked = table.house.clock.steady()
    if table.rests:
        table.step_began = table.clocks.since = now
        set_moments(table, now)
        if table.window is not None:
            table.closes = now + stop_seconds(table)
        table.house.arm(table)


def step_waits(table: Table) -> bool:
    """Tell whether a step without a choice waits for its time."""
    play = table.play
    return play is not None and bool(play.state.actors()) and not table.asked()


def tempo_of(table: Table, seat: Seat) -> Tempo:
    """Find how fast whoever plays a seat is: a person, or a bot of that name."""
    place = table.places[seat]
    player = place.person if place.bot is None else f"{table.plan.game.name}/{place.bot}"
    return table.house.tempos.of(player or "", place.bot is not None)


def set_moments(table: Table, since: float) -> None:
    """Draw when the present step may be published; the same is drawn, choice or not.

    Where all can tell whether there is a choice, a step without one only waits to be followed.
    """
    table.held = table.due = since
    play, pause = table.play, table.house.settings.pause
    if not pause or play is None:
        return
    actors = play.state.actors()
    if not actors or actors[0] == CHANCE or not play.state.auto_step():
        return
    held, due = 0.0, 1.0
    if play.state.choice_hidden():
        held, due = tempo_of(table, actors[0]).draw(dice())
    table.held, table.due = since + held * pause, since + due * pause


def free_seconds(table: Table) -> float:
    """How long the clocks stand still where the house may hold a step, choice or not."""
    play = table.play
    hidden = play is not None and bool(play.state.actors()) and play.state.choice_hidden()
    return LONGEST * table.house.settings.pause if hidden else 0.0


def note_window(table: Table, change: Change) -> None:
    """Keep when a step began that ends by itself, so that its clock survives a restart."""
    play = table.play
    if play is None or not play.state.expires():
        table.window = None
        return
    if table.window is None:
        table.window = change.at
        table.closes = table.house.clock.steady() + stop_seconds(table)
    change.data["window"] = table.window


def find_window(table: Table, changes: list[Change], down: int) -> None:
    """Find out again when such a step began; while the house was closed its clock stood still."""
    if table.play is None or not table.play.state.expires():
        return
    table.window = next(
        (change.data["window"] for change in reversed(changes) if "window" in change.data), None
    )
    if table.window is not None:
        clock = table.house.clock
        began = next((change for change in changes if change.at == table.window), None)
        since = began or Change(0, table.window, "play")
        passed = since.passed(clock, down)
        table.closes = clock.steady() + stop_seconds(table) - passed


def stop_seconds(table: Table) -> float:
    """How long people may call STOP where nobody is asked; an option of the table."""
    seconds = table.plan.options.get("stop_seconds", "")
    return float(seconds) if seconds.isdecimal() else 0.0


def overdue(table: Table, seat: Seat, now: float) -> bool:
    if table.clocks.timed:
        return now >= table.clocks.runs_out(seat)
    return now >= table.step_began + table.house.settings.away_days * 86_400
