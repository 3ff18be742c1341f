"""Making moves, and what follows from them; hints and remarks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final
from unicodedata import category

from saloon.kernel import CHANCE, Message, Refused, Seat
from saloon.records import forced
from saloon.server.clock import until
from saloon.server.store.database import Statement
from saloon.server.store.journal import Change, entry_row, number_of_move
from saloon.server.store.people import Session
from saloon.server.table import moments
from saloon.server.table.places import best_bot
from saloon.server.table.questions import NoAnswer, Thought, question
from saloon.server.table.recording import record
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError, refused
from saloon.server.wire.tables import Days

TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that make what follows run the other way."""


async def move(
    table: Table, seat: Seat, move_id: str, position: int, text: str, bot: bool = False
) -> Change:
    """Enter a seat's move; the same id again gives the first answer again.

    Whoever plays the seat now makes it: not a bot whose person came back while it thought.

    Where only the seat knows whether it has a choice, the move is held until its time has come.
    """
    took = await ripe(table, seat, position)
    async with table.lock:
        if table.has_heard(seat, move_id):
            known = await answered(table, seat, move_id)
            if known is not None:
                return known
        play = table.playing()
        if (table.places[seat].bot is not None) != bot:
            raise ApiError("bot-plays")
        if position != table.position:
            raise ApiError("stale", {"number": table.position}, position=table.position)
        before = len(play.log)
        free = not play.state.auto_step() and seat in play.state.actors()
        state = play.state
        may_speak = seat in state.actors() or bool(state.interjections(seat))
        try:
            play.move(seat, text)
        except Refused as problem:
            raise refused(problem, "not-legal" if may_speak else "not-your-turn") from None
        if took is not None:
            moments.tempo_of(table, seat).learn(took)
        earned = (seat,) if free else ()
        if len(play.log) == before:
            change = table.next("chose", seat, move=text)
            change.move_id = move_id
            return await record(table, change, earned=earned)
        return await go_on(table, before, seat, move_id, earned)


async def ripe(table: Table, seat: Seat, position: int) -> float | None:
    """Wait until a step may be published of which only the seat knows whether it has a choice.

    Give how long a true choice took, in the seconds of people, where something is learned from it.
    Whoever is asked although there is no choice waits as long as if nobody had asked.
    """
    play, house, since = table.play, table.house, table.entered
    if position != table.position or play is None or not house.settings.pause:
        return None
    if seat not in play.state.actors() or not play.state.choice_hidden():
        return None
    took = (house.clock.steady() - since) / house.settings.pause
    free = forced(play.state, seat) is None
    await until(house.clock, table.held if free else table.due)
    return took if free and not isinstance(table.plan.pace, Days) else None


async def answered(table: Table, seat: Seat, move_id: str) -> Change | None:
    """Find the change that a move id made before."""
    for change in reversed(table.recent):
        if change.move_id == move_id and change.seat == seat:
            return change
    number = await table.house.store.read(
        lambda connection: number_of_move(connection, table.plan.id, seat, move_id)
    )
    return None if number is None else Change(number, 0, "play", seat, move_id=move_id)


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
