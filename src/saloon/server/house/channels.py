"""How people choose to be told that it is their turn; and passwords that were forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from saloon.server.codes import new_id, token_digest
from saloon.server.house.house import House
from saloon.server.house.quiet import is_zone
from saloon.server.notices.addresses import BadAddress, read_address
from saloon.server.notices.letters import Trouble, trial_letter
from saloon.server.notices.mail import whose_farewell
from saloon.server.notices.push import check_keys
from saloon.server.postal import is_mail
from saloon.server.store import notices as stored
from saloon.server.store.database import Statement
from saloon.server.store.notices import Channel, Hours
from saloon.server.store.people import Session, end_sessions, update_person
from saloon.server.store.tickets import Ticket, insert_ticket, kept_ticket, tear_up, tear_up_all
from saloon.server.wire.errors import ApiError
from saloon.server.wire.notices import (
    ChannelView,
    ChannelWish,
    HookWish,
    Kind,
    MailWish,
    NoticesView,
    PushWish,
    Quiet,
)
from saloon.server.wire.values import Lang
from saloon.words import Words, words

log = logging.getLogger("saloon")

MOST: Final = 8
"""So many ways to be told one person may have."""
HOUR: Final = 3_600_000
CONFIRM: Final = 48 * HOUR
"""How long the link is good that confirms an address."""


async def overview(house: House, session: Session) -> NoticesView:
    """Show somebody how they are told."""
    channels = await house.store.read(lambda each: stored.own_channels(each, session.id))
    hours = await house.store.read(lambda each: stored.quiet_hours(each, session.id))
    room, speak = house.mailroom, words(session.lang)
    return NoticesView(
        [view(each, speak) for each in channels],
        None if hours is None else Quiet(hours.start, hours.end, hours.zone),
        kinds(house),
        room.push_key,
    )


def kinds(house: House) -> list[Kind]:
    """List what this house can send."""
    known: tuple[Kind, ...] = ("push", "mail", "webhook")
    return [kind for kind in known if kind in house.mailroom.carriers]


def view(channel: Channel, speak: Words) -> ChannelView:
    """Show a channel; of a browser's subscription only whose service it is."""
    address = channel.address
    if channel.kind == "push":
        address = read_address(address).host
    trouble = speak.text(f"notice-trouble-{channel.trouble}") if channel.trouble else ""
    return ChannelView(
        channel.id,
        channel.kind,
        address,
        channel.state,
        channel.created,
        channel.used,
        channel.shape,
        channel.trouble or "",
        trouble,
    )


# Choosing


async def add(house: House, session: Session, wish: ChannelWish) -> NoticesView:
    """Begin to tell somebody in one more way; the same address again begins anew."""
    channel = made(house, session.id, wish)
    known = await house.store.read(lambda each: stored.own_channels(each, session.id))
    replaced = [each for each in known if same_way(each, channel)]
    if len(known) - len(replaced) >= MOST:
        raise ApiError("channels-enough")
    rows: list[Statement] = []
    for each in replaced:
        if each.kind != "mail" or each.state == "unconfirmed":  # a good one stays until then
            rows += stored.delete_channel(each.id)
    if channel.kind == "push":
        rows += stored.give_up_address("push", channel.address)
    rows.append(stored.insert_channel(channel))
    if channel.kind == "mail":
        token, row = ticket(house, "confirm", session.id, CONFIRM, channel.id)
        await house.store.write(*rows, row)
        if await house.people.signed_in(session.digest) is None:
            # The guest has become an account meanwhile, to which this address is no key.
            await house.store.write(*stored.delete_channel(channel.id))
            raise ApiError("not-signed-in")
        house.spawn(write_link(house, channel.address, session.lang, "confirm", token))
    else:
        await house.store.write(*rows)
    await house.people.learn_who_listens()
    return await overview(house, session)


def made(house: House, person: str, wish: ChannelWish) -> Channel:
    """Make a channel of a wish; refuse an address that cannot be one."""
    kind: Kind = "push"
    shape, key, auth = None, None, None
    if isinstance(wish, MailWish):
        kind = "mail"
        if house.mailroom.mail is None:
            raise ApiError("no-mail")
        if not is_mail(wish.address):
            raise ApiError("bad-address")
    else:
        try:
            read_address(wish.address)
            if isinstance(wish, PushWish):
                key, auth = wish.key, wish.auth
                check_keys(key, auth)
        except (BadAddress, ValueError):
            raise ApiError("bad-address") from None
        if isinstance(wish, HookWish):
            kind, shape = "webhook", wish.shape
    return Channel(
        id=new_id(),
        person=person,
        kind=kind,
        address=wish.address,
        shape=shape,
        key=key,
        auth=auth,
        state="unconfirmed" if kind == "mail" else "on",
        trouble=None,
        failures=0,
        rests=0,
        created=house.clock.wall(),
        used=None,
    )


def same_way(known: Channel, channel: Channel) -> bool:
    """Tell whether one takes the other's place: there is one e-mail address a person."""
    same = known.address == channel.address or channel.kind == "mail"
    return known.kind == channel.kind and same


