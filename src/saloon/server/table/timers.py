"""What happens at a table by itself: steps without a choice, clocks that run out, bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from saloon.bots import Interjector
from saloon.bots.roster import BOTS
from saloon.kernel import CHANCE, Seat
from saloon.records import Play, new_secret
from saloon.server.clock import until
from saloon.server.table import absence, moments, moves
from saloon.server.table.questions import NoAnswer, Question, Thought, question
from saloon.server.table.recording import be_back
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError

GLANCE: Final = 1.0
"""How often a bot that waits looks whether it still has to."""


def arm(table: Table) -> None:
    """Set the next timer, and let bots think that are asked."""
    if table.gone or table.play is None or table.plan.status != "running":
        return
    table.rests = moments.resting(table)
    if table.rests or not table.tended:
        return
    due: list[float] = []
    asked = table.asked()
    if not asked and table.play.state.actors():
        due.append(table.due)
    if table.play.state.expires():
        due.append(table.closes)
    let_speak(table, table.play)
    for seat in asked:
        if table.places[seat].bot is not None:
            let_think(table, table.play, seat)
        elif table.clocks.timed:
            due.append(table.clocks.runs_out(seat))
        else:
            due.append(table.step_began + table.house.settings.away_days * 86_400)
    if due:
        table.wake_at(min(due))


async def wake(table: Table) -> None:
    """Do what is due: a step that nobody is asked for, or a seat whose time is over."""
    async with table.lock:
        if table.house.away:
            await be_back(table)
        play = table.play
        if table.gone or play is None or table.plan.status != "running" or not table.tended:
            return
        if moments.resting(table):
            table.rests = True
            return
        now = table.house.clock.steady()
        if moments.step_waits(table) and now >= table.due:
            before = moves.mark(table, play)
            make_step(table, play)
            await moves.go_on(table, before)
            return
        if play.state.expires() and now >= table.closes:
            await close_window(table, play)
            return
        for seat in table.asked():
            if table.places[seat].bot is None and moments.overdue(table, seat, now):
                await absence.replace(table, seat, "time" if table.clocks.timed else "away")
                return
        arm(table)


def make_step(table: Table, play: Play) -> None:
    """Make the step that nobody is asked for: as the seat has ordered, or the only one."""
    seat = play.state.actors()[0]
    move = None if seat == CHANCE else table.ordered(seat)
    if move is None:
        play.step()
    else:
        play.enter(seat, move)


async def close_window(table: Table, play: Play) -> None:
    """Time is up: whoever has not spoken makes the default move. The caller holds the lock."""
    before = moves.mark(table, play)
    while play.state.expires():
        (seat,) = play.state.actors()
        play.move(seat, play.state.default(seat).text)
    await moves.go_on(table, before)


def let_think(table: Table, play: Play, seat: Seat) -> None:
    """Have a bot think about this position, unless it does so already."""
    if table.thinking.get(seat) == table.position:
        return
    table.thinking[seat] = table.position
    bot = table.places[seat].bot
    assert bot is not None
    table.house.spawn(think(table, question(play, seat, bot), table.position))


async def ask_bot(table: Table, question: Question) -> Thought:
    """Have a bot's question answered in its turn: host after host, games with people first."""
    return await table.house.thinkers.ask(question, table.plan.host, moments.has_people(table))


async def think(table: Table, question: Question, position: int) -> None:
    """Ask, wait until the move may be entered, and enter it by the door that all use."""
    seat = question.seat
    try:
        text = (await ask_bot(table, question)).move
    except NoAnswer:
        table.house.metrics.defaults += 1
        text = question.imagined.default(seat).text
    if not await its_time(table, seat, position, bot_ready):
        return
    move_id = thought_id(position)
    try:
        await moves.move(table, seat, move_id, position, text, bot=True)
    except ApiError as problem:
        if problem.code != "not-legal":
            return
        default = question.imagined.default(seat).text
        await moves.move(table, seat, move_id, position, default, bot=True)


def thought_id(position: int) -> str:
    """An id for a bot's move that nobody can have used before."""
    return f"bot/{position}/{new_secret().hex()[:16]}"


def bot_ready(table: Table) -> float:
    """When a bot may make its move: people want to follow, and to call STOP where they may.

    Where all are asked whether they call STOP, a bot answers when half of the time is over.
    """
    ready = table.step_began + table.house.settings.bot_pause
    if not moments.closes_by_itself(table):
        return ready
    assert table.play is not None
    early = moments.time_to_speak(table) / 2 if table.play.state.expires() else 0.0
    return max(ready, table.closes - early)


def may_interject(table: Table) -> float:
    """When a bot may interject: people have had half of their time to do so."""
    if table.window is None or not moments.may_speak(table):
        return table.step_began
    return max(table.step_began, table.closes - moments.time_to_speak(table) / 2)


async def its_time(
    table: Table, seat: Seat, position: int, moment: Callable[[Table], float]
) -> bool:
    """Wait for a bot's moment, which people may put off; False if the game has gone on."""
    clock = table.house.clock
    while not table.gone and table.thinking.get(seat) == position:
        ready, now = moment(table), clock.steady()
        if ready <= now:
            return True
        await until(clock, min(ready, now + GLANCE))
    return False


def let_speak(table: Table, play: Play) -> None:
    """Let bots say what they may although nothing is asked of them."""
    for seat, place in enumerate(table.places):
        bot = place.bot
        if bot is None or table.thinking.get(seat) == table.position:
            continue
        speaks = isinstance(BOTS[play.game.name][bot], Interjector)
        if speaks and seat not in play.state.actors() and play.state.interjections(seat):
            table.thinking[seat] = table.position
            asked = replace(question(play, seat, bot), interjection=True)
            table.house.spawn(speak(table, asked, table.position))


async def speak(table: Table, question: Question, position: int) -> None:
    """Let a bot interject, if it wants to."""
    try:
        text = (await ask_bot(table, question)).move
    except NoAnswer:
        return
    if text and await its_time(table, question.seat, position, may_interject):
        await moves.move(table, question.seat, thought_id(position), position, text, bot=True)
