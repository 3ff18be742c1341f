"""Making tables: as somebody wishes, or once more with the same people."""

from __future__ import annotations

import asyncio

from saloon.games import GAMES
from saloon.kernel import Game, Refused, for_people
from saloon.records import new_secret
from saloon.server.codes import new_code, new_id, new_invite
from saloon.server.house.house import House
from saloon.server.store.database import Conflict, Overtaken, Statement, StoreError
from saloon.server.store.people import Session
from saloon.server.store.tables import insert_seat, insert_table
from saloon.server.table import seats
from saloon.server.table.places import Place, seated
from saloon.server.table.plan import Plan, plan_row
from saloon.server.table.recording import record
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError, refused
from saloon.server.wire.tables import BotSeat, Manners, Me, NewTable, Untimed


async def make(house: House, session: Session, wish: NewTable) -> Table:
    """Set up a table as somebody wishes."""
    game = GAMES.get(wish.game)
    if game is None:
        raise ApiError("no-such-game", {"game": wish.game, "known": ", ".join(GAMES)})
    people = not all(isinstance(wanted, BotSeat) for wanted in wish.seats)
    usual = for_people(game.options) if people else {}
    try:
        options = game.complete_options(len(wish.seats), usual | wish.options)
    except Refused as problem:
        raise refused(problem, "not-possible") from None
    places = []
    for seat, wanted in enumerate(wish.seats):
        if isinstance(wanted, Me) and wanted.nonce:
            raise ApiError("commitment-first")
        place = Place()
        seated(place, seat, wanted, session.id, game.name)
        places.append(place)
    if all(place.bots_own for place in places):
        await seats.need_room_for_bots(house, session.id)
    plan = new_plan(house, session.id, game)
    plan.options, plan.pace, plan.manners = options, wish.pace, wish.manners
    return await found(house, plan, places)


def new_plan(house: House, host: str, game: Game) -> Plan:
    """Make a plan with secrets of its own; what was agreed is still to be said."""
    now = house.clock.wall()
    return Plan(
        id=new_id(),
        game=game,
        rules=game.rules,
        options={},
        pace=Untimed(),
        manners=Manners(),
        host=host,
        invite=new_invite(),
        code=new_code(),
        secret=new_secret(),
        created=now,
        changed=now,
    )


async def found(house: House, plan: Plan, places: list[Place], *also: Statement) -> Table:
    """Write a new table down, and begin if all is ready."""
    await house.people.learn_names([place.person for place in places if place.person])
    inserts = [insert_seat(place.row(plan.id, seat)) for seat, place in enumerate(places)]
    lock = house.loading.setdefault(plan.id, asyncio.Lock())
    try:
        async with lock:  # the lobby may show it before it is here
            await insert(house, plan, *inserts, *also)
            table = house.tables[plan.id] = Table(house, plan, places)
    finally:
        house.loading.pop(plan.id, None)
    async with table.lock:
        await record(table, table.next("table"))
        if plan.manners.starts == "full" and seats.full(table):
            await seats.begin(table)
    return table


async def insert(house: House, plan: Plan, *also: Statement) -> None:
    """Write a plan down; where another open table has the code, under another one."""
    for last in (False, True):
        try:
            await house.store.write(insert_table(plan_row(plan)), *also)
            return
        except Conflict as problem:  # a chance in millions
            if last:
                raise StoreError(str(problem)) from problem
            plan.code = new_code()


async def rematch(house: House, session: Session, old: Table, seal: bytes) -> Table:
    """Set up the same table once more; the others find their seats kept for them."""
    async with old.lock:
        if old.plan.status != "finished":
            raise ApiError("not-over")
        if not old.owned(session.id):
            raise ApiError("not-your-seat")
        if old.plan.rematch is not None:
            return await house.table(old.plan.rematch)
        places = [again(place, session.id) for place in old.places]
        if seal:
            own = [each for each in places if each.person == session.id and not each.name]
            for place in own[:1]:
                place.seal = seal
        was = old.plan
        plan = new_plan(house, session.id, was.game)
        plan.options, plan.pace, plan.manners = was.options, was.pace, was.manners
        table = await found(house, plan, places)
        was.rematch = plan.id
        try:
            await record(old, old.next("table"), old.plan_row())
        except Overtaken:  # perhaps by a rematch that somebody else asked for
            await withdraw(table)
            raise
        return table


async def withdraw(table: Table) -> None:
    """Close a table to which nothing leads."""
    async with table.lock:
        await seats.shut(table)


def again(place: Place, person: str) -> Place:
    """Keep a place for the one who had it."""
    absent = None if place.person in (None, person) else "invited"
    bot = place.bot if place.person is None else None
    return Place(place.person, place.name, bot, "invited" if absent else None)
