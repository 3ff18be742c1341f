"""What happens at a table by itself: steps without a choice, clocks that run out, bots."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from saloon.bots import Interjector
from saloon.bots.roster import BOTS
from saloon.kernel import CHANCE, Rng, Seat
from saloon.records import Play, new_secret
from saloon.server.clock import until
from saloon.server.house.thinking import NoAnswer, Question, Thought
from saloon.server.store.journal import Change
from saloon.server.table import absence, moves
from saloon.server.table.tempo import LONGEST, Tempo, dice
from saloon.server.wire.errors import Problem

if TYPE_CHECKING:
    from saloon.server.table.table import Table

LINGER: Final = 60.0
"""So many seconds a table counts as watched after somebody has looked at it."""


def has_people(table: Table) -> bool:
    """Tell whether a person plays here, and not bots alone."""
    return any(place.person is not None and place.bot is None for place in table.places)


def resting(table: Table) -> bool:
    """Tell whether nothing need happen here: bots are among themselves, and nobody watches."""
    if has_people(table) or table.listeners:
        return False
    return table.house.clock.steady() >= table.looked + LINGER


def look(table: Table) -> None:
    """Somebody watches: a game that rested goes on, and its step begins anew."""
    now = table.looked = table.house.clock.steady()
    if table.rests:
        table.entered = table.clocks.since = now
        set_moments(table, now)
        if table.window is not None:
            table.closes = now + stop_seconds(table)
        arm(table)


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


def arm(table: Table) -> None:
    """Set the next timer, and let bots think that are asked."""
    if table.gone or table.play is None or table.plan.status != "running":
        return
    table.rests = resting(table)
    if table.rests:
        return
    moments: list[float] = []
    asked = table.asked()
    if not asked and table.play.state.actors():
        moments.append(table.due)
    if table.window is not None:
        moments.append(table.closes)
    let_speak(table, table.play)
    for seat in asked:
        if table.places[seat].bot is not None:
            let_think(table, table.play, seat)
        elif table.clocks.timed:
            moments.append(table.clocks.runs_out(seat))
        else:
            moments.append(table.entered + table.house.settings.away_days * 86_400)
    if moments:
        table.wake_at(min(moments))


async def wake(table: Table) -> None:
    """Do what is due: a step that nobody is asked for, or a seat whose time is over."""
    async with table.lock:
        play = table.play
        if table.gone or play is None or table.plan.status != "running":
            return
        if resting(table):
            table.rests = True
            return
        now = table.house.clock.steady()
        if step_waits(table) and now >= table.due:
            before = len(play.log)
            play.step()
            await moves.go_on(table, before)
            return
        if table.window is not None and now >= table.closes:
            await close_window(table, play)
            return
        for seat in table.asked():
            if table.places[seat].bot is None and overdue(table, seat, now):
                await absence.replace(table, seat, "time" if table.clocks.timed else "away")
                return
        arm(table)


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


async def close_window(table: Table, play: Play) -> None:
    """Time is up: whoever has not spoken makes the default move. The caller holds the lock."""
    before = len(play.log)
    while play.state.expires():
        (seat,) = play.state.actors()
        play.move(seat, play.state.default(seat).text)
    await moves.go_on(table, before)


def stop_seconds(table: Table) -> float:
    """How long people may call STOP where nobody is asked; an option of the table."""
    seconds = table.plan.options.get("stop_seconds", "")
    return float(seconds) if seconds.isdecimal() else 0.0


def overdue(table: Table, seat: Seat, now: float) -> bool:
    if table.clocks.timed:
        return now >= table.clocks.runs_out(seat)
    return now >= table.entered + table.house.settings.away_days * 86_400


def question(play: Play, seat: Seat, bot: str) -> Question:
    """Imagine the position for a seat, and ask a bot about that."""
    imagined = play.state.imagine(seat, Rng(new_secret().hex()))
    return Question(play.game.name, bot, seat, imagined, new_secret().hex())


def let_think(table: Table, play: Play, seat: Seat) -> None:
    """Have a bot think about this position, unless it does so already."""
    if table.thinking.get(seat) == table.position:
        return
    table.thinking[seat] = table.position
    bot = table.places[seat].bot
    assert bot is not None
    table.house.spawn(think(table, question(play, seat, bot), table.position))


async def answer(table: Table, question: Question) -> Thought:
    """Have a bot's question answered in its turn: host after host, games with people first."""
    return await table.house.thinkers.ask(question, table.plan.host, has_people(table))


async def think(table: Table, question: Question, position: int) -> None:
    """Ask, wait until the move may be entered, and enter it by the door that all use."""
    seat = question.seat
    ready = table.entered + grace(table)
    try:
        text = (await answer(table, question)).move
    except NoAnswer:
        table.house.metrics.defaults += 1
        text = question.imagined.default(seat).text
    await until(table.house.clock, ready)
    if table.gone or table.thinking.get(seat) != position:
        return
    move_id = thought_id(position)
    try:
        await moves.move(table, seat, move_id, position, text, bot=True)
    except Problem as problem:
        if problem.code != "not-legal":
            return
        default = question.imagined.default(seat).text
        await moves.move(table, seat, move_id, position, default, bot=True)


def thought_id(position: int) -> str:
    """An id for a bot's move that nobody can have used before."""
    return f"bot/{position}/{new_secret().hex()[:16]}"


def grace(table: Table) -> float:
    """How long a bot holds its move: people want to follow, and to call STOP where they may."""
    least = table.house.settings.bot_pause
    seconds = stop_seconds(table)
    if table.play is None or not seconds:
        return least
    people = [seat for seat, place in enumerate(table.places) if place.bot is None]
    if any(table.play.state.interjections(seat) for seat in people):
        return max(least, seconds)
    return least


def let_speak(table: Table, play: Play) -> None:
    """Let bots say what they may although nothing is asked of them."""
    for seat, place in enumerate(table.places):
        bot = place.bot
        if bot is None or table.thinking.get(seat) == table.position:
            continue
        speaks = isinstance(BOTS[play.game.name][bot], Interjector)
        if speaks and seat not in play.state.actors() and play.state.interjections(seat):
            table.thinking[seat] = table.position
            asked = replace(question(play, seat, bot), unasked=True)
            table.house.spawn(speak(table, asked, table.position))


async def speak(table: Table, question: Question, position: int) -> None:
    """Let a bot interject, if it wants to, when people have had half of their time to do so."""
    people = any(place.bot is None for place in table.places)
    wait = stop_seconds(table) / 2 if people else 0.0
    ready = table.entered + max(table.house.settings.bot_pause, wait)
    try:
        text = (await answer(table, question)).move
    except NoAnswer:
        return
    await until(table.house.clock, ready)
    if text and not table.gone and table.thinking.get(question.seat) == position:
        await moves.move(table, question.seat, thought_id(position), position, text, bot=True)
