"""The worked examples S1 to S21 of the ledger, as data.

    title = "…"
    clauses = ["GH-40", …]          the clauses the scenario proves

    [given]                         the position at the beginning of seat 0's turn
    markers = { casino = "C3 C4" }

    [[step]]                        then step by step:
    do = ["0: play 41 hotel"]       what is done, in the moves' notation by seat
    points = [5, 0]                 and everything else in a step is expected after it

Where a scenario has several cases, each is a `[[case]]` with a name, what its position has
different under `given`, and its own `[[case.step]]`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from saloon.kernel import Param

from .model import BUILDINGS, LOTS
from .table import Table, start

FOLDER = Path(__file__).with_name("scenarios")


def scenarios() -> list[Any]:
    params: list[Any] = []
    for path in sorted(FOLDER.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for case in data.get("case", [data]):
            given = {**data.get("given", {}), **case.get("given", {})}
            named = f"{path.stem} {case.get('name', '')}".strip()
            marks = pytest.mark.clause(*data["clauses"])
            params.append(pytest.param(given, case["step"], id=named, marks=marks))
    return params


@pytest.mark.parametrize(("given", "steps"), scenarios())
def test_scenario(given: dict[str, Any], steps: list[dict[str, Any]]) -> None:
    given = dict(given)
    table = start(2, given.pop("options", {}))
    table.lay_out(given.pop("markers", {}), given.pop("placed", {}), **given)
    for step in steps:
        table.follow(*step.get("do", []))
        assert step.keys() - {"do"}, "a step expects something"
        for name, expected in step.items():
            if name != "do":
                EXPECTATIONS[name](table, expected)


def expect_markers(table: Table, expected: dict[str, str]) -> None:
    assert table.markers() == expected


def expect_placed(table: Table, expected: dict[str, str]) -> None:
    assert table.placed() == expected


def expect_points(table: Table, expected: list[int]) -> None:
    assert table.points() == expected


def expect_refused(table: Table, expected: dict[str, str]) -> None:
    seat, _, text = expected["line"].partition(": ")
    message = table.refusal(text, int(seat))
    for name, value in expected.items():
        if name == "key":
            assert message.key == value
        elif name != "line":
            assert written(message.params[name]) == value
    assert message.clause


def written(param: Param) -> str:
    """Write a list of ids as the scenarios do."""
    return " ".join(map(str, param)) if isinstance(param, tuple) else str(param)


def expect_proof(table: Table, expected: dict[str, str]) -> None:
    (claim,) = [event.public for event in table.events if event.public.key == "gh-claimed"]
    assert {name: written(claim.params[name]) for name in expected} == expected


def expect_may_take(table: Table, expected: dict[str, bool]) -> None:
    for marker, allowed in expected.items():
        building, lot = marker.split()
        number, bit = BUILDINGS.index(building), 1 << LOTS.index(lot)
        assert table.state.board.may_take(number, bit) == allowed


def expect_claimable(table: Table, expected: list[str]) -> None:
    board = table.state.board
    excluded = board.exclusions()
    found = [
        f"{building} {lot}"
        for number, building in enumerate(BUILDINGS)
        for lot in board.town.lot_ids(excluded[number])
    ]
    assert found == expected


def expect_of_view(name: str) -> Any:
    def expect(table: Table, expected: object) -> None:
        assert getattr(table.view, name) == expected

    return expect


EXPECTATIONS: dict[str, Any] = {
    "markers": expect_markers,
    "placed": expect_placed,
    "points": expect_points,
    "refused": expect_refused,
    "proof": expect_proof,
    "may_take": expect_may_take,
    "claimable": expect_claimable,
    **{
        name: expect_of_view(name)
        for name in ("locomotive", "cards_left", "turn", "phase", "reason")
    },
}
