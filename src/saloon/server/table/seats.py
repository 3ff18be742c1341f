"""Sitting down and getting up, before the game begins; and beginning it."""

from __future__ import annotations

from typing import Final

import msgspec

from saloon.kernel import Seat
from saloon.server.codes import new_code, new_invite
from saloon.server.store.database import Overtaken
from saloon.server.store.journal import Change
from saloon.server.store.people import Session
from saloon.server.store.tables import of_bots_alone
from saloon.server.table import absence, moves, presence, views
from saloon.server.table.clocks import fresh
from saloon.server.table.places import Place, seated
from saloon.server.table.recording import record
from saloon.server.table.table import House, Table
from saloon.server.wire.errors import ApiError
from saloon.server.wire.stream import Kicked
from saloon.server.wire.tables import Beside, BotSeat, Me, SeatWish

KICKED: Final = 4410
NOT_INVITED: Final = 4403
MOST_OF_BOTS: Final = 20
"""At so many tables of one host bots may be among themselves."""


async def sit(table: Table, session: Session, seat: Seat, wish: SeatWish, invite: str) -> Change:
    """Take, fill or free a seat before the game begins."""
    async with table.lock:
        table.need_status("open")
        if seat >= len(table.places):
            raise ApiError("no-such-seat", {"number": seat})
        place = table.places[seat]
        if isinstance(wish, Me | Beside):
            table.admit(session, invite)
            may_take(table, session, place)
        elif isinstance(wish, BotSeat):
            table.need_host(session)
            if place.person is not None and place.absent != "invited":
                raise ApiError("seat-taken")
        elif place.person != session.id:
            table.need_host(session)
        others = [each for each in table.places if each is not place]
        if isinstance(wish, BotSeat) and all(each.bots_own for each in others):
            await need_room_for_bots(table.house, table.plan.host)
        removed = place.person not in (None, session.id)
        await table.house.people.learn_names([session.id])
        if removed:
            change_locks(table)
        place = Place()
        seated(place, seat, wish, session.id, table.plan.game.name)
        await call_off(table, seat)
        table.places[seat] = place
        change = await record(table, table.next("table"), table.place_row(seat), table.plan_row())
        change_eyes(table, by_host=place.person is None and session.id == table.plan.host)
        if removed:
            hand_out_keys(table)
        if table.plan.manners.starts == "full" and full(table):
            return await begin(table)
        return change


async def need_room_for_bots(house: House, host: str) -> None:
    """Refuse bots among themselves at one table more, where a host has many such."""
    if house.settings.limits:
        tables = await house.store.read(lambda connection: of_bots_alone(connection, host))
        if tables >= MOST_OF_BOTS:
            raise ApiError("bots-enough")


def change_eyes(table: Table, by_host: bool) -> None:
    """Let nobody look through the eyes of a seat that is theirs no longer.

    Whoever got a seat sees through it from now on; whom the host has sent away hears so.
    """
    for subscriber in list(table.subscribers):
        owned = table.owned(subscriber.person)
        if subscriber.seat is not None and subscriber.seat not in owned:
            if by_host and subscriber.person != table.plan.host:
                subscriber.push(msgspec.json.encode(Kicked(subscriber.seat)))
                subscriber.drop(KICKED, "kicked")
                table.subscribers.discard(subscriber)
                continue
            subscriber.fixed = False
        elif subscriber.seat is not None or not owned or subscriber.fixed:
            continue
        subscriber.seat = owned[0] if owned else None
        subscriber.push(
            msgspec.json.encode(views.snapshot(table, subscriber.seat, subscriber.person))
        )
    presence.tell_presence(table)


def change_locks(table: Table) -> None:
    """Let nobody back in by the old link or code: whoever was removed knows them."""
    table.plan.invite = new_invite()
    table.plan.code = new_code()


def hand_out_keys(table: Table) -> None:
    """Tell the new link and code to those who may know them."""
    for subscriber in list(table.subscribers):
        seen = views.snapshot(table, subscriber.seat, subscriber.person)
        if seen.invite is not None:
            subscriber.push(msgspec.json.encode(seen))


def may_take(table: Table, session: Session, place: Place) -> None:
    """Refuse a seat that is somebody else's, and a second one where each has their own screen.

    Seats that are kept for somebody are theirs however many they are. The host fills a table as
    they like; once somebody sits beside the host, the others may bring somebody along as well.
    """
    if place.person == session.id:
        return
    if not place.open:
        raise ApiError("seat-taken")
    host = table.plan.host
    if session.id == host or not any(each.person == session.id for each in table.places):
        return
    if not any(each.person == host and each.name is not None for each in table.places):
        raise ApiError("one-chair")


