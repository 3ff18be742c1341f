"""Doors for those who play: moves, and what goes with them."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from saloon.kernel import Message
from saloon.server.http.entering import (
    SeatAsked,
    TableId,
    owned,
    still,
    visible_table,
)
from saloon.server.http.guards import (
    HouseHere,
    Signed,
    Speak,
)
from saloon.server.http.routes import ERRORS
from saloon.server.http.stream import submit
from saloon.server.table import absence, moves, undo, views
from saloon.server.table.places import names
from saloon.server.wire.play import (
    Consent,
    Done,
    Entered,
    Hint,
    Remark,
    SeatAction,
    Spoken,
    SpokenMove,
    Submission,
)
from saloon.server.wire.values import said


@get("/api/tables/{table_id:str}/moves", responses=ERRORS)
async def legal_moves(
    table_id: TableId, house: HouseHere, session: Signed, speak: Speak, seat: SeatAsked = None
) -> Spoken:
    """List what I may do, in words."""
    house.buckets.take("look", session.id)
    async with still(house, table_id, session) as table:
        play, mine = table.playing(), table.seat_of(session, seat)
        called = names(table.places, house.people)

        def spoken(text: str, label: Message) -> SpokenMove:
            return SpokenMove(text, speak.say(label, called, mine))

        return Spoken(
            table.position,
            [spoken(move.text, move.label()) for move in views.legal(table, play, mine)],
            [spoken(move.text, move.label()) for move in views.interjections(play, mine)],
        )


@post("/api/tables/{table_id:str}/moves", responses=ERRORS)
async def make_move(
    table_id: TableId, data: JSONBody[Submission], house: HouseHere, session: Signed
) -> Entered:
    """Make a move."""
    table = await visible_table(house, table_id, session)
    return Entered(data.id, await submit(house, table, session, data))


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=ERRORS)
async def take_back(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Take my last move back, where nobody has built on it."""
    house.buckets.take("move", session.id)
    table = await visible_table(house, table_id, session)
    return Done((await undo.undo(table, owned(table, session, data.seat))).number)


@post("/api/tables/{table_id:str}/takeback", status_code=200, responses=ERRORS)
async def ask_back(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Ask the others to let me take my last move back."""
    house.buckets.take("other", session.id)
    table = await visible_table(house, table_id, session)
    seat = owned(table, session, data.seat)
    return Done((await undo.ask_back(table, session, seat)).number)


@post("/api/tables/{table_id:str}/takeback/answer", status_code=200, responses=ERRORS)
async def answer_back(
    table_id: TableId, data: JSONBody[Consent], house: HouseHere, session: Signed
) -> Done:
    """Agree that a move is taken back, or not."""
    house.buckets.take("other", session.id)
    table = await visible_table(house, table_id, session)
    return Done((await undo.answer_back(table, session, data.request, data.agree)).number)


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=ERRORS)
async def resign(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Give up: a bot plays the seat to the end."""
    house.buckets.take("leave", session.id)
    table = await visible_table(house, table_id, session)
    seat = owned(table, session, data.seat)
    return Done((await absence.let_bot_play(table, seat, "resigned")).number)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=ERRORS)
async def leave(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Leave the seat to a bot, for a while or for good."""
    house.buckets.take("leave", session.id)
    table = await visible_table(house, table_id, session)
    seat = owned(table, session, data.seat)
    return Done((await absence.let_bot_play(table, seat, "left")).number)


@post("/api/tables/{table_id:str}/back", status_code=200, responses=ERRORS)
async def come_back(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Take my seat back from the bot."""
    house.buckets.take("leave", session.id)
    table = await visible_table(house, table_id, session)
    return Done((await absence.come_back(table, owned(table, session, data.seat))).number)


@post("/api/tables/{table_id:str}/chat", responses=ERRORS)
async def say(table_id: TableId, data: JSONBody[Remark], house: HouseHere, session: Signed) -> Done:
    """Say something to those at the table."""
    house.buckets.take("chat", session.id)
    table = await visible_table(house, table_id, session)
    return Done((await moves.say(table, session, data.text)).number)


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=ERRORS)
async def hint(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed, speak: Speak
) -> Hint:
    """Ask the best bot there is."""
    house.buckets.take("hint", session.id)
    table = await visible_table(house, table_id, session)
    seat = owned(table, session, data.seat)
    thought, label = await moves.hint(table, seat, session.id)
    called = names(table.places, house.people)
    return Hint(
        thought.move,
        said(label),
        speak.say(label, called, seat),
        [said(reason) for reason in thought.reasons],
        " ".join([speak.say(reason, called, seat) for reason in thought.reasons]),
    )


DOORS = [
    legal_moves,
    make_move,
    take_back,
    ask_back,
    answer_back,
    resign,
    leave,
    come_back,
    say,
    hint,
]
