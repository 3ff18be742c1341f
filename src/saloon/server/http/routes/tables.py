"""Doors to the tables: the lobby, sitting down, playing, talking, watching."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Request, WebSocket, delete, get, post, put, websocket
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from saloon.bots.roster import BOTS
from saloon.games import GAMES
from saloon.kernel import Message, Refused, Seat
from saloon.server.house import making
from saloon.server.house.house import House
from saloon.server.house.lobby import public_tables, tables_of
from saloon.server.http.guards import (
    HouseHere,
    Signed,
    Speak,
    Visitor,
    caller,
    check_origin,
    client,
    house_of,
    identify,
    language,
)
from saloon.server.http.routes import ERRORS
from saloon.server.http.stream import REFUSED, follow, submit
from saloon.server.store.database import StoreError
from saloon.server.store.people import Session
from saloon.server.table import absence, moments, moves, presence, sealing, seats, undo, views
from saloon.server.table.places import names
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError
from saloon.server.wire.games import Character, GameView, OptionView
from saloon.server.wire.play import (
    Consent,
    Done,
    Entered,
    Events,
    Hint,
    Remark,
    SeatAction,
    Snapshot,
    Spoken,
    SpokenMove,
    Submission,
)
from saloon.server.wire.tables import (
    Again,
    CodeView,
    HandOver,
    MadeTable,
    MyTable,
    NewTable,
    NonceGiven,
    SealGiven,
    SeatWish,
    TableView,
)
from saloon.words import Words

TRIES = 3
"""So often a table is looked for that is being read again."""
LONGEST_NUMBER = 12
LONGEST_REASON = 123
"""So many bytes a WebSocket may give as the reason for closing."""
Invite = Annotated[str, QueryParameter(max_length=64, description="The secret part of the link.")]
SeatAsked = Annotated[
    int | None,
    QueryParameter(ge=0, le=7, description="Through which of my seats; the first, if not said."),
]
Curtain = Annotated[
    bool,
    QueryParameter(description="With several seats and none named, look as a spectator does."),
]
After = Annotated[int, QueryParameter(ge=0, le=2**31, description="The last number already seen.")]
TableId = Annotated[str, PathParameter(min_length=1, max_length=24)]


def eyes(
    table: Table, session: Session | None, seat: Seat | None, curtain: bool = False
) -> Seat | None:
    """Through whose eyes somebody looks: a seat of their own, else a spectator's.

    Behind a curtain, whoever has several seats in a game sees through none until one is named.
    """
    owned = table.owned(None if session is None else session.id)
    if seat is None:
        hidden = curtain and len(owned) > 1 and table.plan.status == "running"
        return owned[0] if owned and not hidden else None
    if seat >= len(table.places):
        raise ApiError("no-such-seat", {"number": seat})
    if seat not in owned:
        raise ApiError("not-your-seat")
    return seat


async def entered(house: House, table_id: str, session: Session | None, invite: str = "") -> Table:
    """Find a table that somebody may see."""
    table = await house.table(table_id)
    table.admit(session, invite)
    return table


@asynccontextmanager
async def still(
    house: House, table_id: str, session: Session | None, invite: str = ""
) -> AsyncIterator[Table]:
    """Find a table that somebody may see, and let it stand still while they look.

    While they waited, play may have begun where nobody may watch. Or the disk may have refused a
    move that memory knew already: then the table is read again, and nobody sees what came of it.
    """
    for _ in range(TRIES):
        table = await entered(house, table_id, session, invite)
        async with table.lock:
            if not table.gone:
                table.admit(session, invite)
                yield table
                return
    raise StoreError("the table is read again")


@get("/api/games", responses=ERRORS)
async def games(speak: Speak) -> list[GameView]:
    """List the games, their options and their bots, from the weakest to the strongest."""
    return [
        GameView(
            game.name,
            game.rules,
            game.components,
            list(game.players),
            [
                OptionView(
                    option.name,
                    option.clause,
                    list(option.values),
                    {value: list(players) for value, players in option.only_for.items()},
                )
                for option in game.options
            ],
            list(BOTS[game.name]),
            [
                Character(bot, speak.text("cli-bot-" + bot), speak.help("cli-bot-" + bot))
                for bot in BOTS[game.name]
            ],
        )
        for game in GAMES.values()
    ]


@get("/api/tables", responses=ERRORS)
async def lobby(
    request: Request[Any, Any, Any], house: HouseHere, visitor: Visitor
) -> list[TableView]:
    """List public tables that wait for players or may be watched."""
    house.buckets.take("list", caller(request, visitor))
    return [views.table_view(table) for table in await public_tables(house)]


@get("/api/me/tables", responses=ERRORS)
async def my_tables(house: HouseHere, session: Signed) -> list[MyTable]:
    """List my tables, and which of them wait for me."""
    house.buckets.take("list", session.id)
    shown: list[MyTable] = []
    for known in await tables_of(house, session.id):
        try:
            async with still(house, known.plan.id, session) as table:
                shown.append(views.my_table(table, session.id))
        except ApiError:  # it is gone, or mine no longer
            continue
    return shown


@post("/api/tables", responses=ERRORS)
async def new_table(data: JSONBody[NewTable], house: HouseHere, session: Signed) -> MadeTable:
    """Make a table; it begins at once if no seat is open."""
    house.buckets.take("table", session.id)
    table = await making.make(house, session, data)
    return views.made_table(table)


@get("/api/codes/{code:str}", responses=ERRORS)
async def by_code(
    code: Annotated[str, PathParameter(min_length=1, max_length=40)],
    request: Request[Any, Any, Any],
    house: HouseHere,
) -> CodeView:
    """Find the open table whose people read this code aloud."""
    house.buckets.take("code", client(request))
    return CodeView(*await house.by_code(code))


@get("/api/tables/{table_id:str}", responses=ERRORS)
async def see(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    seat: SeatAsked = None,
    invite: Invite = "",
    curtain: Curtain = False,
) -> Snapshot:
    """Show a table as I may see it."""
    house.buckets.take("look", caller(request, visitor))
    async with still(house, table_id, visitor, invite) as table:
        seen = eyes(table, visitor, seat, curtain)
        moments.look(table)
        return views.snapshot(table, seen, None if visitor is None else visitor.id)


@get("/api/tables/{table_id:str}/events", responses=ERRORS)
async def events(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    after: After = 0,
    seat: SeatAsked = None,
    invite: Invite = "",
    curtain: Curtain = False,
) -> Events:
    """Tell what happened after a number, as I saw it."""
    house.buckets.take("missed", caller(request, visitor))
    async with still(house, table_id, visitor, invite) as table:
        told = await presence.events_after(table, after, eyes(table, visitor, seat, curtain))
        moments.look(table)
        return Events(table.number, told)


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
    table = await entered(house, table_id, session)
    return Entered(data.id, await submit(house, table, session, data))


@put("/api/tables/{table_id:str}/seats/{seat:int}", responses=ERRORS)
async def sit(
    table_id: TableId,
    seat: Annotated[int, PathParameter(ge=0, le=7)],
    data: JSONBody[SeatWish],
    house: HouseHere,
    session: Signed,
    invite: Invite = "",
) -> Done:
    """Take, fill or free a seat before the game begins."""
    house.buckets.take("other", session.id)
    table = await entered(house, table_id, session, invite)
    return Done((await seats.sit(table, session, seat, data, invite)).number)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=ERRORS)
async def start(table_id: TableId, house: HouseHere, session: Signed) -> Done:
    """Begin."""
    house.buckets.take("other", session.id)
    table = await entered(house, table_id, session)
    return Done((await seats.start(table, session)).number)


@post("/api/tables/{table_id:str}/host", status_code=200, responses=ERRORS)
async def hand_over(
    table_id: TableId, data: JSONBody[HandOver], house: HouseHere, session: Signed
) -> Done:
    """Let another person at the table be host."""
    house.buckets.take("other", session.id)
    table = await entered(house, table_id, session)
    return Done((await seats.hand_over(table, session, data.person)).number)


@delete("/api/tables/{table_id:str}", responses=ERRORS)
async def call_off(table_id: TableId, house: HouseHere, session: Signed) -> None:
    """Call a game off that has not begun."""
    house.buckets.take("other", session.id)
    table = await entered(house, table_id, session)
    await seats.close(table, session)


@post("/api/tables/{table_id:str}/seal", status_code=200, responses=ERRORS)
async def promise(
    table_id: TableId, data: JSONBody[SealGiven], house: HouseHere, session: Signed
) -> Done:
    """Promise the nonce of my seat by its hash."""
    house.buckets.take("other", session.id)
    table = await entered(house, table_id, session)
    return Done(await sealing.promise(table, session, data.seat, bytes.fromhex(data.seal)))


@post("/api/tables/{table_id:str}/nonce", status_code=200, responses=ERRORS)
async def add(
    table_id: TableId, data: JSONBody[NonceGiven], house: HouseHere, session: Signed
) -> Done:
    """Give the nonce of my seat; with the last one the cards are dealt."""
    house.buckets.take("other", session.id)
    table = await entered(house, table_id, session)
    return Done(await sealing.add(table, session, data.seat, bytes.fromhex(data.nonce)))


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=ERRORS)
async def take_back(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Take my last move back, where nobody has built on it."""
    house.buckets.take("move", session.id)
    table = await entered(house, table_id, session)
    return Done((await undo.undo(table, owned(table, session, data.seat))).number)