def full(table: Table) -> bool:
    """Tell whether every seat is taken, and nobody owes a promise."""
    return all(place.ready and place.adds != "owed" for place in table.places)


def nonces_missing(table: Table) -> bool:
    return any(place.missing for place in table.places)


async def start(table: Table, session: Session) -> Change:
    """The host opens the game."""
    async with table.lock:
        table.need_status("open")
        table.need_host(session)
        if not all(place.ready for place in table.places):
            raise ApiError("seats-open")
        if not full(table) or table.sealing is not None:
            raise ApiError("not-sealed")
        return await begin(table)


async def begin(table: Table) -> Change:
    """Deal, or first call for the nonces that were promised. The caller holds the lock."""
    if nonces_missing(table):
        return await record(table, table.next("sealing"))
    return await deal(table)


async def call_off(table: Table, seat: Seat) -> None:
    """Call off a start that waits for nonces: none of those shown may be used any more."""
    if table.sealing is None:
        return
    seats = [each for each, place in enumerate(table.places) if place.seal]
    for each in seats:
        table.places[each].seal = table.places[each].nonce = b""
    await record(table, table.next("unsealed", seat), *[table.place_row(each) for each in seats])


async def deal(table: Table) -> Change:
    """Open the game with what the seats have added. The caller holds the lock."""
    table.plan.status, table.tended = "running", True
    send_spectators_away(table)
    lower_curtains(table)
    table.play = table.new_play()
    table.clocks = fresh(table.plan.pace, len(table.places))
    seals = [place.seal.hex() if place.seal else "" for place in table.places]
    row = table.plan_row(tended_by=table.house.store.process)
    begun = await record(table, table.next("start", seals=seals), row)
    try:
        return await moves.go_on(table, moves.mark(table, table.play))
    except Overtaken:  # somebody spoke at another process: the game has begun all the same
        return begun


def send_spectators_away(table: Table) -> None:
    """Where spectators are not wanted, those who waited for a seat may not stay and watch."""
    for subscriber in list(table.subscribers):
        host = subscriber.person is not None and subscriber.person == table.plan.host
        seated = host or bool(table.owned(subscriber.person))
        if not table.plan.manners.spectators and not seated:
            subscriber.drop(NOT_INVITED, "no spectators")
            table.subscribers.discard(subscriber)


def lower_curtains(table: Table) -> None:
    """Before the first card: whoever has several seats at one screen sees through none."""
    for subscriber in list(table.subscribers):
        owned = table.owned(subscriber.person)
        if subscriber.curtain and not subscriber.fixed and len(owned) > 1:
            subscriber.seat = None
            subscriber.push(msgspec.json.encode(views.snapshot(table, None, subscriber.person)))


async def hand_over(table: Table, session: Session, person: str) -> Change:
    """Let another one at the table be host."""
    async with table.lock:
        table.need_host(session)
        if not table.owned(person):
            raise ApiError("no-such-person")
        table.plan.host = person
        return await record(table, table.next("table"), table.plan_row())


async def forget(table: Table, person: str) -> None:
    """Let a table do without somebody who cannot come back."""
    async with table.lock:
        seats = [seat for seat, place in enumerate(table.places) if place.person == person]
        if table.plan.status == "running":
            for seat in seats:
                if table.places[seat].absent != "resigned":
                    await absence.replace(table, seat, "resigned")
        elif table.plan.status == "open":
            for seat in seats:
                await call_off(table, seat)
                table.places[seat].clear()
            others = [place.person for place in table.places if place.person is not None]
            if table.plan.host == person and others:
                table.plan.host = others[0]
            elif table.plan.host == person:
                table.plan.status = "closed"
            rows = [table.place_row(seat) for seat in seats]
            await record(table, table.next("table"), *rows, table.plan_row())
            change_eyes(table, by_host=False)


async def close(table: Table, session: Session) -> Change:
    """The host calls off a game that has not begun."""
    async with table.lock:
        table.need_status("open")
        table.need_host(session)
        return await shut(table)


async def shut(table: Table) -> Change:
    """Nobody will play here any more. The caller holds the lock."""
    table.plan.status = "closed"
    return await record(table, table.next("table"), table.plan_row())
