"""Doors for those who play: moves, and what goes with them."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from saloon.kernel import Seat
from saloon.server.house.house import House
from saloon.server.http.entering import (
    TableId,
    again,
    owned,
    visible_table,
)
from saloon.server.http.guards import (
    HouseHere,
    Signed,
    Speak,
)
from saloon.server.http.routes import ERRORS
from saloon.server.http.stream import submit
from saloon.server.store.people import Session
from saloon.server.table import absence, holding, moves, ordering, undo
from saloon.server.table.places import names
from saloon.server.table.table import Table
from saloon.server.wire.play import (
    Consent,
    Done,
    Entered,
    Hint,
    Hold,
    Orders,
    Remark,
    SeatAction,
    Submission,
)
from saloon.server.wire.values import said


@post("/api/tables/{table_id:str}/moves", responses=ERRORS)
async def make_move(
    table_id: TableId, data: JSONBody[Submission], house: HouseHere, session: Signed
) -> Entered:
    """Make a move."""
    table = await visible_table(house, table_id, session)
    return Entered(data.id, await submit(house, table, session, data))


async def seat_at(
    house: House, what: str, table_id: str, session: Session, seat: Seat | None
) -> tuple[Table, Seat]:
    """Find the table and the seat somebody means, in a game that is going on; count it."""
    house.buckets.take(what, session.id)
    table = await visible_table(house, table_id, session)
    return table, owned(table, session, seat)


@post("/api/tables/{table_id:str}/hold", status_code=200, responses=ERRORS)
async def hold_up(
    table_id: TableId, data: JSONBody[Hold], house: HouseHere, session: Signed
) -> Done:
    """Let the house wait while I show what I call STOP over, or wait no longer."""
    table, seat = await seat_at(house, "other", table_id, session, data.seat)
    await holding.hold(table, seat, data.on)
    return Done(table.number)


@post("/api/tables/{table_id:str}/orders", status_code=200, responses=ERRORS)
async def give_orders(
    table_id: TableId, data: JSONBody[Orders], house: HouseHere, session: Signed
) -> Done:
    """Have this done for my seat without asking, from now on; nobody else learns of it."""
    table, seat = await seat_at(house, "other", table_id, session, data.seat)
    await ordering.give_orders(table, session.id, seat, data.orders)
    return Done(table.number)


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=ERRORS)
@again
async def take_back(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Take my last move back, where nobody has built on it."""
    table, seat = await seat_at(house, "move", table_id, session, data.seat)
    return Done((await undo.undo(table, seat)).number)


@post("/api/tables/{table_id:str}/takeback", status_code=200, responses=ERRORS)
@again
async def ask_back(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Ask the others to let me take my last move back."""
    table, seat = await seat_at(house, "other", table_id, session, data.seat)
    return Done((await undo.ask_back(table, session, seat)).number)


@post("/api/tables/{table_id:str}/takeback/answer", status_code=200, responses=ERRORS)
@again
async def answer_back(
    table_id: TableId, data: JSONBody[Consent], house: HouseHere, session: Signed
) -> Done:
    """Agree that a move is taken back, or not."""
    house.buckets.take("other", session.id)
    table = await visible_table(house, table_id, session)
    return Done((await undo.answer_back(table, session, data.request, data.agree)).number)


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=ERRORS)
@again
async def resign(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Give up: a bot plays the seat to the end."""
    table, seat = await seat_at(house, "leave", table_id, session, data.seat)
    return Done((await absence.let_bot_play(table, seat, "resigned")).number)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=ERRORS)
@again
async def leave(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Leave the seat to a bot, for a while or for good."""
    table, seat = await seat_at(house, "leave", table_id, session, data.seat)
    return Done((await absence.let_bot_play(table, seat, "left")).number)


@post("/api/tables/{table_id:str}/back", status_code=200, responses=ERRORS)
@again
async def come_back(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Take my seat back from the bot."""
    table, seat = await seat_at(house, "leave", table_id, session, data.seat)
    return Done((await absence.come_back(table, seat)).number)


@post("/api/tables/{table_id:str}/chat", responses=ERRORS)
@again
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
    table, seat = await seat_at(house, "hint", table_id, session, data.seat)
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
    make_move,
    hold_up,
    give_orders,
    take_back,
    ask_back,
    answer_back,
    resign,
    leave,
    come_back,
    say,
    hint,
]
