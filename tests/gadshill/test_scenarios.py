"""The worked examples S1 to S21 of the ledger, each a file in `scenarios`.

A position is that at the beginning of seat 0's turn: `markers = { casino = "C3 C4" }`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from saloon.kernel import Param
from tests.scenario import Case, cases_in

from .model import BUILDINGS, LOTS
from .table import Scene, start

FOLDER = Path(__file__).with_name("scenarios")


@pytest.mark.parametrize("case", cases_in(FOLDER))
def test_scenario(case: Case) -> None:
    given: dict[str, Any] = dict(case.given)
    table = start(2, given.pop("options", {}))
    table.lay_out(given.pop("markers", {}), given.pop("placed", {}), **given)
    for step in case.steps:
        table.follow(*step.do)
        assert step.expected, "a step expects something"
        for name, expected in step.expected.items():
            EXPECTATIONS[name](table, expected)


def expect_markers(table: Scene, expected: dict[str, str]) -> None:
    assert table.markers() == expected


def expect_placed(table: Scene, expected: dict[str, str]) -> None:
    assert table.placed() == expected


def expect_points(table: Scene, expected: list[int]) -> None:
    assert table.points() == expected


def expect_refused(table: Scene, expected: dict[str, str]) -> None:
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


def expect_proof(table: Scene, expected: dict[str, str]) -> None:
    (claim,) = [event.public for event in table.events if event.public.key == "gh-claimed"]
    assert {name: written(claim.params[name]) for name in expected} == expected


def expect_may_take(table: Scene, expected: dict[str, bool]) -> None:
    for marker, allowed in expected.items():
        building, lot = marker.split()
        number, bit = BUILDINGS.index(building), 1 << LOTS.index(lot)
        assert table.state.board.may_take(number, bit) == allowed


def expect_claimable(table: Scene, expected: list[str]) -> None:
    board = table.state.board
    excluded = board.exclusions()
    found = [
        f"{building} {lot}"
        for number, building in enumerate(BUILDINGS)
        for lot in board.town.lot_ids(excluded[number])
    ]
    assert found == expected


def expect_of_view(name: str) -> Any:
    def expect(table: Scene, expected: object) -> None:
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