async def own(house: House, session: Session, channel: str) -> Channel:
    """Find somebody's channel."""
    for each in await house.store.read(lambda read: stored.own_channels(read, session.id)):
        if each.id == channel:
            return each
    raise ApiError("no-such-channel")


async def remove(house: House, session: Session, channel: str) -> None:
    """Forget an address."""
    found = await own(house, session, channel)
    await house.store.write(*stored.delete_channel(found.id))
    await house.people.learn_who_listens()


async def try_out(house: House, session: Session, channel: str) -> None:
    """Send somebody a letter now, so that they see it arrive."""
    found = await own(house, session, channel)
    if found.state == "unconfirmed":
        raise ApiError("no-such-channel")
    if found.kind == "mail" and found.trouble == "stopped":  # whoever reads it there decides
        house.buckets.take("mail", found.address.casefold())
        token, row = ticket(house, "confirm", session.id, CONFIRM, found.id)
        await house.store.write(row)
        house.spawn(write_link(house, found.address, session.lang, "confirm", token))
        return
    await carry_now(house, words(session.lang), found)
    await house.store.write(stored.turn_on(found.id))
    await house.people.learn_who_listens()


async def try_address(house: House, speak: Words, wish: ChannelWish) -> None:
    """Send something to an address that nobody keeps, for the host."""
    await carry_now(house, speak, made(house, "", wish))


async def carry_now(house: House, speak: Words, channel: Channel) -> None:
    """Deliver a letter while somebody waits for it."""
    try:
        await house.mailroom.carry(channel, trial_letter(speak.lang, house.mailroom.home))
    except Trouble as trouble:
        said = speak.text(f"notice-trouble-{trouble.why}")
        raise ApiError("not-delivered", {"why": said}) from None


async def set_quiet(house: House, session: Session, quiet: Quiet | None) -> NoticesView:
    """Keep when somebody wishes to hear nothing."""
    if quiet is not None and not await asyncio.to_thread(is_zone, quiet.zone):
        raise ApiError("bad-zone")
    hours = None if quiet is None else Hours(quiet.start, quiet.end, quiet.zone)
    await house.store.write(*stored.set_quiet(session.id, hours))
    return await overview(house, session)


# Links


def ticket(
    house: House, kind: str, person: str, good_for: int, channel: str | None = None
) -> tuple[str, Statement]:
    """Make a ticket that is good once."""
    token = secrets.token_urlsafe(24)
    good = Ticket(kind, person, channel, house.clock.wall() + good_for)
    return token, insert_ticket(token_digest(token), good)


async def good_ticket(house: House, token: str, kind: str) -> Ticket:
    """Find what a token is good for, if it still is."""
    digest = token_digest(token)
    found = await house.store.read(lambda each: kept_ticket(each, digest))
    if found is None or found.kind != kind or found.until < house.clock.wall():
        raise ApiError("no-such-ticket")
    return found


async def write_link(house: House, address: str, lang: Lang, about: str, token: str) -> None:
    """Send somebody a link by e-mail; whether it arrives, they see."""
    mail, speak = house.mailroom.mail, words(lang)
    if mail is None:
        return
    link = f"{house.mailroom.home}#/{about}/{token}"
    title = speak.text(f"notice-mail-{about}-title")
    try:
        await mail.write(address, title, speak.text(f"notice-mail-{about}", link=link))
    except Trouble as trouble:
        log.warning("a letter did not arrive", extra={"why": f"mail: {trouble.why}"})


async def confirm(house: House, token: str) -> None:
    """Somebody has followed the link in their e-mail: the address is theirs, in place of others."""
    found = await good_ticket(house, token, "confirm")
    assert found.channel is not None
    others = stored.forget_mail(found.person, but=found.channel)
    await house.store.write(*others, stored.turn_on(found.channel), tear_up(token_digest(token)))
    await house.people.learn_who_listens()


async def stop(house: House, text: str) -> None:
    """Send no more to an address; whoever got a letter there may say so."""
    channel = whose_farewell(house.mailroom.key, text)
    if channel is None:
        raise ApiError("no-such-ticket")
    await house.store.write(*stored.turn_off(channel, "stopped"))
    await house.people.learn_who_listens()


async def forgot(house: House, name: str) -> None:
    """Send a link to the address of an account; whether there is one, nobody is told."""
    found = await house.people.account_called(name)
    if found is None:
        return
    person, lang = found["id"], found["lang"]
    mail = await house.store.read(lambda each: stored.mail_of(each, person))
    if mail is None:
        return
    try:
        house.buckets.take("mail", person)
    except ApiError:
        return
    token, row = ticket(house, "password", person, HOUR, mail.id)
    await house.store.write(tear_up_all(person, "password"), row)
    await write_link(house, mail.address, lang, "password", token)


async def new_password(house: House, token: str, password: str) -> None:
    """Give an account a new password; whoever was signed in is signed out everywhere."""
    found = await good_ticket(house, token, "password")
    anew = await asyncio.to_thread(house.people.hasher.hash, password)
    await house.store.write(
        update_person(found.person, {"password": anew}),
        end_sessions(found.person),
        tear_up_all(found.person, "password"),
    )
    house.people.forget(found.person)
    house.hang_up(found.person)
