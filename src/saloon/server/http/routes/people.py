"""Doors for people: guests, accounts, sessions, and all that is kept about oneself."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from saloon.server.house.house import House
from saloon.server.house.leaving import forget_person
from saloon.server.http.guards import HouseHere, Signed, Visitor, client, cookie_name
from saloon.server.http.routes import ERRORS
from saloon.server.store.people import Session, kept_about
from saloon.server.wire.people import (
    Farewell,
    Kept,
    NewAccount,
    NewGuest,
    Person,
    PersonChange,
    SignIn,
)

YEAR = 365 * 86_400


def welcome(house: House, session: Session, token: str, as_token: bool) -> Response[Person]:
    """Give a person their key: a token for a program, a cookie for a browser."""
    if as_token:
        return Response(session.view(token), status_code=201)
    settings = house.settings
    cookie = Cookie(
        key=cookie_name(settings),
        value=token,
        path=settings.root_path or "/",
        max_age=YEAR,
        httponly=True,
        secure=settings.secure,
        samesite="strict",
    )
    return Response(session.view(), status_code=201, cookies=[cookie])


@post("/api/guests", responses=ERRORS)
async def new_guest(
    data: JSONBody[NewGuest], request: Request[Any, Any, Any], house: HouseHere
) -> Response[Person]:
    """Come in as a guest."""
    house.buckets.take("guest", client(request))
    session, token = await house.people.guest(data.name, data.lang)
    return welcome(house, session, token, data.token)


@post("/api/accounts", responses=ERRORS)
async def new_account(
    data: JSONBody[NewAccount], request: Request[Any, Any, Any], house: HouseHere, visitor: Visitor
) -> Response[Person]:
    """Make an account; a guest keeps all seats and tables."""
    house.buckets.take("guest", client(request))
    session, token = await house.people.account(visitor, data.name, data.password, data.lang)
    house.hang_up(session.id)
    return welcome(house, session, token, data.token)


@post("/api/sessions", responses=ERRORS)
async def sign_in(
    data: JSONBody[SignIn], request: Request[Any, Any, Any], house: HouseHere
) -> Response[Person]:
    """Sign in to an account."""
    house.buckets.take("sign-in", client(request))
    session, token = await house.people.sign_in(data.name, data.password)
    return welcome(house, session, token, data.token)


@delete("/api/sessions/current", responses=ERRORS, opt={"for_blocked": True})
async def sign_out(house: HouseHere, session: Signed) -> None:
    """Sign out here."""
    house.buckets.take("other", session.id)
    await house.people.sign_out(session, everywhere=False)
    house.hang_up(session.id)


@delete("/api/sessions", responses=ERRORS, opt={"for_blocked": True})
async def sign_out_everywhere(house: HouseHere, session: Signed) -> None:
    """Sign out everywhere."""
    house.buckets.take("other", session.id)
    await house.people.sign_out(session, everywhere=True)
    house.hang_up(session.id)


@get("/api/me", responses=ERRORS, opt={"for_blocked": True})
async def me(session: Signed) -> Person:
    """Say who I am."""
    return session.view()


@patch("/api/me", responses=ERRORS)
async def change_me(data: JSONBody[PersonChange], house: HouseHere, session: Signed) -> Person:
    """Change my name, my language, when I am asked, or whether research may have my games."""
    house.buckets.take("guest", session.id)
    changed = await house.people.change(
        session, data.name, data.lang, data.always_ask, data.for_research
    )
    if changed.always_ask != session.always_ask:
        await house.ask_anew(session.id)
    return changed.view()


@delete("/api/me", responses=ERRORS, opt={"for_blocked": True})
async def delete_me(
    request: Request[Any, Any, Any],
    house: HouseHere,
    session: Signed,
    data: JSONBody[Farewell | None] = None,
) -> None:
    """Forget me: my name leaves every table and record; the games stay. Accounts say a password."""
    house.buckets.take("other", session.id)
    if session.account is not None:
        house.buckets.take("sign-in", client(request))
        house.buckets.take("sign-in", session.id)
        await house.people.check_password(session, "" if data is None else data.password)
    await house.people.delete(session)
    await forget_person(house, session.id)


@get("/api/me/data", responses=ERRORS, opt={"for_blocked": True})
async def my_data(house: HouseHere, session: Signed) -> Kept:
    """Give me all that is kept about me."""
    house.buckets.take("data", session.id)
    return await house.store.read(lambda database: kept_about(database, session.id))


DOORS = [
    new_guest,
    new_account,
    sign_in,
    sign_out,
    sign_out_everywhere,
    me,
    change_me,
    delete_me,
    my_data,
]
