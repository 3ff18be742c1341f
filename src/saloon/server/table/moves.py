"""Making moves, and what follows from them; hints and remarks."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final
from unicodedata import category

from saloon.bots.roster import best_bot
from saloon.kernel import CHANCE, Message, Refused, Seat
from saloon.records import Play, forced
from saloon.server.clock import until
from saloon.server.store.database import Statement
from saloon.server.store.journal import Change, entry_row, number_of_move
from saloon.server.store.people import Session
from saloon.server.table import moments
from saloon.server.table.questions import NoAnswer, Thought, question
from saloon.server.table.recording import record
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError, refused
from saloon.server.wire.play import Submission
from saloon.server.wire.tables import Days

TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that make what follows run the other way."""


class Attempt:
    """A move on its way in."""

    def __init__(
        self,
        wish: Submission,
        seats: tuple[Seat, ...],
        choose: Callable[[], Seat],
        bot: bool = False,
    ) -> None:
        self.wish = wish
        self.seats = seats
        """Whose it may have been, if it was entered before."""
        self.choose = choose
        """Finds whose it is now."""
        self.bot = bot


async def submit(table: Table, session: Session, wish: Submission) -> Change:
    """Make a move for somebody: the one way in for people, by HTTP or by stream."""
    owned = tuple(table.owned(session.id))
    several = wish.seat is None and len(owned) > 1  # once it is entered, another one may be asked
    seats = owned if several else (table.seat_of(session, wish.seat),)
    return await enter(table, Attempt(wish, seats, partial(table.seat_of, session, wish.seat)))


async def move(
    table: Table, seat: Seat, move_id: str, position: int, text: str, bot: bool = False
) -> Change:
    """Make a move for a seat: as submitted, or as its bot decided."""
    wish = Submission(move_id, position, text, seat)
    return await enter(table, Attempt(wish, (seat,), lambda: seat, bot))


async def enter(table: Table, attempt: Attempt) -> Change:
    """Enter a move; the same id again gives the first answer again.

    Whoever plays the seat now makes it: not a bot whose person came back while it thought.

    Where only the seat knows whether it has a choice, the move is held until its time has come.
    """
    clock, since = table.house.clock, table.step_began
    arrived, waited = clock.steady(), False
    while True:
        async with table.lock:
            known = await first_answer(table, attempt)
            if known is not None:
                return known
            seat = attempt.choose()
            play = check_turn(table, seat, attempt)
            moment = held_until(table, play, seat)
            if waited or moment <= clock.steady():
                took = choice_took(table, play, seat, arrived - since)
                return await make(table, seat, attempt.wish, took)
        await until(clock, moment)
        waited = True


def check_turn(table: Table, seat: Seat, attempt: Attempt) -> Play:
    """Refuse a move of whoever does not play the seat, and one for a moment that is past."""
    if not attempt.bot:
        table.need_player(seat)
    play = table.playing()
    if attempt.bot and table.places[seat].bot is None:
        raise ApiError("bot-plays")
    if attempt.wish.position != table.position:
        raise ApiError("stale", position=table.position)
    return play


async def make(table: Table, seat: Seat, wish: Submission, took: float | None) -> Change:
    """Make a move by the rules, and write down what it did. The caller holds the lock."""
    play = table.playing()
    before, state = mark(table, play), play.state
    free = not state.auto_step() and seat in state.actors()
    try:
        play.move(seat, wish.move)
    except Refused as problem:
        may_speak = seat in state.actors() or bool(state.interjections(seat))
        raise refused(problem, "not-legal" if may_speak else "not-your-turn") from None
    if took is not None:
        moments.learn_tempo(table, seat, took)
    earned = (seat,) if free else ()
    if len(play.log) == before:
        change = table.next("chose", seat, move=wish.move)
        change.move_id = wish.id
        return await record(table, change, earned=earned)
    return await go_on(table, before, seat, wish.id, earned)


def hides_choice(table: Table, play: Play, seat: Seat) -> bool:
    """Tell whether the house holds a seat's step: only the seat knows if it has a choice."""
    held = bool(table.house.settings.pause) and seat in play.state.actors()
    return held and play.state.choice_hidden()