@post("/api/tables/{table_id:str}/takeback", status_code=200, responses=ERRORS)
async def ask_back(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Ask the others to let me take my last move back."""
    house.buckets.take("other", session.id)
    table = await entered(house, table_id, session)
    seat = owned(table, session, data.seat)
    return Done((await undo.ask_back(table, session, seat)).number)


@post("/api/tables/{table_id:str}/takeback/answer", status_code=200, responses=ERRORS)
async def answer_back(
    table_id: TableId, data: JSONBody[Consent], house: HouseHere, session: Signed
) -> Done:
    """Agree that a move is taken back, or not."""
    house.buckets.take("other", session.id)
    table = await entered(house, table_id, session)
    return Done((await undo.answer_back(table, session, data.request, data.agree)).number)


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=ERRORS)
async def resign(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Give up: a bot plays the seat to the end."""
    house.buckets.take("leave", session.id)
    table = await entered(house, table_id, session)
    seat = owned(table, session, data.seat)
    return Done((await absence.let_bot_play(table, seat, "resigned")).number)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=ERRORS)
async def leave(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Leave the seat to a bot, for a while or for good."""
    house.buckets.take("leave", session.id)
    table = await entered(house, table_id, session)
    seat = owned(table, session, data.seat)
    return Done((await absence.let_bot_play(table, seat, "left")).number)


@post("/api/tables/{table_id:str}/back", status_code=200, responses=ERRORS)
async def come_back(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed
) -> Done:
    """Take my seat back from the bot."""
    house.buckets.take("leave", session.id)
    table = await entered(house, table_id, session)
    return Done((await absence.come_back(table, owned(table, session, data.seat))).number)


@post("/api/tables/{table_id:str}/rematch", responses=ERRORS)
async def rematch(
    table_id: TableId, house: HouseHere, session: Signed, data: JSONBody[Again | None] = None
) -> MadeTable:
    """Play again with the same people; the first to ask makes the table."""
    house.buckets.take("table", session.id)
    old = await entered(house, table_id, session)
    table = await making.rematch(house, session, old, bytes.fromhex(data.seal if data else ""))
    return views.made_table(table)


@post("/api/tables/{table_id:str}/chat", responses=ERRORS)
async def say(table_id: TableId, data: JSONBody[Remark], house: HouseHere, session: Signed) -> Done:
    """Say something to those at the table."""
    house.buckets.take("chat", session.id)
    table = await entered(house, table_id, session)
    return Done((await moves.say(table, session, data.text)).number)


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=ERRORS)
async def hint(
    table_id: TableId, data: JSONBody[SeatAction], house: HouseHere, session: Signed, speak: Speak
) -> Hint:
    """Ask the best bot there is."""
    house.buckets.take("hint", session.id)
    table = await entered(house, table_id, session)
    seat = owned(table, session, data.seat)
    thought, label = await moves.hint(table, seat, session.id)
    called = names(table.places, house.people)
    said: Any = label.data()
    reasons: list[Any] = [reason.data() for reason in thought.reasons]
    return Hint(
        thought.move,
        said,
        speak.say(label, called, seat),
        reasons,
        " ".join([speak.say(reason, called, seat) for reason in thought.reasons]),
    )


def owned(table: Table, session: Session, seat: Seat | None) -> Seat:
    """Find a seat of somebody's in a game that is going on."""
    table.playing()
    return table.seat_of(session, seat)


def number_in(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    """Read a number from a query, if it is there."""
    text: str | None = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise ApiError("malformed", {"detail": f"{name}: {text[:20]}"})
    return int(text)


def answer_in(socket: WebSocket[Any, Any, Any], name: str) -> bool:
    """Read a yes or a no from a query; no, if it is not there."""
    text: str = socket.query_params.get(name, "false").lower()
    if text not in ("true", "1", "false", "0"):
        raise ApiError("malformed", {"detail": f"{name}: {text[:20]}"})
    return text in ("true", "1")


@websocket("/api/tables/{table_id:str}/stream")
async def stream(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    invite: FromQuery[str] = "",
) -> None:
    """Follow a table; see docs/protocol.md.

    What else is asked for is read here: the framework would refuse it without a word.
    """
    house = house_of(socket)
    session: Session | None = None
    speak: Words = language(socket, None)
    try:
        check_origin(socket)
        seat, after = number_in(socket, "seat"), number_in(socket, "after")
        curtain = answer_in(socket, "curtain")
        session = await identify(socket)
        speak = language(socket, session)
        house.buckets.take("stream", caller(socket, session))
        table = await entered(house, table_id, session, invite)
        eyes(table, session, seat, curtain)
    except (ApiError, Refused, StoreError) as problem:
        told = problem if isinstance(problem, ApiError) else ApiError("store-trouble")
        await socket.accept()
        reason = told.told(speak).message.encode()[:LONGEST_REASON].decode(errors="ignore")
        await socket.close(REFUSED - 400 + told.status, reason)
        return

    def look() -> Seat | None:
        table.admit(session, invite)
        return eyes(table, session, seat, curtain)

    await follow(socket, house, table, session, look, after, speak, seat is not None, curtain)


DOORS = [
    games,
    lobby,
    my_tables,
    new_table,
    by_code,
    see,
    events,
    legal_moves,
    make_move,
    sit,
    start,
    hand_over,
    call_off,
    promise,
    add,
    take_back,
    ask_back,
    answer_back,
    resign,
    leave,
    come_back,
    rematch,
    say,
    hint,
    stream,
]
