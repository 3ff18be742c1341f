"""Doors to the puzzles."""

from __future__ import annotations

import datetime
import secrets
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from saloon.plugins import puzzles
from saloon.server.house.house import House
from saloon.server.http.guards import HouseHere, client
from saloon.server.http.routes import ERRORS
from saloon.server.replay.puzzles import PuzzleTask, ask, known, of_day, read_day
from saloon.server.wire.puzzles import Checked, Deduced, Marks, PuzzleView

LEAST, USUAL, MOST = puzzles().LEAST, puzzles().USUAL, puzzles().MOST
PuzzleText = Annotated[str, PathParameter(min_length=1, max_length=60)]
Size = Annotated[int, QueryParameter(ge=LEAST, le=MOST, description="How many to find.")]
Grade = Annotated[
    int | None, QueryParameter(ge=1, le=4, description="From 1, easy, to 4; any, if not said.")
]
Seed = Annotated[
    str | None,
    QueryParameter(pattern="^[0-9a-z]{1,20}$", description="The same seed makes the same puzzle."),
]
Date = Annotated[
    str | None, QueryParameter(max_length=10, description="As 2026-11-15; today, if not said.")
]


def today(house: House) -> datetime.date:
    return datetime.datetime.fromtimestamp(house.clock.wall() / 1000, datetime.UTC).date()


def counted(house: House, request: Request[Any, Any, Any]) -> str:
    """Name the address that asks, unless it asked too often; before anything is read."""
    address = client(request)
    house.buckets.take("puzzle", address)
    return address


@get("/api/puzzles/new", responses=ERRORS)
async def new_puzzle(
    request: Request[Any, Any, Any],
    house: HouseHere,
    size: Size = USUAL,
    grade: Grade = None,
    seed: Seed = None,
) -> PuzzleView:
    """Make a puzzle of a size and a difficulty."""
    address = counted(house, request)
    text = f"{size}-{seed or secrets.token_hex(4)}"
    task = PuzzleTask("show", text, {}) if grade is None else PuzzleTask("grade", text, {}, grade)
    return await ask(house.puzzlers, task, PuzzleView, address)


@get("/api/puzzles/day", responses=ERRORS)
async def puzzle_of_the_day(
    request: Request[Any, Any, Any], house: HouseHere, date: Date = None
) -> PuzzleView:
    """Show the puzzle of a day, the same for everybody; larger towards the end of the week."""
    address = counted(house, request)
    now = today(house)
    text = of_day(now if date is None else read_day(date), now)
    return await ask(house.puzzlers, PuzzleTask("show", text, {}), PuzzleView, address)


@get("/api/puzzles/{text:str}", responses=ERRORS)
async def puzzle(text: PuzzleText, request: Request[Any, Any, Any], house: HouseHere) -> PuzzleView:
    """Show a puzzle again."""
    address = counted(house, request)
    task = PuzzleTask("show", known(text, today(house)), {})
    return await ask(house.puzzlers, task, PuzzleView, address)


@post("/api/puzzles/{text:str}/check", status_code=200, responses=ERRORS)
async def check(
    text: PuzzleText, data: JSONBody[Marks], request: Request[Any, Any, Any], house: HouseHere
) -> Checked:
    """Hold my marks against the solution; it is shown once it is found."""
    address = counted(house, request)
    task = PuzzleTask("check", known(text, today(house)), data.marks)
    return await ask(house.puzzlers, task, Checked, address)


@post("/api/puzzles/{text:str}/next", status_code=200, responses=ERRORS)
async def next_step(
    text: PuzzleText, data: JSONBody[Marks], request: Request[Any, Any, Any], house: HouseHere
) -> Deduced:
    """Give the simplest next conclusion from my marks, with its proof."""
    address = counted(house, request)
    task = PuzzleTask("next", known(text, today(house)), data.marks)
    return await ask(house.puzzlers, task, Deduced, address)


DOORS = [new_puzzle, puzzle_of_the_day, puzzle, check, next_step]
