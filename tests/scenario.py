"""Worked scenarios of a rule ledger as data: one TOML file each, one runner a game.

    title = "…"
    clauses = ["KB-13", …]          the clauses the scenario proves

    [given]                         the position, in words of the game's own table
    hands = ["1 4 4", …]

    [[step]]                        then step by step:
    do = ["reveal", "1: bid 1x1"]   what is done, in the moves' notation by seat
    lot = "3 3"                     and everything else in a step is expected after it

Where a scenario has several cases, each is a `[[case]]` with a name, what its position has
different under `given`, and its own `[[case.step]]`. Nothing here knows a game: the runner says
how a position is set and what each expectation compares.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.positions import Arranged, S

Value: TypeAlias = "bool | int | str | list[Value] | dict[str, Value]"


@dataclass(frozen=True)
class CaseStep:
    """Things done one after the other, and what is expected then."""

    do: tuple[str, ...]
    expected: Mapping[str, Value]


@dataclass(frozen=True)
class Case:
    """One line of play from one position."""

    given: Mapping[str, Value]
    steps: tuple[CaseStep, ...]


def read(path: Path) -> tuple[tuple[str, ...], dict[str, Case]]:
    """Read a scenario: its clauses, and its cases by name."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert data.keys() <= {"title", "clauses", "given", "step", "case"}, path
    assert data["title"]
    cases: dict[str, Case] = {}
    for part in data.get("case", [data]):
        given = {**data.get("given", {}), **part.get("given", {})}
        steps = tuple(
            CaseStep(tuple(step.get("do", ())), {key: step[key] for key in step if key != "do"})
            for step in part["step"]
        )
        assert any(step.expected for step in steps), f"{path} expects nothing"
        cases[part.get("name", "")] = Case(given, steps)
    return tuple(data["clauses"]), cases


def run_auto_steps(at: Arranged[S], spelled: str) -> None:
    """Carry out what leaves no choice, unless the scenario spells it next."""
    while at.forced():
        seat, text = at.forced()[0]
        if spelled == f"{seat}: {text}":
            return
        at.do(seat, text)


def expect_among(there: Sequence[str], name: str, value: Value) -> None:
    """Expect things to be among others, or, where the name ends in `not`, none of them to be."""
    assert isinstance(value, list)
    found = set(map(str, value)) & set(there)
    assert found == (set() if name.endswith("_not") else set(map(str, value))), name


def cases_in(folder: Path) -> list[object]:
    """List every case of every scenario for `parametrize`, marked with the clauses it proves."""
    params: list[object] = []
    for path in sorted(folder.glob("*.toml")):
        clauses, cases = read(path)
        for name, case in cases.items():
            named = f"{path.stem} {name}".strip()
            params.append(pytest.param(case, id=named, marks=pytest.mark.clause(*clauses)))
    return params
