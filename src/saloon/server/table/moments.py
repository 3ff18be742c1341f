"""When things may happen at a table: steps that wait, clocks that stand still, windows that close.

Nothing happens here; `timers` does what is due.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from saloon.kernel import CHANCE, Seat
from saloon.server.clock import Clock
from saloon.server.store.alive import Closed
from saloon.server.store.journal import Change
from saloon.server.store.news import News
from saloon.server.table.table import Table
from saloon.server.table.tempo import LONGEST, Tempo, dice

LINGER: Final = 60.0
"""So many seconds a table counts as watched after somebody has looked at it."""
ALONE: Final = 4.0
TOGETHER: Final = 15.0
"""How long one person among bots, and several people, usually have to call STOP."""


def has_people(table: Table) -> bool:
    """Tell whether a person plays here, and not bots alone."""
    return any(place.person is not None and place.bot is None for place in table.places)


def resting(table: Table) -> bool:
    """Tell whether nothing need happen here: bots are among themselves, and nobody watches."""
    if has_people(table) or table.subscribers or table.elsewhere:
        return False
    return table.house.clock.steady() >= table.looked + LINGER


def look(table: Table) -> None:
    """Somebody watches: a game that rested goes on, and its step begins anew."""
    before, now = table.looked, table.house.clock.steady()
    if not table.tended and now > before + LINGER / 2:
        table.house.announce(News("look", table.plan.id))
    table.looked = now
    if table.rests:
        table.step_began = table.clocks.since = now
        set_moments(table, now)
        set_window(table, now)
        table.house.arm(table)


def step_waits(table: Table) -> bool:
    """Tell whether a step without a choice waits for its time."""
    play = table.play
    return play is not None and bool(play.state.actors()) and not table.asked()


def tempo_of(table: Table, seat: Seat) -> Tempo:
    """Find how fast whoever plays a seat is."""
    return table.house.tempos.of(*player_of(table, seat))


def player_of(table: Table, seat: Seat) -> tuple[str, bool]:
    """Name who plays a seat, a person or a bot of that name; and whether it is a bot."""
    place = table.places[seat]
    player = place.person if place.bot is None else f"{table.plan.game.name}/{place.bot}"
    return player or "", place.bot is not None


def learn_tempo(table: Table, seat: Seat, seconds: float) -> None:
    """Keep how long a choice took, at all processes: any of them may imagine the next one."""
    tempo_of(table, seat).learn(seconds)
    if not table.house.store.alone:
        player, bot = player_of(table, seat)
        told = News("tempo", player, round(seconds * 1000), ("bot",) if bot else ())
        table.house.announce(told)


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
    """Keep since when others may speak against a turn, so that the clock survives a restart.

    A person who speaks gets the whole time again, and so do all others: the board may be new.
    """
    if not open_window(table):
        table.window = table.window_of = None
        return
    assert table.play is not None
    state = table.play.state
    of, by = state.contested(), change.seat
    spoken = by is not None and table.places[by].bot is None and not state.expires()
    if table.window is None or table.window_of != of or spoken:
        table.window, table.window_of = change.at, of
        set_window(table, table.house.clock.steady())
    change.data["window"] = table.window


def follow_window(table: Table, change: Change) -> None:
    """Let a window stand here as it does where the change was made."""
    if not open_window(table):
        table.window = table.window_of = None
        return
    assert table.play is not None
    of, since = table.play.state.contested(), change.data.get("window")
    if (since, of) != (table.window, table.window_of):
        table.window, table.window_of = since, of
        set_window(table, table.house.clock.steady())


def find_window(table: Table, changes: list[Change], closed: Closed) -> None:
    """Find out again since when; while the house was closed the clock stood still."""
    if not open_window(table):
        return
    assert table.play is not None
    table.window_of = table.play.state.contested()
    table.window = next(
        (change.data["window"] for change in reversed(changes) if "window" in change.data), None
    )
    if table.window is not None:
        clock = table.house.clock
        began = next((change for change in changes if change.at == table.window), None)
        since = began or Change(0, table.window, "play")
        passed = since.passed(clock, closed)
        set_window(table, clock.steady() - passed)


def give_back(
    closed: Closed,
    clock: Clock,
    tables: Iterable[Table],
    kept: Iterable[dict[int, float | None]],
) -> None:
    """Nobody was served for a while, as is found out only now: no clock may have counted it."""
    wall, steady = clock.wall(), clock.steady()

    def missed(moment: float) -> float:
        return closed.since(round(wall - (steady - moment) * 1000)) / 1000

    for table in tables:
        stand_still(table, missed)
    for changes in kept:
        for number, moment in changes.items():
            changes[number] = None if moment is None else moment + missed(moment)


def stand_still(table: Table, missed: Callable[[float], float]) -> None:
    """Give a table back what passed since each of its moments with nobody served."""
    table.step_began += missed(table.step_began)
    table.clocks.since += missed(table.clocks.since)
    for change in table.recent:
        if change.steady is not None:
            change.steady += missed(change.steady)
    if table.window is not None:
        more = missed(table.window_ends - time_to_speak(table))
        table.window_ends += more
        table.closes += more
        table.held_by = {seat: until + more for seat, until in table.held_by.items()}


def set_window(table: Table, since: float) -> None:
    """Set when the house goes on by itself; nobody has held it up yet."""
    table.closes = table.window_ends = since + time_to_speak(table)
    table.held_by = {}


def open_window(table: Table) -> bool:
    """Tell whether others may speak against a turn, or the present step ends by itself."""
    play = table.play
    if play is None or not play.state.actors():
        return False
    return play.state.contested() is not None or play.state.expires()


def time_to_speak(table: Table) -> float:
    """How many seconds the house waits for people to speak: none where nothing has changed."""
    play = table.play
    contested = play is not None and play.state.contested() is not None
    return stop_seconds(table) if contested else 0.0


def stop_seconds(table: Table) -> float:
    """How long people may call STOP where nobody is asked; an option of the table."""
    seconds = table.plan.options.get("stop_seconds", "")
    if seconds == "usual":
        people = sum(place.bot is None for place in table.places)
        return (0.0, ALONE, TOGETHER)[min(people, 2)]
    return float(seconds) if seconds.isdecimal() else 0.0


def may_speak(table: Table) -> bool:
    """Tell whether a person may speak now, asked or not."""
    play = table.play
    return play is not None and any(
        seat in play.state.actors() or play.state.interjections(seat)
        for seat, place in enumerate(table.places)
        if place.bot is None
    )


def closes_by_itself(table: Table) -> bool:
    """Tell whether the house goes on when the time to speak is over: no person is on turn."""
    play = table.play
    if table.window is None or play is None or not play.state.actors():
        return False
    if play.state.expires():
        return True
    bots = all(table.places[seat].bot is not None for seat in play.state.actors())
    return bots and may_speak(table)


def left_to_speak(table: Table) -> int | None:
    """Give how many milliseconds are left to speak before the house goes on by itself."""
    if table.plan.status != "running" or not closes_by_itself(table):
        return None
    return max(0, round((table.closes - table.house.clock.steady()) * 1000))


def overdue(table: Table, seat: Seat, now: float) -> bool:
    if table.clocks.timed:
        return now >= table.clocks.runs_out(seat)
    return now >= table.step_began + table.house.settings.away_days * 86_400
