"""What happens at a table by itself: steps without a choice, clocks that run out, bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel import Play, Rng, Seat, new_secret
from saloon.server import absence, playing
from saloon.server.clock import until
from saloon.server.problems import Problem
from saloon.server.thinking import NoAnswer, Question

if TYPE_CHECKING:
    from saloon.server.table import Table


def step_waits(table: Table) -> bool:
    """Tell whether a step without a choice waits for its time."""
    play = table.play
    return play is not None and bool(play.state.actors()) and not play.asked()


def arm(table: Table) -> None:
    """Set the next timer, and let bots think that are asked."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    if table.gone or table.play is None or table.plan.status != "running":
        return
    moments: list[float] = []
    asked = table.play.asked()
    if not asked and table.play.state.actors():
        moments.append(table.entered + table.house.settings.pause)
    for seat in asked:
        if table.places[seat].bot is not None:
            let_think(table, table.play, seat)
        elif table.clocks.timed:
            moments.append(table.clocks.runs_out(seat))
        else:
            moments.append(table.entered + table.house.settings.away_days * 86_400)
    if moments:
        table.timer = table.house.clock.at(
            min(moments), lambda: void(table.house.spawn(wake(table)))
        )


async def wake(table: Table) -> None:
    """Do what is due: a step that nobody is asked for, or a seat whose time is over."""
    async with table.lock:
        play = table.play
        if table.gone or play is None or table.plan.status != "running":
            return
        now = table.house.clock.steady()
        if step_waits(table) and now >= table.entered + table.house.settings.pause:
            before = len(play.log)
            play.step()
            await playing.go_on(table, before)
            return
        for seat in play.asked():
            if table.places[seat].bot is None and overdue(table, seat, now):
                await absence.replace(table, seat, "time" if table.clocks.timed else "away")
                return
        arm(table)


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


async def think(table: Table, question: Question, position: int) -> None:
    """Ask, wait until the move may be entered, and enter it by the door that all use."""
    seat = question.seat
    ready = table.entered + grace(table)
    try:
        text = (await table.house.thinkers.ask(question)).move
    except NoAnswer:
        table.house.metrics.defaults += 1
        text = question.imagined.default(seat).text
    await until(table.house.clock, ready)
    if table.gone or table.thinking.get(seat) != position:
        return
    move_id = f"bot/{position}"
    try:
        await playing.move(table, seat, move_id, position, text)
    except Problem as problem:
        if problem.code != "not-legal":
            return
        default = question.imagined.default(seat).text
        await playing.move(table, seat, move_id, position, default)


def grace(table: Table) -> float:
    """How long a bot holds its move: people want to follow, and to call STOP where they may."""
    least = table.house.settings.bot_pause
    seconds = table.plan.options.get("stop_seconds", "")
    if table.play is None or not seconds.isdecimal():
        return least
    people = [seat for seat, place in enumerate(table.places) if place.bot is None]
    if any(table.play.state.interjections(seat) for seat in people):
        return max(least, float(seconds))
    return least


def void(_result: object) -> None:
    """Timers want functions that give nothing."""
