"""Doors for people: guests, accounts, sessions, and all that is kept about oneself."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from saloon.server.house.house import House
from saloon.server.http.guards import HouseHere, Signed, Visitor, client, cookie_name
from saloon.server.http.routes import MISTAKES
from saloon.server.store.people import Somebody, kept_about
from saloon.server.wire.people import (
    Kept,
    NewAccount,
    NewGuest,
    Person,
    PersonChange,
    SignIn,
)

YEAR = 365 * 86_400


def welcome(house: House, somebody: Somebody, token: str, as_token: bool) -> Response[Person]:
    """Give a person their key: a token for a program, a cookie for a browser."""
    if as_token:
        return Response(somebody.face(token), status_code=201)
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
    return Response(somebody.face(), status_code=201, cookies=[cookie])


@post("/api/guests", responses=MISTAKES)
async def new_guest(
    data: JSONBody[NewGuest], request: Request[Any, Any, Any], house: HouseHere
) -> Response[Person]:
    """Come in as a guest."""
    house.buckets.take("guest", client(request))
    somebody, token = await house.people.guest(data.name, data.lang)
    return welcome(house, somebody, token, data.token)


@post("/api/accounts", responses=MISTAKES)
async def new_account(
    data: JSONBody[NewAccount], request: Request[Any, Any, Any], house: HouseHere, visitor: Visitor
) -> Response[Person]:
    """Make an account; a guest keeps all seats and tables."""
    house.buckets.take("guest", client(request))
    somebody, token = await house.people.account(visitor, data.name, data.password, data.lang)
    house.hang_up(somebody.id)
    return welcome(house, somebody, token, data.token)


@post("/api/sessions", responses=MISTAKES)
async def sign_in(
    data: JSONBody[SignIn], request: Request[Any, Any, Any], house: HouseHere
) -> Response[Person]:
    """Sign in to an account."""
    house.buckets.take("sign-in", client(request))
    somebody, token = await house.people.sign_in(data.name, data.password)
    return welcome(house, somebody, token, data.token)


@delete("/api/sessions/current", responses=MISTAKES)
async def sign_out(house: HouseHere, somebody: Signed) -> None:
    """Sign out here."""
    house.buckets.take("other", somebody.id)
    await house.people.sign_out(somebody, everywhere=False)
    house.hang_up(somebody.id)


@delete("/api/sessions", responses=MISTAKES)
async def sign_out_everywhere(house: HouseHere, somebody: Signed) -> None:
    """Sign out everywhere."""
    house.buckets.take("other", somebody.id)
    await house.people.sign_out(somebody, everywhere=True)
    house.hang_up(somebody.id)


@get("/api/me", responses=MISTAKES)
async def me(somebody: Signed) -> Person:
    """Say who I am."""
    return somebody.face()


@patch("/api/me", responses=MISTAKES)
async def change_me(data: JSONBody[PersonChange], house: HouseHere, somebody: Signed) -> Person:
    """Change my name, my language, or when I am asked."""
    house.buckets.take("guest", somebody.id)
    changed = await house.people.change(somebody, data.name, data.lang, data.always_ask)
    if changed.always_ask != somebody.always_ask:
        await house.ask_anew(somebody.id)
    return changed.face()


@delete("/api/me", responses=MISTAKES)
async def delete_me(house: HouseHere, somebody: Signed) -> None:
    """Forget me: my name leaves every table and record; the games stay."""
    house.buckets.take("other", somebody.id)
    await house.people.delete(somebody)
    await house.forget_person(somebody.id)


@get("/api/me/data", responses=MISTAKES)
async def my_data(house: HouseHere, somebody: Signed) -> Kept:
    """Give me all that is kept about me."""
    house.buckets.take("data", somebody.id)
    return await house.store.read(lambda database: kept_about(database, somebody.id))


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
