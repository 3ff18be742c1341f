"""Doors to how somebody is told that it is their turn, and to forgotten passwords."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from saloon.server.house import channels
from saloon.server.http.guards import HouseHere, Signed, client
from saloon.server.http.routes import ERRORS
from saloon.server.wire.notices import (
    ChannelWish,
    Forgotten,
    MailWish,
    NewPassword,
    NoticesView,
    QuietWish,
    Token,
)


@get("/api/me/notices", responses=ERRORS)
async def my_notices(house: HouseHere, session: Signed) -> NoticesView:
    """Show me how I am told that it is my turn."""
    house.buckets.take("list", session.id)
    return await channels.overview(house, session)


@put("/api/me/notices/quiet", responses=ERRORS)
async def my_quiet(data: JSONBody[QuietWish], house: HouseHere, session: Signed) -> NoticesView:
    """Tell me nothing in these hours."""
    house.buckets.take("channel", session.id)
    return await channels.set_quiet(house, session, data.quiet)


@post("/api/me/channels", responses=ERRORS)
async def new_channel(
    data: JSONBody[ChannelWish],
    request: Request[Any, Any, Any],
    house: HouseHere,
    session: Signed,
) -> NoticesView:
    """Tell me here, too. An e-mail address is first sent a link that confirms it."""
    house.buckets.take("channel", session.id)
    if isinstance(data, MailWish):  # whoever comes as many guests is still one address
        house.buckets.take("mail", client(request))
        house.buckets.take("mail", data.address.casefold())
        if session.account is not None:
            house.buckets.take("sign-in", client(request))
            house.buckets.take("sign-in", session.id)
            await house.people.check_password(session, data.password)
    return await channels.add(house, session, data)


@delete("/api/me/channels/{channel:str}", responses=ERRORS)
async def delete_channel(channel: FromPath[str], house: HouseHere, session: Signed) -> None:
    """Forget this address of mine."""
    house.buckets.take("other", session.id)
    await channels.remove(house, session, channel)


@post("/api/me/channels/{channel:str}/trial", status_code=204, responses=ERRORS)
async def try_channel(
    channel: FromPath[str], request: Request[Any, Any, Any], house: HouseHere, session: Signed
) -> None:
    """Send me something there now; if it arrives, the channel is on again."""
    house.buckets.take("channel", session.id)
    house.buckets.take("channel", client(request))
    await channels.try_out(house, session, channel)


@post("/api/channels/confirm", status_code=204, responses=ERRORS)
async def confirm(data: JSONBody[Token], request: Request[Any, Any, Any], house: HouseHere) -> None:
    """Confirm the address to which the link was sent."""
    house.buckets.take("other", client(request))
    await channels.confirm(house, data.token)


@post("/api/farewells/{text:str}", status_code=204, responses=ERRORS, opt={"unread": True})
async def farewell(text: FromPath[str], request: Request[Any, Any, Any], house: HouseHere) -> None:
    """Send no more to the address where this was read; whoever reads it need not sign in."""
    house.buckets.take("other", client(request))
    await channels.stop(house, text)


@get("/api/farewells/{text:str}", status_code=303, include_in_schema=False)
async def farewell_page(text: FromPath[str], house: HouseHere) -> Redirect:
    """Show the page where letters are stopped, in mail programs that only open the address.

    To look is not to ask: whatever fetches a link ahead of its reader stops nothing.
    """
    return Redirect(f"{house.mailroom.home}#/stop/{quote(text)}", status_code=303)


@post("/api/passwords/forgotten", status_code=204, responses=ERRORS)
async def forgot(
    data: JSONBody[Forgotten], request: Request[Any, Any, Any], house: HouseHere
) -> None:
    """Send a link for a new password to the account's e-mail address, if it has one."""
    house.buckets.take("mail", client(request))
    house.spawn(channels.forgot(house, data.name))  # whoever asks waits as long for any name


@post("/api/passwords", status_code=204, responses=ERRORS)
async def new_password(
    data: JSONBody[NewPassword], request: Request[Any, Any, Any], house: HouseHere
) -> None:
    """Give an account a new password, with the link from its e-mail."""
    house.buckets.take("sign-in", client(request))
    await channels.new_password(house, data.token, data.password)


DOORS = [
    my_notices,
    my_quiet,
    new_channel,
    delete_channel,
    try_channel,
    confirm,
    farewell,
    farewell_page,
    forgot,
    new_password,
]