def held_until(table: Table, play: Play, seat: Seat) -> float:
    """Tell when a step may be published of which only the seat knows whether it has a choice.

    Whoever is asked although there is no choice waits as long as if nobody had asked.
    """
    if not hides_choice(table, play, seat):
        return -math.inf
    return table.held if forced(play.state, seat) is None else table.due


def choice_took(table: Table, play: Play, seat: Seat, seconds: float) -> float | None:
    """Give how long a true choice took, in the seconds of people, where that teaches something."""
    if isinstance(table.plan.pace, Days) or not hides_choice(table, play, seat):
        return None
    free = forced(play.state, seat) is None
    return seconds / table.house.settings.pause if free else None


async def first_answer(table: Table, attempt: Attempt) -> Change | None:
    """Find the change that a move of this id made before: the one check of ids.

    Where somebody has several seats and named none, an older move may have the same id.
    """
    wish, seats = attempt.wish, attempt.seats
    heard = [seat for seat in seats if table.has_heard(seat, wish.id)]
    if not heard:
        return None
    changes = [await answered(table, seat, wish.id) for seat in heard]
    known = [change for change in changes if change is not None]
    for change in known:
        if len(seats) == 1 or change.number > wish.position:
            return change
    mine = attempt.choose() if known else None
    return next((change for change in known if change.seat == mine), None)


async def answered(table: Table, seat: Seat, move_id: str) -> Change | None:
    """Find the change that a move id made before."""
    for change in reversed(table.recent):
        if change.move_id == move_id and change.seat == seat:
            return change
    number = await table.house.store.read(
        lambda connection: number_of_move(connection, table.plan.id, seat, move_id)
    )
    return None if number is None else Change(number, 0, "play", seat, move_id=move_id)


def mark(table: Table, play: Play) -> int:
    """Give the length of the log; where somebody follows, keep each position from here on."""
    play.trail = [] if table.subscribers else None
    return len(play.log)


async def go_on(
    table: Table,
    before: int,
    seat: Seat | None = None,
    move_id: str | None = None,
    earned: tuple[Seat, ...] = (),
) -> Change:
    """Run the draws that follow, and write down all entries since; the caller holds the lock.

    A step that a seat is not asked for is a change of its own, as if the seat had been asked;
    it waits for its time, and is entered by `wake`.
    """
    play = table.play
    assert play is not None
    while play.state.actors() == (CHANCE,):
        play.step()
    entries = play.log[before:]
    change = table.next("play", seat, entries=[entry_row(entry) for entry in entries])
    change.move_id = move_id
    change.before, play.trail = play.trail or [], None
    others: tuple[Statement, ...] = ()
    result = play.state.result()
    if result is not None:
        table.plan.status = "finished"
        change.data["result"] = {
            "scores": list(result.scores),
            "ranks": list(result.ranks),
            "reason": result.reason,
        }
        others = (table.plan_row(),)
    return await record(table, change, *others, earned=earned)


async def say(table: Table, session: Session, text: str) -> Change:
    """Say something to those at the table."""
    async with table.lock:
        if not table.plan.manners.chat:
            raise ApiError("chat-off")
        owned = table.owned(session.id)
        if not owned:
            raise ApiError("not-your-seat")
        change = table.next("said", owned[0], text=clean_remark(text))
        change.person = session.id
        await table.house.people.learn_names([session.id])
        return await record(table, change)


def clean_remark(text: str) -> str:
    """Put a remark on one line, without what would steer a screen or turn its line around."""
    plain = [
        char for char in text if (char not in TURNING and category(char) != "Cc") or char.isspace()
    ]
    return " ".join("".join(plain).split()) or "…"


async def hint(table: Table, seat: Seat, person: str) -> tuple[Thought, Message]:
    """Ask the best bot there is what it would do, and why."""
    async with table.lock:
        if not table.plan.manners.hints:
            raise ApiError("hints-off")
        play = table.playing()
        if seat not in table.asked():
            raise ApiError("not-your-turn")
        best = best_bot(play.game.name)
        asked = replace(question(play, seat, best), why=True)
        labels = {move.text: move.label() for move in play.state.legal(seat)}
        default = play.state.default(seat).text
    try:
        thought = await table.house.thinkers.ask(asked, person)
    except NoAnswer:
        thought = Thought(default)
    return thought, labels[thought.move]
